import TestSupport
import Testing

/// Texts far longer than the program accepts, written into the file by another program.
@Suite("A huge text in the database", .floor(.full), .terminals) struct HugeTextTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed("Plain", ["Apples"]).plant(in: home)
    let rows = try ForeignRows(path: home.path("todos.db"))
    let name = Array("Huge ".utf8) + [UInt8](repeating: 0x78, count: 10_000_000)
    let notes = (0..<100_000).map { "note \($0)\n" }.joined()
    try rows.addList(0, name: Array("Hostile".utf8))
    try rows.addItem(0, to: 0, name: name, notes: Array(notes.utf8))
    for number in 1..<200 {
      try rows.addItem(
        number, to: 0, name: Array("Item \(number)".utf8), notes: Array(notes.utf8.prefix(60_000)))
    }
    try rows.addList(1, name: name)
    try rows.close()
  }

  @Test func `is opened, scrolled past, shown in detail and deleted without a wait`()
    async throws
  {
    var slowest = Duration.zero
    let terminal = try PseudoTerminal(columns: 120, rows: 40)
    let begin = ContinuousClock.now
    try terminal.start(
      .paneltodo(["--reduced-motion"], home: home, environment: ["ESCDELAY": "1"]))
    try await terminal.expect("Hostile")
    let start = ContinuousClock.now - begin
    func move(_ keys: String, to text: String) throws {
      slowest = max(slowest, try #require(try terminal.time(of: keys, until: text), "\(keys)"))
    }

    try await terminal.show("\u{10}Hostile", "Hostile")
    try await terminal.show("\r", "Huge xxx", "Item 1")
    // At the end none of these is on the screen: the beginning is shown completely.
    try await terminal.show("G", "Item 199")
    try await terminal.show("gg", "Huge xxx", "Item 30")
    try move("j", to: "Item 1")
    try move("k", to: "Huge")
    try move("G", to: "Item 199")
    try await terminal.show("gg", "Huge")
    try await terminal.show("i", "Details")
    // The details are read after the frame with their title, and only then there is an end.
    try await terminal.expect(until: "the end of the details is shown") {
      try terminal.write("G\u{C}")
      return terminal.text.contains("Created: ")
    }
    try await terminal.expectRead()
    try await terminal.show("\u{1B}", "Plain")
    // The item is too long to be saved, so completing it is refused with a message. The writer
    // takes a while to find that out; the screen stays responsive meanwhile.
    let change = ContinuousClock.now
    try move(" j", to: "Item 2")
    try await terminal.expect(until: "it is refused") {
      terminal.text.contains("Another program stored a value here")
    }
    let refusal = ContinuousClock.now - change
    try await terminal.show("gg", "Huge")
    let deletion = ContinuousClock.now
    try await terminal.press("d", expecting: "Deleted “Huge")
    let deleted = ContinuousClock.now - deletion
    try await terminal.show("gh", "Plain")
    try await terminal.show("\u{10}Plain", "Plain")
    try await terminal.show("\r", "Apples")
    try terminal.write("q")
    #expect(try await terminal.expectExit() == .exitCode(0))

    terminal.expectNothingForeign()
    Thorough.report(
      "B6",
      """
      10 MB name, 100,000 lines of notes: first screen after \(start.seconds) s, slowest move \
      \(slowest.seconds) s; it is refused after \(refusal.seconds) s as a change, and deleted after \
      \(deleted.seconds) s
      """)
  }
}
