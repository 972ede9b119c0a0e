import CivilCalendar
import TodoFormats
import TodoValues

extension Exhibit {
  static let formats = [
    Exhibit(.table, "formats") {
      let rows = Format.all.map { format in
        let endings = format.suffixes.map { "`.\($0)`" }.joined(separator: ", ")
        return "| `\(format.name)` | \(format.title) | \(endings) |"
      }
      return (["| Name | Format | Files |", "|---|---|---|"] + rows).joined(separator: "\n")
    },
    Exhibit(.table, "format-places") {
      let formats = Format.all.filter { $0.name != "jsonl" }
      let titles = formats.map { $0.name == "json" ? "JSON, JSON lines" : $0.title }
      var lines = [
        "| | " + titles.joined(separator: " | ") + " |",
        "|---" + String(repeating: "|---", count: formats.count) + "|",
      ]
      for field in ExchangeField.allCases {
        let places = formats.map { $0.place(of: field) ?? "—" }
        lines.append("| \(field.rawValue) | " + places.joined(separator: " | ") + " |")
      }
      return lines.joined(separator: "\n")
    },
    Exhibit(.table, "format-readings") {
      let lines = [
        "(A) 2026-11-02 Pay rent @home due:2026-12-01 rec:+1m",
        "x 2026-11-03 2026-11-02 Milk +shop",
        "@phone say thanks to @mom", "Pay due:tomorrow", "Fix \\@home",
      ]
      return try table(of: lines, in: "todo.txt")
    },
    Exhibit(.log, "format-remarks") {
      let text = """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        SUMMARY:Party
        END:VEVENT
        BEGIN:VTODO
        SUMMARY:Pay rent
        GEO:37.386013;-122.082932
        STATUS:CANCELLED
        RRULE:FREQ=YEARLY;BYMONTH=1,7
        END:VTODO
        END:VCALENDAR
        """
      return try read(text, in: "ics").remarks.joined(separator: "\n")
    },
    Exhibit(.log, "format-refusals") {
      try [
        ("ics", "BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:Pay"),
        ("taskwarrior", #"[{"status":"foo"}]"#),
        ("csv", "name,due\n\"Pay"), ("json", #"{"paneltodo":1,"items":[{"uuid":"7"}]}"#),
        ("json", #"{"paneltodo":1,"items":["#),
      ].map { name, text in
        do {
          _ = try read(text, in: name)
          return "\(name): read"
        } catch let refusal as Refusal {
          return "\(name): \(refusal)"
        }
      }.joined(separator: "\n")
    },
  ]

  /// The items and remarks that a format makes of a text.
  private static func read(
    _ text: String, in name: String
  ) throws -> (items: [ExchangeItem], remarks: [String]) {
    guard let format = Format.named(name) else { return ([], []) }
    let clock = WallClock(zone: .utc) { Timestamp(secondsSinceEpoch: 1_795_262_400) }
    var rest = [Array(text.utf8), []]
    var reader = format.reader(
      of: { rest.removeFirst() }, ReadingContext(listName: "todo", ExchangeContext(clock: clock)))
    var items: [ExchangeItem] = []
    while let element = try reader.next() {
      if case .item(let item) = element { items.append(item) }
    }
    return (items, reader.remarks.all.map(\.description))
  }

  /// A row for each line with the item that it is.
  private static func table(of lines: [String], in format: String) throws -> String {
    var rows = ["| Line | Name | Tags | Other |", "|---|---|---|---|"]
    for line in lines {
      guard let item = try read(line, in: format).items.first else { continue }
      let others = [
        item.isDone ? "done" : nil, item.priority == .none ? nil : item.priority.name,
        item.due.map { "due \($0)" }, item.recurrence.map { $0.description },
        item.created.map { "created \(Zone.utc.day(of: $0))" },
        item.completed.map { "completed \(Zone.utc.day(of: $0))" },
      ]
      let tags = item.tags.joined(separator: ", ")
      rows.append(
        "| `\(line)` | \(item.name) | \(tags) | \(others.compactMap { $0 }.joined(separator: ", ")) |"
      )
    }
    return rows.joined(separator: "\n")
  }
}
