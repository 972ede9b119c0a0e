import CivilCalendar
import SafeText

/// A `VTODO`, taken apart.
struct ICalTodo {
  /// Its lines, from `BEGIN` to `END`, with those of its alarms.
  let texts: [String]
  /// Whether some of them are not content lines.
  let hasOddLines: Bool
  /// The zones that its times are in, by their names.
  let zones: Set<String>
  /// The properties, by their names.
  private let properties: [String: [ICalLine]]
  /// The kinds of the components within, such as `VALARM`.
  let components: Set<String>

  /// Takes lines apart.
  init(_ texts: [String]) {
    var hasOddLines = false
    var zones: Set<String> = []
    var properties: [String: [ICalLine]] = [:]
    var components: Set<String> = []
    var depth = 0
    for text in texts {
      guard let line = ICalLine(text) else {
        hasOddLines = true
        continue
      }
      if let zone = line.parameter("TZID") { zones.insert(zone) }
      switch line.name {
      case "BEGIN":
        depth += 1
        if depth > 1 { components.insert(line.value.uppercased()) }
      case "END": depth -= 1
      default: if depth <= 1 { properties[line.name, default: []].append(line) }
      }
    }
    (self.texts, self.hasOddLines, self.zones) = (texts, hasOddLines, zones)
    (self.properties, self.components) = (properties, components)
  }

  /// The first property with a name.
  subscript(name: String) -> ICalLine? { properties[name]?.first }

  /// All properties with a name.
  func all(_ name: String) -> [ICalLine] { properties[name] ?? [] }

  /// The lines of the properties with some names.
  func lines(of names: Set<String>) -> [String] {
    names.sorted().flatMap { all($0) }.map(\.text)
  }

  /// The names of its properties.
  var names: [String] { properties.keys.sorted() }

  /// The components within it that are no reminders, such as an alarm at a moment, with the indices
  /// of their lines.
  var otherComponents: [(lines: Range<Int>, texts: [String])] {
    let reminders = Set(ICalAlarms(of: self).lines(besides: []))
    var found: [(lines: Range<Int>, texts: [String])] = []
    var depth = 0
    var begin = 0
    for (index, text) in texts.enumerated() {
      guard let line = ICalLine(text) else { continue }
      if line.name == "BEGIN" {
        depth += 1
        if depth == 2 { begin = index }
      } else if line.name == "END" {
        depth -= 1
        guard depth == 1, !reminders.contains(begin) else { continue }
        let lines = begin..<(index + 1)
        found.append((lines, Array(texts[lines])))
      }
    }
    return found
  }

  /// The identity; nil if there is none.
  var uid: String? { self["UID"].map { $0.plain.plainLine } }

  /// The time for which it stands in a series; nil if it stands for itself.
  var occurrence: ICalLine? { self["RECURRENCE-ID"] }

  /// Whether it is done, or cancelled, which counts as done.
  var isDone: Bool {
    self["COMPLETED"] != nil || ["COMPLETED", "CANCELLED"].contains(status)
      || self["PERCENT-COMPLETE"]?.value == "100"
  }

  var status: String { self["STATUS"].map { $0.value.uppercased() } ?? "" }

  /// Whether it starts at the time at which it is due.
  var startsWhenDue: Bool {
    guard let start = self["DTSTART"], let due = self["DUE"] else { return false }
    return start.value == due.value && start.parameter("TZID") == due.parameter("TZID")
  }

  /// The line that names its parent.
  var parent: ICalLine? { all("RELATED-TO").first(where: Self.namesParent) }

  /// Whether a line names a parent: without a word about it, it does.
  static func namesParent(_ line: ICalLine) -> Bool {
    line.name == "RELATED-TO" && (line.parameter("RELTYPE") ?? "PARENT").uppercased() == "PARENT"
  }

  /// The order that Apple's and other programs give it, or else that of its creation.
  func order(in home: Zone, zone: (String) -> Zone?) -> Int? {
    let number = self["X-APPLE-SORT-ORDER"].flatMap { Int($0.value) }
    if let number, number.magnitude < 1 << 53 { return number }
    // Their order begins at the seconds since 1 January 2001.
    return self["CREATED"].flatMap { ICalTime($0, in: home, zone: zone)?.moment }
      .map { $0.wholeSeconds - 978_307_200 }
  }
}
