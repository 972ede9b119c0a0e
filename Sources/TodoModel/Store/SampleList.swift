internal import CivilCalendar
internal import TodoValues

/// A list that the program itself creates, with its items.
struct SampleList: Sendable {
  /// One of its items.
  struct Entry: Sendable {
    let name: String
    /// The due date in days from today, if any.
    let due: Int?
    let time: TimeOfDay?
    let priority: Priority
    let tags: [String]
    let notes: String
    let recurrence: Recurrence?
    let parts: [Entry]
    let isDone: Bool

    init(
      _ name: String, due: Int? = nil, at time: TimeOfDay? = nil, _ priority: Priority = .none,
      tags: [String] = [], notes: String = "", recurrence: Recurrence? = nil, parts: [Entry] = [],
      isDone: Bool = false
    ) {
      self.name = name
      self.due = due
      self.time = time
      self.priority = priority
      self.tags = tags
      self.notes = notes
      self.recurrence = recurrence
      self.parts = parts
      self.isDone = isDone
    }
  }

  let name: String
  let emoji: String
  var color: ListColor?
  var sort: [SortRule] = []
  var grouping = Grouping.none
  /// The query of a view; nil for a list of items.
  var query: String?
  var entries: [Entry] = []

  /// Writes lists, dated relative to the day of the ledger, after the existing ones.
  static func write(
    _ lists: [SampleList], as subject: Deed.Subject, to ledger: Ledger
  ) throws {
    try ledger.begin(Deed(.added, subject), kind: .seed)
    var order = try ledger.lastPosition()
    for sample in lists {
      order += 1
      let list = TodoList(
        name: sample.name, emoji: sample.emoji, color: sample.color, order: order,
        sort: sample.sort, grouping: sample.grouping, query: sample.query)
      try ledger.save(list)
      for (index, entry) in sample.entries.enumerated() {
        try write(entry, daysOld: index + 1, in: list.id, to: ledger)
      }
    }
  }

  private static func write(
    _ entry: Entry, daysOld: Int, in list: Identifier<TodoList>,
    under parent: Identifier<TodoItem>? = nil, to ledger: Ledger
  ) throws {
    let day = 86_400_000_000
    let created = Timestamp(microseconds: ledger.now.microseconds - daysOld * day)
    let completed = entry.isDone ? Timestamp(microseconds: created.microseconds + day / 2) : nil
    let item = TodoItem(
      list: list, parent: parent, name: entry.name, notes: entry.notes, priority: entry.priority,
      tags: entry.tags, due: entry.due.map(ledger.clock.today.adding(days:)), dueTime: entry.time,
      recurrence: entry.recurrence, completed: completed, created: created,
      modified: completed ?? created)
    try ledger.append(item)
    for part in entry.parts {
      try write(part, daysOld: daysOld, in: list, under: item.id, to: ledger)
    }
  }
}
