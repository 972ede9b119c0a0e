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
/// 4. A heading is never marked.
/// 5. No more than ``mostMarks`` rows are marked at a time. `*` in a longer list marks none, and
///    shows a message: nobody has looked at a million rows.
/// 6. A delegate's actions are offered as without marks. The delegate decides on which rows they
///    act: it reads ``markedIDs``, and calls ``clearMarks()`` when those have been acted on.
extension ListPanel {
  /// The maximum number of rows marked at a time.
  public static let mostMarks = 10_000

  /// The marked rows that the list has now, in the order of marking; those of an open range come
  /// last, from its start on.
  public var markedIDs: [AnyHashable] {
    guard let markRange else { return marksHere }
    let marked = marks
    return marksHere + markRange.ids.filter { !marked.contains($0) }
  }

  /// The number of ``markedIDs``.
  public var markedCount: Int {
    guard let markRange else { return marks.isEmpty ? 0 : marksHere.count }
    let marked = marks
    return marksHere.count + markRange.ids.count { !marked.contains($0) }
  }

  /// Whether a row is marked.
  public func isMarked(_ id: AnyHashable) -> Bool {
    if marks.contains(id) { return true }
    guard let markRange, let index = source?.index(of: id), markRange.contains(index) else {
      return false
    }
    return source?.isHeading(at: index) == false
  }

  /// Marks rows, up to ``mostMarks`` in all. Those that are not in the list count as soon as they
  /// are.
  public func mark(_ ids: some Sequence<AnyHashable>) {
    for id in ids where marks.count < ListPanel.mostMarks { marks.insert(id) }
    marksDidChange()
  }

  /// Removes the marks of rows.
  public func unmark(_ ids: some Sequence<AnyHashable>) {
    for id in ids { marks.remove(id) }
    marksDidChange()
  }

  /// Removes all marks, also those of rows that are filtered out, and a range.
  public func clearMarks() {
    guard !marks.isEmpty || markRange != nil else { return }
    marks = ListMarks()
    markRange = nil
    marksDidChange()
  }

  /// Marks the rows of an open range, and ends the range.
  public func endMarkRange() {
    guard let range = markRange else { return }
    markRange = nil
    mark(range.ids)
  }

  // MARK: - Keys

  /// The command that marks the current row.
  var markCommand: KeyCommand {
    KeyCommand(
      .listMark, title: markRange == nil ? nil : "Mark the range",
      isEnabled: allowsMultipleSelection && currentID != nil
    ) { [unowned self] in
      if markRange != nil { return endMarkRange() }
      toggleMark()
      move(by: 1)
    }
  }

  /// The commands that mark several rows, and remove marks.
  var markCommands: [KeyCommand] {
    [
      KeyCommand(
        .listMarkRange, title: markRange == nil ? nil : "Mark the range",
        isEnabled: allowsMultipleSelection && currentID != nil
      ) { [unowned self] in markRange == nil ? beginMarkRange() : endMarkRange() },
      KeyCommand(.listMarkAll, isEnabled: allowsMultipleSelection && currentID != nil) {
        [unowned self] in toggleAllMarks()
      },
      KeyCommand(
        .listUnmark, title: markRange == nil ? nil : "Cancel the range",
        isEnabled: allowsMultipleSelection && (markRange != nil || markedCount > 0)
      ) { [unowned self] in
        if markRange == nil { return clearMarks() }
        markRange = nil
        marksDidChange()
      },
    ]
  }

  private func toggleMark() {
    guard let currentID else { return }
    if marks.contains(currentID) { return unmark([currentID]) }
    guard marks.count < ListPanel.mostMarks else { return refuseMarks() }
    mark([currentID])
  }

  private func beginMarkRange() {
    guard let currentID, let currentIndex else { return }
    markRange = ListMarkRange(startID: currentID, at: currentIndex)
    marksDidChange()
  }

