/// An entry of the journal as a history shows it.
public struct HistoryEntry: Hashable, Sendable, Identifiable {
  /// What has become of a change.
  public enum Standing: Int, Hashable, Sendable {
    /// It is in force. So is everything that is no change, but the undoing of one, say.
    case inForce
    /// It was undone and can be redone.
    case undone
    /// It was undone, and something else was done instead.
    case abandoned
  }

  /// The entry.
  public let entry: JournalEntry

  /// The running program that made it.
  public let instance: Identifier<TodoStore>

  /// Whether that was this store.
  public let origin: ChangeSet.Origin

  /// What has become of it.
  public let standing: Standing

  /// The entry's number; later entries have larger numbers.
  public var id: JournalEntry.ID { entry.id }

  /// Whether it is a change in force. Undoing it may still meet a later one that stands in the way.
  public var canUndo: Bool { entry.kind == .change && standing == .inForce }
}
