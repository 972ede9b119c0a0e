import TodoModel

/// The lists that the lines of quick add name and that do not exist yet. Each is added once.
struct NewLists {
  private let known: [TodoList]
  private(set) var added: [TodoList] = []

  init(besides known: [TodoList]) { self.known = known }

  /// The list with a name: an existing one, or a new one.
  mutating func list(named name: String) -> TodoList {
    if let list = (known + added).first(where: { $0.name == name }) { return list }
    let list = TodoList(name: name, sort: ItemOrder.ofNewList)
    added.append(list)
    return list
  }
}
