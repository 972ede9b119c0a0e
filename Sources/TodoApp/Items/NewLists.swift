import TodoModel

/// The lists and headings that the lines of quick add name and that do not exist yet. Each is added
/// once.
struct NewLists {
  private let known: [TodoList]
  private(set) var added: [TodoList] = []

  init(besides known: [TodoList]) { self.known = known }

  /// The list with a name: an existing one, or a new one.
  mutating func list(named name: String) -> TodoList {
    if let list = (known + added).first(where: { $0.name == name && !$0.isHeading }) { return list }
    let list = TodoList(name: name, sort: ItemOrder.ofNewList)
    added.append(list)
    return list
  }

  /// The heading of a list with a name: an existing one, or a new one.
  mutating func heading(
    named name: String, of list: TodoList, among existing: [TodoList]
  ) -> TodoList {
    let news = added.filter { $0.headingOf == list.id }
    if let heading = existing.heading(named: name) ?? news.heading(named: name) { return heading }
    let heading = TodoList(heading: name, of: list.id)
    added.append(heading)
    return heading
  }
}
