import TestSupport
import Testing

@Suite("A link on a terminal", .floor(.full), .terminals) struct LinkTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private static let address = "https://en.wikipedia.org/wiki/Empty_set"

  /// The details of the item in the demonstration that has a link in its notes.
  private func details(_ arguments: [String], terminal kind: String) async throws -> PseudoTerminal
  {
    let terminal = try PseudoTerminal(columns: 140, rows: 40)
    try terminal.start(
      .paneltodo(
        ["--demo", "--reduced-motion"] + arguments, home: home,
        environment: ["TERM": kind, "ESCDELAY": "1"]))
    try await terminal.show("", "Work")
    try await terminal.show("\u{10}containment\r", "empty list", "Created")
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal) async throws {
    try terminal.write("q")
    #expect(try await terminal.expectExit() == .exitCode(0))
  }

  @Test func `has its address on its text alone, also after the screen was drawn again`()
    async throws
  {
    let terminal = try await details([], terminal: "xterm-256color")
    try await terminal.show("\u{C}", "empty list", "Created")
    try await quit(terminal)

    let pieces = terminal.text.split(separator: "\u{1B}]8;id=")
    #expect(pieces.count >= 3)
    for piece in pieces.dropFirst() {
      let parts = piece.split(separator: "\u{1B}\\", maxSplits: 1)
      #expect(parts.first?.hasSuffix(";" + Self.address) == true)
      let inside = parts.last?.split(separator: "\u{1B}]8;;\u{1B}\\").first ?? ""
      let text = inside.replacing(/\u{1B}(\[[0-9;]*[A-Za-z]|\(B)/, with: "")
      #expect(text == "empty list")
    }
    terminal.expectNothingForeign()
    try await terminal.expectModesOfBefore()
  }

  @Test(arguments: [
    ("linux", []), ("vt100", []), ("screen-256color", []), ("xterm-256color", ["--restricted"]),
  ])
  func `is plain text where the terminal may not take it, and for guests`(
    kind: String, arguments: [String]
  ) async throws {
    let terminal = try await details(arguments, terminal: kind)
    try await quit(terminal)

    #expect(!terminal.text.contains("\u{1B}]8;"))
    #expect(!terminal.text.contains(Self.address))
  }
}
