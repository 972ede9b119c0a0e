import CivilCalendar
import SafeText

/// Writes a calendar with a `VTODO` for each item. What was read from a `VTODO` and has not changed
/// since is written as it was.
struct ICalWriter: FormatWriter {
  private let context: WritingContext
  private var zones: ICalZones
  private var list = ""
  private var headings: [ExchangeID: String] = [:]
  /// The items from the root down to the last one: their identities in the file, and the order that
  /// the last one below each of them has.
  private var path: [(item: ExchangeID, uid: String, lastOrder: Int)] = []
  private var lastOrder = 0
  private var writtenUIDs = Occurrences()
  private var writtenZones: Set<String> = []

  init(_ context: WritingContext) {
    self.context = context
    zones = ICalZones(context.common.zone)
  }

  mutating func begin() -> String {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//paneltodo//paneltodo//EN"]
    if let list = context.onlyList {
      lines.append(ICalLine.text("X-WR-CALNAME", list.name))
      if let color = list.color { lines.append("COLOR:\(color)") }
    }
    return text(lines)
  }

  mutating func end() -> String { text(["END:VCALENDAR"]) }

  mutating func text(of element: ExchangeElement) -> String {
    switch element {
    case .list(let list) where list.headingOf != nil:
      headings[list.id] = list.name
      return ""
    case .list(let list):
      self.list = list.name
      (path, lastOrder) = ([], 0)
      return ""
    case .part(let part): return part.format == ICalendar.name ? text(of: part) : ""
    case .item(let item): return text(of: item)
    }
  }

  private func text(_ lines: [String]) -> String { lines.map(ICalendar.folded).joined() }

  private mutating func text(of part: ExchangePart) -> String {
    let lines = Self.lines(part.text)
    if lines.first == "BEGIN:VTIMEZONE" {
      guard let name = zones.add(lines), writtenZones.insert(name).inserted else { return "" }
    }
    return text(lines)
  }

  private mutating func text(of item: ExchangeItem) -> String {
    var lines = item.source(of: ICalendar.name).map(Self.lines) ?? []
    var result: [String] = []
    // A zone that only its calendar knows is kept with the to-do.
    while lines.first == "BEGIN:VTIMEZONE", let end = lines.firstIndex(of: "END:VTIMEZONE") {
      let zone = Array(lines[...end])
      if let name = zones.add(zone), writtenZones.insert(name).inserted { result += zone }
      lines.removeSubrange(...end)
    }
    result += lines.isEmpty ? newTodo(item) : changedTodo(item, ICalTodo(lines))
    return text(result)
  }

  private mutating func newTodo(_ item: ExchangeItem) -> [String] {
    let stamp = item.modified ?? item.created ?? context.common.clock.now
    let uid = item.id.text(in: ICalendar.name)
    var lines = ["BEGIN:VTODO", ICalLine.text("UID", uid), "DTSTAMP:\(stamp.basicISO)"]
    for field in ICalFields.all { lines += field.pieces(for: item, context.common) }
    let parent = parentUID(of: item, base: nil)
    if let parent { lines.append(ICalLine.text("RELATED-TO", parent)) }
    lines.append("X-APPLE-SORT-ORDER:\(order(base: nil))")
    if context.onlyList == nil { lines.append(ICalLine.text(ICalendar.listProperty, list)) }
    lines += headingLines(of: item)
    enter(item, uid)
    return lines + ICalAlarms.lines(for: item) + ["END:VTODO"]
  }

  private mutating func changedTodo(_ item: ExchangeItem, _ todo: ICalTodo) -> [String] {
    let home = context.common.clock.zone
    var read = ICalendar.item(of: todo, id: item.id, list: item.list, home) { zones.zone($0) }
    _ = read.settle(context.common.limits)
    var lines = changedLines(of: todo, read, item)
    let oldParent = todo.parent?.plain.plainLine
    let parent = parentUID(of: item, base: oldParent)
    if parent != oldParent {
      let new = parent.map { [ICalLine.text("RELATED-TO", $0)] } ?? []
      Self.replace(ICalTodo.namesParent, in: &lines, by: new)
    }
    let oldOrder = todo.order(in: home) { zones.zone($0) }
    let order = order(base: oldOrder)
    if let oldOrder, order != oldOrder {
      Self.replace(
        { $0.name == "X-APPLE-SORT-ORDER" }, in: &lines, by: ["X-APPLE-SORT-ORDER:\(order)"])
    }
    Self.replace(
      { $0.name == ICalendar.listProperty }, in: &lines,
      by: context.onlyList == nil ? [ICalLine.text(ICalendar.listProperty, list)] : [])
    Self.replace(
      { $0.name == ICalendar.headingProperty }, in: &lines, by: headingLines(of: item))
    enter(item, todo.uid ?? item.id.text(in: ICalendar.name))
    return lines
  }

