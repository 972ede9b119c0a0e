import Foundation
import TestSupport
import Testing

@Suite("The linear mode", .floor(.full), .terminals) struct LinearModeTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// Runs the app line by line, and expects that it writes nothing but text and line ends.
  private func talk(_ lines: String...) throws -> [String] {
    let command = Command.paneltodo(["--plain"], home: home)
    let result = try command.run(input: lines.map { $0 + "\n" }.joined())

    #expect(result.status == .exitCode(0) && result.error == "")
    #expect(result.output.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func `is a script's way to the same lists`() throws {
    let said = try talk(
      "1", "Groceries", "", "6", "a", "Milk tomorrow", "a", "Bread", "?",
      "done 2", "u", "back", "e 6", "Food", "/bogus", "", "", "6", "delete 1", "nonsense", "q")

    #expect(said.contains("New: 2. Bread, open"))
    #expect(said.contains("2. Bread, Done today"))
    #expect(said.contains("Food, in Lists: 2 open."))
    #expect(said.contains("Deleted “Milk”. u: undo.") && said.last == "Goodbye.")
    #expect(try talk("6").contains("1. Bread, open"))
  }

  @Test func `knows every command from the first line on`() throws {
    for _ in 0..<5 { #expect(try talk("history").contains("No changes yet")) }
  }

  @Test func `ends with the input, and accepts no incomplete prompt`() throws {
    #expect(try talk().prefix(2) == ["Lists.", "No lists yet"])
    #expect(try talk("1", "Half a list").last == "Goodbye.")
    #expect(try talk().contains("No lists yet"))
  }

  @Test func `accepts every kind of line, even a last one without a line break`() throws {
    try Seed("Long", ["One"]).plant(in: home)
    let script = #"""
      { printf 'x\xff\xfe\x1b[31m\x00\n'; head -c 200000 /dev/zero | tr '\0' y; printf '\r\n6\r\n'
        printf 'a\nBad\x1b]0;t\x07\xff\xe2\x80\xaename\nlist'; } | paneltodo --plain >$HOME/said
      """#
    let result = try Command("bash", ["-c", script], home: home).run()
    let said = try #require(try contents(below: home.path)["said"])
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")

    #expect(result.status == .exitCode(0) && result.error == "")
    #expect(said.allSatisfy { $0 == 0x0A || $0 >= 0x20 && $0 != 0x7F })
    #expect(lines.contains("That line is too long and was ignored."))
    #expect(lines.filter { $0.hasPrefix("New: 2. Bad") }.count == 1)
    #expect(!lines.contains { $0.contains("\u{202E}") })
  }

  @Test func `exits cleanly when its reader goes away`() throws {
    let script = "yes '?' | paneltodo --plain | head -n 1; exit ${PIPESTATUS[1]}"
    let result = try Command("bash", ["-c", script], home: home).run()

    #expect(result.status == .exitCode(0) && result.output == "Lists.\n" && result.error == "")
  }

  @Test func `is used on a terminal that cannot place its cursor`() async throws {
    try Seed("Groceries", ["Milk"]).plant(in: home)
    let session = try TmuxSession(home: home, terminal: "dumb")
    try await session.expect("6. Groceries, 1 open, 0 percent")

    try session.type("6")
    try session.send("Enter")
    try await session.expect("Groceries, in Lists: 1 open.", "1. Milk, open")
    try session.type("done 1")
    try session.send("Enter")

    try await session.expect("Completed “Milk”. u: undo.", "1. Milk, Done today")
  }

  @Test func `leaves the terminal's settings alone, and ends with Ctrl-C`() async throws {
    let terminal = try PseudoTerminal()
    let settings = try terminal.settings
    try terminal.start(.paneltodo(["--plain"], home: home))
    try await terminal.expect("?: all commands.")
    #expect(try terminal.settings == settings)

    try terminal.write("\u{3}")

    #expect(try await terminal.expectExit() == .signal(SIGINT))
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func `ends with Ctrl-D`() async throws {
    let terminal = try PseudoTerminal()
    try terminal.start(.paneltodo(["--plain"], home: home))
    try await terminal.expect("?: all commands.")

    try terminal.write("\u{4}")

    #expect(try await terminal.expectExit() == .exitCode(0))
    #expect(terminal.text.hasSuffix("Goodbye.\r\n"))
  }

  @Test func `reports changes by others`() async throws {
    try Seed("Groceries", ["Milk"]).plant(in: home)
    let terminal = try PseudoTerminal()
    try terminal.start(.paneltodo(["--plain"], home: home))
    try await terminal.press("6\n", expecting: "1. Milk, open")

    _ = try talk("6", "a", "Bread", "done 1")

    try await terminal.expect("New: 2. Bread, open")
    try await terminal.expect("1. Milk, Done today")
  }
}
