extension ListPanel {
  /// The row from which the list is laid out.
  struct Anchor {
    enum Edge { case top, bottom }
    /// The row.
    var index: Int
    /// The location of its edge, in rows from the view's top.
    var y: Int
    /// The edge that `y` refers to.
    var edge: Edge = .top
  }

  /// Lays the rows out again where they are, for a new size; a row whose width has changed is
  /// measured again.
  func layoutRows() {
    let isResized = tiledSize != Size(width: width, height: height)
    guard let first = rows.first(where: { $0.y + $0.height > 0 }) ?? rows.first else {
      // A list that is fading out has no rows either, and must not be disturbed.
      if isResized || source?.rowCount ?? 0 > 0 { reloadData(animated: false) }
      return
    }
    // A layout that changes nothing must not stop rows that are moving.
    guard isResized || hasRowOfOtherHeight else { return }
    settleMotion()
    steadily {
      guard let row = rows.contains(where: { $0 === first }) ? first : rows.first else { return }
      changeRows { remeasureRows(from: row) }
    }
  }

  private var hasRowOfOtherHeight: Bool {
    for row in rows where measuredHeight(of: row.panel) != row.height { return true }
    return false
  }

  private func remeasureRows(from first: ListRow) {
    for row in rows { row.height = measuredHeight(of: row.panel) }
    var anchor = Anchor(index: first.index, y: first.y)
    if let current = rows.first(where: { $0.id == currentID }) {
      // The current row stays in sight, however small the view becomes.
      anchor = Anchor(index: current.index, y: max(0, min(current.y, height - current.height)))
    }
    tileRows(from: anchor)
  }

  /// Lays the rows out from an anchor.
  func tile(from anchor: Anchor) {
    settleMotion()
    changeRows { tileRows(from: anchor) }
  }

  /// Makes the rows that are in sight, and `overscan` more, starting from the anchor; gives up the
  /// others. The only place where rows come and go.
  func tileRows(from anchor: Anchor) {
    tiledSize = Size(width: width, height: height)
    let count = source?.rowCount ?? 0
    guard count > 0, width > 0, height > 0 else { return keep([]) }
    let start = min(max(0, anchor.index), count - 1)
    freeRows(outOfReachOf: Anchor(index: start, y: anchor.y, edge: anchor.edge))
    var first = row(at: start)
    first.y = anchor.edge == .top ? anchor.y : anchor.y - first.height
    var tiled = [first]

    var last = first
    func fillDown() {
      while last.y + last.height < height, last.index + 1 < count {
        let next = row(at: last.index + 1)
        next.y = last.y + last.height
        tiled.append(next)
        last = next
      }
    }
    func fillUp() {
      while first.y > 0, first.index > 0 {
        let previous = row(at: first.index - 1)
        previous.y = first.y - previous.height
        tiled.insert(previous, at: 0)
        first = previous
      }
    }
    func shift(by rows: Int) { for row in tiled { row.y += rows } }

    fillDown()
    let gap = height - (last.y + last.height)
    if gap > 0 { shift(by: gap) }
    fillUp()
    if first.y > 0 {
      // Fewer rows than the view has room for: they begin at its top.
      shift(by: -first.y)
      fillDown()
    }
    // Filling from an anchor may have gone beyond the view; overscan counts from its edges.
    while tiled.count > 1, tiled[0].y + tiled[0].height <= 0 { tiled.removeFirst() }
    while tiled.count > 1, tiled[tiled.count - 1].y >= height { tiled.removeLast() }
    first = tiled[0]
    last = tiled[tiled.count - 1]
    for _ in 0..<overscan where first.index > 0 {
      let previous = row(at: first.index - 1)
      previous.y = first.y - previous.height
      tiled.insert(previous, at: 0)
      first = previous
    }
    for _ in 0..<overscan where last.index + 1 < count {
      let next = row(at: last.index + 1)
      next.y = last.y + last.height
      tiled.append(next)
      last = next
    }
    keep(tiled)
  }

