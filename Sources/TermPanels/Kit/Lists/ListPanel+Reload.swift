extension ListPanel {
  /// Asks the data source again and shows the difference: removed rows fade where they were, those
  /// that stay keep their panels and travel to their new locations, new ones fade in, in a quarter
  /// of a second at most. Where more than a screenful changes, or without motion, the new state is
  /// shown at once. The current row and the rows in sight are kept by identity; if the current row
  /// is gone, the one that took its place becomes current, else the one before. A new heading above
  /// the current row is brought into sight.
  ///
  /// When this returns, the rows are those of the data source, even if some are still moving, and
  /// keys act on them at once. Another reload meanwhile starts from the visible state.
  ///
  /// The cost is that of the rows in sight, however long the list is.
  ///
  /// - Parameters:
  ///   - animated: Whether to animate the difference, as far as the motion switch allows.
  ///   - completion: Called once, when all motion has ended.
  public func reloadData(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard isViewLoaded, width > 0, height > 0 else {
      renewMarks(nil)
      completion?()
      return
    }
    if let completion { reloadCompletions.append(completion) }
    // A callback of a row may request another change, which is made afterwards.
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
    // A range can be renewed once the index of the current row is known.
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
      // All rows with equal identities have the index of the first.
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

  /// Asks the data source for one row's panel again; the row keeps its index, and stays current if
  /// it was.
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

  /// Brings a row up to date: its index, its content, its height. A row that is gone, or that got
  /// another panel, is given up: its index becomes -1.
  private func update(_ row: ListRow) {
    guard let source, let index = source.index(of: row.id) else { return row.index = -1 }
    let panel = source.panel(forRowAt: index, reusing: row.panel)
    row.index = panel === row.panel ? index : -1
    row.isHeading = source.isHeading(at: index)
    row.height = measuredHeight(of: row.panel)
  }

  /// Finds the row to lay out from, and the new current row, by identity.
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
          // Headings in between move up first, into the place of those that were removed with the
          // row.
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
