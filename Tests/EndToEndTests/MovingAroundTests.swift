import TestSupport
import Testing

@Suite("Moving around", .floor(.full), .terminals) struct MovingAroundTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed.long.plant(in: home)
  }

  private func start() async throws -> TmuxSession {
    let session = try TmuxSession("--reduced-motion", home: home)
    try await session.expectCurrent("   Long")
    try await session.press("Enter", expecting: "Lists › Long", "▌ ○ Item 001", "200 open")
    return session
  }

  @Test func `goes by rows, by screens and to the ends`() async throws {
    let session = try await start()

    for (key, current) in [
      ("j", 2), ("Down", 3), ("k", 2), ("Up", 1), ("k", 1),
      ("G", 200), ("j", 200), ("End", 200), ("Home", 1),
    ] {
      try await session.press(key, expecting: "▌ ○ Item \(String(1000 + current).dropFirst())")
    }
    // A screenful is 20 rows, one of which stays visible.
    for (key, current) in [
      ("NPage", 20), ("C-f", 39), ("C-b", 20), ("PPage", 1), ("PPage", 1), ("G", 200),
      ("C-f", 200), ("C-b", 181),
    ] {
      try await session.press(key, expecting: "▌ ○ Item \(String(1000 + current).dropFirst())")
    }
    try session.send("g")
    try await session.press("g", expecting: "○ Item 001", "○ Item 020")
    try await session.expectNo("Item 021")
  }

  @Test func `keeps the hidden cursor on the current row`() async throws {
    let session = try await start()

    for (key, number) in [("j", 2), ("j", 3), ("k", 2), ("G", 200), ("k", 199), ("Home", 1)] {
      try session.send(key)

      let row = "▌ ○ Item \(String(1000 + number).dropFirst())"
      let isThere = try await eventually {
        let place = try session.query("#{cursor_flag} #{cursor_x} #{cursor_y}")
        let lines = try session.capture().split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { $0.hasPrefix(row) }.map { place == "0 2 \($0)" } ?? false
      }
      #expect(isThere, "\(key)")
    }
  }

  @Test(arguments: ["Escape", "h", "Left"])
  func `goes back to the previous screen`(key: String) async throws {
    let session = try await start()

    try session.send(key)

    try await session.expectCurrent("   Long")
    try await session.expectNo("Lists ›", "Item 001")
    try await session.press("l", expecting: "Lists › Long", "▌ ○ Item 001")
  }

  @Test func `Ctrl-L draws the screen again`() async throws {
    let session = try await start()
    let screen = try session.capture()
    let scribble = Command(
      "sh", ["-c", "printf '\\033[5;5HSCRIBBLE' >\(try session.query("#{pane_tty}"))"], home: home)
    #expect(try scribble.run().status == .exitCode(0))
    try await session.expect("SCRIBBLE")

    try session.send("C-l")

    try await session.expect(until: "the screen is as before") { $0 == screen }
  }
}

@Suite("The help", .floor(.full), .terminals) struct HelpTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed("Errands", ["Apples"]).plant(in: home)
  }

  private func start(rows: Int) async throws -> TmuxSession {
    let session = try TmuxSession("--reduced-motion", home: home, rows: rows)
    try await session.expectCurrent("   Errands")
    try await session.press("Enter", expecting: "▌ ○ Apples", "1 open")
    return session
  }

  @Test func `lists every key of the screen`() async throws {
    let session = try await start(rows: 120)
    try await session.press("Space", expecting: "Completed")
    try await session.press("u", expecting: "Undid", "○ Apples")

    try session.send("?")

    try await session.expect(
      "─ Keys ─", "Edit", "Space", "Complete the item", "Edit the item", "Delete the item",
      "Add an item")
    try await session.expect(
      "↓ j", "↑ k", "PgDn ^F", "PgUp ^B", "Home, g g", "End G", "Esc h ←", "Back")
    try await session.expect(
      "^R  ", "Redo", "Show all keys", "q", "^C", "Quit", "^L", "^Z", "Esc close")
  }

  @Test(arguments: ["Escape", "?", "Enter"])
  func `closes and leaves everything as it was`(key: String) async throws {
    let session = try await start(rows: 24)
    let screen = try session.capture()
    try await session.press("?", expecting: "─ Keys ─", "Esc close")
    // No key reaches the screen below.
    try session.send("Space", "d", "a")

    try session.send(key)

    try await session.expect(until: "the screen is as before") { $0 == screen }
  }

  @Test func `can be scrolled when longer than the screen`() async throws {
    let session = try await start(rows: 12)
    try await session.press("?", expecting: "─ Keys ─")
    try await session.expectNo("Go to the lists")

    try await session.press("End", expecting: "Go to the lists")
  }
}