  /// Frees the rows that will not be in sight, so that new ones can have their panels: no row is
  /// less than one cell high. Near the list's end a row too many may be freed; it comes back.
  private func freeRows(outOfReachOf anchor: Anchor) {
    // The anchor's own row takes one of the rows of the screen on its side of the edge.
    let (own, others) = anchor.edge == .top ? (0, 1) : (1, 0)
    let above = max(0, anchor.y - own) + overscan
    let below = max(0, height - anchor.y - others) + overscan
    for row in rows
    where row.index >= 0
      && (row.index < anchor.index - above || row.index > anchor.index + below)
    {
      rowsByIndex[row.index] = nil
      free.append(row)
    }
  }

  /// Keeps these rows and no others, each in its place.
  private func keep(_ tiled: [ListRow]) {
    for row in tiled { rowsByIndex[row.index] = nil }
    free.append(contentsOf: rowsByIndex.values)
    for row in free { giveUp(row) }
    free.removeAll(keepingCapacity: true)
    rows = tiled
    rowsByIndex.removeAll(keepingCapacity: true)
    for row in tiled {
      rowsByIndex[row.index] = row
      place(row, y: row.y)
      row.host.isCurrent = row.id == currentID
      showMark(of: row)
    }
  }

  func place(_ row: ListRow, y: Int) {
    row.host.frame = Rect(x: 0, y: y, width: width, height: row.height)
  }

  /// The row at an index: the existing one, else a recycled one that has left the view, else a new
  /// one.
  private func row(at index: Int) -> ListRow {
    if let row = rowsByIndex[index] {
      if !row.holdsItsPanel { adopt(row) }
      return row
    }
    guard let source else { preconditionFailure("Rows come from a data source.") }
    let id = source.rowID(at: index)
    let isHeading = source.isHeading(at: index)
    let row: ListRow
    if let recycled = popFree(isHeading: isHeading) {
      let former = recycled.panel
      let panel = source.panel(forRowAt: index, reusing: former)
      if panel !== former { release(recycled) }
      recycled.becomeRow(id, at: index, with: panel)
      row = recycled
    } else {
      let panel = source.panel(forRowAt: index, reusing: nil)
      row = ListRow(
        id: id, index: index, isHeading: isHeading, panel: panel, host: ListRowView())
      view.addSubview(row.host)
    }
    // A panel that showed another row is already in place: scrolling is no change of parents.
    if !row.holdsItsPanel { adopt(row) }
    row.host.alpha = 1
    row.height = measuredHeight(of: row.panel)
    rowsByIndex[index] = row
    return row
  }

  /// Takes a free row of the same kind: a heading's panel is of no use to another row.
  private func popFree(isHeading: Bool) -> ListRow? {
    var place = free.count
    while place > 0 {
      place -= 1
      if free[place].isHeading == isHeading { return free.remove(at: place) }
    }
    return nil
  }

  /// Makes a row's panel a child, with its view in its host. A panel that is being moved elsewhere
  /// follows after that.
  private func adopt(_ row: ListRow) {
    guard ChangeQueue.mayTake(row.panel, into: self) else { return reloadLater() }
    ChangeQueue.run(in: self, moving: [row.panel]) { embed(row) }
  }

  private func embed(_ row: ListRow) {
    row.panel.leavePlace()
    addChild(row.panel)
    row.panel.loadViewIfNeeded()
    row.height = measuredHeight(of: row.panel)
    place(row, y: row.y)
    insertChild(row.panel, animated: false) {
      row.host.embedSubview(row.panel.view, insets: Insets(left: ListRowView.gutter))
    }
    row.panel.didMove(toParent: self)
  }

  /// Removes a row.
  private func giveUp(_ row: ListRow) {
    release(row)
    row.host.removeFromSuperview()
  }

  /// Removes the row's panel from the children, unless another row has taken it over.
  private func release(_ row: ListRow) {
    if row.panel.parent === self, row.holdsItsPanel {
      ChangeQueue.run(in: self, moving: [row.panel]) { unembed(row.panel) }
    }
  }

  /// The height of a row: that of its content at the list's width.
  func measuredHeight(of panel: Panel) -> Int {
    let inner = Size(width: max(1, width - ListRowView.gutter), height: View.unlimited)
    return max(1, panel.preferredContentSize?.height ?? panel.view.sizeThatFits(inner).height)
  }

  var width: Int { viewIfLoaded?.bounds.width ?? 0 }
  var height: Int { viewIfLoaded?.bounds.height ?? 0 }
}
