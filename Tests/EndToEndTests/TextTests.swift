import TestSupport
import Testing

@Suite("Text", .floor(.full), .terminals) struct TextTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private func openList(_ items: String...) async throws -> TmuxSession {
    try Seed("Errands", items).plant(in: home)
    let session = try TmuxSession("--reduced-motion", home: home)
    try await session.expectCurrent("   Errands")
    try await session.press("Enter", expecting: "Lists › Errands", "\(items.count) open")
    return session
  }

  @Test(arguments: ["牛乳を買う", "Crème brûlée", "한국어", "Ωμέγα", "🍎🍏", "e\u{301}te\u{301}"])
  func `of any script is typed, shown and kept`(name: String) async throws {
    let session = try await openList("Apples")

    try await session.addItem(name, due: "due:tomorrow")

    try await session.expect(until: "the date stands where it does in every row") { screen in
      screen.split(separator: "\n").contains {
        $0.hasPrefix("▌ ○ \(name) ") && $0.hasSuffix(" Tomorrow")
      }
    }
    try await session.press("Enter", expecting: "Edit item", "Name      \(name)")
  }

  @Test func `is cut where it does not fit, with wide characters intact`() async throws {
    let session = try await openList(String(repeating: "買", count: 60), "Apples")

    try await session.expect("○ Apples")
    try await session.expect(until: "the name is cut between two of its characters") { screen in
      screen.contains(/○ 買{30,37}…/)
    }
  }

  @Test func `of several lines that is pasted into a field is one line and no command`()
    async throws
  {
    let session = try await openList("Apples")
    try await session.press("a", expecting: "New item")

    try session.paste("one\nq\nd\ttwo\n\u{3}three")

    try await session.expect("Add 4 items?")
    try session.send("Tab", "Enter")
    try await session.expectNo("Add 4 items?")
    try await session.expect("one q d two three")
    try await session.accept("New item")
    try await session.expect("○ one q d two three", "○ Apples", "2 open")
  }

  @Test func `pasted outside a field does nothing`() async throws {
    let session = try await openList("Apples")
    let screen = try session.capture()

    try session.paste("d\nq\n u\n")
    try await session.press("?", expecting: "─ Keys ─")
    try await session.press("Escape", expecting: "▌ ○ Apples")

    try await session.expect(until: "the screen is as it was") { $0 == screen }
  }

  @Test func `that would steer a terminal never does`() async throws {
    let hostile = "A\u{1B}[31mB\u{9B}32mC\u{1B}]0;D\u{7}E\u{202E}F\u{2066}G\u{200B}H\u{E0041}I"
    try Seed(["Errands": [hostile]]).plant(in: home)
    let terminal = try PseudoTerminal()
    try terminal.start(.paneltodo(home: home))
    try await terminal.expect("Errands")
    for (key, text) in [
      ("\r", "Space"), (" ", "Completed"), ("e", "Edit item"), ("\u{3}", "1049l"),
    ] {
      try await terminal.press(key, expecting: text)
    }
    try await terminal.expectExit()

    let foreign: [Unicode.Scalar] = ["\u{9B}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{7}"]
    #expect(foreign.filter(terminal.text.unicodeScalars.contains).isEmpty)
    #expect(!terminal.text.contains("\u{1B}[31mB") && !terminal.text.contains("\u{1B}]0;"))
    try await terminal.expectModesOfBefore()
  }
}
