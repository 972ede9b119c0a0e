extension ListPanel {
  /// Asks the data source again and shows the difference: rows that are gone fade where they were,
  /// those that stay keep their panels and travel to their new places, new ones fade in, in a
  /// quarter of a second at most. Where more than a screenful comes and goes, or without motion,
  /// it is there at once. The current row and what is in sight are kept by identity; where the
  /// current row is gone, the one that took its place becomes current, else the one before. A
  /// heading that is new above the current row is brought into sight.
  ///
  /// The rows are what the data source says when this returns, whatever is still on its way, and
  /// keys act on them at once. Another reload meanwhile starts from what is to be seen.
  ///
  /// The work is that of the rows in sight, however many there are.
  ///
  /// - Parameters:
  ///   - animated: Whether to show the way; what the motion switch allows.
  ///   - completion: Called once, when nothing is on its way any more.
  public func reloadData(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard isViewLoaded, width > 0, height > 0 else {
      renewMarks(nil)
      completion?()
      return
    }
    if let completion { reloadCompletions.append(completion) }
    // A row that is told of a change may ask for another one: that is made afterwards.
    guard mayChangeRows else { return reloadLater() }
    inOneChange { reload(animated: animated) }
    if motion == nil { tellReloaded() }
  }

  private func reload(animated: Bool) {
    let scene = sceneBeforeChange(animated: animated)
    let old = rows
    let change = { [self] in
      changeRows { replaceRows(old) }
      if currentID == nil, !rows.isEmpty { makeCurrent(index: 0) } else { revealCurrent() }
    }
    if let source { source.steadily(change) } else { change() }
    animate(from: scene)
    setNeedsStatusUpdate()
  }

  /// Brings every row up to date.
  func replaceRows(_ old: [ListRow]) {
    shownRevision = source?.revision ?? 0
    // A range is found again when it is known where the current row is.
    let range = markRange
    markRange = nil
    let anchor = anchorAfterReload(old)
    placeOfCurrent = nil
    renewMarks(range)
    for row in old { update(row) }
    rows.removeAll(keepingCapacity: true)
    rowsByIndex.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    for row in old {
      // Of rows with equal identities all are in the place of the first.
      if row.index >= 0, rowsByIndex[row.index] == nil {
        rowsByIndex[row.index] = row
        rows.append(row)
      } else {
        row.index = -1
        free.append(row)
      }
    }
    tileRows(from: anchor)
  }

  /// Asks the data source for one row's panel again; its place and its being current stay.
  public func reloadRow(_ id: AnyHashable) {
    steadily {
      guard let row = rows.first(where: { $0.id == id }) else { return }
      let height = row.height
      update(row)
      guard row.index >= 0 else { return reloadData() }
      if height != row.height {
        settleMotion()
        tile(from: Anchor(index: row.index, y: row.y))
      }
      setNeedsStatusUpdate()
    }
  }

  /// Brings a row up to date: its new place, what it shows. A row that is gone, or that got
  /// another panel, is given up: its place becomes -1.
  private func update(_ row: ListRow) {
    guard let source, let index = source.index(of: row.id) else { return row.index = -1 }
    let panel = source.panel(forRowAt: index, reusing: row.panel)
    row.index = panel === row.panel ? index : -1
    row.isHeading = source.isHeading(at: index)
    row.height = measuredHeight(of: row.panel)
  }

  /// Finds which row to lay out from, and what becomes current, by identity.
  private func anchorAfterReload(_ old: [ListRow]) -> Anchor {
    guard let source, source.rowCount > 0 else {
      setCurrent(id: nil, index: nil)
      return Anchor(index: 0, y: 0)
    }
    let place = { (row: ListRow) in source.index(of: row.id).map { ($0, row) } }
    let visible = old.filter { $0.y + $0.height > 0 && $0.y < height }
    if let id = currentID {
      if let index = source.index(of: id), !source.isHeading(at: index) {
        currentIndex = index
        if let row = visible.first(where: { $0.id == id }) {
          return Anchor(index: index, y: placeOfCurrent ?? row.y)
        }
      } else {
        // The row is gone: the next one that is still there takes its place, else the one before.
        let position = old.firstIndex { $0.id == id }
        let after = position.map { Array(old[($0 + 1)...]) } ?? []
        let before = position.map { Array(old[..<$0].reversed()) } ?? []
        let isRow = { (place: (index: Int, row: ListRow)) in
          !source.isHeading(at: place.index)
        }
        if let position, let (index, row) = after.lazy.compactMap(place).first(where: isRow) {
          setCurrent(id: row.id, index: index)
          // Headings in between come up first, into the place of the one that went along.
          let first = after.lazy.compactMap(place).first?.0
          let goneAbove = before.prefix { $0.isHeading && place($0) == nil }
          return Anchor(index: first ?? index, y: goneAbove.last?.y ?? old[position].y)
        }
        if let (index, row) = before.lazy.compactMap(place).first(where: isRow) {
          setCurrent(id: row.id, index: index)
          return Anchor(index: index, y: row.y)
        }
        let index = selectableIndex(near: currentIndex ?? 0)
        setCurrent(id: index.map { source.rowID(at: $0) }, index: index)
        return Anchor(index: index ?? 0, y: 0)
      }
    }
    if let (index, row) = visible.lazy.compactMap(place).first {
      return Anchor(index: index, y: row.y)
    }
    return Anchor(index: currentIndex ?? 0, y: 0)
  }
}
