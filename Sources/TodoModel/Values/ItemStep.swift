/// A change of one item that is in force: a step of the item's own history.
public struct ItemStep: Hashable, Sendable {
  /// The entry of the journal. It may have changed other items as well.
  public let entry: JournalEntry

  /// The origin: this store or another.
  public let origin: ChangeSet.Origin

  /// The item before and after the change.
  public let change: Change<TodoItem>

  /// The name of the list to which it moved; nil if it stayed in its list.
  public let newList: String?

  /// A step with these values.
  public init(
    entry: JournalEntry, origin: ChangeSet.Origin = .own, change: Change<TodoItem>,
    newList: String? = nil
  ) {
    (self.entry, self.origin, self.change, self.newList) = (entry, origin, change, newList)
  }

  /// Whether it postponed the item.
  public var isPostponement: Bool {
    if let before = change.before, let after = change.after {
      before.isPostponed(by: after)
    } else {
      false
    }
  }
}
