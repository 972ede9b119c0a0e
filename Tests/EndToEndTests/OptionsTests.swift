import TestSupport
import Testing

@Suite("The command line", .floor(.full), .terminals) struct OptionsTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `--demo shows sample data that vanishes, and leaves no file behind`() async throws {
    let person = try home.makeFolder("person")
    let temporary = try home.makeFolder("tmp")
    let environment = ["HOME": person, "PANELTODO_DATABASE": "", "TMPDIR": temporary]
    for _ in 1...2 {
      let session = try TmuxSession("--demo", home: home, environment: environment)
      try await session.expect("Groceries", "Trip to Lisbon")
      try await session.expectNo("Errands")
      try await session.addList("Errands")
      for folder in [person, temporary] { #expect(try permissions(below: folder) == [:]) }

      try await session.quit()

      for folder in [person, temporary] { #expect(try permissions(below: folder) == [:]) }
    }
  }

  @Test func `--demo leaves no file behind even when it is killed`() async throws {
    let temporary = try home.makeFolder("tmp")
    let session = try TmuxSession("--demo", home: home, environment: ["TMPDIR": temporary])
    try await session.expect("Groceries")
    try await session.addList("Errands")

    let killing = Command("kill", ["-9", "\(try session.process)"], home: home)
    #expect(try killing.run().status == .exitCode(0))

    #expect(try await session.expectExit() == .signal(9))
    #expect(try permissions(below: temporary) == [:])
    #expect(!home.contains("todos.db"))
  }

  @Test func `--reduced-motion shows the same screens`() async throws {
    try Seed("Errands", ["Apples", "Bananas"]).plant(in: home)
    let session = try TmuxSession("--reduced-motion", home: home)

    try await session.expectCurrent("   Errands")
    try await session.press("Enter", expecting: "▌ ○ Apples")
    try await session.press("Space", expecting: "✓ Apples", "▌ ○ Bananas", "Completed “Apples”")
    try await session.addItem("Cherries")
    // A toast disappears on its own, without an animation.
    try await session.expectNo("Completed")
    try await session.press("Escape", expecting: "▌    Errands", "2 open")
    try await session.quit()
  }

  @Test func `--help and --version print to standard output and touch nothing`() throws {
    let help = try Command.paneltodo(["--help"], home: home).run()
    let version = try Command.paneltodo(["--version"], home: home).run()

    #expect(help.status == .exitCode(0) && help.error == "")
    #expect(help.output.hasPrefix("Usage: paneltodo") && help.output.contains("--demo"))
    #expect(version.status == .exitCode(0) && version.error == "")
    let form = /paneltodo \d+\.\d+\.\d+(~git[0-9a-f.]*(\+changed)?| \(commit .*\))\n/
    #expect(version.output.wholeMatch(of: form) != nil)
    #expect(try permissions(below: home.path) == [:])
  }

  @Test(arguments: [
    ["--bogus"], ["bogus"], ["--database"], ["--database", ""], ["--demo=1"], ["import"],
    ["--demo", "import", "todos.json"], ["--demo", "--database", "other.db"], [""],
    ["--\u{1B}]0;title\u{7}"],
  ])
  func `reports an unknown word in one line, and leaves the terminal alone`(
    arguments: [String]
  ) async throws {
    let result = try Command.paneltodo(arguments, home: home).run()
    #expect(result.status == .exitCode(2) && result.output == "")
    let line = /paneltodo: [^\n]*Try: paneltodo( [a-z]+)? --help\n/
    #expect(result.error.wholeMatch(of: line) != nil)

    let terminal = try PseudoTerminal()
    let settings = try terminal.settings
    try terminal.start(.paneltodo(arguments, home: home))

    #expect(try await terminal.expectExit() == .exitCode(2))
    #expect(terminal.text == result.error.replacing("\n", with: "\r\n"))
    #expect(!terminal.output.contains(0x1B))
    #expect(try terminal.settings == settings)
    #expect(try permissions(below: home.path) == [:])
  }

  @Test func `reports an unknown word of two lines in one line`() throws {
    let result = try Command.paneltodo(["first\nsecond"], home: home).run()

    #expect(result.status == .exitCode(2))
    #expect(result.error.split(separator: "\n").count == 1)
  }
}
