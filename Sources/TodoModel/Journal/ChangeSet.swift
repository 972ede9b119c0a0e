/// Everything that one journal entry changed.
public struct ChangeSet: Hashable, Sendable {
  /// Who made a change.
  public enum Origin: Hashable, Sendable {
    /// This store.
    case own
    /// Another store: another running program, or another window of this one.
    case other
  }

  /// The lists that changed. A list is not among them when only its counts changed.
  public let lists: [Change<TodoList>]

  /// The items that changed. The items of a deleted list are not among them.
  public let items: [Change<TodoItem>]

  /// Who made the change.
  public let origin: Origin

  /// The entry that made the change.
  public let entry: JournalEntry?

  /// A change set with these parts.
  public init(
    lists: [Change<TodoList>], items: [Change<TodoItem>], origin: Origin, entry: JournalEntry?
  ) {
    self.lists = lists
    self.items = items
    self.origin = origin
    self.entry = entry
  }
}
