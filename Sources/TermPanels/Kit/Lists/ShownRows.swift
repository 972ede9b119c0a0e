/// The rows of a list on the screen: which part of the data source is shown, and which row is
/// current.
///
/// Each of its parts has one subject, and state of its own: ``RowTiler`` the rows that exist,
/// ``RowSelection`` the current row, ``RowMarks`` the marks, ``RowMotion`` the animation, and
/// ``RowChanges`` the order of changes that callbacks request. Of the parts only motion knows
/// another one, whose rows it moves; what concerns two of them stands here.
@MainActor final class ShownRows<ID: Hashable> {
  /// Called after another row became the current one.
  var currentDidChange: () -> Void = {}

  /// The data source of the rows, and the one that replaces it after the change under way.
  private(set) var source: RowSource<ID>?
  private var nextSource: RowSource<ID>??
  /// The data source's revision that the rows show; `nil` after another data source was adopted.
  private var shownRevision: Int?

  private unowned let list: Panel
  private let marks: RowMarks<ID>
  private let changes: RowChanges
  private let tiler: RowTiler<ID>
  private let motion: RowMotion<ID>
  private var selection = RowSelection<ID>()

  init(in list: Panel, marks: RowMarks<ID>) {
    self.list = list
    self.marks = marks
    changes = RowChanges(of: list)
    tiler = RowTiler(RowEmbedder(in: list, changes))
    motion = RowMotion(in: list, of: tiler)
    changes.catchUp = { [unowned self] in
      adoptNextSource()
      reload(animated: false)
    }
    tiler.didPlace = { [unowned self] row in
      row.host.isCurrent = row.isRow(selection.id)
      row.host.isMarked = marks.contains(row)
    }
  }

  // MARK: - State

  var dataSource: RowSource<ID>? {
    get { nextSource ?? source }
    set {
      nextSource = .some(newValue)
      if !changes.isChanging { adoptNextSource() }
      reload(animated: false)
    }
  }

  var overscan: Int {
    get { tiler.overscan }
    set { tiler.overscan = newValue }
  }

  var currentID: ID? { selection.id }
  var currentIndex: Int? { selection.index }

  /// The rows that exist, from top to bottom.
  var live: [ListRow<ID>] { tiler.rows }

  private func adoptNextSource() {
    guard let nextSource else { return }
    (source, self.nextSource, shownRevision) = (nextSource, nil, nil)
    marks.forget()
  }

  /// Works with the indices of rows: in a single state of the data source, the one that the rows on
  /// the screen show.
  func steadily(_ body: () -> Void) {
    guard let source else { return body() }
    changes.inOneChange {
      changes.hold(source) {
        // A list that has become empty keeps its last picture until it is reloaded.
        let isStale = source.revision != shownRevision && source.rowCount > 0
        if isStale, !live.isEmpty, !changes.isChanging { changes.change { replaceRows() } }
        body()
      }
    }
  }

  // MARK: - Reloading

  /// Asks the data source again and shows the difference; see ``ListPanel``.
  func reload(animated: Bool, completion: (() -> Void)? = nil) {
    // A list without room has no rows, but its current row is one of the data.
    guard tiler.hasRoom || currentID != nil else {
      marks.renew(to: nil, in: source)
      completion?()
      return
    }
    if let completion { motion.whenOver(completion) }
    // A callback may request another change, which is made afterwards.
    guard changes.mayChange, !changes.holds(source) else { return changes.catchUpLater() }
    changes.inOneChange { showDifference(animated: animated) }
    motion.completeIfOver()
  }

  private func showDifference(animated: Bool) {
    var scene = RowMotion<ID>.Scene()
    let change = { [self] in
      scene = motion.sceneBeforeChange(to: source, animated: animated)
      changes.change { replaceRows() }
      let top = currentID == nil ? tiler.visibleRows.first : nil
      if let top { makeCurrent(index: top.index) } else { revealCurrent() }
    }
    if let source { changes.hold(source, change) } else { change() }
    motion.animate(from: scene)
    list.setNeedsStatusUpdate()
  }

  /// Brings every row up to date, and lays the rows out.
  private func replaceRows() {
    shownRevision = source?.revision ?? 0
    let next = selection.successor(of: live, in: source, height: tiler.height)
    selection.nextY = nil
    marks.renew(to: next.index, in: source)
    setCurrent(next.id, at: next.index)
    tiler.update(from: source)
    tiler.tile(from: next.anchor, in: source)
  }

  /// Asks the data source for one row's panel again.
  func reloadRow(_ id: ID) {
    if changes.holds(source) { return changes.catchUpLater() }
    changes.inOneChange {
      var isGone = false
      steadily {
        guard let row = live.first(where: { $0.isRow(id) }) else { return }
        let height = row.height
        tiler.update(row, from: source)
        isGone = row.index < 0
        if !isGone, height != row.height { tile(from: RowAnchor(index: row.index, y: row.y)) }
        list.setNeedsStatusUpdate()
      }
      if isGone { reload(animated: true) }
    }
  }

  // MARK: - Layout

