import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel
import TodoValues

@testable import TodoApp

/// Moves of items between the columns of a board, and within one.
@MainActor @Suite("Items on a board") struct BoardMovingTests {
  @Test func `move to the next column and back, in one step of undo each`() async throws {
    let stage = try await BoardStage()

    stage.app.press(.character(">"))
    await stage.expect("Moved “Bread” to “Garden”")
    await stage.expect(["Garden 3", "○ Seeds", "○ Water", "▌ ○ Bread"], in: 1)
    await stage.expect(["No heading 0", "Nothing here"], in: 0)
    // The bar has moved with the item.
    stage.app.press(.character(">"))
    await stage.expect("Moved “Bread” to “Kitchen”")
    stage.app.press(.character("<"))
    await stage.expect(["Garden 3", "○ Seeds", "○ Water", "▌ ○ Bread"], in: 1)
    for _ in 0..<3 { stage.app.press(.character("u")) }
    await stage.expect(["No heading 1", "▌ ○ Bread"], in: 0)
    #expect(
      try stage.open() == ["- Bread", "Garden Seeds", "Garden Water", "Kitchen Oven"])
    await stage.close()
  }

  @Test func `move by as many columns as keys were pressed at once`() async throws {
    let stage = try await BoardStage()

    stage.app.type(">>")
    await stage.expect(["Kitchen 2 ›", "○ Oven", "▌ ○ Bread"], in: 2)
    await stage.close()
  }

  @Test func `move together if they are marked`() async throws {
    let stage = try await BoardStage()

    stage.app.press(.right, .character("m"), .character("m"), .character(">"))
    await stage.expect("Moved 2 items to “Kitchen”")
    #expect(try stage.open() == ["- Bread", "Kitchen Oven", "Kitchen Seeds", "Kitchen Water"])
    stage.app.press(.character("u"))
    #expect(
      try await stage.app.waitUntil {
        try stage.open() == ["- Bread", "Garden Seeds", "Garden Water", "Kitchen Oven"]
      })
    await stage.close()
  }

  @Test func `are completed in the last column, and reopened when they leave it`() async throws {
    let stage = try await BoardStage()

    stage.app.press(.right, .right, .character(">"))
    await stage.expect("Completed “Oven”")
    await stage.expect(["Done 1"], in: 2)
    #expect(stage.app.screen.contains("▌ ✓ Oven"))
    stage.app.press(.character(">"))
    await stage.expect("There is no column on the right")
    stage.app.press(.character("<"))
    await stage.expect("Moved “Oven” to “Kitchen”")
    #expect(try !stage.item("Oven").isDone)
    await stage.close()
  }

  @Test func `move within their column, and no farther`() async throws {
    let stage = try await BoardStage()

    stage.app.press(.right, .character("J"))
    await stage.expect("Moved “Seeds”")
    await stage.expect(["Garden 2", "○ Water", "▌ ○ Seeds"], in: 1)
    stage.app.press(.character("J"), .character("K"))
    await stage.expect(["Garden 2", "▌ ○ Seeds", "○ Water"], in: 1)
    #expect(
      try stage.open() == ["- Bread", "Garden Seeds", "Garden Water", "Kitchen Oven"])
    await stage.close()
  }

  @Test func `get the priority of the column to which they move`() async throws {
    let stage = try await BoardStage()

    stage.app.press(.character("v"))
    #expect(stage.app.screen.contains("by priority"))
    await stage.expect(["No priority 4 ›", "▌ ○ Bread", "○ Seeds", "○ Water", "○ Oven"], in: 2)
    stage.app.press(.character("<"))
    await stage.expect(["Low priority 1", "▌ ○ Bread !"], in: 1)
    #expect(try stage.item("Bread").priority == .low)
    stage.app.press(.character("1"))
    await stage.expect(["High priority 1", "▌ ○ Bread !!!"], in: 0)
    #expect(try stage.item("Bread").priority == .high)
    await stage.close()
  }

  @Test func `are dragged to other columns, and within one`() async throws {
    let stage = try await BoardStage()
    stage.app.application.mouseMode = .full
    let (bread, oven) = (try stage.app.place(of: "Bread"), try stage.app.place(of: "Oven"))

    stage.app.drag(from: bread, to: Point(x: oven.x, y: oven.y + 6))
    await stage.expect(["Kitchen 2 ›", "○ Oven", "▌ ○ Bread"], in: 2)
    let seeds = try stage.app.place(of: "Seeds")
    stage.app.drag(from: try stage.app.place(of: "Bread"), to: seeds)
    await stage.expect(["Garden 3", "▌ ○ Bread", "○ Seeds", "○ Water"], in: 1)
    stage.app.drag(
      from: try stage.app.place(of: "Bread"), to: try stage.app.place(of: "Water"))
    await stage.expect(["Garden 3", "○ Seeds", "○ Water", "▌ ○ Bread"], in: 1)
    for _ in 0..<3 { stage.app.press(.character("u")) }
    await stage.expect(["No heading 1", "▌ ○ Bread"], in: 0)
    await stage.close()
  }

  @Test func `are dragged above the column to which a drop would move them`() async throws {
    let stage = try await BoardStage()
    stage.app.application.mouseMode = .full
    let bread = try stage.app.place(of: "Bread")

    stage.app.mouse(.press(.left), at: bread)
    stage.app.mouse(.drag(.left), at: Point(x: 60, y: 12))
    await stage.expect(["→ Kitchen 1 ›", "▌ ○ Oven"], in: 2)
    stage.app.mouse(.drag(.left), at: bread)
    stage.app.mouse(.release(.left), at: bread)
    await stage.expect(["Kitchen 1 ›", "▌ ○ Oven"], in: 2)
    #expect(try stage.open().first == "- Bread")
    await stage.close()
  }
}
