public import CivilCalendar
public import TodoLanguage

/// One thing to do.
public struct TodoItem: Hashable, Sendable, Identifiable {
  /// The item's identity.
  public let id: Identifier<TodoItem>

  /// The list the item is in.
  public var list: Identifier<TodoList>

  /// The item that this one is a part of, if any. It is in the same list.
  public var parent: Identifier<TodoItem>?

  /// The item's place among those with the same parent, or among those of its list without one.
  public var order: Int

  /// What is to be done; one line, never empty.
  public var name: String

  /// What else there is to say, in any number of lines; empty where there is nothing.
  public var notes: String

  /// How much it matters.
  public var priority: Priority

  /// Words that things to do in many lists may share. Each is there once, in whatever case, and has
  /// neither white space nor `@`, `#` and `,`.
  public var tags: [String]

  /// The day by which it should be done, if any.
  public var due: Day?

  /// The time of that day, if any. Without a day there is none.
  public var dueTime: TimeOfDay?

  /// The day before which nothing can be done about it, if any.
  public var deferUntil: Day?

  /// How it comes again once it is done, if it does.
  public var recurrence: Recurrence?

  /// When it was done; nil while it is open.
  public var completed: Timestamp?

  /// When it was made.
  public let created: Timestamp

  /// When it last changed.
  public var modified: Timestamp

  /// What an import kept that has no place in the other parts: the text of a JSON object.
  public var extra: String?

  /// How many subtasks it has, done ones included and those below them not. The store counts.
  public internal(set) var subtaskCount = 0

  /// How many of those are open. The store counts.
  public internal(set) var openSubtaskCount = 0

  /// An item with these parts. `TodoStore.createItem(_:)` is what makes one to keep.
  public init(
    id: Identifier<TodoItem> = .init(), list: Identifier<TodoList>,
    parent: Identifier<TodoItem>? = nil, order: Int = 0, name: String, notes: String = "",
    priority: Priority = .none, tags: [String] = [], due: Day? = nil, dueTime: TimeOfDay? = nil,
    deferUntil: Day? = nil, recurrence: Recurrence? = nil, completed: Timestamp? = nil,
    created: Timestamp, modified: Timestamp? = nil, extra: String? = nil
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
    self.recurrence = recurrence
    self.completed = completed
    self.created = created
    self.modified = modified ?? created
    self.extra = extra
  }

  /// Whether the item is done.
  public var isDone: Bool { completed != nil }
}
