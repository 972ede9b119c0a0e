import Glibc
import TestSupport
import Testing

@Suite("kill -9", .floor(.full), .terminals) struct KillTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed("Errands", ["Apples"]).plant(in: home)
  }

  @Test func `in the middle of work loses nothing that was on the screen`() async throws {
    var random = SeededGenerator(seed: 9)
    for round in 1...6 {
      let session = try TmuxSession("--reduced-motion", home: home)
      try await session.expectCurrent("   Errands")
      try await session.press("Enter", expecting: "Lists › Errands", "\(round) open")
      for earlier in 1..<round { try await session.expect("○ Item \(earlier)") }
      try await session.addItem("Item \(round)")
      try await session.press("Home", expecting: "▌ ○ Apples")

      // Work that is never waited for: items are completed, and each completion is undone.
      try session.type(String(repeating: " u", count: .random(in: 0...20, using: &random)))
      #expect(kill(try session.process, SIGKILL) == 0)

      #expect(try await session.expectExit() == .signal(SIGKILL))
      try await reopen()
    }
  }

  /// Opens the database, which checks all of it for damage, and undoes the last completion if the
  /// program was killed before the undo.
  private func reopen() async throws {
    let session = try TmuxSession("--reduced-motion", home: home)
    try await session.expectCurrent("   Errands")
    try await session.press("Enter", expecting: "Lists › Errands")
    if try session.capture().contains("✓") {
      try await session.press("u", expecting: "Undid: complete")
      try await session.expectNo("✓")
    }
    try await session.quit()
  }

  @Test func `leaves the history intact`() async throws {
    let first = try TmuxSession(home: home)
    try await first.expectCurrent("   Errands")
    try await first.press("Enter", expecting: "▌ ○ Apples")
    try await first.addItem("Bananas")
    try await first.press("d", expecting: "Deleted “Bananas”")
    #expect(kill(try first.process, SIGKILL) == 0)
    #expect(try await first.expectExit() == .signal(SIGKILL))

    let second = try TmuxSession(home: home)
    try await second.expectCurrent("   Errands")
    try await second.press("u", expecting: "Undid: delete “Bananas”", "2 open")
    try await second.press("u", expecting: "Undid: add “Bananas”", "1 open")
  }
}
