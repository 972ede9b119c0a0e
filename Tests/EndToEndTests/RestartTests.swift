import TestSupport
import Testing

@Suite("A restart", .floor(.full), .terminals) struct RestartTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private func startAndOpen() async throws -> TmuxSession {
    let session = try TmuxSession("--reduced-motion", home: home)
    try await session.expectCurrent("   Errands")
    try await session.press("Enter", expecting: "Lists › Errands")
    return session
  }

  @Test func `keeps everything, down to the screen`() async throws {
    try Seed("Errands", ["Apples", "Bananas"]).plant(in: home)
    let first = try await startAndOpen()
    try await first.addItem("Gift 牛乳", due: "3000-12-24")
    try await first.press("G", expecting: "▌ ○ Bananas")
    try await first.press("Space", expecting: "✓ Bananas", "2 open")
    try await first.press("Home", expecting: "▌ ○ Gift 牛乳")
    try await first.expectNo("Completed")
    let screen = try first.capture()
    try await first.quit()

    let second = try await startAndOpen()

    try await second.expect(until: "the screen is as it was:\n\(screen)") { $0 == screen }
  }

  @Test func `keeps undo and redo`() async throws {
    try Seed("Errands", ["Apples", "Bananas"]).plant(in: home)
    let first = try await startAndOpen()
    try await first.press("Space", expecting: "✓ Apples", "Completed “Apples”")
    try await first.press("d", expecting: "Deleted “Bananas”")
    try await first.quit()

    let second = try await startAndOpen()
    try await second.press("u", expecting: "Undid: delete “Bananas”", "○ Bananas")
    try await second.press("u", expecting: "Undid: complete “Apples”", "○ Apples")
    try await second.quit()

    let third = try await startAndOpen()
    try await third.press("C-r", expecting: "Redid: complete “Apples”", "✓ Apples")
    try await third.press("C-r", expecting: "Redid: delete “Bananas”")
    try await third.expectNo("○ Bananas")
  }
}
