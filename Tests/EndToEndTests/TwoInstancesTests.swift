import Glibc
import SQLiteKit
import TestSupport
import Testing

@Suite("Two instances on one database", .floor(.full), .terminals) struct TwoInstancesTests {
  let home: TemporaryFolder
  let otherHome: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    otherHome = try TemporaryFolder()
    try Seed("Errands", ["Bananas", "Cherries"]).plant(in: home)
  }

  private func start() async throws -> (TmuxSession, TmuxSession) {
    let one = try TmuxSession(home: home)
    let other = try TmuxSession("--database", home.path("todos.db"), home: otherHome)
    for session in [one, other] {
      try await session.expectCurrent("   Errands")
      try await session.press("Enter", expecting: "▌ ○ Bananas", "2 open")
    }
    return (one, other)
  }

  @Test func `see each other's changes at once and keep their current rows`() async throws {
    let (one, other) = try await start()

    try await other.addItem("Apples")
    try await one.expect("○ Apples", "▌ ○ Bananas", "3 open")
    try await one.press("Space", expecting: "✓ Bananas", "▌ ○ Cherries")
    try await other.expect("✓ Bananas", "▌ ○ Apples", "2 open")
    // A change by another process is not reported in a toast.
    try await other.expectNo("Completed")

    try await one.press("u", expecting: "Undid: complete “Bananas”", "3 open")
    try await other.expect("○ Bananas", "3 open")
    try await one.press("C-r", expecting: "Redid: complete “Bananas”", "▌ ✓ Bananas")
    try await other.expect("✓ Bananas", "2 open")
  }

  @Test func `take back what was done in them, and name what stands in the way`() async throws {
    let (one, other) = try await start()
    try await one.press("1", expecting: "▌ ○ Bananas", "!!!", "u undo")
    try await other.press("j", expecting: "▌ ○ Cherries")
    try await other.press("Space", expecting: "✓ Cherries", "1 open")
    _ = try Command.paneltodo(["add", "Elsewhere"], home: home).run()

    try await one.press(
      "u", expecting: "Undid: set the priority to high for “Bananas”", "✓ Cherries")
    #expect(
      try Command.paneltodo(["list"], home: home).run().output.contains("Elsewhere"))

    try await one.press("1", expecting: "!!!", "u undo")
    try await other.press("k", expecting: "▌ ○ Bananas")
    try await other.press("2", expecting: "▌ ○ Bananas", "!! ", "u undo")
    try await one.press("u", expecting: "Changed elsewhere since: ")
    try await other.press("u", expecting: "Undid: set the priority to medium for “Bananas”")
    try await one.press("u", expecting: "Undid: set the priority to high for “Bananas”")
  }

  @Test func `leave a list that the other one deletes, and find it again after its undo`()
    async throws
  {
    let (one, other) = try await start()
    try await other.press("h", expecting: "▌    Errands", "2 open")

    try await other.press("d", expecting: "No lists yet")
    try await one.expect("No lists yet")
    try await other.press("u", expecting: "▌    Errands")

    try await one.expectCurrent("   Errands")
    try await one.press("Enter", expecting: "○ Bananas", "○ Cherries")
  }

  @Test func `keep typed text when the other changes the list meanwhile`() async throws {
    let (one, other) = try await start()
    try await one.press("a", expecting: "New item")
    try await one.fill("Half a na")

    try await other.press("d", expecting: "Deleted “Bananas”")

    try await one.expect("1 open", "Half a na")
    try await one.fill("me")
    try await one.accept("New item")
    try await one.expectCurrent("○ Half a name")
    try await other.expect("○ Half a name", "2 open")
  }

  @Test func `see imported items`() async throws {
    let (one, other) = try await start()

    try Seed(["Errands": ["Bananas", "Cherries", "Dates"]]).plant(in: home)

    try await one.expect("○ Dates", "3 open", "▌ ○ Bananas")
    try await other.expect("○ Dates", "3 open", "▌ ○ Bananas")
  }

  @Test func `end as a fresh one after a thousand changes each at full speed`() async throws {
    var random = SeededGenerator(seed: 7)
    let (one, other) = try await start()
    let sessions = [one, other]

    for batch in 0..<10 {
      for (number, session) in sessions.enumerated() {
        var keys = ""
        for step in 0..<100 {
          let key = operation("\(number)-\(batch)-\(step)", &random)
          // No undo in the first batch: with few changes so far, it could undo the list itself.
          keys += batch == 0 && key == "u" ? "j" : key
        }
        // Nothing is awaited: the keys stay in the terminal until the program reads them.
        try session.type(keys)
      }
    }
    // One may finish long before the other, which then undoes the newest change it finds.
    for (number, session) in sessions.enumerated() { try session.type("aDone \(number)\r") }
    for number in sessions.indices { try await expectEntry(about: "Done \(number)", one) }
    for (number, session) in sessions.enumerated() {
      // An item above all others, since it is overdue.
      try session.type("aLast \(number) 1 jan 1999\r")
    }

    for (number, session) in sessions.enumerated() {
      try session.send("Home")
      try await expectAtLast("its own keys are done", session) { $0.contains("○ Last \(number)") }
    }
    for session in sessions {
      try await session.expect("○ Last 0", "○ Last 1")
    }
    let fresh = try TmuxSession("--database", home.path("todos.db"), home: otherHome)
    try await fresh.expectCurrent("   Errands")
    try await fresh.press("Enter", expecting: "▌ ○ Last 0")
    let picture = try fresh.capture()
    for session in sessions {
      try session.send("Home")
      try await session.expect(until: "it looks as a fresh one") { $0 == picture }
      try await session.quit()
    }
    try await fresh.quit()
  }

  /// Waits until a change is in the journal, for as long as the journal grows.
  private func expectEntry(about name: String, _ session: TmuxSession) async throws {
    let connection = try Connection(path: home.path("todos.db"), mode: .readOnly)
    let newest = { try connection.integer("SELECT max(id) FROM journal") }
    let count: SQL = "SELECT count(*) FROM journal WHERE label LIKE ?"
    while try connection.integer(count, .text("%\(name)%")) == 0 {
      let former = try newest()
      try await session.expect(
        until: "\(name) is added, or something is done", within: .seconds(60)
      ) {
        _ in (try? newest()) != former
      }
    }
  }

  /// Waits for as long as the screen keeps changing: each change is on the disk before the next.
  private func expectAtLast(
    _ wanted: String, _ session: TmuxSession, _ holds: (String) -> Bool
  ) async throws {
    var screen = try session.capture()
    while !holds(screen) {
      let former = screen
      // A change far from the visible rows does not change the screen.
      try await session.expect(until: "\(wanted), or something is", within: .seconds(60)) {
        screen = $0
        return screen != former
      }
    }
  }

  /// Keys that change something, or move the bar.
  private func operation(_ name: String, _ random: inout SeededGenerator) -> String {
    let keys = [" ", " ", " ", "d", "D", "1", "4", "+", "-", "u", "\u{12}", "j", "j", "k", "G"]
    if Int.random(in: 0..<5, using: &random) == 0 { return "aitem \(name)\r" }
    return keys.randomElement(using: &random) ?? "j"
  }
}
