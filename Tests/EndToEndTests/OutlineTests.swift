import TestSupport
import Testing

@Suite("Subtasks", .floor(.full), .terminals) struct OutlineTests {
  @Test func `are added, folded, moved, completed and restored`() async throws {
    let home = try TemporaryFolder()
    try Seed("Home", ["Bread", "Tea"]).plant(in: home)
    let session = try TmuxSession(home: home)
    try await session.expectCurrent("   Home")
    try await session.press("Enter", expecting: "Lists › Home", "2 open")

    try await session.addItem("Party")
    for part in ["Drinks", "Music"] {
      try await session.press("p", expecting: "New subtask of Party")
      try await session.fill(part)
      try await session.accept("New subtask of Party")
      try await session.expectCurrent("  ○ \(part)")
      try await session.press("k", expecting: "0/")
      if part == "Music" { try session.send("k") }
      try await session.expectCurrent("○ Party")
    }
    try await session.expectInOrder("○ Bread", "▌ ○ Party", "    ○ Drinks", "    ○ Music", "○ Tea")
    try await session.press("z", expecting: "▸ 0/2")
    try await session.expectNo("○ Drinks")
    try await session.press("z", expecting: "▾ 0/2", "    ○ Drinks")

    try await session.press("G", expecting: "▌ ○ Tea")
    try await session.press(">", expecting: "Indented “Tea” under “Party”", "▌   ○ Tea", "0/3")
    try await session.press("K", expecting: "Moved “Tea”   u undo")
    try await session.expectInOrder("    ○ Drinks", "▌   ○ Tea", "    ○ Music")

    try session.send("k", "k")
    try await session.expectCurrent("○ Party")
    try await session.press("Space", expecting: "Completed “Party”   u undo", "3/3", "    ✓ Music")
    try await session.expectInOrder("▌ ○ Bread", "✓ Party", "    ✓ Drinks", "    ✓ Tea")
    try await session.press("u", expecting: "Undid: complete “Party”", "0/3", "    ○ Music")
    try await session.press("u", expecting: "Undid: move “Tea”")
    try await session.expectInOrder("    ○ Drinks", "    ○ Music", "▌   ○ Tea")
    try await session.press("u", expecting: "Undid: indent “Tea”", "0/2")
    try await session.quit()
  }
}
