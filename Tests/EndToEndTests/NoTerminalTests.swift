import TestSupport
import Testing

@Suite("Without a capable terminal", .floor(.full), .terminals) struct NoTerminalTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `the app reports it in one line and leaves the database alone`() throws {
    let result = try Command.paneltodo(home: home).run()

    #expect(result.status == .exitCode(2) && result.output == "")
    #expect(result.error.hasPrefix("paneltodo: Standard input and output must be a terminal"))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(try permissions(below: home.path) == [:])
  }

  @Test(arguments: ["</dev/null", ">$HOME/output", "| cat; exit ${PIPESTATUS[0]}"])
  func `the app refuses even if only one end is not a terminal`(redirection: String) async throws {
    try await expectRefusal(
      "paneltodo \(redirection)", "Standard input and output must be a terminal")
    #expect(try contents(below: home.path).values.allSatisfy(\.isEmpty))
  }

  @Test func `the app keeps standard error clean, even if it is a file`() async throws {
    let terminal = try PseudoTerminal()
    try terminal.start(
      Command("bash", ["-c", "exec paneltodo 2>$HOME/error"], home: home))
    try await terminal.expect("No lists yet")

    try terminal.write("q")

    #expect(try await terminal.expectExit() == .exitCode(0))
    #expect(try contents(below: home.path)["error"]?.isEmpty == true)
  }

  private static let kinds: [(String, String)] = [
    ("unset TERM; exec paneltodo", "TERM is not set"),
    ("TERM= exec paneltodo", "TERM is not set"),
    ("TERM=dumb exec paneltodo --record tape", "dumb, cannot place its cursor"),
    ("TERM=no-such-terminal exec paneltodo", "no-such-terminal, is unknown"),
    ("TERM=../x exec paneltodo", "TERM is not the name of a terminal"),
    ("TERM=/etc/passwd exec paneltodo", "TERM is not the name of a terminal"),
    ("TERM=$(printf '%05000d' 7) exec paneltodo", "TERM is not the name of a terminal"),
    (#"TERM=$(printf 'x\033[31m') exec paneltodo"#, "TERM is not the name of a terminal"),
  ]

  private static let tally = Tally(
    "A12", of: kinds.count, "kinds refused in one line, with 2, nothing else written")

  @Test(arguments: kinds)
  func `an unknown kind of terminal is refused`(script: String, sentence: String) async throws {
    let clock = ContinuousClock.now
    try await expectRefusal(script, sentence)
    await Self.tally.count(ContinuousClock.now - clock)
  }

  private func expectRefusal(_ script: String, _ sentence: String) async throws {
    let terminal = try PseudoTerminal(columns: 200)
    let settings = try terminal.settings
    try terminal.start(Command("bash", ["-c", script], home: home))

    #expect(try await terminal.expectExit() == .exitCode(2))
    #expect(terminal.text.hasPrefix("paneltodo: ") && terminal.text.contains(sentence))
    #expect(terminal.text.hasSuffix("\r\n") && terminal.text.split(separator: "\r\n").count == 1)
    #expect(!terminal.output.contains(0x1B))
    #expect(try terminal.settings == settings)
    #expect(!home.contains("todos.db"))
  }
}
