public import CivilCalendar

/// One step of the history: what one action of a person did, in one transaction.
public struct JournalEntry: Hashable, Sendable, Identifiable {
  /// What kind of step it was.
  public enum Kind: String, Hashable, Sendable {
    /// A change, which can be undone.
    case change = "do"
    /// The undoing of a change.
    case undo
    /// The repeating of an undone change.
    case redo
    /// Data the program put there, which is no step of the user's and cannot be undone.
    case seed
  }

  /// The entry's number; later entries have larger numbers.
  public let id: Int

  /// What the change did, in the past tense: “Completed “Milk””. An undo or redo has the label of
  /// the change it undid or repeated.
  public let label: String

  /// What kind of step it was.
  public let kind: Kind

  /// When it was done.
  public let at: Timestamp

  /// The item to show to whoever wants to see the change, if it was about one.
  public let item: Identifier<TodoItem>?

  /// The list to show to whoever wants to see the change, if it was about one.
  public let list: Identifier<TodoList>?
}
