/// Marks: UIKit's multiple selection, with the current row beside it.
///
/// Where ``allowsMultipleSelection`` is set, `m` marks the current row and moves to the next, `V`
/// begins a range that every movement extends until `m` or `V` ends it, `*` marks all rows or none,
/// and Esc cancels a range, then removes the marks, and only then does what it does elsewhere. A
/// Ctrl-click marks a row, a Shift-click all from the current one to there.
///
/// The rules:
/// 1. A mark belongs to the identity of a row. It stays when rows are reloaded, sorted or filtered.
/// 2. A row that is gone, or filtered out, counts as not marked: ``markedIDs`` are rows that can be
///    seen by moving through the list. When the row comes back, it is marked again.
/// 3. A new row in the list is not marked, also after `*`, until a person or the program marks it.
/// 4. A heading is never marked, nor a row that the data source excludes
///    (``ListDataSource/canMarkRow(_:)``).
/// 5. No more than ``mostMarks`` rows are marked at a time. `*` in a longer list marks none, and
///    shows a message: nobody has looked at a million rows.
/// 6. A delegate's actions are offered as without marks. The delegate decides on which rows they
///    act: it reads ``markedIDs``, and calls ``clearMarks()`` when those have been acted on.
extension ListPanel {
  /// The marked rows that the list has now, in the order of marking; those of an open range come
  /// last, from its start on.
  public var markedIDs: [ID] { marks.ids(in: rows.source) }

  /// The number of ``markedIDs``.
  public var markedCount: Int { marks.count(in: rows.source) }

  /// Whether a row is marked.
  public func isMarked(_ id: ID) -> Bool { marks.contains(id, in: rows.source) }

  /// Marks rows, up to ``mostMarks`` in all. Those that are not in the list count as soon as they
  /// are.
  public func mark(_ ids: some Sequence<ID>) { marks.mark(ids) }

  /// Removes the marks of rows.
  public func unmark(_ ids: some Sequence<ID>) { marks.unmark(ids) }

  /// Removes all marks, also those of rows that are filtered out, and a range.
  public func clearMarks() { marks.clear() }

  /// Marks the rows of an open range, and ends the range.
  public func endMarkRange() { marks.endRange() }

  /// Begins a range at the current row.
  func beginMarkRange() {
    guard let currentID, let currentIndex, canMark(currentID) else { return }
    marks.beginRange(at: currentID, currentIndex)
  }

  /// Marks rows for a click with Ctrl or Shift.
  ///
  /// - Returns: Whether the click was handled.
  func markPressedRow(_ id: ID, _ modifiers: Key.Modifiers) -> Bool {
    if modifiers.contains(.control) {
      endMarkRange()
      guard makeCurrent(id) else { return false }
      if canMark(id) { marks.toggle(id) }
      return true
    }
    guard modifiers.contains(.shift), currentID != nil, rows.source?.index(of: id) != nil
    else { return false }
    if !marks.isRangeOpen { beginMarkRange() }
    guard makeCurrent(id) else { return false }
    endMarkRange()
    return true
  }

  /// Whether the data source allows that a row is marked.
  func canMark(_ id: ID) -> Bool { rows.source?.canMarkRow(id) ?? true }

  /// Reports that no more rows can be marked.
  func refuseMarks() {
    viewIfLoaded?.window?.show(
      Toast(
        "At most \(RowMarks<ID>.limit / 1000),000 rows can be marked. Filter the list.",
        isError: true))
  }
}
