/// All changes of one journal entry.
public struct ChangeSet: Hashable, Sendable {
  /// The store that made a change.
  public enum Origin: Hashable, Sendable {
    /// This store.
    case own
    /// Another store: another running program, or another window of this one.
    case other
  }

  /// The most changes that are listed for one entry of the journal.
  static let mostListed = 2000

  /// The lists that changed. A list whose counts alone changed is not included.
  public let lists: [Change<TodoList>]

  /// The items that changed. The items of a deleted list are not included.
  public let items: [Change<TodoItem>]

  /// The store that made the change.
  public let origin: Origin

  /// The entry that made the change.
  public let entry: JournalEntry?

  /// A change set with these values.
  public init(
    lists: [Change<TodoList>], items: [Change<TodoItem>], origin: Origin, entry: JournalEntry?
  ) {
    self.lists = lists
    self.items = items
    self.origin = origin
    self.entry = entry
  }
}
