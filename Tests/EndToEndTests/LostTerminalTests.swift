import Glibc
import TestSupport
import Testing

@Suite(.terminals) struct `A terminal that is lost` {
  let home: TemporaryFolder
  let terminal: PseudoTerminal

  init() throws {
    home = try TemporaryFolder()
    terminal = try PseudoTerminal(columns: 200, rows: 60)
    try Seed.long.plant(in: home)
  }

  private func start(_ command: Command) async throws {
    try terminal.start(command)
    try await terminal.expect("Long")
    try await terminal.press("\r", expecting: "Space")
  }

  @Test func `by a hangup ends the program`() async throws {
    try await start(.paneltodo(home: home))

    terminal.hangUp()

    #expect(try await terminal.expectExit() == .exitCode(128 + SIGHUP))
  }

  @Test func `by a hangup ends the program even when the signal for it is ignored`() async throws {
    try await start(Command("sh", ["-c", "trap '' HUP; exec paneltodo"], home: home))

    terminal.hangUp()

    let status = try await terminal.expectExit()
    #expect(status == .exitCode(0) || status == .exitCode(1))
  }

  @Test func `by a hangup in the middle of a prompt has lost nothing that was accepted`()
    async throws
  {
    try await start(.paneltodo(home: home))
    try await terminal.press("a", expecting: "New item")
    try await terminal.press("AAA first\r", expecting: "201 left")
    try await terminal.press("a", expecting: "New item")
    try await terminal.press("Half a na", expecting: "Half a na")

    terminal.hangUp()
    try await terminal.expectExit()

    let session = try TmuxSession(home: home)
    try await session.expectCurrent("   Long")
    try await session.press("Enter", expecting: "AAA first", "201 left")
    try await session.expectNo("Half")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `because nobody reads from it does not keep a signal from ending the program`(
    signal: Int32
  ) async throws {
    let settings = try terminal.settings
    try await start(.paneltodo(home: home))
    terminal.isStalled = true
    try await fill()

    try terminal.send(signal: signal)

    #expect(try await terminal.expectExit() == .exitCode(128 + signal))
    #expect(try terminal.settings == settings)
    // What brings the terminal back is there for whoever reads again.
    terminal.isStalled = false
    try await terminal.expect(until: "the modes are those of before") {
      terminal.modes == TerminalModes()
    }
  }

  @Test func `because nobody reads from it holds nobody else up, and comes back whole`()
    async throws
  {
    try await start(.paneltodo(home: home))
    terminal.isStalled = true
    try await fill()

    let other = try TmuxSession(
      "--database", home.path("todos.db"), home: TemporaryFolder())
    try await other.expectCurrent("   Long")
    try await other.press("Enter", expecting: "▌ ○ Item 001")
    try await other.addItem("AAA other")

    terminal.isStalled = false
    try await terminal.press("gg", expecting: "AAA other")
    try terminal.write("\u{3}")
    #expect(try await terminal.expectExit() == .exitCode(0))
    #expect(terminal.modes == TerminalModes())
  }

  /// Has the app send screens until the terminal takes no more.
  private func fill() async throws {
    try await terminal.expect(until: "the terminal is full") {
      if !terminal.isFull { try terminal.write("\u{C}") }
      return terminal.isFull
    }
  }
}
