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
    /// Data that the program itself added, which is not a step of the user's and cannot be undone.
    case seed
  }

  /// The entry's number; later entries have larger numbers.
  public let id: Int

  /// The action. An undo or redo has the action of the change it undid or repeated. Nil if an older
  /// version recorded it in words.
  public let deed: Deed?

  /// The action in the words of an older version; empty if there is a ``deed``.
  public let oldLabel: String

  /// The kind of the step.
  public let kind: Kind

  /// The moment of the step.
  public let at: Timestamp

  /// The item that shows the change, if it was about one.
  public let item: Identifier<TodoItem>?

  /// The list that shows the change, if it was about one.
  public let list: Identifier<TodoList>?
}

extension JournalEntry {
  /// The action in the form in which the journal stores it.
  var storedLabel: String { deed?.stored ?? oldLabel }
}
