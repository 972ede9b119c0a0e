import CivilCalendar

/// The lines for the changed fields of a to-do, in the manner of the lines that were there: a time
/// stays in its zone, a text keeps its parameters, a tag its spelling.
struct ICalPieces {
  /// Parameters that say how the former value was written.
  private static let ofValue: Set<String> = ["ENCODING", "CHARSET", "ALTREP", "QUOTED-PRINTABLE"]

  private let todo: ICalTodo
  private let item: ExchangeItem
  private let context: ExchangeContext
  private let zones: ICalZones

  init(
    of todo: ICalTodo, _ item: ExchangeItem, _ context: ExchangeContext, _ zones: ICalZones
  ) {
    (self.todo, self.item, self.context, self.zones) = (todo, item, context, zones)
  }

  /// The lines of a field, each in the manner of the former one.
  func lines(of field: SourceField<String>) -> [String] {
    if field.keys.contains("CATEGORIES") { return categories() }
    return adapted(field.pieces(for: item, context))
  }

  /// The lines, each in the manner of the former one, except for those of tags.
  func adapted(_ lines: [String]) -> [String] {
    lines.flatMap { text -> [String] in
      guard let line = ICalLine(text) else { return [text] }
      switch line.name {
      case "DUE": return [inZone(line, like: todo["DUE"] ?? todo["DTSTART"])]
      case "DTSTART": return [start(line)]
      case "SUMMARY", "DESCRIPTION": return [withParameters(line)]
      default: return [text]
      }
    }
  }

  // MARK: - Texts

  private func withParameters(_ line: ICalLine) -> String {
    guard let old = todo[line.name] else { return line.text }
    let kept = old.parameterTexts.filter { text in
      !Self.ofValue.contains(text.prefix { $0 != "=" }.uppercased())
    }
    return line.name + kept.map { ";\($0)" }.joined() + ":\(line.value)"
  }

  /// The lines of the tags: a tag that is still there is spelled as it was, in its former line.
  /// Those that the item cannot have, since they are too long or too many, stay.
  private func categories() -> [String] {
    let former = todo.all("CATEGORIES")
    let read = Set(settled(former.flatMap(\.list)).map { $0.lowercased() })
    var missing = item.tags
    var lines: [String] = former.compactMap { line in
      let kept = line.list.filter { word in
        let tag = settled([word]).first ?? word
        guard let index = missing.firstIndex(of: tag) else {
          return !word.isEmpty && !read.contains(tag.lowercased())
        }
        missing.remove(at: index)
        return true
      }
      return kept.isEmpty
        ? nil : head(of: line) + kept.map(ICalLine.escaped).joined(separator: ",")
    }
    guard !missing.isEmpty else { return lines }
    let new = missing.map(ICalLine.escaped).joined(separator: ",")
    if let last = lines.popLast() {
      lines.append(last + "," + new)
    } else {
      lines.append("CATEGORIES:" + new)
    }
    return lines
  }

  private func head(of line: ICalLine) -> String {
    let kept = line.parameterTexts.filter { text in
      !Self.ofValue.contains(text.prefix { $0 != "=" }.uppercased())
    }
    return line.name + kept.map { ";\($0)" }.joined() + ":"
  }

  /// The tags that words become.
  private func settled(_ words: [String]) -> [String] {
    var item = ExchangeItem(id: ExchangeID(""), list: ExchangeID(""), name: "x")
    item.tags = words
    _ = item.settle(context.limits)
    return item.tags
  }

  // MARK: - Times

  /// A start that is only formal is written as the due date is; any other one keeps its time,
  /// unless the due date has none.
  private func start(_ line: ICalLine) -> String {
    guard item.start != nil else { return inZone(line, like: todo["DUE"] ?? todo["DTSTART"]) }
    let old = todo["DTSTART"]
    var known = zones
    let home = context.clock.zone
    guard let time = ISOTime(line.value), time.second != nil || item.due == nil, let old,
      let second = ICalTime(old, in: home, zone: { known.zone($0) })?.second
    else { return inZone(line, like: old ?? todo["DUE"]) }
    let digits = LocalMoment(day: time.day, secondOfDay: second).digits
    let moved = ICalLine("DTSTART:\(time.day.basicISO)T\(digits)")
    return inZone(moved ?? line, like: old)
  }

  /// A time of the person's clock, on the clock on which the former line has its time.
  private func inZone(_ line: ICalLine, like old: ICalLine?) -> String {
    guard let time = ISOTime(line.value), let second = time.second, let old,
      let former = ISOTime(old.value), former.second != nil
    else { return line.text }
    let home = context.clock.zone
    let moment = home.moment(of: LocalMoment(day: time.day, secondOfDay: second))
    if former.offset != nil { return "\(line.name):\(moment.basicISO)" }
    guard let name = old.parameter("TZID") else { return line.text }
    var known = zones
    let local = (known.zone(name) ?? home).localMoment(at: moment)
    return "\(line.name);TZID=\(quoted(name)):\(local.day.basicISO)T\(local.digits)"
  }

  private func quoted(_ name: String) -> String {
    name.contains { ":;,".contains($0) } ? "\"\(name)\"" : name
  }
}
