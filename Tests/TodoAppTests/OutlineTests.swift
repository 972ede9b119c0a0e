import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoModel
import TodoValues

@MainActor @Suite struct OutlineTests {
  private func start(
    columns: Int = 50, rows: Int = 14, sort: [SortRule] = [], grouping: Grouping = .none
  ) async throws -> AppHarness {
    let harness = try await AppHarness(columns: columns, rows: rows) { store in
      var list = try await store.createList(name: "Home")
      list.sort = sort
      list.grouping = grouping
      list = try await store.updateList(list)
      try await store.createItems([
        NewItem(
          "Party", in: list.id, priority: .low, due: AppHarness.today,
          subtasks: [
            NewItem("Drinks", in: list.id, subtasks: [NewItem("Ice cubes", in: list.id)]),
            NewItem("Music", in: list.id),
          ]),
        NewItem("Bread", in: list.id), NewItem("Tea", in: list.id),
      ])
    }
    harness.app.press(.enter)
    return harness
  }

  /// The rows of the list, without the texts at their right ends.
  private func names(_ harness: AppHarness) -> [String] {
    harness.app.screen.split(separator: "\n").compactMap { line in
      guard let mark = line.firstIndex(where: { "○✓".contains($0) }) else { return nil }
      let name = line[mark...].dropFirst(2).prefix { $0 != " " }
      let depth = line.distance(from: line.startIndex, to: mark) / 2 - 1
      return (line.hasPrefix("▌") ? ">" : "") + String(repeating: "-", count: depth) + name
    }
  }

  private func expect(
    _ expected: [String], _ harness: AppHarness, _ place: SourceLocation = #_sourceLocation
  ) async {
    _ = await harness.app.waitUntil { names(harness) == expected }
    #expect(names(harness) == expected, sourceLocation: place)
  }

  // MARK: - Seeing