  /// Lays the rows out again where they are, for a new size; a row whose width has changed is
  /// measured again.
  func layOut() {
    // A layout that changes nothing must not stop rows that are moving.
    let isNeeded = tiler.needsLayout(in: source)
    guard let top = tiler.topRow else {
      // A list that is fading out has no rows either, and must not be disturbed.
      if isNeeded || source?.rowCount ?? 0 > 0 { reload(animated: false) }
      return
    }
    guard isNeeded else { return }
    motion.settle()
    steadily {
      guard let row = live.contains(where: { $0 === top }) ? top : live.first else { return }
      changes.change { measureRows(from: row) }
    }
  }

  private func measureRows(from top: ListRow<ID>) {
    tiler.measure(in: source)
    var anchor = RowAnchor(index: top.index, y: top.y)
    if let current = live.first(where: { $0.isRow(currentID) }) {
      // The current row stays in sight, however small the view becomes.
      let y = max(0, min(current.y, tiler.height - current.height))
      anchor = RowAnchor(index: current.index, y: y)
    }
    tiler.tile(from: anchor, in: source)
  }

  private func tile(from anchor: RowAnchor) {
    selection.nextY = nil
    motion.settle()
    changes.change { tiler.tile(from: anchor, in: source) }
  }

  /// Shows which rows are marked.
  func showMarks() { for row in live { row.host.isMarked = marks.contains(row) } }

  // MARK: - The current row

  /// Makes a row current and brings it into sight; `nil` makes none current.
  ///
  /// - Returns: Whether the row exists.
  func makeCurrent(_ id: ID?) -> Bool {
    guard let id else {
      setCurrent(nil, at: nil)
      return true
    }
    var isFound = false
    steadily {
      guard let index = source?.index(of: id) else { return }
      makeCurrent(index: index)
      isFound = true
    }
    return isFound
  }

  /// Makes the row at an index current, or the nearest one that is not a heading, and brings it
  /// into sight with the headings above it.
  func makeCurrent(index: Int, upwards: Bool = false) {
    steadily {
      guard let source, let index = source.selectableIndex(near: index, upwards: upwards) else {
        return
      }
      // Rows that wait for their change may still be those of other values.
      let row = source.revision == shownRevision ? tiler[index] : nil
      setCurrent(row?.key.id ?? source.rowID(at: index), at: index)
      revealCurrent()
    }
  }

  private func setCurrent(_ id: ID?, at index: Int?) {
    guard selection.set(id, at: index) else { return }
    for row in live { row.host.isCurrent = row.isRow(id) }
    marks.reach(index, in: source)
    list.setNeedsStatusUpdate()
    currentDidChange()
  }

  /// Makes a neighbour current that stays, if the current row is one of those that leave.
  func stepAside(from leaving: Set<ID>) {
    steadily {
      guard let source, let index = currentIndex, let id = currentID, leaving.contains(id),
        let target = selection.neighbour(in: source, leaving: leaving)
      else { return }
      // The next row moves up into the place that becomes free, so that nothing above moves. So do
      // the headings between them.
      let place = selection.nextY ?? tiler[index]?.y
      let y = place.map { $0 + tiler.heightOfHeadings(between: index, and: target) }
      makeCurrent(index: target)
      selection.nextY = target > index ? y : nil
    }
  }

  /// Scrolls just far enough to bring the current row and its headings into sight.
  private func revealCurrent() {
    guard let index = currentIndex, list.isViewLoaded, tiler.height > 0 else { return }
    reveal(index)
    guard let source else { return }
    if let anchor = tiler.anchor(revealingLastHeadingsBelow: index, in: source) {
      tile(from: anchor)
      reveal(index)
    }
    if let anchor = tiler.anchor(revealingHeadingsAbove: index, in: source) {
      tile(from: anchor)
      reveal(index)
    }
  }

  private func reveal(_ index: Int) {
    if let anchor = tiler.anchor(revealing: index) { tile(from: anchor) }
  }

  // MARK: - Moving

  /// Makes the row that many rows farther current.
  func move(by offset: Int) {
    steadily {
      guard let index = currentIndex else { return makeCurrent(index: offset > 0 ? 0 : .max) }
      makeCurrent(index: index + offset, upwards: offset < 0)
    }
  }

  /// Moves by a screenful, less one row to keep one's place, or by half of one; the current row
  /// stays where it was on the screen.
  func page(_ direction: Int, isHalf: Bool = false) {
    steadily {
      let whole = tiler.wholeRows
      let offset = direction * max(1, isHalf ? whole.count / 2 : whole.count - 1)
      guard let index = currentIndex, let count = source?.rowCount else {
        return move(by: direction)
      }
      if let top = whole.first, index + offset > 0, index + offset < count - 1 {
        tile(from: RowAnchor(index: top.index + offset, y: top.y))
      }
      move(by: offset)
    }
  }

  /// Scrolls by rows of the screen, as far as the list reaches. The current row stays the same as
  /// long as it is in sight.
  ///
  /// - Returns: Whether the list has more than fits.
  func scroll(by offset: Int) -> Bool {
    var isLonger = false
    steadily {
      isLonger = tiler.isLonger(withCount: source?.rowCount ?? 0)
      guard isLonger, let top = tiler.topRow else { return }
      tile(from: RowAnchor(index: top.index, y: top.y - offset))
      if let row = selection.replacement(among: tiler.visibleRows) {
        setCurrent(row.key.id, at: row.index)
      }
    }
    return isLonger
  }
}
