import TermPanels
import TodoModel
import TodoValues
import TodoWording

/// The moves of items between the columns of a board, and within one. Each is one change.
extension ListBoard {
  /// The place of items on a board.
  private struct Place {
    /// The column.
    let key: ItemGroup.Key
    /// The item before which they come, where positions decide; `nil` is the end.
    var next: Identifier<TodoItem>?
  }

  /// The actions on the position of an item.
  func moves(of item: TodoItem, in column: BoardColumnPanel) -> [RowAction] {
    let subject = column.subject(item)
    func move(_ command: Command, by step: Int) -> RowAction {
      RowAction(command, title: title(of: subject, in: column, by: step)) { [weak self] in
        self?.move(subject, in: column, by: step)
      }
    }
    return [
      move(.boardRight, by: 1), move(.boardLeft, by: -1),
      RowAction(ItemAction.addAfter.command) { [weak column] in column?.actions.addAfter(item) },
      RowAction(ItemAction.moveDown.command) { [weak self] in self?.move(item, down: true) },
      RowAction(ItemAction.moveUp.command) { [weak self] in self?.move(item, down: false) },
    ]
  }

  /// The title of a move to a neighbour; `nil` where there is none.
  private func title(
    of subject: Subject, in column: BoardColumnPanel, by step: Int
  ) -> String? {
    guard let target = neighbour(of: column, by: step) else { return nil }
    let count = subject.ids.count
    let items = !subject.isMarked ? nil : count == 1 ? "the marked item" : "\(count) items"
    return PhraseBook.title(.moved, items, to: "“\(target.title)”")
  }

  private func neighbour(of column: BoardColumnPanel, by step: Int) -> BoardColumn? {
    guard let columns = items?.columns,
      let index = columns.firstIndex(where: { $0.key == column.key }),
      columns.indices.contains(index + step)
    else { return nil }
    return columns[index + step]
  }

  // MARK: - To another column

  /// Moves items to the neighbour of their column.
  private func move(_ subject: Subject, in column: BoardColumnPanel, by step: Int) {
    guard neighbour(of: column, by: step) != nil else {
      return messages.explain("There is no column on the \(step > 0 ? "right" : "left")")
    }
    put(subject, column.actions) { items in
      // Only now, as the keys before this one may have moved the items.
      guard let first = subject.ids.first, let index = items.columnIndex(of: first),
        items.columns.indices.contains(index + step)
      else { return nil }
      return Place(key: items.columns[index + step].key)
    }
  }

  /// Puts items in a place, and stays with the first of them.
  private func put(
    _ subject: Subject, _ actions: ItemActions,
    _ place: @escaping @MainActor (BoardItems) -> Place?
  ) {
    actions.perform(on: subject, leaves: false) { [weak self] store, ids in
      guard let self, let place = items.flatMap(place) else {
        return ItemActions.Outcome(deed: nil)
      }
      let outcome = try await put(ids, in: place, store)
      if let first = ids.first { reveal(first) }
      return outcome
    }
  }

  private func put(
    _ ids: [Identifier<TodoItem>], in place: Place, _ store: TodoStore
  ) async throws -> ItemActions.Outcome {
    switch place.key {
    case .heading(let id):
      let deed = try await store.headings.place(ids, below: id, before: place.next)
      return ItemActions.Outcome(deed: deed)
    case .priority(let priority):
      let isReopening = try ids.contains { try store.item($0)?.isDone == true }
      let changes: [ItemChange] =
        [.set(\.priority, priority)] + (isReopening ? [.done(false)] : [])
      return ItemActions.Outcome(deed: try await store.carryOut(changes, on: ids))
    case .done:
      let changes = try await store.update(ids, [.done(true)])
      return ItemActions.Outcome(
        deed: Deed(of: [.done(true)], on: ids, results: changes), results: changes,
        released: try store.finder.released(by: changes))
    case .day, .list, .tag, .today: preconditionFailure("A board has no such column.")
    }
  }

  // MARK: - Within a column

  /// Moves an item past its neighbour in the column.
  private func move(_ item: TodoItem, down: Bool) {
    access.perform { [weak self] in
      guard let self, let next = items?.neighbour(of: item.id, down: down) else { return }
      try await move(item, past: next, down: down)
    }
  }

  /// Moves an item past another one of its column, if these are in manual order.
  private func move(
    _ item: TodoItem, past other: Identifier<TodoItem>, down: Bool
  ) async throws {
    let order = ItemOrder(of: list)
    var down = down
    if kind == .priority {
      guard order.key == .manual else {
        return messages.announce(
          "Sorted by \(order.key.text)", offering: .orderList, "to move items by hand")
      }
      if order.isDescending { down.toggle() }
    }
    try await access.store.arrange(item.id, down ? .after(other) : .before(other))
    reveal(item.id)
    messages.announce(Deed(.moved, .item(item.name)))
  }

  // MARK: - With the mouse

  /// Moves an item, or all marked ones if it is marked, to the column where it was dropped: before
  /// the row under the mouse, or to the end.
  func drop(_ id: TodoItem.ID, from column: BoardColumnPanel, at event: MouseEvent) {
    showTarget(of: nil, from: nil)
    guard let target = self.column(under: event), let item = access.item(id) else { return }
    // A list that is out of sight, or empty, has no row there.
    let row = target.list.application == nil ? nil : target.list.rowID(at: event)
    guard target === column else {
      let subject = column.list.isMarked(id) ? column.subject(item) : Subject(item)
      return put(subject, column.actions) { _ in Place(key: target.key, next: row) }
    }
    guard let source = column.list.dataSource, let from = source.index(of: id) else { return }
    let to = row.flatMap(source.index(of:)) ?? source.rowCount - 1
    guard to != from else { return }
    let other = source.rowID(at: to)
    access.perform { [weak self] in try await self?.move(item, past: other, down: to > from) }
  }
}
