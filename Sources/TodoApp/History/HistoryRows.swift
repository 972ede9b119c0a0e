import CivilCalendar
import FileKit
import TermPanels
import TodoModel
import TodoWording

/// The newest entries of the journal, as many pages as the current row has come near to.
@MainActor final class HistoryRows: ListDataSource {
  /// A day in the history, or nil at its end, where older changes were forgotten. Where a clock was
  /// set back, the same day appears a second time.
  struct DayID: Hashable {
    let day: Day?
    let repetition: Int
  }

  /// The number of entries that are read at a time.
  static let page = 200

  private let access: StoreAccess
  private let messages: Messages
  private let startedAt: Timestamp
  private(set) var entries: [HistoryEntry] = []
  private var isComplete = false
  private(set) var revision = 0

  init(_ access: StoreAccess, _ messages: Messages, startedAt: Timestamp) {
    (self.access, self.messages, self.startedAt) = (access, messages, startedAt)
  }

  /// Reads the known entries again, up to a page below an index: entries have been added, and the
  /// standing of others may have changed.
  func reload(around index: Int?) {
    let wanted = min(max(Self.page, entries.count), (index ?? 0) + Self.page)
    guard let read = read(before: nil, limit: wanted) else { return }
    entries = read
    isComplete = read.count < wanted
    revision += 1
  }

  /// Reads another page if an index is close to the last known entry.
  func readOn(from index: Int) {
    guard !isComplete, index + Self.page / 2 > entries.count, let last = entries.last,
      let older = read(before: last.id, limit: Self.page)
    else { return }
    entries += older
    isComplete = older.count < Self.page
    revision += 1
  }

  private func read(before id: JournalEntry.ID?, limit: Int) -> [HistoryEntry]? {
    access.read(or: nil) { try access.store.journal.history(before: id, limit: limit) }
  }

  func entry(_ id: JournalEntry.ID) -> HistoryEntry? { index(of: id).map { entries[$0] } }

  /// The days of the entries, with the number of entries of each.
  var groups: [GroupedRows<DayID, JournalEntry.ID>.Group] {
    let zone = access.clock.zone
    var groups: [GroupedRows<DayID, JournalEntry.ID>.Group] = []
    var repetitions: [Day: Int] = [:]
    var next = 0
    while next < entries.count {
      let day = zone.day(of: entries[next].entry.at)
      // Asking the time zone for each entry takes longer than reading it.
      let bounds = zone.start(of: day)..<zone.start(of: day.adding(days: 1))
      let start = next
      repeat {
        next += 1
      } while next < entries.count
        && bounds.contains(entries[next].entry.at)
      groups.append(
        .init(DayID(day: day, repetition: repetitions[day, default: 0]), rowCount: next - start))
      repetitions[day, default: 0] += 1
    }
    if isComplete, !entries.isEmpty, access.store.upkeep.hasForgottenChanges {
      groups.append(.init(DayID(day: nil, repetition: 0), rowCount: 0))
    }
    return groups
  }

  // MARK: - ListDataSource

  var rowCount: Int { entries.count }

  func rowID(at index: Int) -> JournalEntry.ID { entries[index].id }

  func index(of id: JournalEntry.ID) -> Int? {
    let index = entries.partitioningIndex { $0.id <= id }
    return index < entries.count && entries[index].id == id ? index : nil
  }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let row = panel as? HistoryRowPanel ?? HistoryRowPanel()
    let entry = entries[index]
    row.show(
      entry, text: messages.phraseBook.line(for: entry.entry), origin: origin(of: entry),
      moment: MomentText.time(entry.entry.at, by: access.clock))
    return row
  }

  /// The place where an entry was made; unknown if the entry is older than this run.
  private func origin(of entry: HistoryEntry) -> String? {
    switch entry.origin {
    case .own: "here"
    case .other: entry.entry.at >= startedAt ? "elsewhere" : nil
    }
  }
}
