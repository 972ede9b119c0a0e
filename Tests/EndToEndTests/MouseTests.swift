import Glibc
import TestSupport
import Testing

/// The sequences that a terminal sends for the mouse; the top left cell is 1, 1.
private enum Report {
  static func click(_ column: Int, _ row: Int) -> String {
    "\u{1B}[<0;\(column);\(row)M\u{1B}[<0;\(column);\(row)m"
  }

  static func wheelDown(_ column: Int = 10, _ row: Int = 10) -> String {
    "\u{1B}[<65;\(column);\(row)M"
  }
}

@Suite("The mouse", .floor(.full), .terminals) struct MouseTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  @Test func `does the same as the keys in a terminal`() async throws {
    try Seed.long.plant(in: home)
    let session = try await TmuxSession.shell(home: home)
    let settings = try session.lineSettings
    try session.enter("paneltodo; echo status $?")
    try await session.expectCurrent("   Long")
    #expect(try session.modes.mouse)

    // A double click on a row opens it; the wheel scrolls, and the bar stays at the edge.
    try session.type(Report.click(8, 10) + Report.click(8, 10))
    try await session.expectCurrent("○ Item 001")
    try session.type(Report.wheelDown() + Report.wheelDown())
    try await session.expectCurrent("○ Item 007")
    try session.type(Report.click(8, 6))
    try await session.expectCurrent("○ Item 010")

    // A prompt is opened, filled and accepted.
    try session.type(Report.click(8, 6) + Report.click(8, 6))
    try await session.expect("Edit item")
    try session.clearField()
    try await session.fill("Apples")
    try await session.clickOn("Save")
    try await session.expectCurrent("○ Apples")

    // The title leads back, the bottom line opens the help, and a click beside the help closes it.
    try await session.clickOn("Lists")
    try await session.expectCurrent("   Long")
    try await session.clickOn("? help")
    try await session.expect("Edit the list")
    try session.type(Report.click(1, 12))
    try await session.expectNo("Edit the list")
    try session.send("q")
    try await session.expect("status 0\n$")
    #expect(try session.lineSettings == settings)
    #expect(try session.modes == .normal)
  }

  @Test func `is released to select text, and captured again`() async throws {
    let session = try TmuxSession("--demo", home: home)
    try await session.expect("Groceries")
    #expect(try session.modes.mouse)

    try await session.press("F8", expecting: "The mouse now selects text.", "F8 take back")
    #expect(try !session.modes.mouse)
    try await session.press("F8", expecting: "The mouse works here again.")
    #expect(try session.modes.mouse)
    try await session.quit()
  }

  @Test(arguments: ["off", "wheel"])
  func `is used only as far as the command line permits`(mode: String) async throws {
    try Seed.long.plant(in: home)
    let session = try TmuxSession("--mouse", mode, home: home)
    try await session.expectCurrent("   Long")
    #expect(try session.modes.mouse == (mode == "wheel"))
    try await session.press("Enter", expecting: "▌ ○ Item 001")

    try session.type(Report.click(8, 6) + Report.wheelDown())
    try await session.press("Down", expecting: mode == "wheel" ? "▌ ○ Item 005" : "▌ ○ Item 002")
    try await session.quit()
  }

  @Test func `is switched off while the program is suspended, and on again`() async throws {
    let session = try await TmuxSession.shell(home: home)
    try session.enter("paneltodo --demo")
    try await session.expect("Groceries")
    try session.send("C-z")
    try await session.expect("Stopped")
    #expect(try session.modes == .normal)

    try session.enter("fg")
    try await session.expect("Groceries")
    #expect(try session.modes.mouse)
    try session.send("q")
    try await session.expectNo("Groceries")
    #expect(try session.modes == .normal)
  }

  @Test(arguments: [
    ("xterm-256color", true), ("tmux-256color", true), ("screen-256color", true),
    ("linux", false), ("vt100", false),
  ])
  func `is enabled only where supported, and disabled by a signal`(
    kind: String, hasMouse: Bool
  ) async throws {
    let terminal = try PseudoTerminal()
    try terminal.start(.paneltodo(["--demo"], home: home, environment: ["TERM": kind]))
    try await terminal.expect("Groceries")
    #expect(terminal.modes.on.isSuperset(of: [1000, 1002, 1006]) == hasMouse)
    #expect(terminal.modes.on.isDisjoint(with: [1000, 1002, 1003, 1006]) == !hasMouse)

    try terminal.send(signal: SIGTERM)

    #expect(try await terminal.expectExit() == .exitCode(128 + SIGTERM))
    try await terminal.expectModesOfBefore()
  }

  @Test func `sends split reports without producing keys`() async throws {
    try Seed.long.plant(in: home)
    let terminal = try PseudoTerminal()
    try terminal.start(.paneltodo(home: home))
    try await terminal.expect("Long")
    try await terminal.press("\r", expecting: "Item 001")

    // Each piece is sent once the program has read the one before.
    let pieces = ["\u{1B}[<65;1", "0;10M\u{1B}[<65;10;10M\u{1B}[", "<65;10;10", "M\u{1B}[<0;8;4M"]
    for piece in pieces {
      try terminal.write(piece)
      try await terminal.expect(until: "it was read") { terminal.isInputRead }
    }
    try await terminal.press("\r", expecting: "Edit item")
    try await terminal.expect("Item 011")
  }
}

extension TmuxSession {
  /// Clicks on the first occurrence of a text on the screen.
  fileprivate func clickOn(_ text: String) async throws {
    try await expect(text)
    let rows = try capture().split(separator: "\n", omittingEmptySubsequences: false)
    for (y, row) in rows.enumerated() {
      guard let range = row.firstRange(of: text) else { continue }
      return try type(Report.click(row[..<range.lowerBound].count + 1, y + 1))
    }
  }
}
