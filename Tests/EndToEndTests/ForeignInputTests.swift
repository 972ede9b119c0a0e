import Glibc
import TestSupport
import Testing

@Suite("Foreign input", .floor(.full), .terminals) struct ForeignInputTests {
  let home: TemporaryFolder
  let terminal: PseudoTerminal

  init() throws {
    home = try TemporaryFolder()
    terminal = try PseudoTerminal()
    try Seed("Errands", ["Apples", "Bananas"]).plant(in: home)
  }

  private func start(_ environment: [String: String] = [:]) async throws {
    try terminal.start(
      // No machine is so busy that the bytes after an ESC come too late.
      .paneltodo(
        ["--reduced-motion"], home: home,
        environment: environment.merging(["ESCDELAY": "600000"]) { own, _ in own }))
    try await terminal.expect("Errands")
  }

  /// Sends sequences in portions that arrive as a whole each.
  private func feed(_ input: inout ForeignInput, _ count: Int) async throws {
    for _ in 0..<count / 50 {
      let portion = (0..<50).flatMap { _ in input.next() }
      #expect(try await terminal.feed(portion) == portion.count)
      try await terminal.expect(until: "all is read") { terminal.isInputRead }
    }
  }

  @Test func `changes no list, no history and no text, and presents nothing`() async throws {
    let count = Thorough.count(1000, thorough: 50_000)
    var input = ForeignInput(seed: 62)
    try await start()
    try await terminal.press("\r", expecting: "Space")
    let history = try Command.paneltodo(["history"], home: home).run().output

    terminal.clear()
    try await feed(&input, count)
    try await terminal.press("j", expecting: "▌")
    #expect(!terminal.text.contains("╭") && !terminal.text.contains("nothing here"))
    #expect(try Command.paneltodo(["history"], home: home).run().output == history)

    try await terminal.press("a", expecting: "New item")
    try await terminal.press("ab", expecting: "b")
    terminal.clear()
    try await feed(&input, count)
    try await terminal.press("c", expecting: "c")
    #expect(!terminal.text.contains("nothing here"))
    try terminal.write("\r")
    try await terminal.expect(until: "the text is added as it was typed") {
      try Command.paneltodo(["list"], home: home).run().output.contains("  abc  ")
    }
    Thorough.report("A14", "\(2 * count) foreign sequences in the app: nothing changed")
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "linux", "vt100", "st-256color"])
  func `is prevented by protocols of keys, which are left with the screen`(
    kind: String
  ) async throws {
    let isKnown = ["xterm-256color", "tmux-256color"].contains(kind)
    try await start(["TERM": kind])
    #expect(terminal.text.contains("\u{1B}[?u") == isKnown)
    #expect(terminal.modes.lacksOtherKeys == isKnown)
    #expect(terminal.modes.keyProtocols == 0)

    if isKnown {
      // What a terminal with kitty's protocol answers, in which another program left it on.
      try await terminal.press("\u{1B}[?3u", expecting: "\u{1B}[>5u")
      try await terminal.press("\u{1B}[13;1:3u\u{1B}[13u", expecting: "Space")
    }
    try terminal.write("q")

    #expect(try await terminal.expectExit() == .exitCode(0))
    try await terminal.expectModesOfBefore()
    guard isKnown else { return #expect(!terminal.text.contains(/\u{1B}\[[<>?][0-9;]*[um]/)) }
    // Each screen has its own state.
    let begun = try #require(terminal.text.ranges(of: "\u{1B}[>5u").first)
    let left = try #require(terminal.text.ranges(of: "\u{1B}[<u").first)
    let screen = try #require(terminal.text.ranges(of: "\u{1B}[?1049h").first)
    let end = try #require(terminal.text.ranges(of: "\u{1B}[?1049l").first)
    #expect(screen.lowerBound < begun.lowerBound && begun.lowerBound < left.lowerBound)
    #expect(left.lowerBound < end.lowerBound)
  }

  @Test func `is prevented until a signal ends the program`() async throws {
    try await start()
    try await terminal.press("\u{1B}[?0u", expecting: "\u{1B}[>5u")
    #expect(terminal.modes.keyProtocols == 1)

    try terminal.send(signal: SIGTERM)

    #expect(try await terminal.expectExit() == .exitCode(128 + SIGTERM))
    try await terminal.expectModesOfBefore()
  }
}
