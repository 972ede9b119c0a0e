import CivilCalendar
import JSONKit
import TodoLanguage
import TodoValues

/// The tables that are read, each with the columns by which it is known.
enum CSVDialect: CaseIterable {
  case own, todoist, tickTick

  /// The columns that the header has, in lower case.
  var columns: Set<String> {
    switch self {
    case .own: ["name"]
    case .todoist: ["type", "content", "indent"]
    case .tickTick: ["list name", "title", "is all day"]
    }
  }

  /// The columns about the table rather than an item: they are kept without a remark.
  var silentColumns: Set<String> {
    switch self {
    case .own, .tickTick: []
    case .todoist: ["author", "date_lang", "timezone", "deadline_lang", "is_collapsed"]
    }
  }

  /// The name of the list for items that name none. Todoist adds the number of the project to the
  /// names of its files.
  func listName(forFileNamed name: String) -> String {
    guard self == .todoist else { return name }
    return String(name.prefixMatch(of: /(.+) \[\d+\]$/)?.1 ?? name[...])
  }

  /// The meaning of a record.
  enum Meaning {
    /// An item with the names of its list, of its heading there and of the area of the list, if the
    /// record has them, and the depth at which it is.
    case item(
      ExchangeItem, own: String?, list: String?, heading: String? = nil,
      area: String? = nil, depth: Int? = nil)
    /// The section of the items that follow, in the list for items that name none.
    case section(String)
    /// More notes of the item before.
    case note(String)
    /// Nothing that concerns items.
    case nothing
    /// A setting of the table itself.
    case setting
  }

  /// Reads a record. Values that are not understood stay in the row.
  func read(_ row: inout CSVRow, _ context: ExchangeContext) throws -> Meaning {
    switch self {
    case .own: try Self.own(&row, context)
    case .todoist: Self.todoist(&row, context)
    case .tickTick: Self.tickTick(&row, context)
    }
  }

  private static func blank(_ name: String, line: Int) -> ExchangeItem {
    var item = ExchangeItem(id: ExchangeID(""), list: ExchangeID(""), name: name)
    item.line = line
    return item
  }

  private static func own(_ row: inout CSVRow, _ context: ExchangeContext) throws -> Meaning {
    func column(_ column: CSV.Column) -> String { column.rawValue }
    let zone = context.clock.zone
    var item = blank(CSV.unguarded(row.takeText(column(.name))), line: row.line)
    item.notes = CSV.unguarded(row.takeText(column(.notes)))
    item.due = row.take(column(.due)) { Day(iso: $0) }
    item.dueTime = row.take(column(.time)) { TimeOfDay(iso: $0) }
    item.start = row.take(column(.start)) { Day(iso: $0) }
    item.plan = row.take(column(.plan)) { DayPlan(text: $0.lowercased()) }
    item.isFlagged = row.take(column(.flag), Self.truth) ?? false
    item.priority = row.take(column(.priority)) { Priority($0.lowercased()) } ?? .none
    item.tags = CSV.unguarded(row.takeText(column(.tags))).split(separator: " ").map(String.init)
    let anchor = row.take(column(.anchor)) { Recurrence.Anchor(word: $0.lowercased()) }
    item.recurrence = row.take(column(.rule)) { Recurrence(rrule: $0, from: anchor ?? .due) }
    item.waitsFor = row.take(column(.waits)).map(UUIDList.read) ?? []
    item.effort = row.take(column(.effort)) { Effort($0) }
    item.worked = row.take(column(.worked)) { WorkText.read($0) } ?? 0
    item.completed = row.take(column(.completed)) { ISOTime($0)?.moment(in: zone) }
    item.isDone = row.take(column(.done), Self.truth) ?? (item.completed != nil)
    item.created = row.take(column(.created)) { ISOTime($0)?.moment(in: zone) }
    item.modified = row.take(column(.modified)) { ISOTime($0)?.moment(in: zone) }
    item.parent = row.take(column(.parent)).map {
      .item(ExchangeID(CSV.unguarded($0), in: CSV.name))
    }
    if let extra = row.take(column(.extra)) {
      // A text that is no JSON stays in the row, so no error is lost.
      guard let members = (try? JSONParser.parse(Array(extra.utf8)))?.members else {
        throw Refusal(line: row.line, "The column “extra” is not a JSON object.")
      }
      item.extra = members.plainExtra
    }
    let list = CSV.unguarded(row.takeText(column(.list)))
    let heading = CSV.unguarded(row.takeText(column(.heading)))
    return .item(
      item, own: row.take(column(.id)).map(CSV.unguarded), list: list.isBlank ? nil : list,
      heading: heading.isBlank ? nil : heading)
  }