  @Test func `what an item consists of stands below it`() async throws {
    let harness = try await start()

    #expect(
      harness.app.screen == """
          Lists › Home                            6 left

        ▌ ○ Party                          ▾ 0/2 ! Today
            ○ Drinks                               ▾ 0/1
              ○ Ice cubes
            ○ Music
          ○ Bread
          ○ Tea





          Enter edit   Space done   a add   ? help
        """)
    await harness.close()
  }

  @Test func `z folds, on a part what it is a part of, and Z everything`() async throws {
    let harness = try await start()

    harness.app.press(.character("z"))
    #expect(names(harness) == [">Party", "Bread", "Tea"])
    #expect(harness.app.screen.contains("▸ 0/2"))
    harness.app.press(.character("z"), .down, .down, .character("z"))
    #expect(names(harness) == ["Party", ">-Drinks", "-Music", "Bread", "Tea"])
    harness.app.press(.character("z"), .down, .character("Z"))
    #expect(names(harness) == [">Party", "Bread", "Tea"])
    harness.app.press(.character("Z"))
    #expect(names(harness) == [">Party", "-Drinks", "--Ice", "-Music", "Bread", "Tea"])
    harness.app.press(.end, .character("z"))
    await harness.expect("“Tea” has no parts   p add one")
    await harness.close()
  }

  @Test func `what was folded stays so when one comes back`() async throws {
    let harness = try await start()
    harness.app.press(.character("z"), .escape, .enter)

    #expect(names(harness) == [">Party", "Bread", "Tea"])
    await harness.close()
  }

  @Test func `finding shows single items that say what they are part of`() async throws {
    let harness = try await start()
    harness.app.press(.character("/"))
    harness.app.type("ic")

    #expect(harness.app.screen.contains("○ Ice cubes ‹ Drinks"))
    #expect(harness.app.screen.contains("○ Music ‹ Party"))
    #expect(harness.app.screen.contains("2 found"))
    await harness.close()
  }

  @Test func `the note of what an item is part of leaves where there is no room`() async throws {
    for (columns, text) in [
      (40, "○ Ice cubes ‹ Drinks"), (20, "○ Ice cubes"), (22, "○ Ice cubes ‹ Dri…"),
    ] {
      let harness = try await start(columns: columns)
      harness.app.press(.character("/"))
      harness.app.type("ice")
      let row = harness.app.screen.split(separator: "\n").first { $0.contains("○") }
      #expect(row?.drop { $0 != "○" } == text[...])
      await harness.close()
    }
  }

  @Test func `however narrow, a deep part keeps most of its row`() async throws {
    let harness = try await start(columns: 20)

    #expect(harness.app.screen.contains("\n      ○ Ice cubes"))
    await harness.close()
  }

  @Test func `a dialogue says what is part of what`() async throws {
    let store = try TodoStore.temporary(clock: AppHarness.clock())
    let list = try await store.createList(name: "Home").id
    try await store.createItem(
      NewItem("Party", in: list, subtasks: [NewItem("Ice", in: list), NewItem("Tea", in: list)]))

    let dialogue = try await AppHarness.dialogue(store, ["7", "fold 1"])

    #expect(dialogue.contains("1. Party, open, 0 of 2 parts done"))
    #expect(dialogue.contains("2. Ice, part of Party, open"))
    #expect(dialogue.contains("1. Party, open, folded, 0 of 2 parts done"))
  }

  // MARK: - Changing

  @Test func `greater and less put an item below another and out again`() async throws {
    let harness = try await start()

    harness.app.press(.end, .character(">"))
    await harness.expect("“Tea” is a part of “Bread”   u undo")
    await expect(["Party", "-Drinks", "--Ice", "-Music", "Bread", ">-Tea"], harness)
    harness.app.press(.character("<"))
    await harness.expect("Took “Tea” out   u undo")
    await expect(["Party", "-Drinks", "--Ice", "-Music", "Bread", ">Tea"], harness)
    harness.app.press(.character("u"))
    await expect(["Party", "-Drinks", "--Ice", "-Music", "Bread", ">-Tea"], harness)
    harness.app.press(.home, .character(">"))
    await harness.expect("Nothing is above “Party”")
    harness.app.press(.character("<"))
    await harness.expect("“Party” is not a part of anything")
    await harness.close()
  }

  @Test func `an item goes below one that was folded, which is unfolded then`() async throws {
    let harness = try await start()

    harness.app.press(.character("z"), .down, .character(">"))

    await expect(["Party", "-Drinks", "--Ice", "-Music", ">-Bread", "Tea"], harness)
    await harness.close()
  }

  @Test func `J and K move a part among the others`() async throws {
    let harness = try await start()

    harness.app.press(.down, .character("J"))
    await harness.expect("Moved “Drinks”   u undo")
    await expect(["Party", "-Music", ">-Drinks", "--Ice", "Bread", "Tea"], harness)
    harness.app.press(.character("K"))
    await expect(["Party", ">-Drinks", "--Ice", "-Music", "Bread", "Tea"], harness)
    await harness.close()
  }

  @Test func `keys that come faster than the disk each move an item once`() async throws {
    let harness = try await start(sort: [SortRule(.manual)])

    harness.app.press(.end)
    harness.app.pressTogether([.character("K"), .character("K"), .character("J")])

    await harness.expect("Moved “Tea”")
    await expect(["Party", "-Drinks", "--Ice", "-Music", ">Tea", "Bread"], harness)
    await harness.close()
  }

  @Test func `a list that is sorted says so when an item is moved, and how to change it`()
    async throws
  {
    let harness = try await start(columns: 64)

    harness.app.press(.character("J"))
    await harness.expect("Sorted by due day   s to move items by hand")
    harness.app.press(.character("s"))
    #expect(harness.app.screen.contains("‹ Due day ›"))
    harness.app.press(.character("h"), .enter)
    await harness.expect("by hand · 6 left")
    harness.app.press(.character("J"))
    await expect(["Bread", ">Party", "-Drinks", "--Ice", "-Music", "Tea"], harness)
    await harness.close()
  }

  @Test func `p adds a part, which is seen`() async throws {
    let harness = try await start(columns: 64)

    harness.app.press(.character("z"), .end, .character("p"))
    #expect(harness.app.screen.contains("New part of Tea"))
    harness.app.type("Green #home fri")
    harness.app.press(.enter)
    await harness.expect("Added “Green #home” to “Tea”   u undo")
    await expect(["Party", "Bread", "Tea", ">-Green"], harness)
    await harness.close()
  }

  @Test func `completing an item shows at once that all below it is done`() async throws {
    let harness = try await start()

    harness.app.press(.space)
    await expect([">Bread", "Tea", "Party", "-Drinks", "--Ice", "-Music"], harness)
    #expect(harness.app.screen.split(separator: "\n").count { $0.contains("✓") } == 4)
    await harness.expect("2/2")
    harness.app.press(.character("u"))
    await expect([">Party", "-Drinks", "--Ice", "-Music", "Bread", "Tea"], harness)
    await harness.close()
  }

  @Test func `whoever ticks off a part goes on with the next`() async throws {
    let harness = try await start()

    harness.app.press(.down)
    harness.app.pressTogether([.space, .space])

    await expect(["Party", "-Drinks", "--Ice", "-Music", ">Bread", "Tea"], harness)
    await harness.expect("2/2")
    await harness.close()
  }

  @Test func `whoever ticks off a part with parts goes on behind them`() async throws {
    let harness = try await start()

    harness.app.press(.down, .space)

    await expect(["Party", "-Drinks", "--Ice", ">-Music", "Bread", "Tea"], harness)
    await harness.expect("1/2")
    await harness.close()
  }

  // MARK: - Orders

  @Test func `headings stand above items with what these consist of`() async throws {
    let harness = try await start(rows: 18, grouping: .priority)
    harness.app.press(.end, .space)
    await harness.expect("5 left")

    #expect(
      harness.app.screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(11)
        .joined(separator: "\n") == """
            Lists › Home              by priority · 5 left

            Low priority
            ○ Party                          ▾ 0/2 ! Today
              ○ Drinks                               ▾ 0/1
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
    let harness = try await start(columns: 64, rows: 20)

    harness.app.press(.character("s"), .character("n"), .tab, .right)
    #expect(harness.app.screen.contains("‹ Z to A ›"))
    harness.app.press(.tab, .tab, .character("d"), .enter)
    await harness.expect("Grouped by day   u undo")
    await expect([">Party", "-Drinks", "--Ice", "-Music", "Tea", "Bread"], harness)
    #expect(harness.app.screen.contains("No day"))

    harness.app.press(.character("u"))
    await expect([">Party", "-Drinks", "--Ice", "-Music", "Bread", "Tea"], harness)
    #expect(!harness.app.screen.contains("No day") && !harness.app.screen.contains("by day"))
    await harness.close()
  }

  @Test func `what is left counts parts, as the overview does`() async throws {
    let harness = try await AppHarness(columns: 120, rows: 12, startView: .list("Home")) { store in
      let home = try await store.createList(name: "Home")
      _ = try await store.createItem(
        NewItem("Book", in: home.id, subtasks: [NewItem("Page", in: home.id)]))
    }

    await harness.expect("2 open")
    #expect(harness.app.screen.contains("2 left"))
    await harness.close()
  }
}
