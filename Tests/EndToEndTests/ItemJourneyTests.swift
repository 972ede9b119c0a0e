import TestSupport
import Testing

@Suite("The items of a list", .floor(.full), .terminals) struct ItemJourneyTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private func open(_ items: String...) async throws -> TmuxSession {
    try Seed("Errands", items).plant(in: home)
    // The names of days and months are English.
    let session = try TmuxSession(home: home, environment: ["LC_ALL": "C.UTF-8"])
    try await session.expectCurrent("   Errands")
    try await session.press("Enter", expecting: "Lists › Errands", "\(items.count) open")
    return session
  }

  @Test func `are sorted by due date, then by name, with done ones at the end`()
    async throws
  {
    let session = try await open("walk", "Air")

    try await session.addItem("Gift", due: "3000-12-24")
    try await session.addItem("Stamps", due: "tomorrow")
    try await session.addItem("Bread")
    try await session.press("t", expecting: "Next week", "Other date…")
    try await session.press("d", expecting: "When is it due?", "↓ calendar")
    // A day from the calendar: a week after today, and back.
    try await session.press("Down", expecting: "Enter choose")
    try session.send("Down", "Up", "Enter")
    try await session.expectNo("Enter choose")
    try await session.accept("When is it due?")

    try await session.expectInOrder("○ Bread", "○ Stamps", "○ Gift", "○ Air", "○ walk")
    try await session.expect(until: "each has its day") { screen in
      screen.contains(/Bread +Today/) && screen.contains(/Stamps +Tomorrow/)
        && screen.contains(/Gift +Wed 24 Dec 3000/) && screen.contains(/Air *\n/)
    }
    try await session.expectCurrent("○ Bread")
    try await session.press("Space", expecting: "✓ Bread", "Done today", "4 open")
    try await session.expectInOrder("○ Stamps", "○ Gift", "○ Air", "○ walk", "✓ Bread")
  }

  @Test func `are completed and reopened with Space, and the next becomes current`()
    async throws
  {
    let session = try await open("Apples", "Bananas")

    try await session.press(
      "Space", expecting: "✓ Apples", "Done today", "1 open", "Completed “Apples”   u undo")
    try await session.expectCurrent("○ Bananas")
    try await session.press("Space", expecting: "✓ Bananas", "all done", "Space reopen")
    try await session.press("Home", expecting: "▌ ✓ Apples")
    try await session.press("Space", expecting: "○ Apples", "Reopened “Apples”", "1 open")

    try await session.press("u", expecting: "Undid: reopen “Apples”   ^R redo", "all done")
    try await session.press("u", expecting: "Undid: complete “Bananas”", "1 open")
    try await session.press("u", expecting: "Undid: complete “Apples”", "2 open", "○ Apples")
    try await session.press("C-r", expecting: "Redid: complete “Apples”   u undo", "✓ Apples")
    try await session.press("C-r", expecting: "Redid: complete “Bananas”", "all done")
    try await session.press("C-r", expecting: "Redid: reopen “Apples”", "1 open")
  }

  @Test func `get a new name and date, and the old ones after undo`() async throws {
    let session = try await open("Apples")

    try await session.press("e", expecting: "Edit item", "Name      Apples", "Enter save")
    try session.clearField()
    try await session.fill("Pears")
    try await session.accept("Edit item")
    try await session.expectCurrent("○ Pears")

    try await session.press("Enter", expecting: "Edit item", "Name      Pears")
    try await session.press("Tab", expecting: "No date")
    try await session.fill("24 dec 3000")
    try await session.expect("→ Wed 24 Dec 3000")
    try await session.accept("Edit item")
    try await session.expect(until: "the day is in the row") {
      $0.contains(/Pears +Wed 24 Dec 3000/)
    }

    try await session.press(
      "u", expecting: "Undid: set the due date to Wed 24 Dec 3000 for “Pears”")
    try await session.expectNo("24 Dec 3000 ")
    try await session.press("u", expecting: "Undid: rename “Apples” to “Pears”", "○ Apples")
    try await session.press("C-r", expecting: "Redid: rename “Apples” to “Pears”", "○ Pears")
    try await session.press(
      "C-r", expecting: "Redid: set the due date to Wed 24 Dec 3000 for “Pears”")
  }

  @Test func `lose their date when the field is emptied`() async throws {
    let session = try await open("Apples")
    try await session.addItem("Gift", due: "3000-12-24")

    try await session.press("Enter", expecting: "Edit item", "Name      Gift")
    try await session.press("Tab", expecting: "→ Wed 24 Dec 3000")
    try session.clearField()
    try await session.expect("No date")
    try await session.accept("Edit item")
    try await session.expectNo("3000")

    try await session.press("u", expecting: "Undid: clear the due date of “Gift”")
    try await session.expect(until: "the day is back") { $0.contains(/Gift +Wed 24 Dec 3000/) }
  }

  @Test func `are deleted, and restored by undo at their index`() async throws {
    let session = try await open("Apples", "Bananas", "Cherries")
    try await session.press("j", expecting: "▌ ○ Bananas")

    try await session.press("d", expecting: "Deleted “Bananas”   u undo", "2 open")
    try await session.expectNo("○ Bananas")
    try await session.press("u", expecting: "Undid: delete “Bananas”   ^R redo", "3 open")
    try await session.expectInOrder("○ Apples", "○ Bananas", "○ Cherries")
    try await session.press("C-r", expecting: "Redid: delete “Bananas”", "2 open")
    try await session.expectNo("○ Bananas")
  }

  @Test func `are not added without a name or with an invalid date`() async throws {
    let session = try await open("Apples")

    try await session.press("a", expecting: "New item")
    try await session.press("Enter", expecting: "An item needs a name.")
    try await session.fill("Pears")
    try session.send("Escape")
    try await session.expectNo("New item")
    try await session.press("e", expecting: "Edit item")
    try await session.press("Tab", expecting: "No date")
    try await session.fill("someday")
    try session.send("Enter")
    try await session.expect("Edit item", "someday", "Enter a date, a time")
    try await session.press("Escape", expecting: "▌ ○ Apples")

    try await session.expectNo("Edit item", "Pears")
    try await session.expect("1 open")
  }

  @Test func `are copied to the clipboard of the terminal`() async throws {
    let session = try await open("Überraschung für 牛乳")

    try await session.press("y", expecting: "Copied “Überraschung für 牛乳”")

    #expect(try session.clipboard == "Überraschung für 牛乳")
  }
}
