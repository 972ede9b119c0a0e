import CivilCalendar
import TodoValues

/// The format todo.txt: a line for each item, in which a few words mean something.
enum TodoTxt {
  static let name = "todo.txt"

  /// The item of a line. The identity and the list are the caller's.
  static func item(
    of line: TodoTxtLine, id: ExchangeID, list: ExchangeID, _ context: ExchangeContext
  ) -> ExchangeItem {
    var item = ExchangeItem(id: id, list: list, name: line.name)
    item.tags = line.tags
    item.priority = line.priority.map(Priority.init(letter:)) ?? .none
    (item.due, item.dueTime, item.start) = (line.due, line.time, line.threshold)
    (item.plan, item.isFlagged) = (line.plan, line.flag == true)
    item.recurrence = line.recurrence
    (item.effort, item.worked) = (line.effort, line.worked ?? 0)
    item.isDone = line.isDone
    item.completed = line.completed.map(context.clock.zone.noon)
    item.created = line.created.map(context.clock.zone.noon)
    item.alias = line.alias
    item.parent = line.parent.map { .alias($0) }
    return item
  }

  /// Whether a tag is read as it is written.
  static func holds(tag: String) -> Bool { TodoTxtWord.tag(tag[...]) == tag }
}
