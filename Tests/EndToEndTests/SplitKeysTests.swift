import TestSupport
import Testing

@Suite("Keys that arrive byte by byte", .floor(.full), .terminals) struct SplitKeysTests {
  /// Input for a field, and the text of the field after it.
  private static let typing: [(String, String)] = [
    ("abc", "abc"), ("\u{1B}[DX", "abXc"), ("\u{1B}OHY", "YabXc"), ("\u{1B}[1;5C", "YabXc"),
    ("Z", "YabXcZ"), ("\u{1B}[3~\u{1B}[1~\u{1B}[3~", "abXcZ"), ("é日", "é日abXcZ"),
    // Sequences that are not a key, or not a key of a field.
    ("\u{1B}[99;99X\u{1B}[?64;1;9c\u{1B}[I", "é日abXcZ"),
    ("\u{1B}]52;c;ZGRk\u{7}\u{1B}P1+r436f=32\u{1B}\\", "é日abXcZ"),
    ("\u{1B}[<65;3;4M\u{1B}[24~\u{1B}OE", "é日abXcZ"),
    ("\u{1B}[200~p\u{1B}[201~", "é日pabXcZ"), ("\u{1B}[F!", "é日pabXcZ!"),
  ]

  let home: TemporaryFolder
  let terminal: PseudoTerminal

  init() throws {
    home = try TemporaryFolder()
    terminal = try PseudoTerminal()
    try Seed("Errands", ["Apples"]).plant(in: home)
  }

  @Test func `are the same as keys that arrive at once`() async throws {
    try await openPrompt()

    for (keys, _) in Self.typing { try await terminal.feedOneByOne(keys) }
    try await terminal.feedOneByOne("\r")

    try await expectItem("é日pabXcZ!")
    try terminal.write("q")
    #expect(try await terminal.expectExit() == .exitCode(0))
  }

  @Test func `are whole when the first byte arrives with the end of a paste`() async throws {
    try await openPrompt()

    for piece in ["\u{1B}[200~abc\u{1B}[201~\u{1B}", "[D", "X\r"] {
      try await terminal.feedTogether(piece)
    }

    try await expectItem("abXc")
  }

  @Test func `are whole when the size changes between their bytes`() async throws {
    try await openPrompt()

    try await terminal.feedTogether("abc\u{1B}")
    try terminal.resize(columns: 90, rows: 30)
    try await terminal.feedTogether("[DX\r")

    try await expectItem("abXc")
  }

  private func openPrompt() async throws {
    try terminal.start(
      // As for a slow link: the time to wait for the bytes after an ESC. No machine is that busy.
      .paneltodo(["--reduced-motion"], home: home, environment: ["ESCDELAY": "600000"]))
    try await terminal.expect("Errands")
    try await terminal.press("\r", expecting: "Space")
    try await terminal.press("a", expecting: "New item")
  }

  private func expectItem(_ text: String) async throws {
    try await terminal.expect(until: "“\(text)” is added") {
      try Command.paneltodo(["--plain"], home: home).run(input: "6\nq\n").output
        .contains(". \(text)")
    }
  }
}
