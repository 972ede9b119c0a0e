/// An entry of the journal, with its changes.
public struct JournalStep: Hashable, Sendable {
  /// The entry.
  public let entry: JournalEntry
  /// The store that wrote it.
  public let instance: Identifier<StoreInstance>
  /// The changes; nil if they are unknown, or too many to list.
  public let changes: ChangeSet?
}
