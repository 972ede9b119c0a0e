import TermPanels

/// Rows that are read in one go.
private let page = 20
/// Rows that are watched for changes: those that were read last.
private let watched = 40
/// Changes that are reported one by one.
private let maximumLines = 5

/// Reads a list aloud, a page at a time, and gives its rows numbers. A number means the row that
/// was read under it until the list is read again, wherever that row has moved.
@MainActor final class ListReader<List: AnyListPanel>: ListReading {
  private typealias Source = any ListDataSource<List.RowID>
  private typealias Key = RowKey<List.RowID>

  private let rows: List
  /// The row that the person named last.
  private var chosen: List.RowID?

  private struct Entry {
    let id: List.RowID
    let number: Int
    var text: String
    var isGone = false
  }
  private var entries: [Entry] = []
  private var positions: [List.RowID: Int] = [:]
  private var byNumber: [Int: Int] = [:]
  private var nextNumber = 1
  /// The first row that was read, `nil` for the first one of the list, and the last row.
  private var (begin, end): (Key?, Key?)
  /// The index of `end` when it was read.
  private var endIndex = -1
  private var hasReadAll = false
  /// The list's current row, as last reported.
  private var reportedCurrent: List.RowID?
  private var spare: Panel?

  init(_ list: List) { rows = list }

  var list: any AnyListPanel { rows }

  func readAnew(from position: Int) -> [String] {
    entries = []
    positions = [:]
    byNumber = [:]
    var lines: [String] = []
    steadily { source in
      let position = max(0, min(position, source.positionCount - 1))
      var start = min(source.index(ofPosition: position), max(0, source.rowCount - 1))
      while start > 0, source.isHeading(at: start - 1) { start -= 1 }
      nextNumber = position + 1
      begin = start == 0 ? nil : source.key(at: start)
      reportedCurrent = rows.currentID
      lines = read(source, from: start)
    }
    return lines
  }

  func readOn() -> [String] {
    var lines: [String] = []
    steadily { source in
      // If the last row is gone, the rows after it have moved up into its place.
      let start = end.flatMap { source.index(ofKey: $0) }.map { $0 + 1 } ?? max(0, endIndex)
      lines = start < source.rowCount ? read(source, from: start) : ["That was the last row."]
    }
    return lines
  }

  func text(ofRow number: Int) -> String? { byNumber[number].map { entries[$0].text } }

  func choose(_ number: Int) -> Bool {
    guard let id = byNumber[number].map({ entries[$0].id }), rows.makeCurrent(id) else {
      return false
    }
    rows.becomeFirstResponder()
    chosen = id
    return true
  }

  var isChosenCurrent: Bool { chosen != nil && rows.currentID == chosen }

  var hasMore: Bool { !hasReadAll }

  func changes() -> [String] {
    var lines: [String] = []
    steadily { source in lines = changes(source) }
    guard lines.count > maximumLines else { return lines }
    return ["\(lines.count) rows have changed. list: read them."]
  }

  // MARK: - Reading

  private func read(_ source: Source, from start: Int) -> [String] {
    let count = source.rowCount
    guard count > 0 else { return ["No rows."] }
    let stop = min(count, start + page)
    let first = nextNumber
    var lines: [String] = []
    for index in start..<stop {
      let key = source.key(at: index)
      guard let text = text(source, index) else { continue }
      switch key {
      case .heading:
        // A heading cannot be chosen, so it has no number.
        lines.append("\(text):")
      case .row(let id):
        if let position = positions[id] {
          entries[position].text = text
          lines.append(line(entries[position]))
        } else {
          lines.append(line(add(id, text)))
        }
      }
      end = key
    }
    endIndex = stop - 1
    hasReadAll = stop == count
    let (last, all) = (stop - source.headingCount(before: stop), source.positionCount)
    let head =
      start == 0 && stop == count
      ? "\(all) \(all == 1 ? "row" : "rows"):" : "Rows \(first) to \(last) of \(all):"
    return [head] + lines + (stop < count ? ["more: read the next rows."] : [])
  }

  private func add(_ id: List.RowID, _ text: String) -> Entry {
    let entry = Entry(id: id, number: nextNumber, text: text)
    nextNumber += 1
    positions[id] = entries.count
    byNumber[entry.number] = entries.count
    entries.append(entry)
    return entry
  }

  private func line(_ entry: Entry) -> String { "\(entry.number). \(entry.text)" }

  /// The text of a row. Its panel is made separately, never taken from the list's own.
  private func text(_ source: Source, _ index: Int) -> String? {
    let panel = source.panel(forRowAt: index, reusing: spare)
    let text = panel.view.spokenText
    spare = panel.parent == nil ? panel : nil
    guard let id = source.id(at: index), rows.isMarked(id) else { return text }
    return (text.map { $0 + ", " } ?? "") + ListPanel.markWord
  }

  private func steadily(_ body: (Source) -> Void) {
    guard let source = rows.dataSource else { return }
    source.steadily { body(source) }
  }

  // MARK: - Changes

  private func changes(_ source: Source) -> [String] {
    var lines: [String] = []
    var places: [Int] = []
    for position in entries.indices.suffix(watched) {
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

  private func arrivals(_ source: Source, among places: [Int]) -> [String] {
    let count = source.rowCount
    let last = hasReadAll ? count - 1 : end.flatMap { source.index(ofKey: $0) } ?? -1
    let start = begin.map { source.index(ofKey: $0) ?? places.min() ?? 0 } ?? 0
    // Of too many rows, only those at the end are checked: that is where the person is.
    let first = max(start, last - 2 * watched)
    var lines: [String] = []
    func report(_ index: Int) {
      guard let id = source.id(at: index), positions[id] == nil, let text = text(source, index)
      else { return }
      lines.append("New: " + line(add(id, text)))
    }
    if first <= last { for index in first...last { report(index) } }
    guard rows.currentID != reportedCurrent else { return lines }
    reportedCurrent = rows.currentID
    if let id = reportedCurrent, let index = source.index(of: id) { report(index) }
    return lines
  }
}
