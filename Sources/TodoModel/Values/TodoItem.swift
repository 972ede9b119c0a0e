public import CivilCalendar
public import TodoValues

/// One thing to do.
public struct TodoItem: Hashable, Sendable, Identifiable {
  /// The item's identity.
  public let id: Identifier<TodoItem>

  /// The list the item is in.
  public var list: Identifier<TodoList>

  /// The parent, if any. It is in the same list.
  public var parent: Identifier<TodoItem>?

  /// The position among the items with the same parent, or among the top-level items of the list.
  public var order: Int

  /// The name: one line, never empty.
  public var name: String

  /// The notes, in any number of lines; empty when there are none.
  public var notes: String

  /// The priority.
  public var priority: Priority

  /// Words that items of many lists may share. Each occurs once, ignoring case, and contains
  /// neither white space nor `@`, `#` or `,`.
  public var tags: [String]

  /// The due date, if any.
  public var due: Day?

  /// The time on the due date, if any. Without a due date there is no time.
  public var dueTime: TimeOfDay?

  /// The date before which nothing can be done about the item, if any.
  public var deferUntil: Day?

  /// The day, or the evening, for which it is planned, if any.
  public var plan: DayPlan?

  /// Whether it is flagged.
  public var isFlagged: Bool

  /// The rule by which it repeats when completed, if it does.
  public var recurrence: Recurrence?

  /// The items for which it waits, each once. One that is done or deleted no longer blocks it, but
  /// stays here: it may be reopened or brought back.
  public var waitsFor: [Identifier<TodoItem>]

  /// The moment of completion; nil while the item is open.
  public var completed: Timestamp?

  /// The moment of creation.
  public internal(set) var created: Timestamp

  /// The moment of the last change.
  public var modified: Timestamp

  /// Imported data that no other property holds: the text of a JSON object.
  public var extra: String?

  /// The number of its direct subtasks, done ones included. The store counts them.
  public internal(set) var subtaskCount = 0

  /// The number of its direct subtasks that are open. The store counts them.
  public internal(set) var openSubtaskCount = 0

  /// Whether it is open and waits for an open item. The store finds out.
  public internal(set) var isBlocked = false

  /// An item with these values. `TodoStore.createItem(_:)` creates a stored one.
  public init(
    id: Identifier<TodoItem> = .init(), list: Identifier<TodoList>,
    parent: Identifier<TodoItem>? = nil, order: Int = 0, name: String, notes: String = "",
    priority: Priority = .none, tags: [String] = [], due: Day? = nil, dueTime: TimeOfDay? = nil,
    deferUntil: Day? = nil, plan: DayPlan? = nil, isFlagged: Bool = false,
    recurrence: Recurrence? = nil, waitsFor: [Identifier<TodoItem>] = [],
    completed: Timestamp? = nil, created: Timestamp, modified: Timestamp? = nil,
    extra: String? = nil
  ) {
    self.id = id
    self.list = list
    self.parent = parent
    self.order = order
    self.name = name
    self.notes = notes
    self.priority = priority
    self.tags = tags
    self.due = due
    self.dueTime = dueTime
    self.deferUntil = deferUntil
    self.plan = plan
    self.isFlagged = isFlagged
    self.recurrence = recurrence
    self.waitsFor = waitsFor
    self.completed = completed
    self.created = created
    self.modified = modified ?? created
    self.extra = extra
  }

  /// Whether the item is done.
  public var isDone: Bool { completed != nil }

  /// The next day that concerns an item: its start date or the day of its plan, if that is after
  /// today, else its due date.
  public func nextDay(after today: Day) -> Day? {
    if let deferUntil, deferUntil > today { return deferUntil }
    if let plan, plan.day > today { return plan.day }
    return due
  }

  /// Writes the day of the month of the due date, if there is one, into the rule of repetition.
  mutating func pinRecurrence() {
    if let due { recurrence = recurrence?.pinned(to: due) }
  }
}
