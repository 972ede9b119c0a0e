import CivilCalendar
import TodoValues

/// The JSON that Taskwarrior exports and imports.
enum Taskwarrior {
  static let name = "taskwarrior"

  /// The item of a task. The identity and the list are the caller's.
  static func item(
    of task: TaskwarriorTask, id: ExchangeID, list: ExchangeID, _ context: ExchangeContext
  ) -> ExchangeItem {
    let zone = context.clock.zone
    var item = ExchangeItem(id: id, list: list, name: task.description)
    item.notes = task.annotations.joined(separator: "\n")
    item.tags = task.tags
    item.priority = task.members["priority"]?.string.flatMap(priority) ?? .none
    item.isDone = task.status == .completed
    item.completed = item.isDone ? task.date("end", in: zone) : nil
    item.created = task.date("entry", in: zone)
    item.modified = task.date("modified", in: zone)
    if let due = task.date("due", in: zone) {
      (item.due, item.dueTime) = (zone.day(of: due), time(of: due, in: zone))
    }
    let start = task.date("wait", in: zone) ?? task.date("scheduled", in: zone)
    item.start = start.map(zone.day)
    item.plan = task.members[TaskwarriorTask.planKey]?.string.flatMap { DayPlan(text: $0) }
    item.isFlagged = task.members[TaskwarriorTask.flagKey]?.string == "yes"
    if task.status == .recurring || task.members[TaskwarriorTask.ruleKey] != nil {
      item.recurrence = task.rule
    }
    if task.status == .recurring, let rule = item.recurrence {
      item.due = item.due.map { day(after: task.instances, of: rule, from: $0) }
    }
    item.waitsFor = task.depends.map { ExchangeID($0) }
    item.effort = task.members[TaskwarriorTask.effortKey]?.string.flatMap { Effort($0) }
    item.worked =
      task.members[TaskwarriorTask.workedKey]?.string.flatMap { WorkText.read($0) } ?? 0
    item.parent = task.members[TaskwarriorTask.parentKey]?.string.map { .item(ExchangeID($0)) }
    return item
  }

  /// The time of a moment. Taskwarrior has no days, only their first second.
  static func time(of moment: Timestamp, in zone: Zone) -> TimeOfDay? {
    moment == zone.start(of: zone.day(of: moment)) ? nil : zone.time(of: moment)
  }

  /// The due date of the next task of a series of which Taskwarrior has made some.
  private static func day(after instances: Int, of rule: Recurrence, from day: Day) -> Day {
    var day = day
    for _ in 0..<min(instances, 10_000) {
      guard let next = rule.next(after: day) else { break }
      day = next
    }
    return day
  }

  static func priority(_ letter: String) -> Priority? { priorities[letter] }

  static func letter(_ priority: Priority) -> String? {
    priorities.first { $0.value == priority }?.key
  }

  private static let priorities: [String: Priority] = ["H": .high, "M": .medium, "L": .low]
}
