import CivilCalendar
import TodoValues

/// The outlines of Org: headings with a word such as `TODO` are items.
enum Org {
  static let name = "org"

  /// Our own properties: a rule that no repeater can hold, the plan, the flag, the items for which
  /// an item waits, and the work that was done.
  static let ruleProperty = "RRULE"
  static let planProperty = "PANELTODO-PLAN"
  static let flagProperty = "PANELTODO-FLAG"
  static let waitsProperty = "PANELTODO-WAITS-FOR"
  static let workedProperty = "PANELTODO-WORKED"
  /// The effort.
  static let effortProperty = "EFFORT"
  /// The properties with a place in an item.
  static let known: Set<String> = [
    "ID", "CREATED", ruleProperty, planProperty, flagProperty, waitsProperty, workedProperty,
    effortProperty,
  ]

  /// The item of an entry. The identity and the list are the caller's.
  static func item(
    of entry: OrgEntry, id: ExchangeID, list: ExchangeID, _ context: ExchangeContext
  ) -> ExchangeItem {
    let zone = context.clock.zone
    var item = ExchangeItem(id: id, list: list, name: entry.headline.title)
    item.tags = entry.headline.tags
    item.priority = entry.headline.priority.map(Priority.init(letter:)) ?? .none
    item.notes = entry.notes
    item.isDone = entry.isDone
    item.completed = entry.isDone ? entry.closed.map(zone.moment) : nil
    item.created = entry.property("CREATED").flatMap { OrgTimestamp.read($0[...])?.stamp }
      .map(zone.moment)
    item.start = entry.scheduled?.day
    item.plan = entry.property(planProperty).flatMap { DayPlan(text: $0) }
    item.isFlagged = entry.property(flagProperty) == "t"
    item.waitsFor = entry.property(waitsProperty).map(UUIDList.read) ?? []
    item.effort = entry.property(effortProperty).flatMap(effort)
    item.worked = entry.property(workedProperty).flatMap { WorkText.read($0) } ?? 0
    item.recurrence =
      entry.property(ruleProperty).flatMap { Recurrence(anchored: $0) } ?? entry.deadline?.rule
      ?? entry.scheduled?.rule
    if let due = entry.deadline ?? (hasOnlyRepeatedStart(entry) ? entry.scheduled : nil) {
      (item.due, item.dueTime) = (due.day, due.time)
    }
    return item
  }

  /// Whether the scheduled day repeats and there is no deadline: then it is the due date too, from
  /// which a rule counts.
  static func hasOnlyRepeatedStart(_ entry: OrgEntry) -> Bool {
    entry.deadline == nil && entry.scheduled?.rule != nil
  }

  /// The effort of a property: `1:30`, `2h`, or a number of minutes.
  static func effort(_ text: String) -> Effort? {
    Effort(text) ?? Int(text).flatMap { Effort(minutes: $0) }
  }

  /// The tag as Org can have it, with `_` for all other signs.
  static func tag(_ tag: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in tag.unicodeScalars { scalars.append(OrgHeadline.holds(scalar) ? scalar : "_") }
    return String(scalars)
  }
}

extension Zone {
  /// The moment of a timestamp; that of a day is its noon.
  fileprivate func moment(of stamp: OrgTimestamp) -> Timestamp {
    stamp.time.map { moment(of: stamp.day, at: $0) } ?? noon(of: stamp.day)
  }
}
