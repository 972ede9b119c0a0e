public import CivilCalendar

/// One step of the history: the effect of one user action, in one transaction.
public struct JournalEntry: Hashable, Sendable, Identifiable {
  /// The kind of a step.
  public enum Kind: String, Hashable, Sendable {
    /// A change, which can be undone.
    case change = "do"
    /// The undoing of a change.
    case undo
    /// The repeating of an undone change.
    case redo
    /// Data that the program itself added, which is no step of the user's and cannot be undone.
    case seed
  }

  /// The entry's number; later entries have larger numbers.
  public let id: Int

  /// The effect of the change, in the past tense: “Completed “Milk””. An undo or redo has the label
  /// of the change it undid or repeated.
  public let label: String

  /// The kind of the step.
  public let kind: Kind

  /// The moment of the step.
  public let at: Timestamp

  /// The item that shows the change, if it was about one.
  public let item: Identifier<TodoItem>?

  /// The list that shows the change, if it was about one.
  public let list: Identifier<TodoList>?
}
