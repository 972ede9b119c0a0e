import TestSupport
import Testing

@Suite("Keys that arrive byte by byte", .terminals) struct SplitKeysTests {
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

  @Test func `are the same as keys that arrive at once`() async throws {
    let home = try TemporaryFolder()
    try Seed("Errands", ["Apples"]).plant(in: home)
    let terminal = try PseudoTerminal()
    try terminal.start(
      // As for a slow link: the time to wait for the bytes after an ESC. No machine is that busy.
      .paneltodo(["--reduced-motion"], home: home, environment: ["ESCDELAY": "600000"]))
    try await terminal.expect("Errands")
    try await terminal.press("\r", expecting: "Space")
    try await terminal.press("a", expecting: "New item")

    for (keys, _) in Self.typing { try await terminal.feedOneByOne(keys) }
    try await terminal.feedOneByOne("\r")

    try await terminal.expect(until: "it is added") {
      try Command.paneltodo(["--plain"], home: home).run(input: "6\nq\n").output
        .contains(". é日pabXcZ!")
    }
    try terminal.write("q")
    #expect(try await terminal.expectExit() == .exitCode(0))
  }
}
