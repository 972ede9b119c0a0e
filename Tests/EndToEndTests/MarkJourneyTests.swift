import TestSupport
import Testing

@Suite("Marked items in a terminal", .floor(.full), .terminals) struct MarkJourneyTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `are previewed without one of them, changed by a line, and restored by undo`()
    async throws
  {
    try Seed("Errands", ["Apples", "Bananas", "Cherries", "Dates"]).plant(in: home)
    let session = try TmuxSession(home: home)
    try await session.expectCurrent("   Errands")
    try await session.press("Enter", expecting: "Lists › Errands", "4 open")

    try await session.press("m", expecting: "* ○ Apples", "▌ ○ Bananas", "1 marked")
    try await session.press("V", expecting: "2 marked")
    try await session.press("j", expecting: "* ○ Cherries", "3 marked", "Esc unmark")
    try await session.press(":", expecting: "Change 3 items")
    try await session.fill("tomorrow !high")
    try await session.expect("due tomorrow · high priority")
    try await session.press("Enter", expecting: "3 items will change", "due none → tomorrow")
    try await session.press("j", expecting: "▌ → Bananas")
    try await session.press("x", expecting: "▌ × Bananas", "unchanged", "1 skipped")
    try await session.press("Enter", expecting: "Changed 2 items   u undo")
    try await session.expect(until: "two items are changed") { screen in
      screen.contains(/○ Apples +!!! +Tomorrow/) && screen.contains(/○ Cherries +!!! +Tomorrow/)
        && screen.contains(/○ Bananas *\n/) && !screen.contains("* ○")
    }

    try await session.press("u", expecting: "Undid: change 2 items")
    try await session.expectNo("Tomorrow")
    try await session.expectInOrder("○ Apples", "○ Bananas", "○ Cherries", "○ Dates")
    try await session.quit()
  }
}
