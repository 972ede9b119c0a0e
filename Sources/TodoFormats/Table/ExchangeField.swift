import CivilCalendar

/// A part of what formats exchange: a row of the table in the documentation.
public enum ExchangeField: String, CaseIterable, Sendable {
  case list
  case look = "emoji, colour, order of a list"
  case heading
  case area = "area of a list"
  case isPutAway = "put away"
  case template
  case name, notes
  case isDone = "done"
  case completed, created
  case modified = "edited"
  case due
  case time = "due time"
  case start, plan
  case isFlagged = "flag"
  case priority, tags
  case recurrence = "repeat"
  case reminders
  case waitsFor = "waits for"
  case effort
  case worked = "work done"
  case postponed = "postponements"
  case parent = "subtask of"
  case order
  case identity
  case extra = "data of other formats"

  /// The fields that a text says of an item by itself, wherever it stands.
  static let ofText: [ExchangeField] = [
    .name, .notes, .isDone, .completed, .created, .due, .time, .start, .plan, .isFlagged,
    .priority, .tags, .recurrence, .reminders, .waitsFor, .effort, .worked,
  ]

  /// Whether two items are the same in this field. What belongs to lists is the same in all items.
  func isSame(
    _ left: ExchangeItem, _ right: ExchangeItem,
    comparing isSame: (Timestamp?, Timestamp?) -> Bool = { $0 == $1 }
  ) -> Bool {
    switch self {
    case .list, .look, .heading, .area, .isPutAway, .template: true
    case .name: left.name == right.name
    case .notes: left.notes == right.notes
    case .isDone: left.isDone == right.isDone
    case .completed: isSame(left.completed, right.completed)
    case .created: isSame(left.created, right.created)
    case .modified: isSame(left.modified, right.modified)
    case .due: left.due == right.due
    case .time: left.dueTime == right.dueTime
    case .start: left.start == right.start
    case .plan: left.plan == right.plan
    case .isFlagged: left.isFlagged == right.isFlagged
    case .priority: left.priority == right.priority
    case .tags: left.tags == right.tags
    case .recurrence: left.recurrence == right.recurrence
    case .reminders: left.reminders == right.reminders
    case .waitsFor: left.waitsFor == right.waitsFor
    case .effort: left.effort == right.effort
    case .worked: left.worked == right.worked && left.workingSince == right.workingSince
    case .postponed: left.postponed == right.postponed
    case .parent: left.parent == right.parent
    case .order: left.order == right.order
    case .identity: left.id == right.id
    case .extra: left.extra == right.extra
    }
  }
}