  /// The lines of a to-do, in which those of the changed fields are new.
  private func changedLines(
    of todo: ICalTodo, _ read: ExchangeItem, _ item: ExchangeItem
  ) -> [String] {
    let fields = ICalFields.changed(in: todo, read, item, context.common)
    if read.reminders == item.reminders, (read.dueTime == nil) == (item.dueTime == nil) {
      let lines = replaced(fields, for: item, of: todo, in: todo.texts)
      // An alarm that counts from the start means something else once that has changed.
      let isSame = fields.isEmpty || ICalendar.reminders(of: ICalTodo(lines)) == item.reminders
      if isSame { return lines }
    }
    let alarms = ICalAlarms.lines(for: item)
    let renewed = ICalAlarms(of: todo).replaced(in: todo.texts, by: alarms)
    return replaced(fields, for: item, of: todo, in: renewed)
  }

  /// Lines in which those of some fields are new. A new due date has no zone, but a start keeps the
  /// time and the zone that it had.
  private func replaced(
    _ fields: [SourceField<String>], for item: ExchangeItem, of todo: ICalTodo, in lines: [String]
  ) -> [String] {
    var lines = lines
    let pieces = ICalPieces(of: todo, item, context.common, zones)
    let keepsDue = !fields.contains { $0.keys.contains("DUE") }
    // A start that is there only for a rule has to be written as the due date is.
    let keepsZone = item.start == nil ? keepsDue : todo["DTSTART"] != nil
    for field in fields {
      var new = field.pieces(for: item, context.common)
      if keepsZone, field.keys.contains("DTSTART") { new = pieces.adapted(new) }
      Self.replace({ field.keys.contains($0.name) }, in: &lines, by: new)
    }
    return lines
  }

  /// The name of the heading above an item.
  private func headingLines(of item: ExchangeItem) -> [String] {
    item.heading.flatMap { headings[$0] }.map { [ICalLine.text(ICalendar.headingProperty, $0)] }
      ?? []
  }

  /// The identity of the parent, which came earlier. A parent that is not in the file keeps the
  /// line that was read, unless the item was taken out of it.
  private mutating func parentUID(of item: ExchangeItem, base: String?) -> String? {
    guard let parent = item.parentID else {
      path = []
      return base.flatMap { writtenUIDs.contains($0) ? nil : $0 }
    }
    guard let place = path.lastIndex(where: { $0.item == parent }) else {
      path = []
      return base ?? parent.text(in: ICalendar.name)
    }
    path.removeSubrange((place + 1)...)
    return path[place].uid
  }

  /// The order of an item: that which it had, as long as it comes after the one before.
  private mutating func order(base: Int?) -> Int {
    let last = path.last?.lastOrder ?? lastOrder
    let order = base.flatMap { $0 >= last ? $0 : nil } ?? last + 1
    if path.isEmpty { lastOrder = order } else { path[path.count - 1].lastOrder = order }
    return order
  }

  private mutating func enter(_ item: ExchangeItem, _ uid: String) {
    _ = writtenUIDs.count(uid)
    if item.hasSubtasks { path.append((item.id, uid, 0)) }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }

  /// Replaces the properties of a to-do, not those of its alarms, in the place of the first.
  private static func replace(
    _ isOld: (ICalLine) -> Bool, in lines: inout [String], by new: [String]
  ) {
    var result: [String] = []
    var place: Int?
    var depth = 0
    for text in lines {
      let line = ICalLine(text)
      if line?.name == "END" { depth -= 1 }
      if depth == 0 || (depth == 1 && line?.name == "BEGIN"), !result.isEmpty {
        // The end, or the first alarm: new properties come before it.
        place = place ?? result.count
      }
      if line?.name == "BEGIN" { depth += 1 }
      if depth == 1, let line, isOld(line) {
        place = place ?? result.count
      } else {
        result.append(text)
      }
    }
    result.insert(contentsOf: new, at: place ?? result.count)
    lines = result
  }
}
