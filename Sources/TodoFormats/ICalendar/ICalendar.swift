import CivilCalendar
import SafeText
import TodoLanguage
import TodoValues

/// iCalendar, of which the `VTODO` are items.
enum ICalendar {
  static let name = "ics"

  /// The list of an item in a file with several lists.
  static let listProperty = "X-PANELTODO-LIST"
  /// The name of the heading above it.
  static let headingProperty = "X-PANELTODO-HEADING"
  /// `DONE` if the rule counts from the day of completion.
  static let anchorProperty = "X-PANELTODO-REPEAT-FROM"
  /// Says that the start, which a rule needs anyway, is one of the item.
  static let startProperty = "X-PANELTODO-START"
  /// The day for which it is planned.
  static let planProperty = "X-PANELTODO-PLAN"
  /// `TRUE` if it has a flag.
  static let flagProperty = "X-PANELTODO-FLAG"
  /// The items for which it waits.
  static let waitsProperty = "X-PANELTODO-WAITS-FOR"
  /// The moment at which the to-do came into its list.
  static let movedProperty = "X-PANELTODO-MOVED"
  /// The work that was done.
  static let workedProperty = "X-PANELTODO-WORKED"
  /// The effort, which a later standard has.
  static let effortProperty = "ESTIMATED-DURATION"
  /// The reminders that no alarm can hold.
  static let remindProperty = "X-PANELTODO-REMIND"

  /// The properties with a place in an item, and those that only describe the `VTODO`.
  static let known: Set<String> = [
    "UID", "DTSTAMP", "SEQUENCE", "CREATED", "LAST-MODIFIED", "SUMMARY", "DESCRIPTION", "PRIORITY",
    "CATEGORIES", "DUE", "DURATION", "DTSTART", "RRULE", "STATUS", "COMPLETED", "PERCENT-COMPLETE",
    "RELATED-TO", "RECURRENCE-ID", "X-APPLE-SORT-ORDER", listProperty, anchorProperty,
    startProperty, planProperty, flagProperty, waitsProperty, headingProperty, workedProperty,
    effortProperty, remindProperty, movedProperty,
  ]

  /// The item of a to-do. The identity and the list are the caller's.
  static func item(
    of todo: ICalTodo, id: ExchangeID, list: ExchangeID, _ home: Zone, zone: (String) -> Zone?
  ) -> ExchangeItem {
    func time(_ name: String) -> ICalTime? {
      todo[name].flatMap { ICalTime($0, in: home, zone: zone) }
    }
    var item = ExchangeItem(id: id, list: list, name: todo["SUMMARY"]?.plain ?? "")
    item.notes = todo["DESCRIPTION"]?.plain ?? ""
    item.priority = priority(todo["PRIORITY"]?.value)
    item.tags = todo.all("CATEGORIES").flatMap(\.list)
    let start = time("DTSTART")
    let length = todo["DURATION"].flatMap { ICalDuration($0.value) }
    let end = start.flatMap { start in length.map { ICalTime(start, later: $0, in: home) } }
    if let due = time("DUE") ?? end { (item.due, item.dueTime) = (due.day, due.time) }
    item.start = hasOnlyFormalStart(todo) ? nil : start?.day
    let exceptions = dueDates(of: todo.all("EXDATE"), item, in: home, zone: zone)
    item.recurrence = rule(of: todo, start: start, item.due, exceptions)
    item.plan = todo[planProperty].flatMap { DayPlan(text: $0.plain) }
    item.isFlagged = todo[flagProperty]?.value == "TRUE"
    item.waitsFor = todo[waitsProperty].map { UUIDList.read(String($0.value)) } ?? []
    item.effort = todo[effortProperty].flatMap { ICalDuration($0.value)?.effort }
    item.worked = todo[workedProperty].flatMap { WorkText.read($0.value) } ?? 0
    item.reminders = reminders(of: todo)
    item.isDone = todo.isDone
    if item.isDone { item.completed = (time("COMPLETED") ?? time("LAST-MODIFIED"))?.moment }
    item.created = time("CREATED")?.moment
    item.modified = time("LAST-MODIFIED")?.moment
    item.parent = todo.parent.map { .item(ExchangeID($0.plain.plainLine, in: name)) }
    item.order = todo.order(in: home, zone: zone)
    return item
  }

  /// The reminders of our own property, or else of the alarms.
  static func reminders(of todo: ICalTodo) -> Reminders? {
    todo[remindProperty].flatMap { Reminders(typed: String($0.value)) }
      ?? ICalAlarms(of: todo).reminders
  }

  /// The due dates of occurrences. Lines name an occurrence by its start, if it has one.
  static func dueDates(
    of lines: [ICalLine], _ item: ExchangeItem, in home: Zone, zone: (String) -> Zone?
  ) -> Set<Day> {
    var lead = 0
    if let start = item.start, let due = item.due { lead = start.distance(to: due) }
    let times = lines.flatMap { ICalTime.all(of: $0, in: home, zone: zone) }
    return Set(times.map { $0.day.adding(days: lead) })
  }

  /// The rule, if it is one that we have. One with exceptions after the due date is not.
  private static func rule(
    of todo: ICalTodo, start: ICalTime?, _ due: Day?, _ exceptions: Set<Day>
  ) -> Recurrence? {
    let rules = todo.all("RRULE")
    guard rules.count == 1, todo["RDATE"] == nil,
      exceptions.allSatisfy({ day in due.map { day <= $0 } ?? false })
    else { return nil }
    let isFromDone = todo[anchorProperty]?.value == "DONE"
    return Recurrence(
      foreign: rules[0].value, at: start?.second, from: isFromDone ? .done : .due)
  }

  /// Whether the start is there only because a rule needs one: then it is the due date.
  static func hasOnlyFormalStart(_ todo: ICalTodo) -> Bool {
    todo["RRULE"] != nil && todo[startProperty] == nil && todo.startsWhenDue
  }

  /// 1 to 4 are high, 5 is medium, 6 to 9 are low.
  static func priority(_ text: Substring?) -> Priority {
    switch text.flatMap({ Int($0) }) {
    case (1...4)?: .high
    case 5?: .medium
    case (6...9)?: .low
    default: .none
    }
  }

  static func number(_ priority: Priority) -> Int? {
    switch priority {
    case .none: nil
    case .low: 9
    case .medium: 5
    case .high: 1
    }
  }

  /// A text in lines of at most 75 bytes, each continued with a space. None ends with `=`, which
  /// would mean something at the end of a quoted-printable one.
  static func folded(_ line: String) -> String {
    guard line.utf8.count > 75 else { return line + "\r\n" }
    var result = ""
    var count = 0
    for scalar in line.unicodeScalars {
      let width = UTF8.width(scalar)
      if count + width > (scalar == "=" ? 71 : 75) {
        result += "\r\n "
        count = 1
      }
      result.unicodeScalars.append(scalar)
      count += width
    }
    return result + "\r\n"
  }
}
