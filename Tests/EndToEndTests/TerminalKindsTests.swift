import Glibc
import TestSupport
import Testing

@Suite("Every kind of terminal", .floor(.full), .terminals) struct TerminalKindsTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test(arguments: [
    "xterm-256color", "linux", "vt100", "xterm", "screen-256color", "tmux-256color",
    "xterm-direct", "xterm-16color",
  ])
  func `shows the whole app and stays unchanged`(terminal: String) async throws {
    let session = try await TmuxSession.shell(home: home, terminal: terminal)
    let settings = try session.lineSettings

    try await journey(session, marks: terminal == "linux" ? Self.plain : Self.usual)

    #expect(try session.lineSettings == settings)
  }

  private static let usual = (open: "○", done: "✓", current: "▌", corner: "╭")
  private static let plain = (open: "o", done: "x", current: "#", corner: "+")

  @Test(arguments: [["NO_COLOR": "1"], ["LC_ALL": "C"], ["LC_ALL": "C", "NO_COLOR": "1"]])
  func `also shows the app with fewer capabilities`(environment: [String: String]) async throws {
    let session = try await TmuxSession.shell(home: home, environment: environment)
    let isPlain = environment["LC_ALL"] == "C"

    try await journey(session, marks: isPlain ? Self.plain : Self.usual)
  }

  private func journey(
    _ session: TmuxSession, marks: (open: String, done: String, current: String, corner: String)
  ) async throws {
    try session.enter("paneltodo; echo status $?")
    try await session.expect("No lists yet", "Add a list")
    try await session.addList("Errands")
    try await session.press("Enter", expecting: "Nothing to do")
    for name in ["Bananas", "Apples"] {
      try await session.press("a", expecting: "New item", "\(marks.corner)")
      try await session.fill(name)
      try await session.press("Enter", expecting: "\(marks.current) \(marks.open) \(name)")
      try await session.expectNo("New item")
    }
    try await session.press("Space", expecting: "\(marks.done) Apples", "1 open")
    try await session.press("Down", expecting: "\(marks.current) \(marks.done) Apples")
    try await session.press("u", expecting: "\(marks.open) Apples", "2 open")
    try await session.press("?", expecting: "Keys", "Edit the item")
    try await session.press("Escape", expecting: "Enter edit")
    try await session.expectNo("Edit the item")
    try await session.press("Left", expecting: "2 open")
    try session.send("q")
    try await session.expect("status 0\n$")
    #expect(try session.modes == .normal)
  }
}

