import Foundation
import TestSupport
import Testing

/// A session with the sample data, kept as a recording in the repository.
private struct RecordedSession: CustomTestStringConvertible {
  let name: String
  /// A key, or a text to type, and the text that the screen then shows.
  let steps: [(key: String, expected: String)]

  var testDescription: String { name }

  var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recordings/\(name).tape")
  }

  static let all = [
    RecordedSession(
      name: "ticking-off",
      steps: [
        ("Enter", "Made: "), ("Space", "Completed “Oat"), ("j", "○ 牛乳を買う"),
        ("Space", "Completed “牛"),
        ("u", "Undone: "), ("C-r", "Redone: "), ("Escape", "e edit   d"),
      ]),
    RecordedSession(
      name: "looking-around",
      steps: [
        ("?", "Enter l →  Open"), ("Escape", "e edit   d"), ("G", "▌ 💼 Work"),
        ("Enter", "○ Review Jun"), ("d", "Deleted “"), ("u", "Undone: "),
        ("Escape", "e edit   d"),
      ]),
    RecordedSession(
      name: "inspecting",
      steps: [
        ("F12", "Inspector"), ("F9", "f log only this"), ("j", "Selected"),
        ("F9", "the program has the keys"), ("F12", "Groceries"),
      ]),
  ]
}

@Suite("Recorded sessions", .terminals) struct RecordedSessionsTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// With RECORD_DOCUMENTATION set they are recorded anew, after screens were changed on purpose.
  @Test(arguments: RecordedSession.all)
  fileprivate func `show the same screens as when they were recorded`(
    session: RecordedSession
  ) async throws {
    if ProcessInfo.processInfo.environment["RECORD_DOCUMENTATION"] != nil {
      try await record(session)
    }

    let replayed = try TmuxSession(
      "--replay", session.file.path(), "--speed", "20", home: home, columns: 120, rows: 30)

    // A screen that differs ends it with status 1 and the line of the recording.
    #expect(try await replayed.expectExit() == .exitCode(0))
  }

  private func record(_ session: RecordedSession) async throws {
    let file = home.path("new.tape")
    let recorded = try TmuxSession(
      "--record", file, "--reduced-motion", home: home, columns: 120, rows: 30)
    try await recorded.expect("Groceries")
    for step in session.steps { try await recorded.press(step.key, expecting: step.expected) }
    try await recorded.quit()
    try FileManager.default.createDirectory(
      at: session.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contentsOf: URL(filePath: file)).write(to: session.file)
  }
}
