import Foundation
import TestSupport
import Testing

@Suite("A draft", .floor(.full), .terminals) struct DraftTests {
  let home: TemporaryFolder
  let otherHome: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    otherHome = try TemporaryFolder()
    try Seed("Errands", ["Apples"]).plant(in: home)
  }

  private func start() async throws -> TmuxSession {
    let session = try TmuxSession("--reduced-motion", home: home)
    try await session.expectCurrent("   Errands")
    return session
  }

  /// Waits until the app has written a text into the database, for which it may take a second.
  private func expectKept(_ text: String, _ place: SourceLocation = #_sourceLocation) async throws {
    let isKept = try await eventually {
      let log = FileManager.default.contents(atPath: home.path("todos.db-wal")) ?? Data()
      return log.range(of: Data(text.utf8)) != nil
    }
    try #require(isKept, "“\(text)” was never kept", sourceLocation: place)
  }

  @Test func `survives the program, is offered at the next start, and is saved`() async throws {
    let signals = [SIGKILL, SIGTERM, SIGHUP]
    let rounds = Thorough.count(3, thorough: 60)
    for round in 1...rounds {
      let text = "Buy \(round) oat mi"
      let killed = try await start()
      try await killed.press("Enter", expecting: "Lists › Errands", "○ Apples")
      try await killed.press("a", expecting: "New item")
      try await killed.fill(text)
      try await expectKept(text)
      kill(try killed.process, signals[round % 3])
      _ = try await killed.expectExit()

      let session = try await start()
      try await session.expect("Unsaved draft “\(text)” in Errands, just now", "g d resume")
      try session.type("gd")
      try await session.expect("New item in Errands", text)
      try await session.fill("lk")
      try await session.accept("New item in Errands")
      try await session.expect("○ \(text)lk")
      try await session.expectNo("g d resume")
      // Makes room on the screen for the next one.
      try await session.press("u", expecting: "Undid: add “\(text)lk”")
      try await session.quit()
    }
    // Nothing is left of the drafts.
    #expect(try !Command.paneltodo(["doctor"], home: home).run().output.contains("draft"))
    let last = try await start()
    try await last.press("?", expecting: "Edit the list")
    try await last.expectNo("Unsaved draft", "g d resume")
    Thorough.report("drafts", "\(rounds) of \(rounds) texts kept, offered once and saved")
  }

  @Test func `survives kill -9 as an item's form with its notes`() async throws {
    let killed = try await start()
    try await killed.press("Enter", expecting: "▌ ○ Apples")
    try await killed.press("e", expecting: "Edit item")
    for _ in 0..<7 { try killed.send("Tab") }
    try killed.type("A kilo of them,")
    try killed.send("Enter")
    try killed.type("and a bag.")
    try await expectKept("A kilo of them,\nand a bag.")
    kill(try killed.process, SIGKILL)
    _ = try await killed.expectExit()

    let session = try await start()
    try await session.expect("Unsaved draft “A kilo of them,” in “Apples”")
    try session.type("gd")
    try await session.expect("Edit item", "A kilo of them,", "and a bag.")
    try session.send("M-Enter")
    try await session.expectNo("Edit item")
    try await session.expect("○ Apples", "≡")
    try await session.quit()
  }

  @Test func `belongs to its running program, even to a stopped one`() async throws {
    let one = try await start()
    let other = try TmuxSession(
      "--reduced-motion", "--database", home.path("todos.db"), home: otherHome)
    try await other.expectCurrent("   Errands")
    let screen = try other.capture()
    try await one.press("Enter", expecting: "▌ ○ Apples")
    try await one.press("a", expecting: "New item")
    try await one.fill("Buy oat mi")
    try await expectKept("Buy oat mi")

    // Nothing changes in the other one, and a process that starts now is offered nothing.
    #expect(try other.capture() == screen)
    kill(try one.process, SIGSTOP)
    for _ in 1...2 {
      let third = try await start()
      try await third.press("?", expecting: "Edit the list")
      try await third.expectNo("Unsaved draft", "g d resume")
      try third.send("Escape")
      try await third.expectNo("Edit the list")
      try await third.quit()
    }
    kill(try one.process, SIGCONT)
    try await one.fill("lk")
    try await one.accept("New item")
    try await other.expect("2 open")

    // The draft of a killed process is offered to the next one that starts.
    try await one.press("a", expecting: "New item")
    try await one.fill("Pay the rent")
    try await expectKept("Pay the rent")
    kill(try one.process, SIGKILL)
    _ = try await one.expectExit()
    let next = try await start()
    try await next.expect("Unsaved draft “Pay the rent” in Errands")
    try await next.quit()
    try await other.quit()
  }
}
