import CivilCalendar
import TermPanels
import TodoModel

/// The newest entries of the journal, as many pages of them as somebody has come near to.
@MainActor final class HistoryRows: ListDataSource {
  /// A day in the history, or nil below its end, where older changes were forgotten. Where a clock was
  /// put back, the same day comes a second time.
  struct DayID: Hashable {
    let day: Day?
    let repetition: Int
  }

  /// How many entries are read at a time.
  static let page = 200

  private let context: AppContext
  private(set) var entries: [HistoryEntry] = []
  private var isComplete = false
  private(set) var revision = 0

  init(_ context: AppContext) { self.context = context }

  /// Reads again what has been read, as far as a page below a place: entries have come, and what
  /// has become of the others may be different now.
  func reload(around index: Int?) {
    let wanted = min(max(Self.page, entries.count), (index ?? 0) + Self.page)
    guard let read = read(before: nil, limit: wanted) else { return }
    entries = read
    isComplete = read.count < wanted
    revision += 1
  }

  /// Reads a page more where a place is close to the last entry that is known.
  func readOn(from index: Int) {
    guard !isComplete, index + Self.page / 2 > entries.count, let last = entries.last,
      let older = read(before: last.id, limit: Self.page)
    else { return }
    entries += older
    isComplete = older.count < Self.page
    revision += 1
  }

  private func read(before id: JournalEntry.ID?, limit: Int) -> [HistoryEntry]? {
    context.read(or: nil) { try context.store.history(before: id, limit: limit) }
  }

  func entry(_ id: AnyHashable) -> HistoryEntry? { index(of: id).map { entries[$0] } }

  /// The days of the entries, with how many each has.
  var groups: [GroupedRows<DayID>.Group] {
    let zone = context.clock.zone
    var groups: [GroupedRows<DayID>.Group] = []
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
    if isComplete, !entries.isEmpty, context.store.hasForgottenChanges {
      groups.append(.init(DayID(day: nil, repetition: 0), rowCount: 0))
    }
    return groups
  }

  // MARK: - ListDataSource

  var rowCount: Int { entries.count }

  func rowID(at index: Int) -> AnyHashable { entries[index].id }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? JournalEntry.ID else { return nil }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id > id { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].id == id ? low : nil
  }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let row = panel as? HistoryRowPanel ?? HistoryRowPanel()
    let entry = entries[index]
    row.show(
      entry, place: place(of: entry), moment: MomentWords.time(entry.entry.at, by: context.clock))
    return row
  }

  /// Where an entry was made. Of one that is older than this run nobody knows.
  private func place(of entry: HistoryEntry) -> String? {
    switch entry.origin {
    case .own: "here"
    case .other: entry.entry.at >= context.startedAt ? "elsewhere" : nil
    }
  }
}
