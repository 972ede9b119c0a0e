extension ListPanel {
  /// From which row on the list is laid out.
  struct Anchor {
    enum Edge { case top, bottom }
    /// The row.
    var index: Int
    /// Where its edge lies, in rows from the view's top.
    var y: Int
    /// Which edge.
    var edge: Edge = .top
  }

  /// Lays the rows out again where they are, for a new size; a row whose width has changed is
  /// measured again.
  func layoutRows() {
    guard let first = rows.first(where: { $0.y + $0.height > 0 }) ?? rows.first else {
      return reloadData(animated: false)
    }
    motion?.finish()
    changeRows { remeasureRows(from: first) }
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
  func tile(from anchor: Anchor) { changeRows { tileRows(from: anchor) } }

  /// Makes the rows that are in sight, and `overscan` more, starting from the anchor; gives up
  /// those that are not. The only place where rows come and go.
  func tileRows(from anchor: Anchor) {
    let count = dataSource?.rowCount ?? 0
    guard count > 0, width > 0, height > 0 else { return retain([]) }
    var first = row(at: min(max(0, anchor.index), count - 1))
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
    // Overscan is counted from the edges of the view, also where filling went beyond them.
    while tiled.count > 1, tiled.count(where: { $0.y + $0.height <= 0 }) > overscan {
      tiled.removeFirst()
    }
    while tiled.count > 1, tiled.count(where: { $0.y >= height }) > overscan { tiled.removeLast() }
    retain(tiled)
  }

  /// Keeps these rows and no others, each in its place.
  private func retain(_ tiled: [ListRow]) {
    let kept = Set(tiled.map(ObjectIdentifier.init))
    for row in rowsByIndex.values where !kept.contains(ObjectIdentifier(row)) { recycle(row) }
    rows = tiled
    rowsByIndex = Dictionary(uniqueKeysWithValues: tiled.map { ($0.index, $0) })
    for row in tiled {
      place(row, y: row.y)
      row.host.isCurrent = row.id == currentID
    }
    // Spare panels beyond a screenful would be memory for nothing.
    if spare.count > 2 * overscan + 2 { spare.removeLast(spare.count - 2 * overscan - 2) }
  }

  func place(_ row: ListRow, y: Int) {
    row.host.frame = Rect(x: 0, y: y, width: width, height: row.height)
  }

  /// The row at a place: the one that exists, else a new one in a recycled panel and host.
  private func row(at index: Int) -> ListRow {
    if let row = rowsByIndex[index] { return row }
    guard let dataSource else { preconditionFailure("Rows come from a data source.") }
    let recycled = spare.popLast()
    let panel = dataSource.panel(forRowAt: index, reusing: recycled?.panel)
    let host = recycled?.host ?? ListRowView()
    let row = ListRow(id: dataSource.rowID(at: index), index: index, panel: panel, host: host)
    adopt(row)
    rowsByIndex[index] = row
    return row
  }

  /// Makes a row's panel a child, with its view in its host.
  func adopt(_ row: ListRow) {
    row.panel.parent?.unembedChild(row.panel)
    for view in row.host.subviews { view.removeFromSuperview() }
    row.host.isHidden = false
    row.host.alpha = 1
    view.addSubview(row.host)
    addChild(row.panel)
    row.panel.loadViewIfNeeded()
    row.height = measuredHeight(of: row.panel)
    place(row, y: row.y)
    insertChild(row.panel, animated: false) {
      row.host.embedSubview(row.panel.view, insets: Insets(left: ListRowView.gutter))
    }
    row.panel.didMove(toParent: self)
  }

  /// Ends a row; its panel and host come free.
  func recycle(_ row: ListRow) {
    if row.panel.parent === self { unembedChild(row.panel) }
    row.host.isCurrent = false
    row.host.removeFromSuperview()
    // Panels that somebody else made are not the list's to keep.
    if !(dataSource is PanelListDataSource) { spare.append((row.panel, row.host)) }
  }

  /// A row is as high as its content at the list's width.
  func measuredHeight(of panel: Panel) -> Int {
    let inner = Size(width: max(1, width - ListRowView.gutter), height: View.unlimited)
    return max(1, panel.preferredContentSize?.height ?? panel.view.sizeThatFits(inner).height)
  }

  var width: Int { viewIfLoaded?.bounds.width ?? 0 }
  var height: Int { viewIfLoaded?.bounds.height ?? 0 }
}
