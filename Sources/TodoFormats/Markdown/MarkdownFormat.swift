import CivilCalendar
import TodoValues

/// Lists with boxes in Markdown, as GitHub has them, with the signs of Obsidian's plugin Tasks.
enum MarkdownFormat {
  static let name = "markdown"

  /// The deepest level of the headings that are lists. One level deeper are the headings of lists.
  static func listLevel(onBoard isBoard: Bool) -> Int { isBoard ? 2 : 1 }

  /// The item of a task. The identity and the list are the caller's.
  static func item(
    of task: MarkdownTask, id: ExchangeID, list: ExchangeID, _ context: ExchangeContext
  ) -> ExchangeItem {
    let zone = context.clock.zone
    var item = ExchangeItem(id: id, list: list, name: task.name)
    item.tags = task.tags
    item.notes = task.notes
    item.priority = task.priority?.0 ?? .none
    item.due = task.due ?? task.reminder?.day
    if let reminder = task.reminder, reminder.day == item.due { item.dueTime = reminder.time }
    item.start = task.start ?? task.scheduled
    item.recurrence = task.recurrence?.0
    item.isDone = task.isDone
    item.completed = task.completed.map(zone.noon)
    item.created = task.created.map(zone.noon)
    return item
  }
}
