import TestSupport
import Testing

@Suite("A wide terminal", .floor(.full), .terminals) struct SplitViewTests {
  @Test func `shows lists, items and detail side by side, and a stack when narrow`()
    async throws
  {
    let session = try TmuxSession(
      "--demo", "--reduced-motion", home: TemporaryFolder(), columns: 160, rows: 50)
    try await session.expect("No list is open", "Nothing selected")

    try await session.press("j", expecting: "▌ 💼 Work")
    try await session.press("Enter", expecting: "She needs them before the board", "!!!")
    try await session.press("w", expecting: "Why is it here?", "which is due later")
    try session.send("Escape")
    try await session.expectNo("Why is it here?")
    try await session.press("j", expecting: "Answer the survey", "low !")
    try await session.press("i", expecting: "Space done   e edit")
    try session.resize(columns: 80, rows: 24)
    try await session.expect("Lists › 💼 Work › Details", "low !")
    try await session.press("Escape", expecting: "▌ ○ Answer the survey")
    try session.resize(columns: 140, rows: 30)
    try await session.expect("Lists", "▌ ○ Answer the survey", "low !", "Created: ")
  }
}
