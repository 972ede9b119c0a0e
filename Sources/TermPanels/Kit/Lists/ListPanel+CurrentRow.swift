extension ListPanel {
  /// Makes a row the current one and brings it into sight.
  ///
  /// - Returns: Whether the row exists and is not a heading.
  @discardableResult
  public func makeCurrent(_ id: AnyHashable?) -> Bool {
    guard let id else {
      setCurrent(id: nil, index: nil)
      return true
    }
    var isFound = false
    steadily {
      guard let source, let index = source.index(of: id),
        !source.isHeading(at: index)
      else { return }
      makeCurrent(index: index)
      isFound = true
    }
    return isFound
  }

  /// Makes the row at an index the current one and brings it into sight, with the headings right
  /// above it where there is room. An index beyond the ends means the end, and that of a heading
  /// the row below it, or the last one above. In a list of only headings no row becomes current.
  public func makeCurrent(index: Int) { makeCurrent(index: index, upwards: false) }

  private func makeCurrent(index: Int, upwards: Bool) {
    steadily {
      guard let source, let index = selectableIndex(near: index, upwards: upwards) else {
        return
      }
      setCurrent(id: rowsByIndex[index]?.id ?? source.rowID(at: index), index: index)
      revealCurrent()
    }
  }

  /// The index of the nearest row that is not a heading: in one direction, else in the other.
  func selectableIndex(near index: Int, upwards: Bool = false) -> Int? {
    guard let source else { return nil }
    let count = source.rowCount
    let start = min(max(0, index), count - 1)
    func search(_ step: Int) -> Int? {
      var index = start
      while index >= 0, index < count {
        if !source.isHeading(at: index) { return index }
        index += step
      }
      return nil
    }
    return search(upwards ? -1 : 1) ?? search(upwards ? 1 : -1)
  }

  /// Makes another row the current one before the current row moves away or is removed, so that a
  /// person does not move with it but continues with a neighbour, in the place that becomes free.
  ///
  /// - Parameter isCandidate: Whether the row at an index may become the current one; not called
  ///   for headings.
  public func stepAside(_ isCandidate: (Int) -> Bool = { _ in true }) {
    steadily {
      guard let source, let index = currentIndex else { return }
      let count = source.rowCount
      guard
        let target = ((index + 1)..<max(index + 1, count)).first(where: {
          !source.isHeading(at: $0) && isCandidate($0)
        })
          ?? (0..<min(index, count)).last(where: {
            !source.isHeading(at: $0) && isCandidate($0)
          })
      else { return }
      // The next row moves up into the place that becomes free, so that nothing above moves.
      var place = placeOfCurrent ?? rowsByIndex[index]?.y
      // So do the headings between them.
      for row in rows where row.isHeading && row.index > index && row.index < target {
        place? += row.height
      }
      makeCurrent(index: target)
      placeOfCurrent = target > index ? place : nil
    }
  }

  /// Scrolls just far enough to bring the current row and its headings into sight.
  func revealCurrent() {
    guard let index = currentIndex, isViewLoaded, height > 0 else { return }
    reveal(index)
    revealHeadings(around: index)
  }

  private func reveal(_ index: Int) {
    if let row = rowsByIndex[index] {
      if row.y < 0 || row.height > height {
        tile(from: Anchor(index: index, y: 0))
      } else if row.y + row.height > height {
        tile(from: Anchor(index: index, y: height, edge: .bottom))
      }
    } else if let first = rows.first, index > first.index {
      tile(from: Anchor(index: index, y: height, edge: .bottom))
    } else {
      tile(from: Anchor(index: index, y: 0))
    }
  }

  /// Brings the headings right above a row into sight where there is room. Does the same with
  /// headings below the last row, which have no rows and would never be seen otherwise.
  private func revealHeadings(around index: Int) {
    guard let source else { return }
    // No heading is less than one cell high.
    let (farthestUp, farthestDown) = (index - height, index + height)
    var last = index
    while last < farthestDown, last + 1 < source.rowCount, source.isHeading(at: last + 1) {
      last += 1
    }
    if last > index, last == source.rowCount - 1, let row = rowsByIndex[index], row.y > 0,
      rowsByIndex[last].map({ $0.y + $0.height > height }) ?? true
    {
      tile(from: Anchor(index: last, y: height, edge: .bottom))
      reveal(index)
    }
    var first = index
    while first > 0, first > farthestUp, source.isHeading(at: first - 1) { first -= 1 }
    if first < index, let row = rowsByIndex[index], row.y + row.height < height,
      rowsByIndex[first].map({ $0.y < 0 }) ?? true
    {
      tile(from: Anchor(index: first, y: 0))
      reveal(index)
    }
  }

  func setCurrent(id: AnyHashable?, index: Int?) {
    let changed = id != currentID
    currentID = id
    currentIndex = index
    guard changed else { return }
    for row in rows { row.host.isCurrent = row.id == id }
    extendMarkRange()
    setNeedsStatusUpdate()
    delegate?.listCurrentRowDidChange(self)
  }

  func move(by offset: Int) {
    steadily {
      guard let index = currentIndex else { return makeCurrent(index: offset > 0 ? 0 : .max) }
      makeCurrent(index: index + offset, upwards: offset < 0)
    }
  }

  /// Moves by a screenful, less one row to keep one's place; the current row stays where it was on
  /// the screen.
  private func page(_ direction: Int) { steadily { turnPage(direction) } }

  private func turnPage(_ direction: Int) {
    let visible = rows.filter { $0.y >= 0 && $0.y + $0.height <= height }
    let offset = direction * max(1, visible.count - 1)
    guard let index = currentIndex, let count = source?.rowCount else {
      return move(by: direction)
    }
    if let top = visible.first, index + offset > 0, index + offset < count - 1 {
      tile(from: Anchor(index: top.index + offset, y: top.y))
    }
    move(by: offset)
  }

  var movementCommands: [KeyCommand] {
    [
      KeyCommand(.listDown) { [unowned self] in move(by: 1) },
      KeyCommand(.listUp) { [unowned self] in move(by: -1) },
      KeyCommand(.listPageDown) { [unowned self] in page(1) },
      KeyCommand(.listPageUp) { [unowned self] in page(-1) },
      KeyCommand(.listFirst) { [unowned self] in makeCurrent(index: 0) },
      KeyCommand(.listLast) { [unowned self] in makeCurrent(index: .max) },
    ]
  }
}
