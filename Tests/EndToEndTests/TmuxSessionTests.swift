import TestSupport
import Testing

@Suite("A session in tmux", .floor(.full), .terminals) struct TmuxSessionTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `shows what is typed`() async throws {
    let session = try await TmuxSession.shell(home: home)

    try session.enter("echo one,$((1 + 1)),three;")

    try await session.expect("one,2,three")
  }

  @Test func `has the size and the environment that were asked for`() async throws {
    let session = try await TmuxSession.shell(
      home: home, columns: 60, rows: 10, environment: ["LC_ALL": "C.UTF-8"])

    try session.enter("stty size; echo $TERM $LC_ALL; echo ${HOME#/}")

    try await session.expect("10 60", "tmux-256color C.UTF-8", String(home.path.dropFirst()))
  }

  @Test func `takes another size`() async throws {
    let session = try await TmuxSession.shell(home: home)

    try session.resize(columns: 100, rows: 30)
    try session.enter("clear; stty size")

    try await session.expect("30 100")
  }

  @Test func `keeps colours where they are asked for`() async throws {
    let session = try await TmuxSession.shell(home: home)

    try session.enter(#"printf '\e[1;31m%s\e[0m\n' "r"ed"#)

    try await session.expect(until: "red is red") { _ in
      try session.capture(styled: true).contains("\u{1B}[1m\u{1B}[31mred")
    }
    #expect(try session.capture().contains("\nred\n"))
  }

  @Test func `sees the modes a program switches`() async throws {
    let session = try await TmuxSession.shell(home: home)
    #expect(try session.modes == .normal)

    try session.enter(#"printf '\e[?1049h\e[?25l\e=\e[?1000h'; read -r"#)

    try await session.expect(until: "all modes are switched") { _ in
      try session.modes
        == TmuxSession.Modes(alternateScreen: true, cursor: false, keypad: true, mouse: true)
    }
  }

  @Test func `knows the shell from the program it runs`() async throws {
    let session = try await TmuxSession.shell(home: home)
    let settings = try session.lineSettings
    #expect(try session.foregroundProcess == session.process)

    try session.enter("cat")
    try await session.expect(until: "the program has the terminal") { _ in
      try session.foregroundProcess != session.process
    }
    try session.send("C-d")

    try await session.expect(until: "the shell has it again") { _ in
      try session.foregroundProcess == session.process
    }
    #expect(try session.lineSettings == settings)
  }

  @Test(arguments: [("exit 3", ExitStatus.exitCode(3)), ("kill -9 $$", .signal(9))])
  func `reports how the program ended`(line: String, status: ExitStatus) async throws {
    let session = try await TmuxSession.shell(home: home)
    #expect(try session.exitStatus == nil)

    try session.enter(line)

    #expect(try await session.expectExit() == status)
  }
}
