import TodoModel

/// The lists and templates of items. Each is read when it is first needed, since there may be
/// thousands.
@MainActor final class ItemLists {
  private let store: TodoStore
  private var known: [Identifier<TodoList>: TodoList?] = [:]

  init(in store: TodoStore) { self.store = store }

  /// The list or the template; nil if there is none with this identity.
  func list(_ id: Identifier<TodoList>) throws -> TodoList? {
    if let list = known[id] { return list }
    let list = try store.list(id)?.list
    known.updateValue(list, forKey: id)
    return list
  }
}
