import TestSupport
import Testing

@Suite("The lists", .floor(.full), .terminals) struct ListJourneyTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `show the number of open items of each`() async throws {
    try Seed(["Errands": ["Apples", "Bananas"], "Work": ["Call Ana"], "Someday": []])
      .plant(in: home)
    let session = try TmuxSession(home: home)

    try await session.expect(until: "every list has its words") { screen in
      screen.contains(/Errands.* 2 open/) && screen.contains(/Someday +0 open/)
        && screen.contains(/Work.* 1 open/) && screen.contains(/Lists.* 3 open/)
    }
    try await session.press("j", expecting: "▌    Work")
    try await session.press("Enter", expecting: "Lists › Work")
    try await session.press("Space", expecting: "all done")
    try await session.press("Escape", expecting: "▌    Work")

    try await session.expect(until: "the list is done") { screen in
      screen.contains(/Work.* all done/) && screen.contains(/Lists.* 2 open/)
    }
  }

  @Test func `get a new name and emoji, and the old ones after undo`() async throws {
    try Seed("Errands", ["Apples"]).plant(in: home)
    let session = try TmuxSession(home: home)
    try await session.expectCurrent("   Errands")

    try await session.press("e", expecting: "Edit list", "Name    Errands", "Enter save")
    try session.clearField()
    try await session.fill("Market")
    try await session.press("Tab", expecting: "Emoji")
    try await session.fill("🥕")
    try await session.accept("Edit list")
    try await session.expectCurrent("🥕 Market")

    try await session.press("u", expecting: "Undid: rename list “Errands” to “Market”")
    try await session.expectCurrent("   Errands")
    try await session.press("C-r", expecting: "Redid: rename list “Errands” to “Market”")
    try await session.expectCurrent("🥕 Market")
  }

  @Test func `are deleted with their items, and restored with all of them`() async throws {
    try Seed(["Errands": ["Apples", "Bananas"], "Work": []]).plant(in: home)
    let session = try TmuxSession(home: home)
    try await session.expectCurrent("   Errands")

    try await session.press("d", expecting: "Deleted list “Errands”   u undo")
    try await session.expectCurrent("   Work")
    try await session.expectNo("   Errands")
    try await session.press("u", expecting: "Undid: delete list “Errands”   ^R redo", "2 open")
    try await session.expectCurrent("   Errands")
    try await session.press("Enter", expecting: "○ Apples", "○ Bananas", "2 open")
    try await session.press("Escape", expecting: "▌    Errands")
    try await session.press("C-r", expecting: "Redid: delete list “Errands”")
    try await session.expectNo("   Errands")
  }

  @Test func `show an invitation when the last one is deleted`() async throws {
    try Seed("Errands", []).plant(in: home)
    let session = try TmuxSession(home: home)
    try await session.expectCurrent("   Errands")

    try await session.press("d", expecting: "No lists yet", "Add a list")

    try await session.press("u", expecting: "▌    Errands", "Undid: delete list “Errands”")
  }

  @Test func `can be added again with undo and redo`() async throws {
    let session = try TmuxSession(home: home)
    try await session.expect("No lists yet")

    try await session.addList("Errands")
    try await session.press("u", expecting: "Undid: add list “Errands”", "No lists yet")
    try await session.press("C-r", expecting: "Redid: add list “Errands”", "▌    Errands")
    try await session.press("Enter", expecting: "Nothing to do")
    try await session.addItem("Apples")
    try await session.press("u", expecting: "Undid: add “Apples”", "Nothing to do")
    try await session.press("C-r", expecting: "Redid: add “Apples”", "▌ ○ Apples")
  }
}
