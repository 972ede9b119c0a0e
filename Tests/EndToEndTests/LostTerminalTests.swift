import Foundation
import TestSupport
import Testing

@Suite("A terminal that is lost", .floor(.full), .terminals) struct LostTerminalTests {
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
    let before = try ProcessCounters(of: terminal.process).processorTime

    let clock = ContinuousClock.now
    terminal.hangUp()

    let status = try await terminal.expectExit()
    let time = ContinuousClock.now - clock
    #expect(status == .exitCode(0) || status == .exitCode(1))
    let used = try #require(terminal.processorTime) - before
    #expect(used < 0.5)
    Thorough.report(
      "A7", "gone in \(time.seconds) s, with \(Int(used * 1000)) ms of processor time")
  }

  @Test func `by a hangup, again and again, leaves no process and an intact file`() async throws {
    let rounds = Thorough.count(4, thorough: 50)
    let tally = Tally("A6", of: rounds, "gone")

    for round in 1...rounds {
      let terminal = try PseudoTerminal()
      // A shell that waits for the app would become an orphan too.
      try terminal.start(Command("sh", ["-c", "paneltodo; exit $?"], home: home))
      try await terminal.expect("Long")
      try await terminal.press("\r", expecting: "Space")
      if round % 2 == 0 {
        try terminal.write(String(repeating: " u", count: 50))
      } else {
        try await terminal.press("a", expecting: "New item")
      }

      let clock = ContinuousClock.now
      terminal.hangUp()

      try await terminal.expectExit()
      try await terminal.expect(until: "nothing of its session is left") {
        try Command("ps", ["-o", "pid=", "-s", "\(terminal.process)"], home: home).run()
          .output.isEmpty
      }
      await tally.count(ContinuousClock.now - clock)
    }
    let doctor = try Command.paneltodo(["doctor"], home: home).run()
    #expect(doctor.status == .exitCode(0) && doctor.output.contains("No problems found."))
  }

  @Test func `by a hangup in the middle of a prompt has lost nothing that was accepted`()
    async throws
  {
    try await start(.paneltodo(home: home))
    try await terminal.press("a", expecting: "New item")
    try await terminal.press("AAA first\r", expecting: "201 open")
    try await terminal.press("a", expecting: "New item")
    try await terminal.press("Half a na", expecting: "Half a na")

    terminal.hangUp()
    try await terminal.expectExit()

    let session = try TmuxSession(home: home)
    try await session.expectCurrent("   Long")
    try await session.press("Enter", expecting: "AAA first", "201 open")
    try await session.expectNo("Half")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `because its output is not read lets a signal end the program`(
    signal: Int32
  ) async throws {
    let settings = try terminal.settings
    try await start(.paneltodo(home: home))
    terminal.isStalled = true
    try await fill()

    try terminal.send(signal: signal)

    #expect(try await terminal.expectExit() == .exitCode(128 + signal))
    #expect(try terminal.settings == settings)
    // The sequences that restore the terminal are there once it is read again.
    terminal.isStalled = false
    try await terminal.expectModesOfBefore()
  }

  @Test func `because its output is not read delays no other, and recovers`()
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
    try await terminal.expectModesOfBefore()
  }

  @Test func `because its output is not read costs nothing, however long it lasts`() async throws {
    try await start(.paneltodo(["--reduced-motion"], home: home))
    terminal.isStalled = true
    try await fill()
    let before = try ProcessCounters(of: terminal.process)

    let count = Thorough.count(10, thorough: 100)
    var clock = ContinuousClock.now
    let lines = ["6"] + (1...count).flatMap { ["a", "AAA \($0)"] } + ["q"]
    let other = try Command.paneltodo(["--plain"], home: home)
      .run(input: lines.map { $0 + "\n" }.joined())
    let adding = ContinuousClock.now - clock
    #expect(other.output.components(separatedBy: "New: ").count == count + 1, "\(other)")
    let counted = try ProcessCounters(of: terminal.process)
    // From then on the app has nothing to do.
    let seconds = Thorough.count(1, thorough: 60)
    var now = counted
    let isBusy = try await eventually(within: .seconds(seconds)) {
      now = try ProcessCounters(of: terminal.process)
      return now.processorTime - counted.processorTime > 0.3 + 0.01 * Double(seconds)
    }

    #expect(!isBusy)
    #expect(now.memory - before.memory < 8 << 20)
    clock = .now
    try terminal.send(signal: SIGTERM)
    #expect(try await terminal.expectExit() == .exitCode(128 + SIGTERM))
    let ending = ContinuousClock.now - clock
    let share = (now.processorTime - counted.processorTime) / Double(seconds) * 100
    Thorough.report(
      "A8",
      """
      \(seconds) s unread: \(String(format: "%.2f", share)) % of a processor, memory grown by \
      \((now.memory - before.memory) >> 10) KB; \(count) items by another in \(adding.seconds) s; \
      TERM obeyed in \(ending.seconds) s
      """)
  }

  /// Makes the app send screens until the terminal takes no more.
  private func fill() async throws {
    try await terminal.expect(until: "the terminal is full") {
      if !terminal.isFull { try terminal.write("\u{C}") }
      return terminal.isFull
    }
  }
}
