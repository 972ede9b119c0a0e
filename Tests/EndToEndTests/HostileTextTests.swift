import CivilCalendar
import Foundation
import TestSupport
import Testing
import TodoValues

/// A group of payloads that are shown in one run of the program.
struct PayloadGroup: Sendable, CustomTestStringConvertible {
  static let size = 12
  let number: Int

  /// All groups: of a sample in the usual run, of all payloads in the thorough one.
  static var all: [PayloadGroup] {
    (0..<((payloads.count + size - 1) / size)).map { PayloadGroup(number: $0) }
  }

  static let payloads = Payload.sample(Thorough.count(12, thorough: .max))

  var payloads: [Payload] {
    Array(Self.payloads[(number * Self.size)..<min(Self.payloads.count, (number + 1) * Self.size)])
  }

  var testDescription: String { payloads.map(\.name).joined(separator: ", ") }

  /// Four letters that precede a payload, different ones for each.
  static func marker(_ index: Int, _ first: Character = "A") -> String {
    let value = (first.asciiValue ?? 65) + UInt8(index)
    return String(repeating: Character(Unicode.Scalar(value)), count: 4)
  }
}

@Suite("Hostile text", .floor(.full), .terminals) struct HostileTextTests {
  let home: TemporaryFolder
  private static let today = WallClock.drawn.today.daysSinceEpoch

  init() throws {
    home = try TemporaryFolder()
  }

  private func start(
    _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 120
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: columns, rows: 40)
    let environment = ["ESCDELAY": "1"].merging(environment) { $1 }
    try terminal.start(
      .paneltodo(["--reduced-motion"] + arguments, home: home, environment: environment))
    return terminal
  }

  /// Puts payloads everywhere: list 0 has an item for each, and each is the name and emoji of a
  /// list, of an area and of a template, which has an item, the name and query of a view, and the
  /// label of an entry in the journal.
  private func plant(_ payloads: [Payload]) throws {
    try Seed("Plain", ["Apples"]).plant(in: home)
    let rows = try ForeignRows(path: home.path("todos.db"))
    try rows.addList(0, name: Array("Hostile".utf8))
    for (index, payload) in payloads.enumerated() {
      let marked = { (marker: String) in Array(marker.utf8) + payload.bytes }
      try rows.addItem(
        index, to: 0, name: marked(PayloadGroup.marker(index)),
        notes: marked(PayloadGroup.marker(index, "a") + "\n"), tags: payload.bytes,
        extra: Array("{".utf8) + payload.bytes + Array("}".utf8), due: Self.today + index % 2)
      try rows.addItem(
        100 + index, to: 0, name: marked(PayloadGroup.marker(index, "a")), isDone: true)
      try rows.addList(index + 1, name: marked(PayloadGroup.marker(index)), emoji: payload.bytes)
      try rows.addList(
        index + 101, name: marked("view " + PayloadGroup.marker(index, "a")), emoji: payload.bytes,
        query: payload.bytes.isEmpty ? [0x61] : payload.bytes)
      try rows.addArea(
        index + 201, name: marked("area " + PayloadGroup.marker(index, "a")), emoji: payload.bytes)
      try rows.addTemplate(
        index + 301, name: marked("template " + PayloadGroup.marker(index, "a")),
        emoji: payload.bytes)
      try rows.addItem(
        200 + index, to: index + 301, name: marked("{" + PayloadGroup.marker(index)),
        notes: payload.bytes + Array("}".utf8), due: Day.firstOfTemplate.daysSinceEpoch + index)
      try rows.addEntry(marked(PayloadGroup.marker(index)))
    }
    try rows.close()
  }

  @Test(arguments: PayloadGroup.all)
  func `in every field never steers the terminal, on any screen`(
    group: PayloadGroup
  ) async throws {
    let payloads = group.payloads
    let last = PayloadGroup.marker(payloads.count - 1)
    try plant(payloads)
    let terminal = try start()

    // The lists, and the views and templates below them.
    try await terminal.show("", "Hostile", "AAAA", last)
    try await terminal.show("G", "Templates")
    try await terminal.show("k", PayloadGroup.marker(payloads.count - 1, "a"))
    try await terminal.show("e", "Edit", "cancel")
    try await terminal.close(with: "\u{1B}")
    try await terminal.show("j\r", "Templates")
    try await terminal.show("G", "template " + PayloadGroup.marker(payloads.count - 1, "a"))
    try await terminal.show("e", "Edit template")
    try await terminal.close(with: "\u{1B}")
    try await terminal.show("\r", "{" + last)
    try await terminal.show("U", "First day")
    try await terminal.close(with: "\u{1B}")
    try await terminal.show("gT", "template aaa")
    try await terminal.close(with: "\u{1B}")
    // The last letter may form another character with a mark that follows it.
    try await terminal.show("\u{10}view aaa", "view aaa")
    try await terminal.show("\r", "view aaa")
    try await terminal.show("v", "Query")
    try await terminal.close(with: "\u{1B}")
    try await terminal.show("gA", "Area")
    try await terminal.show("area aaa", "area aaa")
    try await terminal.show("\r", "area aaa")
    try await terminal.show("e", "Edit area")
    try await terminal.close(with: "\u{1B}")
    // History, calendar, week, today, palette, help.
    try await terminal.show("H", "History", "AAAA", last)
    try await terminal.close(with: "\u{1B}")
    try await terminal.show("gc", "Calendar", "AAAA")
    try await terminal.show("gw", "Plan the week", "AAAA")
    try await terminal.close(with: "\u{1B}")
    try await terminal.show("gt", "Today", "AAAA")
    try await terminal.show("ga", "All", "AAAA")
    try await terminal.show("gl", "Logbook", PayloadGroup.marker(0, "a"))
    try await terminal.show("\u{10}", "Go to")
    try await terminal.show("BBB", "BBBB")
    try await terminal.close(with: "\u{1B}")
    try await terminal.show("?", "Keys")
    try await terminal.close(with: "\u{1B}")
    // The list itself, each item with its details, and in its form.
    try await terminal.show("gh", "Plain")
    try await terminal.show("\u{10}Hostile", "Hostile")
    try await terminal.show("\r", "AAAA", "Space")
    try await terminal.show("b", "High priority", "by priority")
    try await terminal.show("b", "AAAA", "Space")
    for index in payloads.indices {
      try await terminal.show(index == 0 ? "gg" : "j", PayloadGroup.marker(index))
      try await terminal.show("e", "Edit item")
      try await terminal.close(with: "\u{1B}")
      guard Thorough.isOn || index % 4 == 0 else { continue }
      try await terminal.show("w", "Why is it here?")
      try await terminal.close(with: "w")
      try await terminal.show("B", "What happened?")
      try await terminal.close(with: "B")
      try await terminal.show("r", "cancel")
      try await terminal.close(with: "\u{1B}")
    }
    // Actions on an item, and the messages about it.
    try await terminal.show("m:", "Change")
    try await terminal.close(with: "\u{1B}")
    try await terminal.show("#", "Move")
    try await terminal.close(with: "\u{1B}")
    try await terminal.show("@", "Tag")
    try await terminal.close(with: "\u{1B}")
    try await terminal.show("d", "Deleted")
    // Undone, or refused with a message where that breaks the rules.
    try await terminal.show("u", "help")
    try await terminal.show("gg", "AAAA")
    try await terminal.show("/AAAA", "AAAA")
    try await terminal.close(with: "\u{1B}")
    try await terminal.show("\u{1B}[24~", "RowPanel")
    try await terminal.show("\u{1B}[24~", "AAAA")
    try terminal.write("q")
    #expect(try await terminal.expectExit() == .exitCode(0))

    try await terminal.expectModesOfBefore()
    terminal.expectNothingForeign(payloads: payloads)
    #expect(!home.contains("PWNED"))
    if group.number == PayloadGroup.all.count - 1 {
      Thorough.report(
        "B1",
        "\(PayloadGroup.payloads.count) payloads in every field, on every screen: 0 foreign sequences"
      )
    }
  }
}

