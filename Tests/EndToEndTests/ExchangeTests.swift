import Foundation
import TestSupport
import Testing

@Suite("An exchange on the command line", .floor(.full), .terminals) struct ExchangeTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(_ words: String...) throws -> CommandResult {
    try Command.paneltodo(words, home: home).run()
  }

  private func shell(_ script: String) throws -> CommandResult {
    try Command("sh", ["-c", "cd $HOME && " + script], home: home).run()
  }

  @Test func `imports a file, reports it, and writes it back as it was`() throws {
    let text = "(A) Pay rent @home due:2026-12-01\nx Milk\n"
    let file = try home.write(text, to: "todo.txt")

    let first = try run("import", file)
    #expect(first.output == "Imported 1 list and 2 items from todo.txt.\n" && first.error == "")
    let second = try run("import", file)
    #expect(second.output == "Nothing new in todo.txt.\n2 lists and items already existed.\n")
    let exported = try run("export", "--to", "todo.txt")
    #expect(exported.status == .exitCode(0) && exported.output == text)
  }

  @Test func `adds nothing in a preview, and reports the additions`() throws {
    let file = try home.write("Milk\n", to: "todo.txt")

    let result = try run("import", "-n", file)

    #expect(result.status == .exitCode(0))
    #expect(result.output == "Would import 1 list and 1 item from todo.txt.\n")
    #expect(try run("export", "--to", "todo.txt").output == "")
  }

  @Test func `reads standard input where that is named, and Latin-1 where that is declared`()
    throws
  {
    try Data([0x42, 0xE4, 0x72, 0x0A]).write(to: URL(filePath: home.path("latin.txt")))

    let refused = try run("import", home.path("latin.txt"))
    #expect(refused.status == .exitCode(1))
    #expect(refused.error.hasPrefix("paneltodo: latin.txt: line 1, column 2: "))
    let result = try shell(
      "paneltodo import --from todo.txt --list Zoo --encoding latin1 - < latin.txt")

    #expect(result.output == "Imported 1 list and 1 item from standard input.\n", "\(result.error)")
    #expect(try run("export", "--list", "Zoo", "--to", "todo.txt").output == "Bär\n")
  }

  @Test func `leaves an existing file alone, unless it may be replaced`() throws {
    _ = try run("import", try home.write("Milk\n", to: "todo.txt"))
    let target = try home.write("mine", to: "out.md")

    let refused = try run("export", "-o", target)
    #expect(refused.status == .exitCode(5) && refused.error.contains("exists"))
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "mine")
    #expect(try run("export", "-o", target, "-f").status == .exitCode(0))
    #expect(try String(contentsOfFile: target, encoding: .utf8).contains("- [ ] Milk"))
    let files = try FileManager.default.contentsOfDirectory(atPath: home.path)
    #expect(!files.contains { $0.hasPrefix(".paneltodo-") })
  }

  @Test func `has an exit status for each kind of result`() throws {
    let odd = try home.write("- [ ] A ⛔ x\n\t- [/] B\n", to: "odd.md")
    let half = try home.write("BEGIN:VCALENDAR\nBEGIN:VTODO\n", to: "half.ics")

    #expect(try run("import", odd).status == .exitCode(4))
    #expect(try run("import", half).status == .exitCode(1))
    #expect(try run("import", try home.write("", to: "nameless")).status == .exitCode(2))
    #expect(try run("export", "--to", "odd").status == .exitCode(2))
    #expect(try run("export", "--where", "due:").status == .exitCode(2))
    #expect(try run("export", "--list", "none").status == .exitCode(3))
  }

  @Test func `shows a bar on a terminal alone, and clears it at the end`() async throws {
    let lines = (0..<2_000).map { "Item \($0)\n" }.joined()
    let file = try home.write(lines, to: "todo.txt")
    for (words, report) in [
      (["import", file], "Imported"), (["export", "-o", home.path("out.txt")], ""),
    ] {
      let terminal = try PseudoTerminal()
      try terminal.start(.paneltodo(words, home: home))
      #expect(try await terminal.expectExit() == .exitCode(0))
      #expect(terminal.text.contains(/\[#*\.*\] 1024/), "\(terminal.text)")
      #expect(terminal.text.contains(try Regex("\r +\r\(report)")), "\(terminal.text)")
    }

    let again = try run("import", file)
    #expect(again.error == "" && again.output.hasPrefix("Nothing new in todo.txt."))
    #expect(try run("export", "-f", "-o", home.path("out.txt")).error == "")
  }

  @Test func `ends quietly when the reader has gone`() throws {
    let lines = (0..<20_000).map { "Item \($0)\n" }.joined()
    _ = try run("import", try home.write(lines, to: "todo.txt"))

    let result = try shell("paneltodo export --to todo.txt | head -n 1")

    #expect(result.output == "Item 0\n" && result.error == "")
  }
}