  private func toggleAllMarks() {
    steadily {
      markRange = nil
      guard let source else { return }
      var ids: [AnyHashable] = []
      for index in 0..<source.rowCount where !source.isHeading(at: index) {
        // Rows beyond the limit are not looked at.
        guard ids.count < ListPanel.mostMarks else {
          marksDidChange()
          return refuseMarks()
        }
        ids.append(source.rowID(at: index))
      }
      let marked = marks
      if ids.allSatisfy({ marked.contains($0) }) { return clearMarks() }
      // Marks of rows that are filtered out would count towards the limit, and nobody thinks of
      // them.
      marks = ListMarks()
      mark(ids)
    }
  }

  private func refuseMarks() {
    let number = ListPanel.mostMarks / 1000
    viewIfLoaded?.window?.show(
      Toast("At most \(number),000 rows can be marked. Filter the list.", isError: true))
  }

  // MARK: - Mouse

  /// Marks rows for a click with Ctrl or Shift.
  ///
  /// - Returns: Whether the click was handled.
  func markPressedRow(_ id: AnyHashable, _ event: MouseEvent) -> Bool {
    guard allowsMultipleSelection else { return false }
    if event.modifiers.contains(.control) {
      endMarkRange()
      guard makeCurrent(id) else { return false }
      toggleMark()
      return true
    }
    guard event.modifiers.contains(.shift), currentID != nil, source?.index(of: id) != nil
    else { return false }
    if markRange == nil { beginMarkRange() }
    guard makeCurrent(id) else { return false }
    endMarkRange()
    return true
  }

  // MARK: - Following

  /// Extends a range to the row that has become current.
  func extendMarkRange() {
    guard var range = markRange, let source, let currentIndex else { return }
    let wasCut = range.isCut
    markRange = nil
    range.reach(currentIndex, in: source, limit: ListPanel.mostMarks)
    markRange = range
    if range.isCut, !wasCut { refuseMarks() }
    marksDidChange()
  }

  /// Updates the marks after a change of the rows: which marked rows the list has is unknown, and a
  /// range may have moved. A range whose start is gone is dropped.
  func renewMarks(_ range: ListMarkRange?) {
    knownMarksHere = nil
    guard let range else { return markRange = nil }
    markRange = currentIndex.flatMap { index in
      source.flatMap { range.renewed(to: index, in: $0, limit: ListPanel.mostMarks) }
    }
  }

  func marksDidChange() {
    knownMarksHere = nil
    for row in rows { showMark(of: row) }
    setNeedsStatusUpdate()
  }

  func showMark(of row: ListRow) {
    row.host.isMarked =
      !row.isHeading && (marks.contains(row.id) || markRange?.contains(row.index) == true)
  }

  /// The marked rows that the list has, without those of a range.
  private var marksHere: [AnyHashable] {
    if let knownMarksHere { return knownMarksHere }
    var here: [AnyHashable] = []
    if !marks.isEmpty, let source {
      source.steadily { here = marks(in: source) }
    }
    knownMarksHere = here
    return here
  }

  private func marks(in source: any ListDataSource) -> [AnyHashable] {
    let ids = marks.ids
    let count = source.rowCount
    // Reading rows one after the other is less work than finding each, where most are marked.
    guard ids.count > 100, count <= 2 * ids.count else {
      return there(ids, in: source)
    }
    var here: Set<AnyHashable> = []
    here.reserveCapacity(count)
    for index in 0..<count { here.insert(source.rowID(at: index)) }
    return ids.filter { here.contains($0) }
  }

  /// The given rows that a list has. Rows marked as a range are mostly adjacent, so the next one is
  /// found without a search.
  private func there(_ ids: [AnyHashable], in source: any ListDataSource) -> [AnyHashable] {
    let count = source.rowCount
    var here: [AnyHashable] = []
    var (last, step) = (-1, 1)
    for id in ids {
      let next = last + step
      if last >= 0, next >= 0, next < count, source.rowID(at: next) == id {
        last = next
      } else if let index = source.index(of: id) {
        // A range that was marked upwards is listed upwards.
        step = index == last - 1 ? -1 : 1
        last = index
      } else {
        continue
      }
      here.append(id)
    }
    return here
  }
}
