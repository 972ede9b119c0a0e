import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

/// Changes of items that have subtasks, and of their positions.
@MainActor @Suite struct OutlineChangeTests {
  @Test func `greater and less indent and outdent an item`() async throws {
    let harness = try await AppHarness.outline()

    harness.app.press(.end, .character(">"))
    await harness.expect("Indented “Tea” under “Bread”   u undo")
    await harness.expectOutline(["Party", "-Drinks", "--Ice", "-Music", "Bread", ">-Tea"])
    harness.app.press(.character("<"))
    await harness.expect("Outdented “Tea”   u undo")
    await harness.expectOutline(["Party", "-Drinks", "--Ice", "-Music", "Bread", ">Tea"])
    harness.app.press(.character("u"))
    await harness.expectOutline(["Party", "-Drinks", "--Ice", "-Music", "Bread", ">-Tea"])
    harness.app.press(.home, .character(">"))
    await harness.expect("There is no item above “Party”")
    harness.app.press(.character("<"))
    await harness.expect("“Party” isn't a subtask")
    await harness.close()
  }

  @Test func `indenting below a folded item unfolds it`() async throws {
    let harness = try await AppHarness.outline()

    harness.app.press(.character("z"), .down, .character(">"))

    await harness.expectOutline(["Party", "-Drinks", "--Ice", "-Music", ">-Bread", "Tea"])
    await harness.close()
  }

  @Test func `J and K move a subtask among its siblings`() async throws {
    let harness = try await AppHarness.outline()

    harness.app.press(.down, .character("J"))
    await harness.expect("Moved “Drinks”   u undo")
    await harness.expectOutline(["Party", "-Music", ">-Drinks", "--Ice", "Bread", "Tea"])
    harness.app.press(.character("K"))
    await harness.expectOutline(["Party", ">-Drinks", "--Ice", "-Music", "Bread", "Tea"])
    await harness.close()
  }

  @Test func `keys that come faster than the disk each move an item once`() async throws {
    let harness = try await AppHarness.outline(sort: [SortRule(.manual)])

    harness.app.press(.end)
    harness.app.pressTogether([.character("K"), .character("K"), .character("J")])

    await harness.expect("Moved “Tea”")
    await harness.expectOutline(["Party", "-Drinks", "--Ice", "-Music", ">Tea", "Bread"])
    await harness.close()
  }

  @Test func `moving in a sorted list reports the order, and how to change it`()
    async throws
  {
    let harness = try await AppHarness.outline(columns: 64)

    harness.app.press(.character("J"))
    await harness.expect("Sorted by due date   s to move items by hand")
    harness.app.press(.character("s"))
    #expect(harness.app.screen.contains("‹ Due date ›"))
    harness.app.press(.character("m"), .enter)
    await harness.expect("Sorted by hand")
    harness.app.press(.character("J"))
    await harness.expectOutline(["Bread", ">Party", "-Drinks", "--Ice", "-Music", "Tea"])
    await harness.close()
  }

  @Test func `p adds a visible subtask`() async throws {
    let harness = try await AppHarness.outline(columns: 64)

    harness.app.press(.character("z"), .end, .character("p"))
    #expect(harness.app.screen.contains("New subtask of Tea"))
    harness.app.type("Green #home fri")
    harness.app.press(.enter)
    await harness.expect("Added “Green #home” to “Tea”   u undo")
    await harness.expectOutline(["Party", "Bread", "Tea", ">-Green"])
    await harness.close()
  }

  @Test func `completing an item shows its subtasks as done at once`() async throws {
    let harness = try await AppHarness.outline()

    harness.app.press(.space)
    await harness.expectOutline([">Bread", "Tea", "Party", "-Drinks", "--Ice", "-Music"])
    #expect(harness.app.screen.split(separator: "\n").count { $0.contains("✓") } == 4)
    await harness.expect("2/2")
    harness.app.press(.character("u"))
    await harness.expectOutline([">Party", "-Drinks", "--Ice", "-Music", "Bread", "Tea"])
    await harness.close()
  }

  @Test func `completing a subtask makes the next current`() async throws {
    let harness = try await AppHarness.outline()

    harness.app.press(.down)
    harness.app.pressTogether([.space, .space])

    await harness.expectOutline(["Party", "-Drinks", "--Ice", "-Music", ">Bread", "Tea"])
    await harness.expect("2/2")
    await harness.close()
  }

  @Test func `completing a subtask with subtasks skips them`() async throws {
    let harness = try await AppHarness.outline()

    harness.app.press(.down, .space)

    await harness.expectOutline(["Party", "-Drinks", "--Ice", ">-Music", "Bread", "Tea"])
    await harness.expect("1/2")
    await harness.close()
  }
}
