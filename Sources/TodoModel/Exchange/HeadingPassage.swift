/// The headings of a list, which are passed while its items are read in their order.
struct HeadingPassage {
  /// The last heading that was passed.
  private(set) var current: TodoList?

  private var rest: ArraySlice<TodoList>
  private var isNew = false

  /// The headings of a list in their order.
  init(_ headings: [TodoList]) { rest = headings[...] }

  /// Passes the headings up to a position. Returns them.
  mutating func pass(to order: Int) -> [TodoList] {
    let count = rest.prefix { $0.order <= order }.count
    let passed = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    if let last = passed.last { (current, isNew) = (last, true) }
    return passed
  }

  /// The last heading that was passed, once.
  mutating func takeNew() -> TodoList? {
    guard isNew else { return nil }
    isNew = false
    return current
  }
}
