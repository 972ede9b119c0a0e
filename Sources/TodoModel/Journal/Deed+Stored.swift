internal import CivilCalendar
internal import JSONKit
internal import TodoValues

/// The form of an action in the journal: a JSON object with one key for the verb, one for the
/// subject, and one or two for the detail, as in `{"verb":"setDue","item":"Milk","day":20780}`.
extension Deed {
  /// The most characters of a name that are stored: a journal entry needs no more to be recognised.
  private static let longestName = 100

  /// The action as JSON.
  var stored: String {
    var members = [("verb", JSON.string(verb.rawValue)), Self.member(of: subject)]
    members += detail.map(Self.members) ?? []
    return JSON.object(members.map { JSON.Member(key: $0.0, value: $0.1) }).text
  }

  /// The action of a journal entry; nil for the label of an older version, which is plain text.
  init?(stored: String) {
    // A label that is no JSON was written by an older version, or by another program.
    guard stored.hasPrefix("{"), let json = try? JSONParser.parse(Array(stored.utf8)),
      let verb = json["verb"]?.string.flatMap(Verb.init(rawValue:)),
      let subject = Self.subject(in: json)
    else { return nil }
    self.init(verb, subject, Self.detail(in: json))
  }

  private static func member(of subject: Subject) -> (String, JSON) {
    switch subject {
    case .item(let name): ("item", short(name))
    case .items(let count): ("items", .number("\(count)"))
    case .list(let name): ("list", short(name))
    case .view(let name): ("view", short(name))
    case .heading(let name): ("heading", short(name))
    case .area(let name): ("area", short(name))
    case .template(let name): ("template", short(name))
    case .file(let name): ("file", short(name))
    case .demonstration: ("samples", .string("demonstration"))
    case .tour: ("samples", .string("tour"))
    }
  }

  private static func subject(in json: JSON) -> Subject? {
    if let name = json["item"]?.string { return .item(name) }
    if let count = json["items"]?.integer { return .items(count) }
    if let name = json["list"]?.string { return .list(name) }
    if let name = json["view"]?.string { return .view(name) }
    if let name = json["heading"]?.string { return .heading(name) }
    if let name = json["area"]?.string { return .area(name) }
    if let name = json["template"]?.string { return .template(name) }
    if let name = json["file"]?.string { return .file(name) }
    return ["demonstration": .demonstration, "tour": .tour][json["samples"]?.string ?? ""]
  }

  private static func members(of detail: Detail) -> [(String, JSON)] {
    switch detail {
    case .name(let name): [("name", short(name))]
    case .tag(let tag): [("tag", .string(tag))]
    case .date(let day, let time):
      [("day", .number("\(day.daysSinceEpoch)"))]
        + (time.map { [("time", .number("\($0.minutes)"))] } ?? [])
    case .plan(let plan): [("plan", .number("\(plan.number)"))]
    case .time(let time): [("time", .number("\(time.minutes)"))]
    case .shift(let shift): [("shift", .string("\(shift)"))]
    case .priority(let priority): [("priority", .number("\(priority.rawValue)"))]
    case .minutes(let minutes): [("minutes", .number("\(minutes)"))]
    case .recurrence(let rule): [("recurrence", .string(rule.column))]
    case .color(let color): [("color", .string(color.rawValue))]
    case .exchanged(let incoming, let outgoing):
      [("in", .number("\(incoming)")), ("out", .number("\(outgoing)"))]
    }
  }

  private static func detail(in json: JSON) -> Detail? {
    let time = json["time"]?.integer.flatMap(TimeOfDay.init(minutes:))
    if let days = json["day"]?.integer { return .date(Day(daysSinceEpoch: days), time) }
    if let time { return .time(time) }
    if let number = json["plan"]?.integer { return .plan(DayPlan(number: number)) }
    if let name = json["name"]?.string { return .name(name) }
    if let tag = json["tag"]?.string { return .tag(tag) }
    if let shift = json["shift"]?.string { return DayShift(shift).map { .shift($0) } }
    if let incoming = json["in"]?.integer, let outgoing = json["out"]?.integer {
      return .exchanged(incoming: incoming, outgoing: outgoing)
    }
    if let number = json["priority"]?.integer {
      return Priority(rawValue: number).map { .priority($0) }
    }
    if let minutes = json["minutes"]?.integer {
      return .minutes(min(max(minutes, 0), Effort.mostMinutes))
    }
    if let rule = json["recurrence"]?.string {
      return Recurrence(column: rule).map { .recurrence($0) }
    }
    return json["color"]?.string.flatMap(ListColor.init(rawValue:)).map { .color($0) }
  }

  private static func short(_ name: String) -> JSON {
    .string(name.count > longestName ? name.prefix(longestName - 1) + "…" : name)
  }
}

extension JSON {
  fileprivate var string: String? { if case .string(let value) = self { value } else { nil } }
  fileprivate var integer: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }
}
