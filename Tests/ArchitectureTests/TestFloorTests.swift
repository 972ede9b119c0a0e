import TestSupport
import Testing

/// `swift test` alone starts no process. A suite that does, or needs what another program has made,
/// says so with its floor.
@Suite("The floor of a suite", .floor(.full)) struct TestFloorTests {
  /// The files that name these words without tests that start anything.
  private static let free = ["Tests/TestSupport/", "Tests/ArchitectureTests/"]

  @Test func `is said once by each suite of the end-to-end tests`() throws {
    for file in try SourceTree.files(in: "Tests/EndToEndTests", named: ".swift") {
      for suite in suites(in: file.lines) {
        #expect(suite.text.matches(of: /\.floor\(\.full\)/).count == 1, file.place(suite.line))
      }
    }
  }

  @Test func `is said by every test elsewhere that starts a process`() throws {
    for file in try SourceTree.files(in: "Tests", named: ".swift")
    where !(Self.free + ["Tests/EndToEndTests/"]).contains(where: file.path.hasPrefix) {
      for line in silentStarts(in: file.lines) { Issue.record(file.place(line)) }
    }
  }

  @Test func `covers the tests below it`() {
    let lines: [Substring] = [
      "struct AppTests {", "  @Test(.floor(.full)) func `opens`() {",
      "    Command.paneltodo([], home: home)", "  @Test func `closes`() {", "    TmuxSession()",
      "}",
      "@Suite(", "  .floor(.full))", "struct BigTests {", "  @Test(arguments: 0..<3)",
      "  func `runs`(number: Int) {", "    Command(\"ls\", [], home: home).run()",
    ]

    #expect(silentStarts(in: lines) == [4])
    #expect(
      suites(in: lines).map(\.text) == [
        "struct AppTests {", "@Suite(  .floor(.full))struct BigTests {",
      ])
  }

  /// The indices of the lines that start a process, in a test and a suite that have no floor.
  private func silentStarts(in lines: [Substring]) -> [Int] {
    let starting =
      /\b(Process\(|posix_spawn|popen\(|system\(|TmuxSession|PseudoTerminal|writeProgram)/
    let running = /\bCommand(\.paneltodo)?\(.*\bhome:|\bCommand\.(app|builtProducts)\b/
    let suites = suites(in: lines)
    var test: Substring = ""
    return lines.indices.filter { index in
      let line = lines[index]
      if line.contains("@Test") { test = line }
      guard line.contains(starting) || line.contains(running) else { return false }
      let suite = suites.last { $0.line <= index }?.text ?? ""
      return !(suite + test).contains(".floor(.")
    }
  }

  /// The declarations of the suites in a file, with the attributes above their names.
  private func suites(in lines: [Substring]) -> [(line: Int, text: String)] {
    let suite = /^(?!\/\/|extension).*\b\w+Tests\b.*\{$/
    return lines.indices.filter { lines[$0].first != " " && lines[$0].contains(suite) }.map {
      let start = lines[...$0].lastIndex { $0.isEmpty || $0.hasPrefix("}") } ?? -1
      return ($0, lines[(start + 1)...$0].joined())
    }
  }
}
