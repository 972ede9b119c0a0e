import CivilCalendar
import SafeText

/// Reads iCalendar, also vCalendar 1.0: each `VTODO` is an item, everything else is kept.
///
/// A to-do may need what comes later: its zone, or what became of the first days of its series. It
/// waits for that, and those after it wait too, but never more than a thousand.
struct ICalReader: IntakeReader {
  private var lines: ICalLines
  var intake: Intake
  private var zones: ICalZones
  private var room: ICalWaitingRoom
  private var listName: String?
  private var isInCalendar = false
  private var hasBegun = false

  init(_ source: @escaping ByteSource, _ context: ReadingContext) {
    lines = ICalLines(source, encoding: context.encoding)
    intake = Intake(format: ICalendar.name, context)
    zones = ICalZones(context.common.zone)
    room = ICalWaitingRoom(home: context.common.clock.zone)
  }

  mutating func readOn() throws -> Bool {
    guard let text = try lines.next() else {
      guard !isInCalendar else {
        throw Refusal(line: lines.number, "The calendar is incomplete: END:VCALENDAR is missing.")
      }
      guard hasBegun else { throw Refusal(line: 1, "This is not a calendar: it is empty.") }
      return releaseAll()
    }
    try read(text)
    return true
  }

  private mutating func read(_ text: String) throws {
    let number = lines.number
    guard let line = ICalLine(text) else {
      guard hasBegun else {
        throw Refusal(
          line: number, "This is not a calendar: it does not begin with BEGIN:VCALENDAR.")
      }
      throw Refusal(line: number, "This is not a line of a calendar: it has no name and colon.")
    }
    let kind = line.value.uppercased()
    switch line.name {
    case "BEGIN" where kind == "VCALENDAR" && !isInCalendar:
      (isInCalendar, hasBegun, listName) = (true, true, nil)
    case "END" where kind == "VCALENDAR" && isInCalendar:
      isInCalendar = false
      _ = releaseAll()
    case "BEGIN" where hasBegun || kind == "VTODO":
      hasBegun = true
      try readComponent(kind, begin: text)
    case _ where isInCalendar && line.name != "END": readProperty(line)
    default:
      throw Refusal(
        line: number,
        hasBegun
          ? "This is outside of a calendar, which begins with BEGIN:VCALENDAR."
          : "This is not a calendar: it does not begin with BEGIN:VCALENDAR.")
    }
  }

  private mutating func readProperty(_ line: ICalLine) {
    switch line.name {
    case "X-WR-CALNAME", "NAME":
      let name = line.plain.plainLine
      if !name.isEmpty { listName = name }
    case "VERSION", "PRODID", "CALSCALE", "METHOD": break
    default:
      intake.remarks.add(
        "“\(line.name)” of the calendar is not supported here; it is kept.", line: lines.number)
      intake.deliverPart(line.text, line: lines.number)
    }
  }

  /// Reads a component to its end.
  private mutating func readComponent(_ kind: String, begin: String) throws {
    let number = lines.number
    var texts = [begin]
    var open = [kind]
    var size = begin.utf8.count
    while let last = open.last {
      guard let text = try lines.next() else {
        throw Refusal(line: number, "This \(kind) is incomplete: END:\(last) is missing.")
      }
      texts.append(text)
      size += text.utf8.count
      guard size <= 16 << 20 else {
        throw Refusal(line: number, "This \(kind) has more than 16 MB.")
      }
      guard let line = ICalLine(text), ["BEGIN", "END"].contains(line.name) else { continue }
      let other = line.value.uppercased()
      if line.name == "BEGIN" {
        open.append(other)
      } else if other == last {
        open.removeLast()
      } else {
        throw Refusal(line: lines.number, "END:\(last) is expected here, not END:\(other).")
      }
    }
    switch kind {
    case "VTODO":
      room.add(ICalTodo(texts), line: number, list: listName ?? intake.context.listName)
      while let ready = room.next(&zones) { deliver(ready) }
    case "VTIMEZONE":
      zones.add(texts)
      intake.deliverPart(texts.joined(separator: "\n"), line: number)
    default:
      intake.remarks.add("A \(kind) is not a to-do; it is kept.", line: number)
      intake.deliverPart(texts.joined(separator: "\n"), line: number)
    }
  }

  /// Delivers the to-dos that wait for something that will not come. Returns whether any did.
  private mutating func releaseAll() -> Bool {
    let hadAny = !room.isEmpty
    while let ready = room.next(&zones, isLast: true) { deliver(ready) }
    return hadAny
  }

  private mutating func deliver(_ waiting: ICalWaitingRoom.Todo) {
    let (todo, line) = (waiting.todo, waiting.line)
    let list = intake.list(
      named: todo[ICalendar.listProperty]?.plain.plainLine ?? waiting.list, line: line)
    var own = todo.uid
    if let uid = own, let occurrence = todo.occurrence { own = "\(uid)\u{1F}\(occurrence.value)" }
    let home = intake.context.common.clock.zone
    var zones = zones
    var item = ICalendar.item(
      of: todo, id: ExchangeID(""), list: list, home, zone: { zones.zone($0) })
    item.line = line
    if let heading = todo[ICalendar.headingProperty]?.plain.plainLine, !heading.isEmpty {
      item.heading = intake.announce(ExchangeList(heading: heading, of: list))
    }
    item.id = intake.identity(own: own, list: list, parent: nil, name: item.name, line: line)
    for remark in ICalRemarks.all(of: todo, item, home: home, zone: { zones.zone($0) }) {
      intake.remarks.add(remark, line: line)
    }
    room.skipDays(of: todo, &item, zone: { zones.zone($0) })
    intake.settle(&item)
    let brought = todo.zones.sorted().compactMap { zones.lines(of: $0) }
    item.extra.append(
      ICalendar.name, (brought.flatMap { $0 } + todo.texts).joined(separator: "\n"))
    self.zones = zones
    intake.deliver(.item(item))
  }
}
