/// A list of to-dos.
public struct TodoList: Hashable, Sendable, Identifiable {
  /// The list's identity.
  public let id: Identifier<TodoList>

  /// What the list is called; one line, never empty.
  public var name: String

  /// The emoji shown before the name, or nothing.
  public var emoji: String

  /// The list's place in the order in which lists were made.
  public var order: Int

  /// What an import kept that has no place in the other parts: the text of a JSON object.
  public var extra: String?

  /// A list with these parts. `TodoStore.createList(name:emoji:)` is what makes one to keep.
  public init(
    id: Identifier<TodoList> = .init(), name: String, emoji: String = "", order: Int = 0,
    extra: String? = nil
  ) {
    self.id = id
    self.name = name
    self.emoji = emoji
    self.order = order
    self.extra = extra
  }
}
