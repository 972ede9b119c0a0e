extension ListPanel {
  /// The visible row under the mouse, which may be moving. Pictures of removed rows do not count.
  private func row(at event: MouseEvent) -> ListRow? {
    guard let hit = view.hitTest(event.location(in: view)) else { return nil }
    for row in rows where hit.isContained(within: row.host) { return row }
    return nil
  }

  func pressRow(_ event: MouseEvent) -> Bool {
    let former = pressedRow
    pressedRow = nil
    guard let id = row(at: event)?.id else { return false }
    if markPressedRow(id, event) { return true }
    guard makeCurrent(id) else { return false }
    // Rows may have moved between the two presses: both have to be on the same row.
    pressedRow = (id, event.clickCount == 2 && former?.id == id)
    return true
  }

  func releaseRow(_ event: MouseEvent) {
    guard let pressedRow, let row = row(at: event), row.id == pressedRow.id,
      row.id == currentID, selectsOnClick || pressedRow.isSecond
    else { return }
    performPrimaryAction(of: row.id)
  }

  /// Does what Enter does with the current row.
  private func performPrimaryAction(of id: AnyHashable) {
    guard let delegate else { return }
    if selectsOnClick || delegate.selectionTitle(in: self) != nil { return selectCurrentRow() }
    for action in rowActions(of: id) where action.command.keys.contains(KeySequence(.enter)) {
      return action.command.action()
    }
  }

  func showMenu(_ event: MouseEvent) -> Bool {
    guard let id = row(at: event)?.id, makeCurrent(id) else { return false }
    let actions = rowActions(of: id)
    if !actions.isEmpty { presentMenu(of: actions) }
    return true
  }

  /// Scrolls by rows of the screen, as far as the list reaches.
  ///
  /// - Returns: Whether the list has more than fits.
  func scroll(by offset: Int) -> Bool {
    var isLonger = false
    steadily {
      guard let first = rows.first(where: { $0.y + $0.height > 0 }), let last = rows.last else {
        return
      }
      let count = source?.rowCount ?? 0
      isLonger = first.index > 0 || first.y < 0 || last.index < count - 1
      isLonger = isLonger || last.y + last.height > height
      guard isLonger else { return }
      tile(from: Anchor(index: first.index, y: first.y - offset))
      keepCurrentInSight()
    }
    return isLonger
  }

  /// Makes the nearest row in sight the current one, if the present one no longer is in sight.
  private func keepCurrentInSight() {
    guard let current = currentIndex else { return }
    let whole = rows.filter { $0.y >= 0 && $0.y + $0.height <= height }
    let seen = whole.isEmpty ? rows.filter { $0.y < height && $0.y + $0.height > 0 } : whole
    // Headings count as rows in sight, but only their neighbours become current.
    guard let top = seen.first?.index, let bottom = seen.last?.index,
      current < top || current > bottom
    else { return }
    let rows = seen.filter { !$0.isHeading }
    guard let row = current < top ? rows.first : rows.last else { return }
    setCurrent(id: row.id, index: row.index)
  }
}
