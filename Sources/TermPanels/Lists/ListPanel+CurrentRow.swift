extension ListPanel {
  /// Makes a row the current one and brings it into sight.
  ///
  /// - Returns: Whether there is such a row.
  @discardableResult
  public func makeCurrent(_ id: AnyHashable?) -> Bool {
    guard let id else {
      setCurrent(id: nil, index: nil)
      return true
    }
    var isFound = false
    steadily {
      guard let index = dataSource?.index(of: id) else { return }
      makeCurrent(index: index)
      isFound = true
    }
    return isFound
  }

  /// Makes the row at a place the current one and brings it into sight; a place beyond the ends
  /// stands for the end.
  public func makeCurrent(index: Int) {
    steadily {
      guard let dataSource, dataSource.rowCount > 0 else { return }
      let index = min(max(0, index), dataSource.rowCount - 1)
      setCurrent(id: rowsByIndex[index]?.id ?? dataSource.rowID(at: index), index: index)
      revealCurrent()
    }
  }

  /// Makes another row the current one before the current row moves away or goes, so that it does
  /// not take the person along: they go on with a neighbour, in the place that becomes free.
  ///
  /// - Parameter isCandidate: Whether the row at a place may become the current one.
  public func stepAside(_ isCandidate: (Int) -> Bool = { _ in true }) {
    steadily {
      guard let dataSource, let index = currentIndex else { return }
      let count = dataSource.rowCount
      guard
        let target = ((index + 1)..<max(index + 1, count)).first(where: isCandidate)
          ?? (0..<min(index, count)).last(where: isCandidate)
      else { return }
      // The next row comes up into the place that becomes free, so that nothing above moves.
      let place = placeOfCurrent ?? rowsByIndex[index]?.y
      makeCurrent(index: target)
      placeOfCurrent = target > index ? place : nil
    }
  }

  /// Scrolls by as little as brings the current row into sight.
  func revealCurrent() {
    guard let index = currentIndex, isViewLoaded, height > 0 else { return }
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

  func setCurrent(id: AnyHashable?, index: Int?) {
    let changed = id != currentID
    currentID = id
    currentIndex = index
    guard changed else { return }
    for row in rows { row.host.isCurrent = row.id == id }
    setNeedsStatusUpdate()
    delegate?.listCurrentRowDidChange(self)
  }

  func move(by offset: Int) {
    steadily {
      guard let index = currentIndex else { return makeCurrent(index: offset > 0 ? 0 : .max) }
      makeCurrent(index: index + offset)
    }
  }

  /// Moves by a screenful, less one row to keep one's place; what is current stays where it was on
  /// the screen.
  private func page(_ direction: Int) { steadily { turnPage(direction) } }

  private func turnPage(_ direction: Int) {
    let visible = rows.filter { $0.y >= 0 && $0.y + $0.height <= height }
    let offset = direction * max(1, visible.count - 1)
    guard let index = currentIndex, let count = dataSource?.rowCount else {
      return move(by: direction)
    }
    if let top = visible.first, index + offset > 0, index + offset < count - 1 {
      tile(from: Anchor(index: top.index + offset, y: top.y))
    }
    move(by: offset)
  }

  var movementCommands: [KeyCommand] {
    [
      KeyCommand(id: "list.down", .down, .character("j"), title: "Next row") { [unowned self] in
        move(by: 1)
      },
      KeyCommand(id: "list.up", .up, .character("k"), title: "Previous row") { [unowned self] in
        move(by: -1)
      },
      KeyCommand(id: "list.pageDown", .pageDown, .control("f"), title: "Page down") {
        [unowned self] in page(1)
      },
      KeyCommand(id: "list.pageUp", .pageUp, .control("b"), title: "Page up") {
        [unowned self] in page(-1)
      },
      KeyCommand(id: "list.first", .home, sequences: ["g g"], title: "First row") {
        [unowned self] in makeCurrent(index: 0)
      },
      KeyCommand(id: "list.last", .end, .character("G"), title: "Last row") { [unowned self] in
        makeCurrent(index: .max)
      },
    ]
  }
}
