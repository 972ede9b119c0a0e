import CivilCalendar
import JSONKit
import SafeText
import TodoLanguage
import TodoValues

/// A list, an item or a part of our own JSON, read strictly: what is not as it is documented is
/// refused, and members of a later version are kept.
struct PaneltodoObject {
  private let members: [JSON.Member]
  private let line: Int
  private let column: Int

  init(_ json: JSON, line: Int, column: Int) throws {
    guard let members = json.members else {
      throw Refusal(line: line, column: column, "Expected an object, found \(json.kind).")
    }
    (self.members, self.line, self.column) = (members, line, column)
  }

  /// Whether it has a member that is not null.
  func has(_ key: String) -> Bool { value(key) != nil }

  func list() throws -> ExchangeList {
    var list = ExchangeList(id: try identity("uuid"), name: try text("name"))
    list.emoji = try optionalText("emoji") ?? ""
    list.color = try optionalText("color")
    list.order = try number("order")
    list.sort = try optionalText("sort") ?? ""
    list.grouping = try optionalText("grouping")
    list.query = try optionalText("query")
    if has("headingOf") { list.headingOf = try identity("headingOf") }
    let kind = try kind()
    list.isArea = kind == PaneltodoJSON.areaKind
    list.template = try read("template", "“list” or “items”") {
      PaneltodoJSON.templates.contains($0) ? $0 : nil
    }
    if kind == PaneltodoJSON.templateKind, list.template == nil { list.template = "list" }
    list.area = try areaOfList()
    list.isPutAway = try bool("putAway") ?? false
    list.extra = try extra(except: PaneltodoJSON.listKeys)
    list.line = line
    return list
  }

  /// The item, and the list and the heading that it names.
  func item() throws -> (ExchangeItem, ExchangeList, heading: ExchangeList?) {
    let list = try listOfItem()
    var item = ExchangeItem(id: try identity("uuid"), list: list.id, name: try text("name"))
    let heading = try heading(of: list.id)
    item.heading = heading?.id
    item.notes = try optionalText("notes") ?? ""
    if has("parentUUID") { item.parent = .item(try identity("parentUUID")) }
    item.order = try number("order")
    item.due = try read("due", "a day") { Day(iso: $0) }
    item.dueTime = try read("time", "a time") { TimeOfDay(iso: $0) }
    item.start = try read("start", "a day") { Day(iso: $0) }
    item.plan = try read("plan", "a day") { Day(iso: $0) }
      .map { DayPlan($0, isEvening: try bool("evening") ?? false) }
    item.isFlagged = try bool("flagged") ?? false
    item.priority = try read("priority", "a priority") { Priority($0) } ?? .none
    item.tags = try tags()
    item.recurrence = try recurrence()
    item.reminders = try reminders()
    item.waitsFor = try waits()
    item.effort = try effort()
    item.worked = try worked()
    item.workingSince = try moment("workingSince")
    item.postponed = try postponements()
    item.completed = try moment("completed")
    item.created = try moment("created")
    item.modified = try moment("modified")
    item.isDone = try bool("done") ?? (item.completed != nil)
    item.extra = try extra(except: PaneltodoJSON.itemKeys)
    item.line = line
    return (item, list, heading)
  }

  func part() throws -> ExchangePart {
    var part = ExchangePart(
      format: try text("format").plainLine, text: try text("text").plainLines)
    if has("list") { part.list = try identity("list") }
    if has("after") { part.after = try identity("after") }
    part.line = line
    return part
  }

  /// The keys that only a later version has.
  func unknown(except known: Set<String>) -> [JSON.Member] {
    members.filter { !known.contains($0.key) }
  }

  /// The kind of a list; nil in a file of a version that has none.
  private func kind() throws -> String? {
    try read("kind", "“list”, “view”, “area”, “heading” or “template”") {
      PaneltodoJSON.kinds.contains($0) ? $0 : nil
    }
  }

  private func areaOfList() throws -> ExchangeID? {
    guard let value = value("area") else { return nil }
    return try PaneltodoObject(value, line: line, column: column).identity("uuid")
  }

  private func listOfItem() throws -> ExchangeList {
    guard let value = value("list") else { throw fault("list", "an object") }
    let object = try PaneltodoObject(value, line: line, column: column)
    let name = try object.text("name")
    return object.has("uuid")
      ? ExchangeList(id: try object.identity("uuid"), name: name) : ExchangeList(named: name)
  }

