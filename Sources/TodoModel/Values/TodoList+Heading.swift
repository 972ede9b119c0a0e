/// Headings: lists within another list.
///
/// A heading stands among the top-level items of its list, in manual order. Those from there to the
/// next heading are below it; those before the first heading are below none. So a heading refers to
/// no item, nor an item to a heading: an item changes its heading by its position alone.
extension TodoList {
  /// The distance at which a heading is placed after everything else in its list: below it there is
  /// room for thousands of items before positions have to be halved.
  static let headingStep = 1 << 32

  /// A heading of a list. `StoreHeadings.add(_:to:at:)` adds a stored one.
  public init(
    heading name: String, of list: Identifier<TodoList>, id: Identifier<TodoList> = .init(),
    order: Int = 0
  ) {
    self.init(id: id, name: name, order: order)
    headingOf = list
  }

  /// Whether it is a heading.
  public var isHeading: Bool { headingOf != nil }

  /// The list itself, or that of a heading: the one that a screen can show.
  var shownList: Identifier<TodoList> { headingOf ?? id }
}

extension Identifier where Subject == TodoList {
  /// The identity of the row of a heading among the rows of items.
  public var ofRow: Identifier<TodoItem> { Identifier<TodoItem>(high: high, low: low) }
}

extension [TodoList] {
  /// The heading that a typed name means: the first one with the name, in the same case or else in
  /// any; or else the only one whose name begins with it.
  public func heading(named typed: String) -> TodoList? {
    if let exact = first(where: { $0.name == typed }) { return exact }
    let typed = typed.lowercased()
    let beginning = filter { $0.name.lowercased().hasPrefix(typed) }
    return beginning.first { $0.name.lowercased() == typed }
      ?? (beginning.count == 1 ? beginning[0] : nil)
  }
}
