internal import CivilCalendar
internal import TodoValues

/// Writes lists that the program itself creates, in the transaction of a ledger whose entry has
/// begun.
final class SampleWriter {
  private let ledger: Ledger
  private let appender: ItemAppender
  private var areas: [String: Identifier<TodoList>] = [:]

  init(_ ledger: Ledger) {
    self.ledger = ledger
    appender = ItemAppender(ledger)
  }

  /// Writes a list behind a position.
  func write(_ sample: SampleList, after position: Int) throws {
    var list = TodoList(
      name: sample.name, emoji: sample.emoji, color: sample.color, order: position + 1,
      sort: sample.sort, grouping: sample.grouping, query: sample.query)
    list.template = sample.template
    if let name = sample.area {
      list.area = try areas[name] ?? area(name, at: list.order)
      list.order += 1
    }
    try ledger.save(list)
    let first = sample.template == nil ? ledger.clock.today : .firstOfTemplate
    var headings: [String: TodoList] = [:]
    var items: [String: Identifier<TodoItem>] = [:]
    for (index, entry) in sample.entries.enumerated() {
      var item = item(entry, daysOld: index + 1, in: list.id, from: first)
      item.waitsFor = entry.waitsFor.flatMap { items[$0] }.map { [$0] } ?? []
      items[entry.name] = item.id
      if let name = entry.heading, headings[name] == nil {
        headings[name] = try appender.append(TodoList(heading: name, of: list.id))
      }
      try appender.append(item, over: nil, below: entry.heading.flatMap { headings[$0] })
      try write(entry.parts, of: item, daysOld: index + 1, from: first)
    }
  }

  private func area(_ name: String, at position: Int) throws -> Identifier<TodoList> {
    var area = TodoList(name: name, order: position)
    area.isArea = true
    try ledger.save(area)
    areas[name] = area.id
    return area.id
  }

  private func write(
    _ parts: [SampleList.Entry], of parent: TodoItem, daysOld: Int, from first: Day
  ) throws {
    for part in parts {
      var item = item(part, daysOld: daysOld, in: parent.list, from: first)
      item.parent = parent.id
      try appender.append(item)
      try write(part.parts, of: item, daysOld: daysOld, from: first)
    }
  }

  private func item(
    _ entry: SampleList.Entry, daysOld: Int, in list: Identifier<TodoList>, from first: Day
  ) -> TodoItem {
    let day = 86_400_000_000
    let created = Timestamp(microseconds: ledger.clock.now.microseconds - daysOld * day)
    let completed = entry.isDone ? Timestamp(microseconds: created.microseconds + day / 2) : nil
    var item = TodoItem(
      list: list, name: entry.name, notes: entry.notes, priority: entry.priority,
      tags: entry.tags, due: entry.due.map(first.adding(days:)), dueTime: entry.time,
      deferUntil: entry.start.map(first.adding(days:)),
      plan: entry.plan.map { DayPlan(first, isEvening: $0 == .evening) },
      isFlagged: entry.isFlagged, recurrence: entry.recurrence, completed: completed,
      created: created, modified: completed ?? created)
    item.effort = entry.effort.flatMap(Effort.init(minutes:))
    return item
  }
}
