import Glibc
import TestSupport
import Testing

@Suite("Stopping and continuing", .floor(.full), .terminals) struct SuspendTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed("Errands", ["Apples", "Bananas"]).plant(in: home)
  }

  /// Starts the app from a shell and opens the list; also returns the line's settings before.
  private func start() async throws -> (TmuxSession, settings: String) {
    let session = try await TmuxSession.shell(home: home)
    try session.enter("echo before")
    try await session.expect("before\n$")
    let settings = try session.lineSettings
    try session.enter("paneltodo --reduced-motion")
    try await session.expectCurrent("   Errands")
    try await session.press("Enter", expecting: "▌ ○ Apples", "○ Bananas", "2 open")
    return (session, settings)
  }

  private func expectShell(_ session: TmuxSession, _ settings: String) async throws {
    try await session.expect("before", "Stopped")
    try await session.expectNo("Bananas")
    #expect(try session.lineSettings == settings)
    #expect(try session.modes == .normal)
  }

  private func expectEnd(_ session: TmuxSession) async throws {
    try session.send("q")
    try await session.expectNo("Bananas")
    try session.enter("echo status $?")
    try await session.expect("status 0\n$")
  }

  @Test func `Ctrl-Z gives the shell a sane terminal and fg the screen back`() async throws {
    let (session, settings) = try await start()
    let screen = try session.capture()

    for round in 1...3 {
      try session.send("C-z")
      try await expectShell(session, settings)
      try session.enter("clear; echo \"round $((\(round)))\"")
      try await session.expect("round \(round)\n$")
      try session.enter("fg; echo before Stopped")
      try await session.expect(until: "the screen is back:\n\(screen)") { $0 == screen }
      #expect(try session.modes.alternateScreen && session.modes.keypad)
    }

    // The text typed at the shell does not reach the app; keys typed now do.
    try await session.press("j", expecting: "▌ ○ Bananas", "○ Apples")
    try await expectEnd(session)
    #expect(try session.lineSettings == settings)
  }

  @Test func `a size that changed meanwhile takes effect at once`() async throws {
    let (session, settings) = try await start()
    try session.send("C-z")
    try await expectShell(session, settings)

    try session.resize(columns: 60, rows: 12)
    try session.enter("fg")

    try await session.expectCurrent("○ Apples")
    let fresh = try TmuxSession(
      "--reduced-motion", "--database", home.path("todos.db"), home: TemporaryFolder(),
      columns: 60, rows: 12)
    try await fresh.expectCurrent("   Errands")
    try await fresh.press("Enter", expecting: "▌ ○ Apples", "○ Bananas", "2 open")
    try await session.expect(until: "it is as a fresh start") { _ in
      try session.picture == fresh.picture
    }
  }

  @Test func `text typed in a prompt is restored`() async throws {
    let (session, settings) = try await start()
    try await session.press("a", expecting: "New item")
    try await session.fill("Half a na")

    try session.send("C-z")
    try await expectShell(session, settings)
    try session.enter("fg")

    try await session.expect("New item", "Half a na")
    try await session.fill("me")
    try await session.accept("New item")
    try await session.expectCurrent("○ Half a name")
  }

  @Test func `another instance's changes are there after fg`() async throws {
    let (session, settings) = try await start()
    try session.send("C-z")
    try await expectShell(session, settings)

    try Seed("Errands", ["Apples", "Bananas", "Cherries"]).plant(in: home)
    try session.enter("fg")

    try await session.expect("▌ ○ Apples", "○ Cherries", "3 open")
  }

  @Test func `kill -STOP and fg bring the screen back`() async throws {
    let (session, settings) = try await start()
    let screen = try session.capture()

    #expect(kill(try session.foregroundProcess, SIGSTOP) == 0)
    try await session.expect("Stopped")
    try session.enter("fg")

    try await session.expect(until: "the screen is back:\n\(screen)") { $0 == screen }
    try await session.press("j", expecting: "▌ ○ Bananas")
    try await expectEnd(session)
    #expect(try session.lineSettings == settings)
    #expect(try session.modes == .normal)
  }

  @Test func `kill -STOP and -CONT without a shell bring the screen back`() async throws {
    let terminal = try PseudoTerminal()
    let settings = try terminal.settings
    try terminal.start(.paneltodo(home: home))
    try await terminal.expect("Errands")
    try await terminal.press("\r", expecting: "Space")
    let running = try terminal.settings

    try terminal.send(signal: SIGSTOP)
    try await terminal.expect(until: "the program has stopped") {
      try Command("ps", ["-o", "stat=", "-p", "\(terminal.process)"], home: home).run()
        .output.hasPrefix("T")
    }
    let start = terminal.output.count
    try terminal.send(signal: SIGCONT)

    try await terminal.expect(until: "the whole screen is sent again") {
      let text = String(decoding: terminal.output[start...], as: UTF8.self)
      return text.contains("\u{1B}[?2004h") && text.contains("Bananas") && text.contains("2 open")
    }
    #expect(try terminal.settings == running)
    try terminal.send(signal: SIGTERM)
    #expect(try await terminal.expectExit() == .exitCode(128 + SIGTERM))
    #expect(try terminal.settings == settings)
    try await terminal.expectModesOfBefore()
  }

  private static let rounds = Thorough.count(10, thorough: 250)
  private static let withoutShell = Tally(
    "A5", of: 2, "ways without a shell: \(rounds) Ctrl-Z ignored in each, the next key answered")

  private enum Way: CaseIterable {
    case key, signal, bySomebodyElse, keyAndBackground
  }

  @Test func `works again and again, in every way and at another size each time`() async throws {
    let (session, settings) = try await start()
    let sizes = [(80, 24), (60, 12), (110, 30)]
    var models: [TmuxSession] = []
    for (columns, rows) in sizes {
      let fresh = try TmuxSession(
        "--reduced-motion", "--database", home.path("todos.db"), home: TemporaryFolder(),
        columns: columns, rows: rows)
      try await fresh.expectCurrent("   Errands")
      try await fresh.press("Enter", expecting: "▌ ○ Apples", "○ Bananas", "2 open")
      models.append(fresh)
    }
    let app = try session.foregroundProcess
    let rounds = Thorough.count(4, thorough: 20)

    for round in 1...rounds {
      let way = Way.allCases[round % Way.allCases.count]
      switch way {
      case .key, .keyAndBackground: try session.send("C-z")
      case .signal: #expect(kill(app, SIGTSTP) == 0)
      case .bySomebodyElse: #expect(kill(app, SIGSTOP) == 0)
      }
      try await session.expect(until: "the shell has the terminal") { _ in
        try session.foregroundProcess != app
      }
      try session.enter("clear; echo \"round $((\(round)))\"")
      try await session.expect("round \(round)\n$")
      if way != .bySomebodyElse {
        #expect(try session.lineSettings.withoutSize == settings.withoutSize)
        #expect(try session.modes == .normal)
      }
      let (columns, rows) = sizes[round % sizes.count]
      try session.resize(columns: columns, rows: rows)
      if way == .keyAndBackground {
        // The app asks for the terminal, and has to wait for it.
        try session.enter("bg; echo round in the back")
        // Before its prompt, the shell may report that the app was stopped again.
        try await session.expect(until: "the shell has shown its prompt") { screen in
          screen.contains("round in the back\n")
            && screen.split(separator: "\n").last == "$"
        }
      }
      try session.enter("fg; echo jq")
      try await session.expect(until: "round \(round) is as a fresh start") { _ in
        try session.picture == models[round % sizes.count].picture
      }
      #expect(try session.modes.alternateScreen && session.modes.keypad)
    }
    try await expectEnd(session)
    Thorough.report("A4", "\(rounds) of \(rounds) rounds, each screen as a fresh start")
  }

  @Test(arguments: ["exec paneltodo", "paneltodo; exit $?"])
  func `does nothing where no shell could continue it`(script: String) async throws {
    let terminal = try PseudoTerminal()
    try terminal.start(Command("sh", ["-c", script], home: home))
    try await terminal.expect("Errands")
    try await terminal.press("\r", expecting: "Space")
    let settings = try terminal.settings
    for _ in 0..<Self.rounds {
      // The second key would become a signal if the terminal were given back even for a moment.
      _ = try await terminal.feed([0x1A, 0x1C])
      try await terminal.expect(until: "both are read") { terminal.isInputRead }
      #expect(try terminal.settings == settings)
    }
    #expect(!terminal.text.contains("\u{1B}[?1049l"))
    try await terminal.press("?", expecting: "Keys")
    try await terminal.press("\u{1B}", expecting: "Space")
    try terminal.write("q")
    #expect(try await terminal.expectExit() == .exitCode(0))
    await Self.withoutShell.count()
  }
}

extension String {
  /// The settings of a line without the size, which has changed.
  fileprivate var withoutSize: String {
    replacing(/rows \d+; columns \d+;/, with: "")
  }
}
