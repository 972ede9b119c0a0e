import TodoModel

/// The items that an action is about: one item, or all marked ones.
struct Subject {
  let ids: [Identifier<TodoItem>]
  /// The item; `nil` for marked items, even if only one is marked.
  let item: TodoItem?

  /// One item.
  init(_ item: TodoItem) {
    ids = [item.id]
    self.item = item
  }

  /// The marked items, in the order in which they were marked.
  init(marked ids: [Identifier<TodoItem>]) {
    self.ids = ids
    item = nil
  }

  private init(_ ids: [Identifier<TodoItem>], _ item: TodoItem?) {
    self.ids = ids
    self.item = item
  }

  var isMarked: Bool { item == nil }

  /// The subject, limited to some of its items.
  func limited(to ids: [Identifier<TodoItem>]) -> Subject { Subject(ids, item) }
}
