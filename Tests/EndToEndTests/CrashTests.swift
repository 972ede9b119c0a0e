import Glibc
import TestSupport
import Testing

@Suite("A crash", .floor(.full), .terminals) struct CrashTests {
  private let crasher = "\(Command.builtProducts)/Crasher"
  private static let kinds = [
    ("trap", [SIGILL, SIGTRAP]), ("fatalError", [SIGILL, SIGTRAP]), ("segv", [SIGSEGV]),
    ("abort", [SIGABRT]), ("overflow", [SIGSEGV]),
  ]
  private static let tally = Tally("A2", of: 20, "crashes left the terminal as it was")

  @Test(arguments: kinds, ["main", "pool", "queue", "thread"])
  func `of any kind on any thread restores the terminal and is reported`(
    kind: (name: String, signals: [Int32]), thread: String
  ) async throws {
    for _ in 0..<Thorough.count(1, thorough: 10) {
      let terminal = try await crash(kind.name, thread, ends: kind.signals)
      let last = terminal.lastScreen
      if kind.name == "fatalError" { #expect(last.contains("This was meant to happen.")) }
      if kind.name == "trap", Build.checksAssertions {
        #expect(last.contains("Index out of range"))
      }
    }
    await Self.tally.count()
  }

  @Test(arguments: ["pool", "queue", "thread"])
  func `while output is blocked leaves nothing of the frame behind`(
    thread: String
  ) async throws {
    let home = try TemporaryFolder()
    #expect(mkfifo(home.path("word"), 0o600) == 0)
    let terminal = try PseudoTerminal(columns: 500, rows: 200)
    let settings = try terminal.settings
    try terminal.start(Command(crasher, ["segv", thread, home.path("word")], home: home))
    try await terminal.expect("Nothing has happened yet.")
    terminal.isStalled = true
    try await terminal.expect(until: "the terminal is full") { terminal.isFull }

    close(open(home.path("word"), O_WRONLY))

    #expect(try await terminal.expectExit() == .signal(SIGSEGV))
    #expect(try terminal.settings == settings)
    terminal.isStalled = false
    try await terminal.expect("the terminal was restored.")
    try await terminal.expectModesOfBefore()
    #expect(!terminal.lastScreen.contains("Nothing"))
  }

  /// Makes the program crash in mid-frame, and expects the terminal to be as before.
  private func crash(
    _ kind: String, _ thread: String, ends signals: [Int32]
  ) async throws -> PseudoTerminal {
    let home = try TemporaryFolder()
    // Swift would run this to ask its questions on the screen, if that is enabled.
    let reporter = try home.writeProgram(
      "#!/bin/sh\ntouch \(home.path("asked"))\n", to: "reporter")
    let terminal = try PseudoTerminal(columns: 160, rows: 50)
    let settings = try terminal.settings
    try terminal.start(
      Command(
        crasher, [kind, thread], home: home,
        environment: [
          "SWIFT_BACKTRACE": "enable=yes,interactive=yes,swift-backtrace=\(reporter)"
        ]))
    try await terminal.expect("Nothing has happened yet.")
    #expect(terminal.modes.on.isSuperset(of: [1000, 1002, 1006, 1049, 2004]))

    try terminal.write("c")

    let status = try await terminal.expectExit()
    #expect(signals.contains { status == .signal($0) }, "\(status)")
    try await terminal.expectModesOfBefore()
    #expect(try terminal.settings == settings)
    try await terminal.expect("); the terminal was restored.")
    let last = terminal.lastScreen
    #expect(last.contains("The program crashed (signal"))
    #expect(!last.contains("Nothing") && !last.contains("Press space"))
    #expect(access(home.path("asked"), F_OK) != 0)
    return terminal
  }
}
