/// A list as it was right after an entry of the journal.
public struct PastPicture: Hashable, Sendable {
  /// An item of that time.
  public struct Item: Hashable, Sendable, Identifiable {
    /// The item as it was. One that the entry removed is as it was before.
    public let item: TodoItem

    /// The number of its ancestors in the picture.
    public let depth: Int

    /// The effect of the entry on the item; nil if it stayed the same.
    public let effect: Effect?

    /// The item's identity.
    public var id: Identifier<TodoItem> { item.id }
  }

  /// The effect of an entry on an item of the list.
  public enum Effect: Hashable, Sendable {
    /// It came into the list.
    case added
    /// It changed.
    case changed
    /// It left the list.
    case removed
  }

  /// The most items of a picture.
  public static let mostItems = 1000

  /// The entry.
  public let entry: JournalEntry

  /// The list as it was; nil if it did not exist, or was deleted.
  public let list: TodoList?

  /// The items, open ones first, each with its subtasks below it: the first ``mostItems``, and
  /// those that the entry removed.
  public let items: [Item]

  /// The number of open items.
  public let openCount: Int

  /// The number of all items.
  public let totalCount: Int
}
