/// The headings within the lists of a store. Its `updateList(_:editedFrom:finishing:)` renames one,
/// and its `deleteList(_:)` deletes one: the items stay, below the heading before it.
///
/// ```swift
/// let garden = try await store.headings.add("Garden", to: home.id)
/// var seeds = NewItem("Order seeds", in: home.id)
/// seeds.heading = garden.id
/// try await store.createItem(seeds)
/// ```
@MainActor public struct StoreHeadings {
  private let store: TodoStore

  init(_ store: TodoStore) { self.store = store }

  /// The headings of a list in their order.
  public func all(of list: Identifier<TodoList>) throws(StoreError) -> [TodoList] {
    try store.parts.reader.read { try $0.headings(of: list) }
  }

  /// The heading above an item, or above its topmost ancestor; nil before the first heading.
  public func above(_ item: TodoItem) throws(StoreError) -> TodoList? {
    try store.parts.reader.read { try $0.heading(above: item) }
  }

  /// Adds a heading to a list. Its name is put on one line and must not be empty.
  @discardableResult
  public func add(
    _ name: String, to list: Identifier<TodoList>, at place: HeadingPlace = .last
  ) async throws(StoreError) -> TodoList {
    let heading = try TodoList(heading: name, of: list).normalised()
    return try await store.parts.gate.write {
      try HeadingOperations(ledger: $0).create(heading, at: place)
    }
  }

  /// Moves a heading with everything below it before the heading above, or after everything below
  /// the next one. The first and the last stay. Returns whether it moved.
  @discardableResult
  public func move(
    _ id: Identifier<TodoList>, down: Bool
  ) async throws(StoreError) -> Bool {
    try await store.parts.gate.write { try HeadingOperations(ledger: $0).move(id, down: down) }
  }

  /// Moves items below a heading of their list, or with nil before the first one, in one step of
  /// undo; they keep their order. Done items are reopened, and subtasks leave their parents. Items
  /// that were deleted meanwhile are skipped, unless all were. Returns the action, or nil if
  /// nothing was changed.
  ///
  /// - Parameter next: The item before which they come; without one, or if it has left the section,
  ///   they come to its end.
  @discardableResult
  public func place(
    _ ids: [Identifier<TodoItem>], below heading: Identifier<TodoList>?,
    before next: Identifier<TodoItem>? = nil
  ) async throws(StoreError) -> Deed? {
    try await store.parts.gate.write {
      try SectionOperations(ledger: $0).move(ids, below: heading, before: next)
    }
  }
}
