import Glibc
import TestSupport
import Testing

@Suite("Random bytes", .floor(.full), .terminals) struct RandomBytesTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed(["Errands": ["Apples", "Bananas"], "Long": Seed.long.lists[0].value]).plant(in: home)
  }

  /// The number of bytes for each start. With more, the typed texts would grow, and the bytes would
  /// reach little else.
  private static let portion = 10_000

  // q and Ctrl-C are left out, since they end the program. The name of that command may end it too;
  // then it has to end well, and is started again. Ctrl-\ and Ctrl-Z are left out as well: while
  // the app does not have the terminal, the system turns them into signals, and discards the last
  // input.
  @Test func `in any number neither crash the app nor hurt the database`() async throws {
    let portions = Thorough.count(4, thorough: 1000)
    var random = SeededGenerator(seed: 16)
    var ended = 0

    for portion in 0..<portions {
      let bytes = (0..<Self.portion).map { _ in UInt8.random(in: 0...255, using: &random) }
        .filter { ![UInt8(ascii: "q"), 0x03, 0x1A, 0x1C].contains($0) }
      let terminal = try PseudoTerminal(columns: 100, rows: 30)
      let settings = try terminal.settings
      try terminal.start(
        .paneltodo(["--reduced-motion"], home: home, environment: ["EDITOR": "true"]))
      try await terminal.expect("\u{1B}[?1049h")
      let taken = try await terminal.feed(bytes)
      try await terminal.expect(until: "all is read", within: .seconds(120)) {
        terminal.isInputRead || terminal.hasEnded
      }
      if terminal.hasEnded {
        #expect(try await terminal.expectExit() == .exitCode(0), "portion \(portion) at \(taken)")
        ended += 1
      } else {
        try terminal.send(signal: SIGTERM)
        #expect(try await terminal.expectExit() == .exitCode(128 + SIGTERM), "portion \(portion)")
      }
      try await terminal.expectModesOfBefore()
      #expect(try terminal.settings == settings)
    }

    let doctor = try Command.paneltodo(["doctor"], home: home).run()
    #expect(doctor.status == .exitCode(0) && doctor.output.contains("No problems found."))
    Thorough.report(
      "A16",
      """
      \(portions * Self.portion / 1000) kB of random bytes in \(portions) starts: 0 crashes, ended \
      by a command of its own \(ended) times, the database whole
      """)
  }
}
