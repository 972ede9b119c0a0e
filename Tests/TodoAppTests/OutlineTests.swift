import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoModel
import TodoValues

@MainActor @Suite struct OutlineTests {
  // MARK: - Seeing

  @Test func `subtasks are below their item`() async throws {
    let harness = try await AppHarness.outline()

    #expect(
      harness.app.screen == """
          Lists › Home                            6 open

        ▌ ○ Party                        ▾ 0/2  !  Today
            ○ Drinks                     ▾ 0/1
              ○ Ice cubes
            ○ Music
          ○ Bread
          ○ Tea





          Enter edit   Space done   a add   ? help
        """)
    await harness.close()
  }

  @Test func `z folds an item or a subtask's parent, and Z everything`() async throws {
    let harness = try await AppHarness.outline()

    harness.app.press(.character("z"))
    #expect(harness.outline == [">Party", "Bread", "Tea"])
    #expect(harness.app.screen.contains("▸ 0/2"))
    harness.app.press(.character("z"), .down, .down, .character("z"))
    #expect(harness.outline == ["Party", ">-Drinks", "-Music", "Bread", "Tea"])
    harness.app.press(.character("z"), .down, .character("Z"))
    #expect(harness.outline == [">Party", "Bread", "Tea"])
    harness.app.press(.character("Z"))
    #expect(harness.outline == [">Party", "-Drinks", "--Ice", "-Music", "Bread", "Tea"])
    harness.app.press(.end, .character("z"))
    await harness.expect("“Tea” has no subtasks   p add one")
    await harness.close()
  }

  @Test func `folded items stay folded after going back`() async throws {
    let harness = try await AppHarness.outline()
    harness.app.press(.character("z"), .escape, .enter)

    #expect(harness.outline == [">Party", "Bread", "Tea"])
    await harness.close()
  }

  @Test func `searching shows single items with their parents`() async throws {
    let harness = try await AppHarness.outline()
    harness.app.press(.character("/"))
    harness.app.type("ic")

    #expect(harness.app.screen.contains("○ Ice cubes ‹ Drinks"))
    #expect(harness.app.screen.contains("○ Music ‹ Party"))
    #expect(harness.app.screen.contains("2 found"))
    await harness.close()
  }

  @Test func `the parent's name is hidden when room is short`() async throws {
    for (columns, text) in [
      (40, "○ Ice cubes ‹ Drinks"), (20, "○ Ice cubes"), (22, "○ Ice cubes ‹ Dri…"),
    ] {
      let harness = try await AppHarness.outline(columns: columns)
      harness.app.press(.character("/"))
      harness.app.type("ice")
      let row = harness.app.screen.split(separator: "\n").first { $0.contains("○") }
      #expect(row?.drop { $0 != "○" } == text[...])
      await harness.close()
    }
  }

  @Test func `however narrow, a deep subtask keeps most of its row`() async throws {
    let harness = try await AppHarness.outline(columns: 20)

    #expect(harness.app.screen.contains("\n      ○ Ice cubes"))
    await harness.close()
  }

  @Test func `a dialogue reads the parent of each subtask`() async throws {
    let store = try TodoStore.temporary(clock: AppHarness.clock())
    let list = try await store.createList(name: "Home").id
    try await store.createItem(
      NewItem("Party", in: list, subtasks: [NewItem("Ice", in: list), NewItem("Tea", in: list)]))

    let dialogue = try await AppHarness.dialogue(store, ["6", "fold 1"])

    #expect(dialogue.contains("1. Party, open, 0 of 2 subtasks done"))
    #expect(dialogue.contains("2. Ice, subtask of Party, open"))
    #expect(dialogue.contains("1. Party, open, folded, 0 of 2 subtasks done"))
  }

  // MARK: - Orders

  @Test func `headings are above items with their subtasks`() async throws {
    let harness = try await AppHarness.outline(rows: 18, grouping: .priority)
    harness.app.press(.end, .space)
    await harness.expect("5 open")

    #expect(
      harness.app.screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(13)
        .joined(separator: "\n") == """
            Lists › Home              by priority · 5 open

            Low priority
            ○ Party                   ▾ 0/2  !       Today
              ○ Drinks                ▾ 0/1
                ○ Ice cubes
              ○ Music

            No priority
          ▌ ○ Bread

            Done
            ✓ Tea                               Done today
          """)
    await harness.close()
  }

  @Test func `s chooses an order with a direction and headings, in one step of undo`()
    async throws
  {
    let harness = try await AppHarness.outline(columns: 64, rows: 20)

    harness.app.press(.character("s"), .character("n"), .tab, .right)
    #expect(harness.app.screen.contains("‹ Z to A ›"))
    harness.app.press(.tab, .tab, .character("d"), .enter)
    await harness.expect("Grouped by due date   u undo")
    await harness.expectOutline([">Party", "-Drinks", "--Ice", "-Music", "Tea", "Bread"])
    #expect(harness.app.screen.contains("No date"))

    harness.app.press(.character("u"))
    await harness.expectOutline([">Party", "-Drinks", "--Ice", "-Music", "Bread", "Tea"])
    #expect(!harness.app.screen.contains("No date") && !harness.app.screen.contains("by due"))
    await harness.close()
  }

  @Test func `the number of open items includes subtasks, as in the overview`() async throws {
    let harness = try await AppHarness(columns: 120, rows: 12, startView: .list("Home")) { store in
      let home = try await store.createList(name: "Home")
      _ = try await store.createItem(
        NewItem("Book", in: home.id, subtasks: [NewItem("Page", in: home.id)]))
    }

    await harness.expect("2 open")
    #expect(harness.app.screen.contains("2 open"))
    await harness.close()
  }
}