@Suite("Output to a terminal", .floor(.full), .terminals) struct TerminalOutputTests {
  let home: TemporaryFolder
  let terminal: PseudoTerminal

  init() throws {
    home = try TemporaryFolder()
    terminal = try PseudoTerminal()
  }

  /// Goes through every screen and ends the program.
  private func tour(_ environment: [String: String], _ options: String...) async throws {
    try Seed(["🛒 買物": ["牛乳を買う", "Olives – “green”", "Zoë"], "Work": []]).plant(in: home)
    let before = try terminal.settings
    try terminal.start(.paneltodo(options, home: home, environment: environment))
    try await terminal.expect("Work")
    try await terminal.press("\r", expecting: "Space")
    try await terminal.press(" ", expecting: "Completed")
    try await terminal.press("td", expecting: "When is it due?")
    try await terminal.press("\u{1B}[B", expecting: "Backspace")
    try await terminal.press("\u{3}", expecting: "\u{1B}[?1049l")
    #expect(try await terminal.expectExit() == .exitCode(0))
    try await terminal.expectModesOfBefore()
    #expect(try terminal.settings == before)
  }

  @Test(arguments: ["C", "POSIX"])
  func `is only ASCII where the locale permits no more`(locale: String) async throws {
    try await tour(["LC_ALL": locale])

    let others = terminal.output.filter { $0 >= 0x80 }
    #expect(others.isEmpty)
    #expect(terminal.text.contains("+------") && terminal.text.contains("- \"green\""))
  }

  @Test func `has no colours but bold with NO_COLOR`() async throws {
    try await tour(["NO_COLOR": "1"])

    #expect(!terminal.text.contains(/\u{1B}\[[0-9;]*\b(3|4|9|10)[0-9][;m]/))
    #expect(terminal.text.contains(/\u{1B}\[[0-9;]*\b1[;m]/))
  }

  @Test func `has direct colour where the terminal supports it`() async throws {
    try await tour(["TERM": "xterm-direct"])

    #expect(terminal.text.contains("\u{1B}[38:2::95:175:255m"))
    #expect(!terminal.text.contains(/\u{1B}\[[0-9;]*38[;:]5/))
  }

  @Test(arguments: ["calm", "paper"])
  func `has a background only where the theme has its own`(theme: String) async throws {
    try await tour(["COLORFGBG": "15;0"], "--theme", theme)

    // White, the nearest of 256 colours.
    #expect(terminal.text.contains(/\u{1B}\[[0-9;]*48;5;231/) == (theme == "paper"))
  }

  @Test(arguments: ["xterm-256color", "linux", "vt100"])
  func `has markers around each large frame where supported`(kind: String) async throws {
    try terminal.start(.paneltodo(["--demo"], home: home, environment: ["TERM": kind]))
    try await terminal.expect("Groceries")
    try await terminal.press("jjkq", expecting: "\r")
    #expect(try await terminal.expectExit() == .exitCode(0))

    let frames = terminal.text.matches(of: /\u{1B}\[\?2026([hl])/).map(\.1)
    #expect(frames.isEmpty == (kind != "xterm-256color"))
    // Each mark is followed by the other one, and the last one ends.
    #expect(frames.indices.allSatisfy { frames[$0] == ($0 % 2 == 0 ? "h" : "l") })
    #expect(frames.count % 2 == 0)
  }

  @Test func `has no markers around a frame of a few rows`() async throws {
    let environment = ["TERMPANELS_MOTION": "none"]
    try terminal.start(.paneltodo(["--demo"], home: home, environment: environment))
    try await terminal.expect("Groceries")
    terminal.clear()

    try await terminal.press("j", expecting: "▌")

    #expect(!terminal.text.contains("\u{1B}[?2026"))
  }

  @Test(arguments: ["xterm-256color", "linux"])
  func `is asked to leave text in its order, until the program ends`(kind: String) async throws {
    try terminal.start(.paneltodo(["--demo"], home: home, environment: ["TERM": kind]))
    try await terminal.expect("Groceries")
    #expect(terminal.modes.ordersText == (kind == "linux"))

    try await terminal.press("q", expecting: "\r")

    #expect(try await terminal.expectExit() == .exitCode(0))
    #expect(terminal.modes.ordersText)
  }

  @Test(arguments: ["xterm-256color", "linux"])
  func `has a closing marker when a signal ends the program`(kind: String) async throws {
    try terminal.start(.paneltodo(["--demo"], home: home, environment: ["TERM": kind]))
    try await terminal.expect("Groceries")
    terminal.clear()

    try terminal.send(signal: SIGTERM)

    #expect(try await terminal.expectExit() == .exitCode(128 + SIGTERM))
    #expect(terminal.text.contains("\u{1B}[?2026l") == (kind != "linux"))
  }

  @Test(arguments: ["none", "full"])
  func `is a single frame for each change without motion`(motion: String) async throws {
    var frames: Int { terminal.text.matches(of: /\u{1B}\[\?2026h/).count }
    let environment = ["TERMPANELS_MOTION": motion]
    try terminal.start(.paneltodo(["--demo"], home: home, environment: environment))
    try await terminal.expect("Groceries")
    terminal.clear()

    try await terminal.press("\r", expecting: "Space")

    if motion == "full" {
      try await terminal.expect(until: "the fade has several frames") { frames > 2 }
    } else {
      // No part of the list can be sent after the prompt above it.
      try await terminal.press("a", expecting: "New item")
      #expect(frames <= 2)
    }
  }

  @Test func `has colours and characters otherwise`() async throws {
    try await tour([:])

    #expect(terminal.text.contains(/\u{1B}\[[0-9;]*\b38[;:]/))
    #expect(terminal.text.contains("牛乳を買う"))
    #expect(terminal.text.contains("🛒"))
  }
}
