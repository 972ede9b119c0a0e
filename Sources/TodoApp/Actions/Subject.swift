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

/// The outcome of a change to the items of a subject.
struct Outcome {
  let count: Int
  /// The first item that changed, as it is now.
  let first: TodoItem?

  /// Counts the changes to these items, without those to other items that follow from them.
  init(_ changes: [Change<TodoItem>], of ids: [Identifier<TodoItem>]) {
    let chosen = Set(ids)
    self.init(changes.compactMap(\.after).filter { chosen.contains($0.id) })
  }

  init(_ items: [TodoItem]) { self.init(count: items.count, first: items.first) }

  init(count: Int, first: TodoItem?) {
    self.count = count
    self.first = first
  }

  /// The item's name, or the number of items.
  var subject: String {
    if count == 1, let first { return "“\(first.name)”" }
    return count == 1 ? "1 item" : "\(count) items"
  }
  var have: String { count == 1 ? "has" : "have" }
  var are: String { count == 1 ? "is" : "are" }
}
