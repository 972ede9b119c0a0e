import TestSupport
import Testing

@Suite("A system without means", .floor(.full), .terminals) struct SystemMeansTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// The beginnings of scripts after which the app gets too little, and the sentence about it. No
  /// address space is left for the stack of a thread that large.
  private static let wants = [
    ("ulimit -n 8", "Too few files can be open"), ("ulimit -n 12", "Too few files can be open"),
    ("ulimit -n 16", "Too few files can be open"),
    ("ulimit -s 4000000; ulimit -v 3000000", "No further thread can be started"),
  ]

  private static let lines = [
    "add Milk", "list", "doctor", "sync", "hook", "export", "--version", "", "--plain",
  ]

  @Test(arguments: wants, lines)
  func `is reported in one sentence before anything else`(
    want: (script: String, sentence: String), line: String
  ) async throws {
    let terminal = try PseudoTerminal()
    try terminal.start(
      Command("bash", ["-c", "\(want.script); exec paneltodo \(line)"], home: home))

    #expect(try await terminal.expectExit() == .exitCode(1))

    #expect(terminal.text.hasPrefix("paneltodo: \(want.sentence)"), "\(terminal.text)")
    #expect(terminal.text.split(separator: "\r\n").count <= 2, "\(terminal.text)")
    #expect(try permissions(below: home.path) == [:])
  }

  @Test func `with a few files more is enough`() throws {
    // A file that another test opens at the same moment can be inherited, and would count.
    let script = """
      for file in /proc/self/fd/*; do
        number=${file##*/}
        [ "$number" -le 2 ] || eval "exec $number>&-"
      done
      ulimit -n 24
      exec paneltodo add Milk
      """
    let result = try Command("bash", ["-c", script], home: home).run()

    #expect(result.status == .exitCode(0), "\(result.error)")
  }
}
