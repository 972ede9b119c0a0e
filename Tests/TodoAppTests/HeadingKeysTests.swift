import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoModel

/// Headings in a list, and the keys that work on them.
@MainActor @Suite("A heading in a list") struct HeadingKeysTests {
  /// The app on a list in manual order with two headings.
  private func start(
    columns: Int = 50, rows: Int = 14, sort: [SortRule] = [SortRule(.manual)]
  ) async throws -> AppHarness {
    let harness = try await AppHarness(columns: columns, rows: rows) {
      try await BoardStage.fill($0, sort: sort)
    }
    harness.app.press(.enter)
    return harness
  }

  /// The rows: `>` before the current one, the sign and the name.
  private func rows(_ harness: AppHarness) -> [String] {
    harness.app.screen.split(separator: "\n").compactMap { line in
      guard let mark = line.firstIndex(where: { "○✓▾▸".contains($0) }) else { return nil }
      let name = line[mark...].dropFirst(2).prefix { $0 != " " }
      let isItem = "○✓".contains(line[mark])
      return (line.hasPrefix("▌") ? ">" : "") + (isItem ? "" : "\(line[mark]) ") + name
    }
  }

  private func expectRows(
    _ expected: [String], _ harness: AppHarness, _ place: SourceLocation = #_sourceLocation
  ) async {
    _ = await harness.app.waitUntil { rows(harness) == expected }
    #expect(rows(harness) == expected, sourceLocation: place)
  }

