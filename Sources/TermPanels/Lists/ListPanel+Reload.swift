extension ListPanel {
  /// Asks the data source again and shows the difference: rows that stay keep their panels and
  /// slide to their new places, new ones fade in. The current row and what is in sight are kept by
  /// identity; where the current row is gone, the one that took its place becomes current, else
  /// the one before.
  ///
  /// The work is that of the rows in sight, however many there are.
  public func reloadData(animated: Bool = true) {
    guard isViewLoaded, width > 0, height > 0 else { return }
    motion?.finish()
    let old = rows
    var formerPlaces: [AnyHashable: Int] = [:]
    changeRows { formerPlaces = replaceRows(old) }
    if currentID == nil, !rows.isEmpty { makeCurrent(index: 0) } else { revealCurrent() }
    if animated, !old.isEmpty { animate(from: formerPlaces) }
    setNeedsStatusUpdate()
  }

  /// Brings every row up to date; tells where those that stay were.
  private func replaceRows(_ old: [ListRow]) -> [AnyHashable: Int] {
    let anchor = anchorAfterReload(old)
    placeOfCurrent = nil
    for row in old { update(row) }
    let survivors = old.filter { $0.index >= 0 }
    let formerPlaces = Dictionary(uniqueKeysWithValues: survivors.map { ($0.id, $0.y) })
    free = old.filter { $0.index < 0 }
    rows = survivors
    rowsByIndex = Dictionary(
      survivors.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
    precondition(rowsByIndex.count == rows.count, "Two rows of a list are in the same place.")
    tileRows(from: anchor)
    return formerPlaces
  }

  /// Asks the data source for one row's panel again; its place and its being current stay.
  public func reloadRow(_ id: AnyHashable) {
    guard let row = rows.first(where: { $0.id == id }) else { return }
    update(row)
    guard row.index >= 0 else { return reloadData() }
    let height = measuredHeight(of: row.panel)
    if height != row.height { layoutRows() }
    setNeedsStatusUpdate()
  }

  /// Brings a row up to date: its new place, what it shows. A row that is gone, or that got
  /// another panel, is given up: its place becomes -1.
  private func update(_ row: ListRow) {
    guard let dataSource, let index = dataSource.index(of: row.id) else { return row.index = -1 }
    let panel = dataSource.panel(forRowAt: index, reusing: row.panel)
    row.index = panel === row.panel ? index : -1
    row.height = measuredHeight(of: row.panel)
  }

  /// Finds which row to lay out from, and what becomes current, by identity.
  private func anchorAfterReload(_ old: [ListRow]) -> Anchor {
    guard let dataSource, dataSource.rowCount > 0 else {
      setCurrent(id: nil, index: nil)
      return Anchor(index: 0, y: 0)
    }
    let place = { (row: ListRow) in dataSource.index(of: row.id).map { ($0, row) } }
    let visible = old.filter { $0.y + $0.height > 0 && $0.y < height }
    if let id = currentID {
      if let index = dataSource.index(of: id) {
        currentIndex = index
        if let row = visible.first(where: { $0.id == id }) {
          return Anchor(index: index, y: placeOfCurrent ?? row.y)
        }
      } else {
        // The row is gone: the next one that is still there takes its place, else the one before.
        let position = old.firstIndex { $0.id == id }
        let after = position.map { Array(old[($0 + 1)...]) } ?? []
        let before = position.map { Array(old[..<$0].reversed()) } ?? []
        if let (index, row) = after.lazy.compactMap(place).first {
          setCurrent(id: row.id, index: index)
          return Anchor(index: index, y: old[position ?? 0].y)
        }
        if let (index, row) = before.lazy.compactMap(place).first {
          setCurrent(id: row.id, index: index)
          return Anchor(index: index, y: row.y)
        }
        let index = min(currentIndex ?? 0, dataSource.rowCount - 1)
        setCurrent(id: dataSource.rowID(at: index), index: index)
        return Anchor(index: index, y: 0)
      }
    }
    if let (index, row) = visible.lazy.compactMap(place).first {
      return Anchor(index: index, y: row.y)
    }
    return Anchor(index: currentIndex ?? 0, y: 0)
  }

  private func animate(from formerPlaces: [AnyHashable: Int]) {
    guard let application, application.animator.motion == .full else { return }
    let moves = rows.compactMap { row in
      formerPlaces[row.id].map { (row, from: $0) }
    }.filter { abs($0.from - $0.0.y) > 1 }
    let arrivals = rows.filter { formerPlaces[$0.id] == nil && $0.y < height && $0.y >= 0 }
    guard !moves.isEmpty || !arrivals.isEmpty else { return }
    motion = application.animator.animate(duration: 0.2, frames: 6) { [weak self] progress in
      // A motion that slows down at its end looks as if it arrived.
      let eased = 1 - (1 - progress) * (1 - progress)
      for (row, from) in moves {
        self?.place(row, y: from + Int((Double(row.y - from) * eased).rounded()))
      }
      for row in arrivals { row.host.alpha = max(0.2, eased) }
    }
  }
}