  /// The heading that an item names, of its list.
  private func heading(of list: ExchangeID) throws -> ExchangeList? {
    guard let value = value("heading") else { return nil }
    let object = try PaneltodoObject(value, line: line, column: column)
    let name = try object.text("name")
    guard object.has("uuid") else { return ExchangeList(heading: name, of: list) }
    var heading = ExchangeList(id: try object.identity("uuid"), name: name)
    heading.headingOf = list
    return heading
  }

  private func recurrence() throws -> Recurrence? {
    guard let value = value("repeat") else { return nil }
    let object = try PaneltodoObject(value, line: line, column: column)
    let anchor = try object.read("from", "“due” or “done”") { Recurrence.Anchor(word: $0) }
    return try object.read("rule", "a rule") { Recurrence(rrule: $0, from: anchor ?? .due) }
  }

  private func tags() throws -> [String] {
    guard let value = value("tags") else { return [] }
    let texts = value.elements?.compactMap(\.string)
    guard let texts, texts.count == value.elements?.count else {
      throw fault("tags", "an array of texts")
    }
    return texts
  }

  private func waits() throws -> [ExchangeID] {
    guard let value = value("waitsFor") else { return [] }
    let texts = value.elements?.compactMap(\.string).filter(ExchangeID.isUUID)
    guard let texts, texts.count == value.elements?.count else {
      throw fault("waitsFor", "an array of UUIDs")
    }
    return texts.map { ExchangeID($0) }
  }

  private func effort() throws -> Effort? {
    guard let minutes = try number("effort") else { return nil }
    guard let effort = Effort(minutes: minutes) else {
      throw fault("effort", "a number of minutes from 1 to \(Effort.mostMinutes)")
    }
    return effort
  }

  private func worked() throws -> Int {
    let seconds = try number("worked") ?? 0
    guard Effort.seconds.contains(seconds) else {
      throw fault("worked", "a number of seconds from 0 to \(Effort.seconds.upperBound)")
    }
    return seconds
  }

  private func postponements() throws -> Int {
    let number = try number("postponed") ?? 0
    guard number >= 0 else { throw fault("postponed", "a number from 0") }
    return number
  }

  private func reminders() throws -> Reminders? {
    guard let value = value("reminders") else { return nil }
    let elements = value.elements ?? []
    let minutes = elements.compactMap { element -> Int? in
      if case .number(let digits) = element { Int(digits) } else { nil }
    }
    guard value.elements != nil, minutes.count == elements.count,
      let reminders = Reminders(minutes: minutes)
    else {
      throw fault("reminders", "an array of at most \(Reminders.most) numbers of minutes")
    }
    return reminders
  }

  private func extra(except known: Set<String>) throws -> [JSON.Member] {
    var extra: [JSON.Member] = []
    if let value = value("extra") {
      guard let members = value.members else { throw fault("extra", "an object") }
      extra = members
    }
    let unknown = unknown(except: known)
    if !unknown.isEmpty { extra.merge(unknown, into: PaneltodoJSON.name) }
    return extra.plainExtra
  }

  private func moment(_ key: String) throws -> Timestamp? {
    try read(key, "a moment") { text in
      ISOTime(text).flatMap { $0.offset == nil ? nil : $0.moment(in: .utc) }
    }
  }

  private func identity(_ key: String) throws -> ExchangeID {
    let id = ExchangeID(try text(key))
    guard id.isUUID else { throw fault(key, "a UUID") }
    return id
  }

  private func number(_ key: String) throws -> Int? {
    switch value(key) {
    case nil: return nil
    case .number(let digits)?:
      guard let number = Int(digits) else { throw fault(key, "a whole number") }
      return number
    default: throw fault(key, "a whole number")
    }
  }

  private func bool(_ key: String) throws -> Bool? {
    switch value(key) {
    case nil: return nil
    case .bool(let bool)?: return bool
    default: throw fault(key, "true or false")
    }
  }

  private func text(_ key: String) throws -> String {
    guard let text = try optionalText(key) else { throw fault(key, "a text") }
    return text
  }

  private func optionalText(_ key: String) throws -> String? {
    guard let value = value(key) else { return nil }
    guard let text = value.string else { throw fault(key, "a text") }
    return text
  }

  private func read<Value>(
    _ key: String, _ kind: String, _ read: (String) -> Value?
  ) throws -> Value? {
    guard let text = try optionalText(key) else { return nil }
    guard let value = read(text) else { throw fault(key, kind) }
    return value
  }

  private func value(_ key: String) -> JSON? {
    let value = members[key]
    return value == .null ? nil : value
  }

  private func fault(_ key: String, _ kind: String) -> Refusal {
    Refusal(line: line, column: column, "“\(key)” is not \(kind).")
  }
}
