import Foundation
import TestSupport
import Testing

@Suite("Recordings", .floor(.full), .terminals) struct RecordingTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `are made, kept private, and replayed to the same end`() async throws {
    let file = home.path("demo.tape")
    let recorded = try TmuxSession("--record", file, "--reduced-motion", home: home)
    try await recorded.expect("Groceries")
    try await recorded.press("Enter", expecting: "▌ ○ Oat milk")
    try await recorded.press("Space", expecting: "Completed “Oat milk”")
    try await recorded.addItem("Käse")
    try await recorded.quit()
    #expect(try permissions(below: home.path)["demo.tape"] == 0o600)

    let replayed = try TmuxSession("--replay", file, "--speed", "8", home: home)

    // A screen that differs ends it with status 1.
    #expect(try await replayed.expectExit() == .exitCode(0))
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("key 'ä'"))
    #expect(!home.contains("todos.db"))
  }

  @Test func `of quick typing on a slow disk are replayed to the same end`()
    async throws
  {
    let file = home.path("slow.tape")
    let recorded = try PseudoTerminal()
    try recorded.start(.paneltodo(["--record", file, "--reduced-motion"], home: home))
    try await recorded.expect("Groceries")
    // Each change takes longer than a write may take before the app calls it slow.
    let slow = try Tracer(
      ["-e", "trace=pwrite64", "-e", "inject=pwrite64:delay_enter=20000"], to: recorded.process)
    // No key waits for the effect of the one before.
    try await recorded.feedOneByOne("\r jj  uuaBread\rq")
    #expect(try await recorded.expectExit() == .exitCode(0))
    slow.detach()
    #expect(!recorded.text.contains("Saving…"))

    let replayed = try TmuxSession("--replay", file, "--speed", "20", home: home)

    #expect(try await replayed.expectExit() == .exitCode(0))
  }

  @Test func `in steps wait for a key`() async throws {
    let file = try home.write(
      """
      termpanels-recording 1
      size 80 24
      colors 256
      set day 20778
      set motion reduced
      +0
      +500000 key enter
      +500000 key 'q'
      """, to: "steps.tape")
    let session = try TmuxSession("--replay", file, "--step", home: home)
    try await session.expect("Groceries", "Trip to Lisbon")

    try await session.press("x", expecting: "▌ ○ Oat milk")
    try session.send("x")

    #expect(try await session.expectExit() == .exitCode(0))
  }

  @Test(arguments: [
    ("nothing", "nothing.tape", "No such file"), ("1 2 3", "bad.tape", "Line 1 of the recording"),
    ("termpanels-recording 1\nsize 80 24\n", "other.tape", "not a recording of paneltodo"),
  ])
  func `that cannot be replayed are reported in one line`(
    text: String, name: String, problem: String
  ) async throws {
    if text != "nothing" { _ = try home.write(text, to: name) }
    let terminal = try PseudoTerminal()

    try terminal.start(.paneltodo(["--replay", home.path(name)], home: home))

    #expect(try await terminal.expectExit() == .exitCode(1))
    #expect(terminal.text.contains(problem))
    #expect(terminal.text.split(separator: "\r\n").count == 1)
  }

  @Test func `never overwrite a file`() async throws {
    let file = try home.write("precious", to: "kept")
    let terminal = try PseudoTerminal()

    try terminal.start(.paneltodo(["--record", file], home: home))

    #expect(try await terminal.expectExit() == .exitCode(1))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "precious")
  }
}

@Suite("F12", .floor(.full), .terminals) struct InspectorTests {
  @Test func `shows the panels of the screen while in use`() async throws {
    let home = try TemporaryFolder()
    let session = try TmuxSession("--demo", home: home, columns: 120, rows: 40)
    // Waits for the end of the first frame.
    try await session.expect("Groceries", "? help")
    let before = try session.picture

    try await session.press("F12", expecting: "▾ ● NavigationPanel", "ListPanel ◆ keys")
    // The bytes of a frame are counted on a real terminal.
    try await session.press("Down", expecting: "dirty · ", " B · ", " ms")
    try await session.press("Up", expecting: "▌ 🛒 Groceries")
    try await session.press("a", expecting: "presented", "◆ TextField")
    try await session.press("F9", expecting: "FormPanel ◆ keys", "FormPanel 31×3")
    try await session.press("Escape", expecting: "the program has the keys")
    try await session.press("Escape", expecting: "didDisappear")
    try session.send("F12")

    try await session.expect(until: "the screen is as before") { _ in
      try session.picture == before
    }
    try await session.quit()
  }
}
