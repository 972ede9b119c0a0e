public import CivilCalendar

/// One thing to do.
public struct TodoItem: Hashable, Sendable, Identifiable {
  /// The item's identity.
  public let id: Identifier<TodoItem>

  /// The list the item is in.
  public var list: Identifier<TodoList>

  /// What is to be done; one line, never empty.
  public var name: String

  /// The day by which it should be done, if any.
  public var due: Day?

  /// When it was done; nil while it is open.
  public var completed: Timestamp?

  /// When it was made.
  public let created: Timestamp

  /// When it last changed.
  public var modified: Timestamp

  /// What an import kept that has no place in the other parts: the text of a JSON object.
  public var extra: String?

  /// An item with these parts. `TodoStore.createItem(in:name:due:)` is what makes one to keep.
  public init(
    id: Identifier<TodoItem> = .init(), list: Identifier<TodoList>, name: String, due: Day? = nil,
    completed: Timestamp? = nil, created: Timestamp = .now, modified: Timestamp? = nil,
    extra: String? = nil
  ) {
    self.id = id
    self.list = list
    self.name = name
    self.due = due
    self.completed = completed
    self.created = created
    self.modified = modified ?? created
    self.extra = extra
  }

  /// Whether the item is done.
  public var isDone: Bool { completed != nil }
}
