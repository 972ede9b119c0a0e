import Glibc
import TestSupport
import Testing

@Suite("A bare terminal", .floor(.full), .terminals) struct PseudoTerminalTests {
  let home: TemporaryFolder
  let terminal: PseudoTerminal

  init() throws {
    home = try TemporaryFolder()
    terminal = try PseudoTerminal(columns: 90, rows: 20)
  }

  private func start(_ script: String) throws {
    try terminal.start(Command("sh", ["-c", script], home: home))
  }

  @Test func `gives every byte a program writes`() async throws {
    try start(#"printf 'a\033[1mb'"#)

    #expect(try await terminal.expectExit() == .exitCode(0))
    #expect(terminal.output == Array("a\u{1B}[1mb".utf8))
  }

  @Test func `controls the program: it has a size, and an interrupt comes from the keyboard`()
    async throws
  {
    try start("stty size; exec cat")
    try await terminal.expect("20 90")

    try terminal.write("\u{3}")

    #expect(try await terminal.expectExit() == .signal(SIGINT))
  }

  @Test func `shows settings that were left behind`() async throws {
    let before = try terminal.settings
    #expect(before.echoes && before.isCanonical)

    try start("stty -echo")
    try await terminal.expectExit()
    #expect(try terminal.settings != before)

    try start("stty echo")
    try await terminal.expectExit()
    #expect(try terminal.settings == before)
  }

  @Test func `blocks a program whose output is not read`() async throws {
    terminal.isStalled = true
    try start("head -c 100000 /dev/zero | tr '\\0' x; touch $HOME/written; printf done")

    try await terminal.expect(until: "the line is full") { terminal.isFull }
    #expect(!isWritten && terminal.output.isEmpty)

    terminal.isStalled = false
    try await terminal.expect("xdone")
    #expect(terminal.output.count == 100_004 && isWritten)
  }

  private var isWritten: Bool { access(home.path("written"), F_OK) == 0 }

  @Test func `notifies a program when the window closes`() async throws {
    try start("stty size; exec cat")
    try await terminal.expect("20 90")

    terminal.hangUp()

    #expect(try await terminal.expectExit() == .signal(SIGHUP))
  }

  @Test func `follows the modes of the terminal`() {
    func modes(_ text: String) -> TerminalModes { TerminalModes(after: Array(text.utf8)) }
    let on = modes("\u{1B}[?1049h\u{1B}[?1000;1006h\u{1B}[?25l\u{1B}=\u{1B}[1;31mText")
    let restoring = "\u{1B}[?1006;1000l\u{1B}[39;49m\u{1B}[m\u{1B}>\u{1B}[?25h\u{1B}[?1049l"

    #expect(on.on == [7, 1000, 1006, 1049] && on.keypad && on.styled)
    #expect(modes("\u{1B}[1mBold\u{1B}[39;49m").styled)
    #expect(modes("\u{1B}[?1049h\u{1B}[?1000;1006h\u{1B}[1m" + restoring) == TerminalModes())
  }
}

@Suite("A command", .floor(.full)) struct CommandTests {
  @Test func `returns its output, errors and status, and sees only its environment`()
    throws
  {
    let home = try TemporaryFolder()
    let script = "cat; echo $GREETING >&2; env | cut -d = -f 1; exit 7"
    let command = Command("sh", ["-c", script], home: home, environment: ["GREETING": "hello"])

    let result = try command.run(input: "input\n")

    #expect(result.status == .exitCode(7))
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "input")
    // A shell adds variables of its own.
    let names = Set(lines.dropFirst()).subtracting(["PWD", "OLDPWD", "SHLVL", "_"])
    #expect(names == Set(command.environment.keys))
    #expect(result.error == "hello\n")
  }

  @Test func `that does not exist cannot be started`() throws {
    let command = Command("no-such-program", home: try TemporaryFolder())

    #expect(throws: SystemError.self) { try command.run() }
  }
}
