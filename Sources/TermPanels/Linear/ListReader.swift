/// Reads a list aloud, a page at a time, and gives its rows numbers. A number means the row that
/// was read under it until the list is read again, wherever that row has moved.
@MainActor final class ListReader {
  /// Rows that are read in one go.
  static let page = 20
  /// Rows that are watched for changes: those that were read last.
  private static let watched = 40
  /// Changes that are reported one by one.
  private static let maximumLines = 5

  let list: ListPanel
  /// The row that the person named last.
  var chosen: AnyHashable?

  private struct Entry {
    let id: AnyHashable
    let number: Int
    var text: String
    var isGone = false
  }
  private var entries: [Entry] = []
  private var positions: [AnyHashable: Int] = [:]
  private var byNumber: [Int: Int] = [:]
  private var nextNumber = 1
  /// The first row that was read, `nil` for the first one of the list, and the last row.
  private var (begin, end): (AnyHashable?, AnyHashable?)
  /// The index of `end` when it was read.
  private var endIndex = -1
  private var hasReadAll = false
  /// The list's current row, as last reported.
  private var reportedCurrent: AnyHashable?
  private var spare: Panel?

  init(_ list: ListPanel) { self.list = list }

  /// Reads a page from an index on and numbers the rows again, by their positions.
  func readAnew(from index: Int = 0) -> [String] {
    entries = []
    positions = [:]
    byNumber = [:]
    var lines: [String] = []
    steadily { source in
      let start = max(0, min(index, source.rowCount - 1))
      nextNumber = start + 1
      begin = start == 0 ? nil : source.rowID(at: start)
      reportedCurrent = list.currentID
      lines = read(source, from: start)
    }
    return lines
  }

  /// Reads the page after the one that was read last.
  func readOn() -> [String] {
    var lines: [String] = []
    steadily { source in
      // If the last row is gone, the rows after it have moved up into its place.
      let start = end.flatMap { source.index(of: $0) }.map { $0 + 1 } ?? max(0, endIndex)
      lines = start < source.rowCount ? read(source, from: start) : ["That was the last row."]
    }
    return lines
  }

  /// The row that was read under a number, with its text; `nil` for a number that was not read.
  func row(_ number: Int) -> (id: AnyHashable, text: String, isThere: Bool)? {
    guard let position = byNumber[number] else { return nil }
    let entry = entries[position]
    var isThere = false
    steadily { isThere = $0.index(of: entry.id) != nil }
    return (entry.id, entry.text, isThere)
  }

  /// Whether there are rows after those that were read.
  var hasMore: Bool { !hasReadAll }

  /// The changes in the rows that were read, a line for each. Rows that have arrived within the
  /// part that was read, and a row that has become current, are new.
  func changes() -> [String] {
    var lines: [String] = []
    steadily { source in lines = changes(source) }
    guard lines.count > ListReader.maximumLines else { return lines }
    return ["\(lines.count) rows have changed. list: read them."]
  }

  // MARK: - Reading

  private func read(_ source: any ListDataSource, from start: Int) -> [String] {
    let count = source.rowCount
    guard count > 0 else { return ["No rows."] }
    let stop = min(count, start + ListReader.page)
    var lines: [String] = []
    for index in start..<stop {
      let id = source.rowID(at: index)
      guard let text = text(source, index) else { continue }
      if source.isHeading(at: index) {
        // A heading cannot be chosen: its number stays unsaid, so that the others are positions.
        lines.append("\(text):")
        nextNumber += 1
      } else if let position = positions[id] {
        entries[position].text = text
        lines.append(line(entries[position]))
      } else {
        lines.append(line(add(id, text)))
      }
      end = id
    }
    endIndex = stop - 1
    hasReadAll = stop == count
    let head =
      start == 0 && stop == count
      ? "\(count) \(count == 1 ? "row" : "rows"):" : "Rows \(start + 1) to \(stop) of \(count):"
    return [head] + lines + (stop < count ? ["more: read the next rows."] : [])
  }

  private func add(_ id: AnyHashable, _ text: String) -> Entry {
    let entry = Entry(id: id, number: nextNumber, text: text)
    nextNumber += 1
    positions[id] = entries.count
    byNumber[entry.number] = entries.count
    entries.append(entry)
    return entry
  }

  private func line(_ entry: Entry) -> String { "\(entry.number). \(entry.text)" }

  /// The text of a row. Its panel is made separately, never taken from the list's own.
  private func text(_ source: any ListDataSource, _ index: Int) -> String? {
    let panel = source.panel(forRowAt: index, reusing: spare)
    let text = panel.view.spokenText
    spare = panel.parent == nil ? panel : nil
    guard list.isMarked(source.rowID(at: index)) else { return text }
    return (text.map { $0 + ", " } ?? "") + ListRowView.markWord
  }

  private func steadily(_ body: (any ListDataSource) -> Void) {
    guard let source = list.dataSource else { return }
    source.steadily { body(source) }
  }

  // MARK: - Changes

  private func changes(_ source: any ListDataSource) -> [String] {
    var lines: [String] = []
    var places: [Int] = []
    for position in entries.indices.suffix(ListReader.watched) {
      let entry = entries[position]
      guard let index = source.index(of: entry.id) else {
        if !entry.isGone { lines.append("Gone: \(line(entry))") }
        entries[position].isGone = true
        continue
      }
      places.append(index)
      guard let text = text(source, index), text != entry.text || entry.isGone else { continue }
      entries[position].text = text
      entries[position].isGone = false
      lines.append((entry.isGone ? "Back: " : "") + line(entries[position]))
    }
    return lines + arrivals(source, among: places)
  }

  private func arrivals(_ source: any ListDataSource, among places: [Int]) -> [String] {
    let count = source.rowCount
    let last = hasReadAll ? count - 1 : end.flatMap { source.index(of: $0) } ?? -1
    let start = begin.map { source.index(of: $0) ?? places.min() ?? 0 } ?? 0
    // Of too many rows, only those at the end are checked: that is where the person is.
    let first = max(start, last - 2 * ListReader.watched)
    var lines: [String] = []
    func report(_ index: Int) {
      let id = source.rowID(at: index)
      guard positions[id] == nil, !source.isHeading(at: index), let text = text(source, index)
      else { return }
      lines.append("New: " + line(add(id, text)))
    }
    if first <= last { for index in first...last { report(index) } }
    guard list.currentID != reportedCurrent else { return lines }
    reportedCurrent = list.currentID
    if let id = reportedCurrent, let index = source.index(of: id) { report(index) }
    return lines
  }
}
