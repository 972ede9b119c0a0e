public import CivilCalendar
internal import SQLiteKit
public import TodoValues

/// One thing to do.
public struct TodoItem: Hashable, Sendable, Identifiable {
  /// The item's identity.
  public let id: Identifier<TodoItem>

  /// The list the item is in.
  public var list: Identifier<TodoList>

  /// The parent, if any. It is in the same list, and never the item itself.
  public var parent: Identifier<TodoItem>? {
    // Only another program stores such a parent.
    didSet { if parent == id { parent = nil } }
  }

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

  /// The estimate of its work, if any.
  public var effort: Effort?

  /// The seconds for which it was worked on, without the work that is running.
  public var worked = 0

  /// The moment at which the running work on it began; nil while it is not worked on. At most one
  /// item is. `ItemChange.work` starts and stops the work.
  public var workingSince: Timestamp?

  /// The reminders, if it has its own; nil for the usual ones. They come while it is open and due
  /// at a time.
  public var reminders: Reminders?

  /// The items for which it waits, each once. One that is done or deleted no longer blocks it, but
  /// stays here: it may be reopened or brought back.
  public var waitsFor: [Identifier<TodoItem>]

  /// The number of postponements. The store counts them, and no edit changes the number.
  public var postponed = 0

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
    self.parent = parent == id ? nil : parent
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
    if let due { recurrence = recurrence?.fixed(to: due) }
  }
}

/// The stored form of an item: one field for every property except the identity and the counts. A
/// new field also needs a column, which a new version of the ``Schema`` adds.
extension TodoItem: StoredRow {
  static let kind = RowKind.item

  static let table = RowTable<TodoItem>(
    "item", alias: "i",
    fields: [
      listField,
      parentField,
      Field(
        "position", source: "order_key", key: "order", role: .placement, \.order, .position),
      Field("name", \.name, .text(atMost: TextRule.longestName)) { item throws(StoreError) in
        item.name = try TextRule.name(item.name, of: .item)
      },
      Field("notes", \.notes, .text(atMost: TextRule.longestNotes)) { item throws(StoreError) in
        item.notes = try TextRule.notes(item.notes)
      },
      Field("priority", \.priority, .priority),
      Field("tags", \.tags, .tags) { item throws(StoreError) in
        item.tags = try TagRule.tags(item.tags)
      },
      Field("due", \.due, .optional(.day)),
      Field("due_time", key: "dueTime", \.dueTime, .optional(.time)),
      Field("defer_until", key: "deferUntil", \.deferUntil, .optional(.day)),
      Field("plan", \.plan, .optional(.plan)),
      Field("flagged", key: "isFlagged", \.isFlagged, .flag),
      Field("recurrence", \.recurrence, .optional(.recurrence)),
      Field("effort", \.effort, .optional(.effort)),
      Field("worked", role: .work, \.worked, .work),
      Field("working_since", key: "workingSince", role: .work, \.workingSince, .optional(.moment)),
      Field("waits_for", key: "waitsFor", \.waitsFor, .identifiers(atMost: WaitRule.most)) {
        item throws(StoreError) in item.waitsFor = try WaitRule.waits(item.waitsFor)
      },
      Field("postponed", role: .stamp, \.postponed, .postponements),
      Field("reminders", \.reminders, .optional(.reminders)),
      Field("completed", role: .completion, \.completed, .optional(.moment)),
      Field("created", role: .stamp, \.created, .moment),
      Field("modified", role: .stamp, \.modified, .moment),
      Field("extra", \.extra, .optional(.text(atMost: TextRule.longestExtra))),
    ],
    derived: [
      .init(name: "sort_name") { SortColumn.sortName($0.name) },
      .init(name: "tag_keys") { $0.tags.isEmpty ? "" : TagRule.key(TagRule.column($0.tags)) },
    ],
    computed: [
      .init(source: "i.child_count") { statement, column, item in
        item.subtaskCount = statement.count(column)
      },
      .init(source: "i.open_child_count") { statement, column, item in
        item.openSubtaskCount = min(statement.count(column), item.subtaskCount)
      },
      .init(source: .isBlocked) { statement, column, item in
        item.isBlocked = statement.integer(column) != 0
      },
    ])

  /// The list, as an identifier.
  static let listField = Field<TodoItem>("list", role: .placement, \.list, .identifier())
  /// The parent, as an identifier.
  static let parentField = Field<TodoItem>(
    "parent", role: .placement, \.parent, .optional(.identifier()))

  init(blank id: Identifier<TodoItem>) {
    self.init(
      id: id, list: Identifier(high: 0, low: 0), name: "", created: Timestamp(microseconds: 0))
  }
}

extension ColumnCodec where Value == Priority {
  fileprivate static let priority = integer(
    \.rawValue, { statement, column in Priority(rawValue: statement.integer(column)) })
}

extension ColumnCodec where Value == DayPlan {
  fileprivate static let plan = integer(
    \.number, { statement, column in DayPlan(number: statement.integer(column)) })
}

extension ColumnCodec where Value == Effort {
  fileprivate static let effort = integer(
    \.minutes, { statement, column in Effort(nearest: statement.integer(column)) })
}

extension ColumnCodec where Value == Int {
  fileprivate static let work = integer(
    { $0 }, { statement, column in WorkRule.worked(statement.integer(column)) })
}

extension ColumnCodec where Value == [String] {
  fileprivate static let tags = text(
    atMost: TagRule.longestColumn, TagRule.column, TagRule.tags(in:))
}

extension ColumnCodec where Value == Recurrence {
  fileprivate static let recurrence = text(
    atMost: Recurrence.longestColumn, \.column, Recurrence.init(column:))
}

extension ColumnCodec where Value == Reminders {
  /// Reminders as numbers of minutes, which the triggers of the schema read: `60 1440`, or `off`.
  fileprivate static let reminders = text(
    atMost: 64,
    { $0.isEmpty ? "off" : $0.minutes.map { "\($0)" }.joined(separator: " ") },
    { text in
      if text == "off" { return .off }
      let parts = text.split(separator: " ")
      let minutes = parts.compactMap { Int($0) }
      return parts.isEmpty || minutes.count < parts.count ? nil : Reminders(minutes: minutes)
    })
}
