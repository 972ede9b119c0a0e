internal import CivilCalendar
internal import TodoValues

/// Lists that the program itself creates, with their items.
public struct Samples: Sendable {
  /// The Inbox and five lists with some forty items around today, some with notes, tags, times,
  /// subtasks, a start date, a plan or a recurrence, and a view.
  public static let demonstration = Samples(lists: DemoData.lists, subject: .demonstration)

  /// Two lists to try the first keys on.
  public static let tour = Samples(lists: TourData.lists, subject: .tour)

  private let lists: [SampleList]
  private let subject: Deed.Subject

  private init(lists: [SampleList], subject: Deed.Subject) {
    (self.lists, self.subject) = (lists, subject)
  }

  /// Writes the lists, dated relative to the day of the ledger, after the existing ones.
  func write(to ledger: Ledger) throws {
    try ledger.begin(Deed(.added, subject), kind: .seed)
    let appender = ItemAppender(ledger)
    var order = try ledger.lastPosition()
    for sample in lists {
      order += 1
      let list = TodoList(
        name: sample.name, emoji: sample.emoji, color: sample.color, order: order,
        sort: sample.sort, grouping: sample.grouping, query: sample.query)
      try ledger.save(list)
      for (index, entry) in sample.entries.enumerated() {
        try Self.write(entry, daysOld: index + 1, in: list.id, to: appender, by: ledger.clock)
      }
    }
  }

  private static func write(
    _ entry: SampleList.Entry, daysOld: Int, in list: Identifier<TodoList>,
    under parent: Identifier<TodoItem>? = nil, to appender: ItemAppender, by clock: WallClock
  ) throws {
    let day = 86_400_000_000
    let created = Timestamp(microseconds: clock.now.microseconds - daysOld * day)
    let completed = entry.isDone ? Timestamp(microseconds: created.microseconds + day / 2) : nil
    let item = TodoItem(
      list: list, parent: parent, name: entry.name, notes: entry.notes, priority: entry.priority,
      tags: entry.tags, due: entry.due.map(clock.today.adding(days:)), dueTime: entry.time,
      deferUntil: entry.start.map(clock.today.adding(days:)),
      plan: entry.plan.map { DayPlan(clock.today, isEvening: $0 == .evening) },
      isFlagged: entry.isFlagged, recurrence: entry.recurrence, completed: completed,
      created: created,
      modified: completed ?? created)
    try appender.append(item)
    for part in entry.parts {
      try write(
        part, daysOld: daysOld, in: list, under: item.id, to: appender, by: clock)
    }
  }
}
