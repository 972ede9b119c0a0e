import Glibc
import TestSupport
import Testing

@Suite("A signal", .floor(.full), .terminals) struct SignalTests {
  let home: TemporaryFolder
  let terminal: PseudoTerminal

  init() throws {
    home = try TemporaryFolder()
    terminal = try PseudoTerminal()
    try Seed("Errands", ["Apples"]).plant(in: home)
  }

  enum Place: CaseIterable {
    case list, prompt, form, menu, alert, finder, help, paste
  }

  /// The signals that ask the app to end, in every place; the usual run skips every other pair.
  private static let endings: [(signal: Int32, place: Place)] = {
    let signals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
    let all = signals.indices.flatMap { signal in
      Place.allCases.indices.map { place in (signal, place) }
    }
    return all.filter { Thorough.isOn || ($0.0 + $0.1) % 2 == 0 }
      .map { (signals[$0.0], Place.allCases[$0.1]) }
  }()
  private static let tally = Tally("A1", of: endings.count, "pairs of a signal and a place")

  /// Starts the app, goes to a place, and returns the settings that the line had before.
  private func start(at place: Place) async throws -> LineSettings {
    let settings = try terminal.settings
    try terminal.start(.paneltodo(home: home))
    try await terminal.expect("Errands")
    try await terminal.press("\r", expecting: "Space")
    switch place {
    case .list: break
    case .prompt:
      try await terminal.press("a", expecting: "New item")
      try await terminal.press("Half a na", expecting: "Half a na")
    case .menu: try await terminal.press("t", expecting: "Tomorrow")
    case .help: try await terminal.press("?", expecting: "Keys")
    case .form: try await terminal.press("e", expecting: "Notes")
    case .finder: try await terminal.press("/", expecting: "Words, @tag")
    case .alert:
      try await terminal.press("a", expecting: "New item")
      try await terminal.press("\u{1B}[200~One\rTwo\u{1B}[201~", expecting: "Add 2 items?")
    case .paste:
      try await terminal.press("a", expecting: "New item")
      try terminal.write("\u{1B}[200~Half a paste")
      try await terminal.expect(until: "it is read") { terminal.isInputRead }
    }
    #expect(terminal.modes.on.isSuperset(of: [1049, 2004]) && terminal.modes.keypad)
    #expect(try terminal.settings != settings)
    return settings
  }

  private func expectRestored(
    _ settings: LineSettings, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await terminal.expectModesOfBefore(sourceLocation: sourceLocation)
    #expect(try terminal.settings == settings, sourceLocation: sourceLocation)
  }

  @Test(arguments: endings)
  func `that requests an end is obeyed, and the terminal is restored`(
    signal: Int32, place: Place
  ) async throws {
    let settings = try await start(at: place)

    let clock = ContinuousClock.now
    try terminal.send(signal: signal)

    #expect(try await terminal.expectExit() == .exitCode(128 + signal))
    let time = ContinuousClock.now - clock
    try await expectRestored(settings)
    await Self.tally.count(time)
  }

  /// The signals whose end is a crash.
  private static let crashes = [SIGSEGV, SIGABRT, SIGILL, SIGFPE, SIGBUS, SIGTRAP, SIGSYS]
  /// The signals that no program can handle, and those that do not end one.
  private static let harmless = [
    SIGKILL, SIGSTOP, SIGCHLD, SIGURG, SIGWINCH, SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU,
    // The app ignores it.
    SIGXFSZ,
  ]
  /// All other signals of the system but those of ``endings``, also those without a name.
  private static let others = (1...Int32(64)).filter {
    ![crashes, harmless, [SIGTERM, SIGHUP, SIGINT, SIGQUIT]].joined().contains($0)
  }

  @Test(arguments: others)
  func `of any other kind that ends a program is obeyed, and the terminal is restored`(
    signal: Int32
  ) async throws {
    let settings = try await start(at: .list)

    try terminal.send(signal: signal)

    #expect(try await terminal.expectExit() == .exitCode(128 + signal))
    try await expectRestored(settings)
  }

  @Test func `for a file that becomes too long is a failure to write`() throws {
    let command = Command("sh", ["-c", "ulimit -f 8; exec paneltodo add Milk"], home: home)

    let result = try command.run()

    #expect(result.status == .exitCode(1) && result.error.contains("paneltodo: "), "\(result)")
  }

  @Test(arguments: crashes, [Place.list, .prompt])
  func `of a crash ends the program, and the terminal is restored`(
    signal: Int32, place: Place
  ) async throws {
    let settings = try await start(at: place)

    try terminal.send(signal: signal)

    #expect(try await terminal.expectExit() == .signal(signal))
    try await expectRestored(settings)
    // The message is readable on the normal screen.
    try await terminal.expect("the terminal was restored.")
    let last = terminal.lastScreen
    #expect(last.contains("The program crashed (signal \(signal)); the terminal was restored."))
    #expect(!last.contains("Press space to interact"))
  }

  @Test(arguments: [SIGTERM, SIGSEGV])
  func `is reported to a shell as 128 plus its number`(signal: Int32) async throws {
    let session = try await TmuxSession.shell(home: home)
    let settings = try session.lineSettings
    try session.enter("paneltodo; echo status $?")
    try await session.expectCurrent("   Errands")

    #expect(kill(try session.foregroundProcess, signal) == 0)

    try await session.expect("status \(128 + signal)\n$")
    try await session.expectNo("Errands")
    #expect(try session.lineSettings == settings)
    #expect(try session.modes == .normal)
  }

  @Test func `that was ignored at the start stays ignored, as with nohup`() async throws {
    let settings = try terminal.settings
    try terminal.start(Command("sh", ["-c", "trap '' HUP; exec paneltodo"], home: home))
    try await terminal.expect("Errands")

    try terminal.send(signal: SIGHUP)
    try await terminal.press("\r", expecting: "Space")

    try terminal.write("q")
    #expect(try await terminal.expectExit() == .exitCode(0))
    try await expectRestored(settings)
  }

  @Test func `in mid-animation and in a storm of keys is obeyed as well`() async throws {
    let settings = try await start(at: .list)
    try terminal.write(String(repeating: " u", count: 200))

    try terminal.send(signal: SIGTERM)

    #expect(try await terminal.expectExit() == .exitCode(128 + SIGTERM))
    try await expectRestored(settings)
  }
}