  /// The meaning of a word such as `yes`.
  private static func truth(_ word: String) -> Bool? {
    let words = [
      "yes": true, "true": true, "x": true, "1": true, "no": false, "false": false, "0": false,
    ]
    return words[word.lowercased()]
  }

  private static func todoist(_ row: inout CSVRow, _ context: ExchangeContext) -> Meaning {
    let content = row.takeText("content")
    switch row.take("type")?.lowercased() {
    case "section": return content.isBlank ? .nothing : .section(content)
    case "note": return .note(content)
    case "task": break
    case nil where content.isBlank: return .setting
    default: return .nothing
    }
    let words = LabelledText.words(of: content[...])
    let (name, tags) = TodoistText.labels.read(
      content[...], words, words.map { TodoistText.kind(content[$0]) })
    var item = blank(name, line: row.line)
    item.tags = tags
    item.notes = row.takeText("description")
    let priorities: [String: Priority] = ["1": .high, "2": .medium, "3": .low, "4": .none]
    item.priority = row.take("priority") { priorities[$0] } ?? .none
    if let date = row.take("date", { SpokenDate($0, today: context.clock.today) }) {
      (item.due, item.dueTime, item.recurrence) = (date.day, date.time, date.rule)
      if !date.isCertain { row.remarks.append("A date without a year is the nearest one.") }
    }
    let depth = row.take("indent") { Int(digits: $0.utf8) } ?? 1
    return .item(item, own: nil, list: nil, depth: max(1, depth))
  }

  private static func tickTick(_ row: inout CSVRow, _ context: ExchangeContext) -> Meaning {
    var item = blank(row.takeText("title"), line: row.line)
    item.notes = row.takeText("content")
    item.tags = (row.take("tags") ?? "").split(separator: ",").map(String.init)
    let priorities: [String: Priority] = ["5": .high, "3": .medium, "1": .low, "0": .none]
    item.priority = row.take("priority") { priorities[$0] } ?? .none
    let zone = row.take("timezone").flatMap(context.zone) ?? context.clock.zone
    let isAllDay = row.take("is all day")?.lowercased() == "true"
    let home = isAllDay ? zone : context.clock.zone
    func date(_ text: String) -> (day: Day, time: TimeOfDay?)? {
      guard let moment = ISOTime(text)?.moment(in: zone) else { return nil }
      return (home.day(of: moment), isAllDay ? nil : home.time(of: moment))
    }
    let start = row.take("start date", date)
    let due = row.take("due date", date) ?? start
    (item.due, item.dueTime) = (due?.day, due?.time)
    // A date without a length has the same start.
    if let start, let due, start.day < due.day { item.start = start.day }
    item.recurrence = row.take("repeat") {
      let rule = $0.uppercased().hasPrefix("RRULE:") ? $0.dropFirst(6) : $0[...]
      return Recurrence(foreign: rule, at: nil)
    }
    item.isDone =
      row.take("status") { ["0": false, "1": true, "2": true, "-1": true][$0] } ?? false
    item.completed = row.take("completed time") { ISOTime($0)?.moment(in: zone) }
    item.created = row.take("created time") { ISOTime($0)?.moment(in: zone) }
    item.parent = row.take("parentid").map { .item(ExchangeID($0, in: CSV.name)) }
    return .item(
      item, own: row.take("taskid"), list: row.take("list name"), area: row.take("folder name"))
  }
}
