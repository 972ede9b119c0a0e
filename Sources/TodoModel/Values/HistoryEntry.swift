/// A journal entry as shown in the history.
public struct HistoryEntry: Hashable, Sendable, Identifiable {
  /// The present state of a change.
  public enum Standing: Int, Hashable, Sendable {
    /// The change is in force. An entry that is not a change, such as an undo, always is.
    case inForce
    /// The change was undone and can be redone.
    case undone
    /// The change was undone, and a later one replaced it.
    case abandoned
  }

  /// The entry.
  public let entry: JournalEntry

  /// The running program that made it.
  public let instance: Identifier<StoreInstance>

  /// The origin: this store or another.
  public let origin: ChangeSet.Origin

  /// The present state of the change.
  public let standing: Standing

  /// The entry's number; later entries have larger numbers.
  public var id: JournalEntry.ID { entry.id }

  /// Whether it is a change in force. A later change may still stand in the way of undoing it.
  public var canUndo: Bool { entry.kind == .change && standing == .inForce }
}
