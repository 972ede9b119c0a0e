import TestSupport
import Testing

@Suite("A paste", .floor(.full), .terminals) struct PasteTests {
  let home: TemporaryFolder
  let terminal: PseudoTerminal

  private static let begin = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"
  private static let tally = Tally("A15", of: 6, "kinds of pastes: one piece, capped and told")

  init() throws {
    home = try TemporaryFolder()
    terminal = try PseudoTerminal()
    try Seed("Errands", ["Apples"]).plant(in: home)
  }

  private func start(typing keys: String, expecting text: String) async throws {
    try terminal.start(.paneltodo(["--reduced-motion"], home: home))
    try await terminal.expect("Errands")
    try await terminal.press("\r", expecting: "Space")
    try await terminal.press(keys, expecting: text)
  }

  /// Pastes a text and waits for the resulting output.
  private func paste(_ text: String, expecting said: String) async throws {
    let start = terminal.output.count
    let bytes = Array((Self.begin + text + Self.end).utf8)
    let clock = ContinuousClock.now
    #expect(try await terminal.feed(bytes) == bytes.count)
    try await terminal.expect(until: "“\(said)” is written") {
      String(decoding: terminal.output[start...], as: UTF8.self).contains(said)
    }
    await Self.tally.count(ContinuousClock.now - clock)
  }

  private func expectItems(_ texts: String...) async throws {
    try await terminal.expect(until: "there are \(texts)") {
      let said = try Command.paneltodo(["--plain"], home: home).run(input: "6\nq\n").output
      return texts.allSatisfy(said.contains)
    }
  }

  @Test func `of a megabyte into a prompt is cut and reported`() async throws {
    try await start(typing: "a", expecting: "New item")

    try await paste(
      String(repeating: "word ", count: 210_000), expecting: "Too long: pasted only in part")

    try terminal.write("\u{15}Short\r")
    try await expectItems("Short, open")
  }

  @Test func `of a megabyte of lines into a prompt adds nothing by itself`() async throws {
    try await start(typing: "a", expecting: "New item")

    try await paste(String(repeating: "d\rq\r\u{3}x ", count: 150_000), expecting: "More than 5000")

    try await terminal.press("\r", expecting: "New item")
    try terminal.write("\u{15}Short\r")
    try await expectItems("Short, open", "Apples, open")
  }

  @Test func `of a megabyte into the notes is cut and reported`() async throws {
    try await start(typing: "e\t\t", expecting: "Notes")

    try await paste(
      String(repeating: "a line\rand one\u{3}\t\r", count: 62_000), expecting: "Too long")

    try await terminal.press("\u{1B}", expecting: "Space")
    try await expectItems("Apples, open")
  }

  @Test func `outside a field does nothing`() async throws {
    try await start(typing: "?", expecting: "Keys")
    try await terminal.press("\u{1B}", expecting: "Space")

    let bytes = Array((Self.begin + String(repeating: "d\rq\r", count: 25_000) + Self.end).utf8)
    #expect(try await terminal.feed(bytes) == bytes.count)

    try await terminal.press("?", expecting: "Keys")
    try await expectItems("Apples, open")
    await Self.tally.count()
  }

  @Test func `whose end is lost ends by itself, and later keys are keys again`() async throws {
    try await start(typing: "a", expecting: "New item")

    try await terminal.press(Self.begin + "Half of it and", expecting: "Half of it")

    try await terminal.press(" more", expecting: "more")
    try terminal.write("\r")
    try await expectItems("Half of it and more, open")
    await Self.tally.count()
  }

  @Test func `that is split and contains an end marker runs no command`() async throws {
    try await start(typing: "a", expecting: "New item")

    for piece in ["\u{1B}[2", "00~One ", "two\u{1B}", "[201x\u{1B}[20", "1~"] {
      _ = try await terminal.feed(Array(piece.utf8))
      try await terminal.expect(until: "it is read") { terminal.isInputRead }
    }
    try await terminal.expect("two[201x")
    try terminal.write(Self.begin + " three" + Self.end + "\r\u{3}\rq\r" + Self.end)
    try await terminal.expect("three")

    try terminal.write("\r")
    try await expectItems("One two[201x three, open")
    await Self.tally.count()
  }
}
