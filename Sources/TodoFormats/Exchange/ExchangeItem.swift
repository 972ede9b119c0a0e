public import CivilCalendar
public import JSONKit
public import TodoValues

/// A to-do on its way from one program to another: the values that all formats share, and the data
/// of its own format.
///
/// The texts have no control characters, the name is one line and never empty, and each tag is a
/// word without `@`, `#` and `,`.
public struct ExchangeItem: Hashable, Sendable {
  /// The item that another one belongs to.
  public enum Reference: Hashable, Sendable {
    /// The item with this identity, which may come later, or never.
    case item(ExchangeID)
    /// The item with this ``ExchangeItem/alias`` in the same file, which may come later, or never.
    case alias(String)
  }

  /// The direct subtasks of an item.
  public struct Subtasks: Hashable, Sendable {
    /// The open ones.
    public var open: Int
    /// All.
    public var total: Int

    /// That many.
    public init(open: Int = 0, total: Int = 0) { (self.open, self.total) = (open, total) }
  }

  /// The name of an item whose source has none.
  public static let nameless = "Untitled"

  /// The identity.
  public var id: ExchangeID
  /// The name by which other items of the same file refer to this one.
  public var alias: String?
  /// The list, which came earlier.
  public var list: ExchangeID
  /// The heading below which it or its topmost ancestor stands, which came earlier.
  public var heading: ExchangeID?
  /// The item that it belongs to.
  public var parent: Reference?
  /// The number of items that belong to it, and of the open ones among them. A writer needs these;
  /// a reader leaves them 0.
  public var subtasks = Subtasks()
  /// The position among the items with the same parent; without one, items are in the order in
  /// which they come.
  public var order: Int?
  /// The name.
  public var name: String
  /// The notes, in any number of lines.
  public var notes = ""
  /// The priority.
  public var priority = Priority.none
  /// The tags, each once.
  public var tags: [String] = []
  /// The due date.
  public var due: Day?
  /// The time on the due date.
  public var dueTime: TimeOfDay?
  /// The day before which nothing can be done about it.
  public var start: Day?
  /// The day, or the evening, for which it is planned.
  public var plan: DayPlan?
  /// Whether it is flagged.
  public var isFlagged = false
  /// The rule by which it repeats.
  public var recurrence: Recurrence?
  /// The estimate of its work.
  public var effort: Effort?
  /// The seconds for which it was worked on, without the work that is running.
  public var worked = 0
  /// The moment at which the running work on it began.
  public var workingSince: Timestamp?
  /// The reminders; nil for the usual ones of the person.
  public var reminders: Reminders?
  /// The items for which it waits. They may come later, or never.
  public var waitsFor: [ExchangeID] = []
  /// The number of times that it was postponed.
  public var postponed = 0
  /// Whether it is done.
  public var isDone = false
  /// The moment of completion, if it is known.
  public var completed: Timestamp?
  /// The moment of creation, if it is known.
  public var created: Timestamp?
  /// The moment of the last change, if it is known.
  public var modified: Timestamp?
  /// Data that no other property holds, by the name of its format: ``source(of:)``, or what an
  /// earlier import left.
  public var extra: [JSON.Member] = []
  /// The line of the source at which it begins, from 1; 0 if it comes from no source.
  public var line = 0

  /// An open item with nothing but a name.
  public init(id: ExchangeID, list: ExchangeID, name: String) {
    (self.id, self.list, self.name) = (id, list, name)
  }

  /// Whether others belong to it.
  public var hasSubtasks: Bool { subtasks.total > 0 }

  /// The identity of the item that it belongs to; nil if that is known by an alias only.
  public var parentID: ExchangeID? {
    if case .item(let id)? = parent { id } else { nil }
  }

  /// Adds lines to the notes in place: an item may get very many of them, one after the other.
  mutating func addNotes(_ lines: String) {
    if !notes.isEmpty { notes += "\n" }
    notes += lines
  }

  /// The text that the item was read from, in a format that calls for it: an export to the same
  /// format writes it as it was, except for what has changed since.
  public func source(of format: String) -> String? { extra[format]?.string }
}