  @Test func `is a row above its items`() async throws {
    let harness = try await start()

    #expect(
      harness.app.screen == """
          Lists › Home                            4 open

        ▌ ○ Bread
          ▾ Garden                                     2
          ○ Seeds
          ○ Water
          ▾ Kitchen                                    1
          ○ Oven





          Enter edit   Space done   a add   ? help
        """)
    harness.app.press(.space)
    await harness.expect("3 open")
    await expectRows(
      ["▾ Garden", ">Seeds", "Water", "▾ Kitchen", "Oven", "Bread"], harness)
    #expect(harness.app.screen.contains("\n  Done\n"))
    await harness.close()
  }

  @Test func `is folded by z, and all by Z`() async throws {
    let harness = try await start()

    harness.app.press(.down, .character("z"))
    #expect(rows(harness) == ["Bread", ">▸ Garden", "▾ Kitchen", "Oven"])
    harness.app.press(.character("Z"))
    #expect(rows(harness) == ["Bread", ">▸ Garden", "▸ Kitchen"])
    harness.app.press(.character("Z"))
    #expect(
      rows(harness) == ["Bread", ">▾ Garden", "Seeds", "Water", "▾ Kitchen", "Oven"])
    await harness.close()
  }

  @Test func `is added by O below the current row`() async throws {
    let harness = try await start()

    harness.app.press(.down, .down, .character("O"))
    #expect(harness.app.screen.contains("New heading in Home"))
    harness.app.type("Pond")
    harness.app.press(.enter)
    await expectRows(
      ["Bread", "▾ Garden", "Seeds", ">▾ Pond", "Water", "▾ Kitchen", "Oven"], harness)
    harness.app.press(.character("u"))
    await expectRows(
      ["Bread", "▾ Garden", "Seeds", ">Water", "▾ Kitchen", "Oven"], harness)
    await harness.close()
  }

  @Test func `is the first thing in an empty list`() async throws {
    let harness = try await AppHarness(columns: 50) { store in
      try await store.createList(name: "Home", sort: [SortRule(.manual)])
    }

    harness.app.press(.enter, .character("O"))
    harness.app.type("Garden")
    harness.app.press(.enter)
    await expectRows([">▾ Garden"], harness)
    harness.app.press(.character("a"))
    harness.app.type("Seeds")
    harness.app.press(.enter)
    await expectRows(["▾ Garden", ">Seeds"], harness)
    await harness.close()
  }

  @Test func `is renamed by r and Enter, and deleted by d without its items`() async throws {
    let harness = try await start(columns: 64)

    harness.app.press(.down, .character("r"))
    harness.app.press(.control("u"))
    harness.app.type("Yard")
    harness.app.press(.enter)
    await harness.expect("▾ Yard")
    harness.app.press(.enter)
    #expect(harness.app.screen.contains("Rename heading"))
    harness.app.press(.escape, .character("d"))
    await harness.expect("Deleted heading “Yard” · its items stay   u undo")
    await expectRows(["Bread", ">Seeds", "Water", "▾ Kitchen", "Oven"], harness)
    harness.app.press(.character("u"))
    await expectRows(
      ["Bread", "▾ Yard", ">Seeds", "Water", "▾ Kitchen", "Oven"], harness)
    await harness.close()
  }

  @Test func `moves with its items by J and K, and items move past it`() async throws {
    let harness = try await start()

    harness.app.press(.down, .character("J"))
    await harness.expect("Moved heading “Garden”")
    await expectRows(
      ["Bread", "▾ Kitchen", "Oven", ">▾ Garden", "Seeds", "Water"], harness)
    harness.app.press(.character("K"))
    await expectRows(
      ["Bread", ">▾ Garden", "Seeds", "Water", "▾ Kitchen", "Oven"], harness)
    harness.app.press(.down, .down, .character("J"))
    await expectRows(
      ["Bread", "▾ Garden", "Seeds", "▾ Kitchen", ">Water", "Oven"], harness)
    await harness.close()
  }

  @Test func `unfolds for an item that moves below it`() async throws {
    let harness = try await start()

    harness.app.press(.down, .character("z"), .up, .character("J"))

    await expectRows(
      ["▾ Garden", ">Bread", "Seeds", "Water", "▾ Kitchen", "Oven"], harness)
    await harness.close()
  }

  @Test func `gets the items that are added while the bar is on it or below it`() async throws {
    let harness = try await start()

    harness.app.press(.down, .down, .character("a"))
    harness.app.type("Rake")
    harness.app.press(.enter)
    await expectRows(
      ["Bread", "▾ Garden", "Seeds", "Water", ">Rake", "▾ Kitchen", "Oven"], harness)
    harness.app.press(.home, .character("a"))
    harness.app.type("Tea")
    harness.app.press(.enter)
    await expectRows(
      ["Bread", ">Tea", "▾ Garden", "Seeds", "Water", "Rake", "▾ Kitchen", "Oven"], harness)
    await harness.close()
  }

  @Test func `is named after its list in quick add`() async throws {
    let harness = try await start(columns: 70, rows: 18)

    harness.app.press(.character("a"))
    harness.app.type("Rake #home/gar")
    #expect(harness.app.screen.contains("#Home/Garden"))
    harness.app.press(.enter)
    await expectRows(
      ["Bread", "▾ Garden", "Seeds", "Water", ">Rake", "▾ Kitchen", "Oven"], harness)
    harness.app.press(.character("a"))
    harness.app.type("Paint #home/Attic")
    #expect(!harness.app.screen.contains("a new heading"))
    harness.app.press(.control("u"))
    harness.app.type("Paint #\"home/Attic\"")
    #expect(harness.app.screen.contains("#Home/Attic, a new heading"))
    harness.app.press(.enter)
    await expectRows(
      [
        "Bread", "▾ Garden", "Seeds", "Water", "Rake", "▾ Kitchen", "Oven", "▾ Attic", ">Paint",
      ], harness)
    harness.app.press(.character("u"))
    await harness.expect("Undid")
    #expect(!rows(harness).contains("▾ Attic"))
    await harness.close()
  }

  @Test func `is never marked`() async throws {
    let harness = try await start()

    harness.app.press(.character("*"))
    await harness.expect("4 marked")
    harness.app.press(.escape, .character("V"), .down, .down)
    await harness.expect("2 marked")
    #expect(harness.app.screen.contains("\n  ▾ Garden"))
    harness.app.press(.space)
    await harness.expect("2 open")
    await harness.close()
  }

  @Test func `is not shown in a sorted list`() async throws {
    let harness = try await start(columns: 64, sort: [SortRule(.name)])

    #expect(rows(harness) == [">Bread", "Oven", "Seeds", "Water"])
    harness.app.press(.character("O"))
    await harness.expect("Sorted by name   s to sort by hand first")
    harness.app.press(.character("s"), .character("m"), .enter)
    await expectRows(
      [">Bread", "▾ Garden", "Seeds", "Water", "▾ Kitchen", "Oven"], harness)
    await harness.close()
  }

  @Test func `of another program appears at once`() async throws {
    let harness = try await start()
    let list = try #require(try harness.store.lists().first).id

    try await harness.store.headings.add("Pond", to: list)
    await expectRows(
      [">Bread", "▾ Garden", "Seeds", "Water", "▾ Kitchen", "Oven", "▾ Pond"], harness)
    for heading in try harness.store.headings.all(of: list) {
      try await harness.store.deleteList(heading.id)
    }
    await expectRows([">Bread", "Seeds", "Water", "Oven"], harness)
    await harness.close()
  }
}