@Suite("Hostile text that is typed", .floor(.full), .terminals) struct TypedHostileTextTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed("Plain", ["Apples"]).plant(in: home)
  }

  @Test func `or pasted is shown in its field and harmless`() async throws {
    let payloads = Payload.sample(Thorough.count(17, thorough: .max))
      // The terminal has to remove the marker at the end of a paste; what follows it is keys.
      .filter { $0.name != "end of a paste and a key" && $0.isArgument }
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    try terminal.start(
      .paneltodo(["--reduced-motion"], home: home, environment: ["ESCDELAY": "1"]))
    try await terminal.expect("Plain")

    for payload in payloads {
      try await terminal.show("A", "New item")
      try terminal.write(
        bytes: Array("\u{1B}[200~".utf8) + payload.bytes + Array("\u{1B}[201~".utf8))
      try await terminal.expectRead()
      // For several lines the app asks whether they are several items.
      try await terminal.close(with: "\u{1B}")
      guard payload.isTyped else { continue }
      try await terminal.show("A", "New item")
      try terminal.write(bytes: payload.bytes)
      try await terminal.expectRead()
      try await terminal.close(with: "\u{1B}")
    }
    try terminal.write("q")
    #expect(try await terminal.expectExit() == .exitCode(0))

    terminal.expectNothingForeign(payloads: payloads)
    Thorough.report(
      "B5",
      "\(payloads.count) payloads pasted, \(payloads.count(where: \.isTyped)) typed byte by byte: 0 foreign bytes"
    )
  }

  @Test func `is copied without steering the terminal`() async throws {
    let payload = Array("copy \u{1B}]0;PWNED\u{7}\u{9C} this".utf8)
    let rows = try ForeignRows(path: home.path("todos.db"))
    try rows.addList(0, name: Array("Hostile".utf8))
    try rows.addItem(0, to: 0, name: payload)
    try rows.close()
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    try terminal.start(
      .paneltodo(["--reduced-motion"], home: home, environment: ["ESCDELAY": "1"]))
    try await terminal.expect("Hostile")
    try await terminal.show("\u{10}Hostile", "Hostile")
    try await terminal.show("\r", "copy")

    try await terminal.show("y", "Asked the terminal to copy")
    try terminal.write("q")
    try await terminal.expectExit()

    terminal.expectNothingForeign(.screenWithClipboard)
    #expect(ForeignOutput.find(in: terminal.output, by: .screen) != nil)
    #expect(terminal.text.contains("\u{1B}]52;c;\(Data(payload).base64EncodedString())\u{7}"))
  }

  @Test func `in the settings and the environment is reported and harmless`() async throws {
    _ = try home.makeFolder("config/paneltodo")
    // A message has one line, which does not show the end of a longer value.
    let payloads = Payload.sample(Thorough.count(6, thorough: 60)).filter {
      $0.isArgument && $0.bytes.count < 40
    }
    for payload in payloads {
      try (Data("{ theme: '".utf8) + Data(payload.bytes) + Data("', mouse: 'x' }".utf8)).write(
        to: URL(filePath: home.path("config/paneltodo/config.json5")))
      let terminal = try PseudoTerminal(columns: 120, rows: 24)
      let value = payload.text
      try terminal.start(
        .paneltodo(
          ["--reduced-motion"], home: home,
          environment: [
            "XDG_CONFIG_HOME": home.path("config"), "ESCDELAY": "1", "USER": value,
            "EDITOR": "/nonexistent/" + value, "COLORFGBG": value, "TZ": value, "LANG": value,
            "TERMPANELS_MOTION": value, "LINES": value, "COLUMNS": value,
          ]))
      try await terminal.show("", "Plain")
      try await terminal.show("\u{10}Plain", "Plain")
      try await terminal.show("\r", "Apples")
      try await terminal.show("E", "cannot be run")
      try terminal.write("q")
      #expect(try await terminal.expectExit() == .exitCode(0), "\(payload)")
      terminal.expectNothingForeign(payloads: [payload], payload.name)
    }
    #expect(!home.contains("PWNED"))
  }
}

extension Payload {
  /// Whether typing it enters text: it has no control characters, which are keys, and is not long.
  fileprivate var isTyped: Bool { !bytes.contains { $0 < 0x20 || $0 == 0x7F } && kind != .long }
}
