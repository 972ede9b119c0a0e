import TodoModel

/// The headings above items. Lists without headings are remembered, so that their items cost
/// nothing.
@MainActor final class ItemHeadings {
  private let store: TodoStore
  private var haveHeadings: [Identifier<TodoList>: Bool] = [:]

  init(in store: TodoStore) { self.store = store }

  /// The heading above an item, or above its topmost ancestor; nil if there is none.
  func heading(above item: TodoItem) throws -> TodoList? {
    let isKnown = haveHeadings[item.list]
    let hasHeadings = try isKnown ?? !store.headings.all(of: item.list).isEmpty
    if isKnown == nil { haveHeadings[item.list] = hasHeadings }
    return try hasHeadings ? store.headings.above(item) : nil
  }
}
