import Foundation
import TestSupport
import Testing

/// Texts in the person's editor when the program ends.
@Suite("A text that an editor has saved", .floor(.full), .terminals) struct EditorDraftTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed("Errands", ["Apples", "Bread"]).plant(in: home)
    // Saves a text, and stays open.
    try home.write(
      """
      printf 'Pears\\n\\nRipe ones.\\n' > "$1"
      echo saved
      read -r line
      """, to: "saving.sh")
    // Says that it runs, and stays open.
    try home.write("echo reading; read -r line\n", to: "reading.sh")
  }

  private func start(editor: String) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: 100)
    try terminal.start(
      .paneltodo(
        ["--reduced-motion"], home: home,
        environment: ["EDITOR": "sh \(home.path(editor))", "TMPDIR": home.makeFolder("tmp")]))
    try await terminal.expect("Errands")
    try await terminal.press("\r", expecting: "Apples")
    return terminal
  }

  /// The names and permissions of the files for editors.
  private var files: [String: Int] {
    get throws { try permissions(below: home.path(".local/state")) }
  }

  enum End: CaseIterable { case terminate, hangUp, kill, closeTerminal }

  @Test(arguments: End.allCases)
  func `is offered at the next start, however the program ended`(end: End) async throws {
    let terminal = try await start(editor: "saving.sh")
    try await terminal.press("E", expecting: "saved")
    #expect(try files.values.sorted() == [0o600, 0o600, 0o700])
    switch end {
    case .terminate: try terminal.send(signal: SIGTERM)
    case .hangUp: try terminal.send(signal: SIGHUP)
    case .kill: try terminal.send(signal: SIGKILL)
    case .closeTerminal: terminal.hangUp()
    }
    try await terminal.expectExit()

    let session = try TmuxSession("--reduced-motion", home: home)
    try await session.expect("Unsaved draft “Ripe ones.” in “Apples”, just now", "g d resume")
    try session.type("gd")
    try await session.expect("Edit item", "Pears", "Ripe ones.")
    try session.send("M-Enter")
    try await session.expect("○ Pears")
    try await session.quit()
    #expect(try files.keys.allSatisfy { $0 == "paneltodo" })
    #expect(try permissions(below: home.path("tmp")) == [:])
    let again = try TmuxSession("--reduced-motion", home: home)
    try await again.expectCurrent("   Errands")
    try await again.expectNo("Unsaved draft")
    try await again.quit()
  }

  @Test func `is left alone while its program runs, and no other text is a draft`() async throws {
    let running = try await start(editor: "saving.sh")
    try await running.press("E", expecting: "saved")
    let killed = try await start(editor: "reading.sh")
    try await killed.press("E", expecting: "reading")
    try killed.send(signal: SIGKILL)
    try await killed.expectExit()

    let session = try TmuxSession("--reduced-motion", home: home)
    try await session.expectCurrent("   Errands")
    try await session.press("?", expecting: "Keys")
    try await session.expectNo("Unsaved draft")
    // The text that was not changed is gone, and the other one is still there.
    #expect(try files.count == 3)
    try session.send("Escape")
    try await session.expectNo("─ Keys")
    try await session.quit()

    try await running.press("\r", expecting: "Renamed")
    #expect(try files.keys.allSatisfy { $0 == "paneltodo" })
    try running.write("q")
    #expect(try await running.expectExit() == .exitCode(0))
  }

  @Test func `for a command is a draft of the app, too`() async throws {
    let listed = try Command.paneltodo(["list", "-q"], home: home).run()
    let id = try #require(listed.output.split(separator: "\n").first)
    let terminal = try PseudoTerminal(columns: 100)
    try terminal.start(
      .paneltodo(
        ["edit", String(id)], home: home, environment: ["EDITOR": "sh \(home.path("saving.sh"))"]))
    try await terminal.expect("saved")
    try terminal.send(signal: SIGKILL)
    try await terminal.expectExit()

    let session = try TmuxSession("--reduced-motion", home: home)
    try await session.expect("Unsaved draft “Ripe ones.” in “")
    try await session.quit()
  }
}
