import Foundation
import TestSupport
import Testing

/// The app on a terminal at the far end of a network, according to its environment.
@Suite("A terminal that is far away", .floor(.full), .terminals) struct FarTerminalTests {
  let home: TemporaryFolder
  let terminal: PseudoTerminal
  let network = ["SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"]

  init() throws {
    home = try TemporaryFolder()
    // Wide enough for the notes about the link beside the hints.
    terminal = try PseudoTerminal(columns: 96)
    try Seed.long.plant(in: home)
  }

  private func start(_ end: FarEnd, environment: [String: String]? = nil) async throws {
    terminal.connect(end)
    try terminal.start(.paneltodo(home: home, environment: environment ?? network))
    try await terminal.expect("Long")
  }

  private func quit(_ end: FarEnd) async throws {
    end.type(["\u{3}"], every: 0)
    #expect(try await terminal.expectExit() == .exitCode(0))
    try await terminal.expectModesOfBefore()
  }

  /// - Parameters:
  ///   - rate: Bytes per second of the app's clock.
  ///   - clock: The speed of that clock. By a slow one, delays of a busy machine are short.
  @Test(arguments: [(2_400, 1, "cut"), (45_000, 0.1, "short fade"), (250_000_000, 0.02, "fade")])
  func `is measured, and motion suits its speed`(rate: Double, clock: Double, word: String)
    async throws
  {
    // A sanitizer has to be the first library, so no other clock can be preloaded.
    let clock = Sanitizer.isOn ? 1 : clock
    let end = FarEnd(bytesPerSecond: Int(rate * clock))
    var environment = network
    if clock < 1 {
      environment["LD_PRELOAD"] = try FakeClock.library
      environment["FAKETIME"] = "+0 x\(clock)"
    }
    try await start(end, environment: environment)
    try await terminal.press("\r", expecting: "Item 001")
    // Delays of a busy machine look like a slow line, until it is measured again.
    var said = ""
    for _ in 0..<Patience.tries where !said.hasPrefix(word) {
      // Something to measure.
      end.type((0..<12).map { $0 % 4 < 2 ? "\u{1B}[6~" : "\u{1B}[5~" }, every: 0.1)
      try await terminal.expect(until: "all is typed") { end.typing != nil }

      // F7 does nothing before the speed is known; each frame measures again.
      try await terminal.expect(until: "it is known how fast it is") {
        let isKnown = ["fade", "cut"].contains { terminal.text.contains($0) }
        if !isKnown, terminal.isInputRead { try terminal.write("\u{C}") }
        return isKnown
      }
      // Cycles through all choices of F7, back to the one that follows the link. The screen is
      // redrawn, since text that is there from the last time is not sent again.
      let start = terminal.output.count
      try await terminal.press(
        String(repeating: "\u{1B}[18~", count: 4) + "\u{C}", expecting: "follows the link: ")
      try await terminal.expect(until: "it is said to its end") {
        let text = String(decoding: terminal.output[start...], as: UTF8.self)
        said = text.components(separatedBy: "follows the link: ").last ?? ""
        return said.contains("\u{1B}")
      }
    }
    #expect(said.hasPrefix(word), "\(said)")
    try await quit(end)
  }

  @Test(arguments: Thorough.isOn ? [TerminalKind.xterm, .linux, .vt100] : [.xterm])
  func `shows the last of a hundred keys soon, however slow it is`(kind: TerminalKind)
    async throws
  {
    let end = FarEnd(bytesPerSecond: 2_400)
    try await start(end, environment: network.merging(["TERM": kind.rawValue]) { $1 })
    try await terminal.press("\r", expecting: "Item 001")
    let frame = try #require(terminal.output.place(of: "\u{1B}[5n"))

    let pages = (0..<99).map { $0 % 4 < 2 ? "\u{1B}[6~" : "\u{1B}[5~" }
    end.type(pages + ["?"], every: 0.03)

    var shown: Int?
    try await terminal.expect(until: "the last key is shown", within: .seconds(60)) {
      guard let typing = end.typing else { return false }
      shown = terminal.output.dropFirst(typing.shown).place(of: "Rename the item")
      return shown != nil
    }
    let typing = try #require(end.typing)
    let bytes = try #require(shown) - typing.shown
    let seconds = typing.time.duration(to: .now) / .milliseconds(1) / 1000
    // The rest of the current frame, the frame with the key's effect, and a second's worth of
    // bytes.
    #expect(bytes <= 2 * frame + 2_400, "A frame has \(frame) bytes.")
    // Only the figure of one kind is for the table; the claim holds for the others as well.
    if kind == .xterm {
      Thorough.report(
        "A9",
        "at 2,400 B/s the last of 100 keys is shown \(bytes) bytes after it was pressed, "
          + "\(Double(Int(seconds * 10)) / 10) s; a frame has \(frame)")
    }
    try await quit(end)
  }

  @Test func `moves as the person has set, however slow it is`() async throws {
    let end = FarEnd(bytesPerSecond: 2_400)
    try await start(end, environment: network.merging(["TERMPANELS_MOTION": "full"]) { $1 })

    try await terminal.expect(until: "the bottom line says what moves") {
      terminal.text.contains("fade ") && terminal.text.contains("B/s")
    }
    #expect(!terminal.text.contains("cut"))
    try await quit(end)
  }

  @Test func `and never answers is queried at most twice and works as any other`() async throws {
    let end = FarEnd(bytesPerSecond: 5_000_000, answers: .never)
    try await start(end)

    try await terminal.press("\r", expecting: "Item 001")
    try await terminal.press("a", expecting: "New item")
    try await terminal.press("AAA first\r", expecting: "201 open")
    try await quit(end)

    #expect((1...2).contains(terminal.output.count(of: "\u{1B}[5n")))
    #expect(!terminal.text.contains("B/s"))
  }

  @Test(arguments: [FarEnd.Manner.twice, .inPieces])
  func `and answers oddly invents no key`(manner: FarEnd.Manner) async throws {
    let end = FarEnd(bytesPerSecond: 100_000, latency: 0.02, answers: manner)
    try await start(end)

    // A stray Esc would dismiss the prompt.
    end.type(["\r", "a"] + "AAA first".map(String.init) + ["\r"], every: 0.1)
    try await terminal.expect("201 open")
    try await quit(end)

    let session = try TmuxSession(home: home)
    try await session.expectCurrent("   Long")
    try await session.press("Enter", expecting: "▌ ○ AAA first")
  }

  @Test(arguments: [false, true])
  func `sends answers only to the app`(suspends: Bool) async throws {
    let end = FarEnd(bytesPerSecond: 100_000, latency: 0.25)
    terminal.connect(end)
    let script = "paneltodo; \(suspends ? "fg; " : "")echo it is over; exec cat"
    // Only a shell with job control can continue the app.
    try terminal.start(Command("bash", ["-mc", script], home: home, environment: network))
    try await terminal.press("", expecting: "Long")
    try await terminal.expect(until: "it has answered") {
      // On a busy machine the first measurements may not suffice: each frame measures again.
      if terminal.isInputRead { try terminal.write("\u{C}") }
      return terminal.text.contains("fade")
    }

    // Each key causes a query, whose answer is under way when the app leaves.
    end.type(["\r", "h", suspends ? "\u{1A}" : "q"], every: 0.05)
    if suspends {
      try await terminal.expect(until: "the screen was left and is back") {
        terminal.output.count(of: "\u{1B}[?1049h") == 2
      }
      end.type(["q"], every: 0)
    }
    try await terminal.expect("it is over")
    try await terminal.press("typed\n", expecting: "typed\r\ntyped")

    let rest = terminal.text.split(separator: "it is over").last ?? ""
    #expect(!rest.contains("[0n"))
  }
}

/// Kinds of terminals that answer.
enum TerminalKind: String {
  case xterm = "xterm-256color"
  case linux
  case vt100
}

extension Collection<UInt8> where Index == Int {
  /// The index at which a text begins.
  fileprivate func place(of text: String) -> Int? { firstRange(of: Array(text.utf8))?.lowerBound }

  /// The number of times that a text occurs.
  fileprivate func count(of text: String) -> Int { ranges(of: Array(text.utf8)).count }
}
