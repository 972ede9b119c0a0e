import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

@MainActor @Suite struct ItemListTests {
  private func groceries(rows: Int = 12) async throws -> AppHarness {
    let harness = try await AppHarness(rows: rows) { store in
      let list = try await store.createList(name: "Groceries")
      let today = AppHarness.today
      _ = try await store.createItem(in: list.id, name: "Milk", due: today)
      _ = try await store.createItem(in: list.id, name: "Bread", due: today.adding(days: -3))
      _ = try await store.createItem(in: list.id, name: "Tea", due: today.adding(days: 13))
      _ = try await store.createItem(in: list.id, name: "apples")
      _ = try await store.createItem(in: list.id, name: "Zest")
    }
    harness.app.press(.enter)
    return harness
  }

  private func lines(_ harness: AppHarness) -> [Substring] {
    harness.app.screen.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `items are sorted by due date, then name, and show the date`() async throws {
    let harness = try await groceries()

    #expect(
      harness.app.screenWithRoles == """
          Lists › Groceries                                 5 open  |   ..sssss.f.nnnnnnnnn.................................s.ssss
                                                                    |
        ▌ ○ Bread                                   3 days overdue  |   ATSTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTOOOOOOOOOOOOOOTT
          ○ Milk                                             Today  |   ..s.tttt.............................................yyyyy
          ○ Tea                                          Fri 4 Dec  |   ..s.ttt..........................................sss.s.sss
          ○ apples                                                  |   ..s.tttttt
          ○ Zest                                                    |   ..s.tttt
                                                                    |
                                                                    |
                                                                    |
                                                                    |
          Enter edit   Space done   a add   / find   ? help         |   ..kkkkk.hhhh...kkkkk.hhhh...k.hhh...k.hhhh...k.hhhh
        """)
    await harness.close()
  }

  @Test func `completing an item makes the next current and hints at undo`() async throws {
    let harness = try await groceries()

    harness.app.press(.space)
    await harness.expect("4 open")

    #expect(lines(harness)[2].hasPrefix("▌ ○ Milk"))
    #expect(lines(harness)[6].hasPrefix("  ✓ Bread"))
    await harness.expect("Completed “Bread”   u undo")
    await harness.close()
  }

  @Test func `keys that come faster than the disk each act on an item of their own`() async throws {
    let harness = try await groceries()

    harness.app.pressTogether([.space, .space, .space])

    await harness.expect("2 open")
    #expect(lines(harness)[2].hasPrefix("▌ ○ apples"))
    #expect(harness.app.screen.contains("✓ Tea"))
    await harness.close()
  }

  @Test func `text typed during a save goes to the next prompt`() async throws {
    let harness = try await groceries(rows: 16)
    let keys = "aFirst\raSecond\r".map { $0 == "\r" ? Key.enter : .character($0) }

    harness.app.pressTogether(keys)

    await harness.expect("○ Second")
    #expect(harness.app.screen.contains("○ First"))
    #expect(harness.app.screen.contains("7 open"))
    await harness.close()
  }

  @Test func `pressing Space twice on the only item changes nothing`() async throws {
    let harness = try await AppHarness { store in
      let list = try await store.createList(name: "One")
      _ = try await store.createItem(in: list.id, name: "only")
    }
    harness.app.press(.enter)

    harness.app.pressTogether([.space, .space])

    await harness.expect("Reopened “only”")
    #expect(harness.app.screen.contains("▌ ○ only"))
    await harness.close()
  }

  @Test func `two deletions in a row delete two items`() async throws {
    let harness = try await groceries()

    harness.app.pressTogether([.character("d"), .character("d")])

    await harness.expect("3 open")
    #expect(lines(harness)[2].hasPrefix("▌ ○ Tea"))
    await harness.close()
  }

  @Test func `undo restores the item and makes it current, redo deletes it again`()
    async throws
  {
    let harness = try await groceries()
    harness.app.press(.space)
    await harness.expect("4 open")

    harness.app.press(.character("u"))
    await harness.expect("Undid: complete “Bread”   ^R redo")
    #expect(lines(harness)[2].hasPrefix("▌ ○ Bread"))

    harness.app.press(.control("r"))
    await harness.expect("Redid: complete “Bread”")
    #expect(harness.app.screen.contains("✓ Bread"))
    await harness.close()
  }

  @Test func `a new item becomes current at any index`() async throws {
    let harness = try await groceries(rows: 16)
    harness.app.press(.character("a"))
    harness.app.type("Basil tomorrow")
    harness.app.press(.enter)

    await harness.expect("▌ ○ Basil")
    #expect(lines(harness)[4].contains("Tomorrow"))
    await harness.close()
  }

  @Test func `a date may be cleared, but a name only replaced`() async throws {
    let harness = try await groceries(rows: 16)
    harness.app.press(.enter)
    harness.app.press(.control("u"))
    harness.app.type("Rye bread")
    harness.app.press(.tab, .control("e"), .control("u"), .enter)

    await harness.expect("○ Rye bread")
    let items = try harness.store.items(in: try #require(harness.store.lists().first?.id))
    let bread = try items.items(in: 0..<5).first { $0.name == "Rye bread" }
    #expect(bread?.due == nil)
    await harness.close()
  }

  @Test func `another instance's change keeps the current item`() async throws {
    let harness = try await groceries()
    harness.app.press(.down)
    let list = try #require(harness.store.lists().first?.id)

    // A change like that of another screen of the same store.
    let first = try await harness.store.createItem(
      in: list, name: "Aaa", due: AppHarness.today.adding(days: -9))
    try await harness.store.deleteItems([first.id])
    harness.app.application.turn()

    #expect(lines(harness)[3].hasPrefix("▌ ○ Milk") || lines(harness)[2].hasPrefix("▌ ○ Bread"))
    await harness.close()
  }

  @Test func `deleting the list elsewhere closes its screen`() async throws {
    let harness = try await groceries()
    let list = try #require(harness.store.lists().first?.id)

    try await harness.store.deleteList(list)

    await harness.expect("No lists yet")
    await harness.close()
  }

  @Test func `a list whose last item is removed fades into its empty state`() async throws {
    let harness = try await AppHarness(rows: 14, motion: .full) { store in
      let list = try await store.createList(name: "One")
      _ = try await store.createItem(in: list.id, name: "only")
    }
    harness.app.press(.enter)
    harness.app.run(for: 0.5)
    harness.app.press(.character("d"))
    await harness.expect("Deleted “only”")
    harness.app.run(for: 0.1)
    #expect(harness.app.screen.contains("▌ ○ only"))
    harness.app.run(for: 0.5)

    #expect(harness.app.screen.contains("Nothing to do"))
    #expect(!harness.app.screen.contains("▌"))
    await harness.close()
  }

  @Test func `y puts the item's name on the clipboard`() async throws {
    let harness = try await groceries()

    harness.app.press(.character("y"))

    await harness.expect("Copied “Bread”")
    #expect(harness.app.terminal.clipboard == "Bread")
    await harness.close()
  }

  @Test(arguments: [
    (ClipboardOutcome.sent, "Asked the terminal to copy “Bread”"),
    (.impossible("Nothing was copied: no clipboard."), "Nothing was copied: no clipboard."),
  ])
  func `y says so where it is not known that the name has arrived, or that it cannot`(
    outcome: ClipboardOutcome, words: String
  ) async throws {
    let harness = try await groceries()
    harness.app.terminal.clipboardOutcome = outcome

    harness.app.press(.character("y"))

    await harness.expect(words)
    #expect(!harness.app.screen.contains("Copied"))
    await harness.close()
  }

  @Test func `y copies an item as Markdown the second time, with its notes and subtasks`()
    async throws
  {
    let harness = try await AppHarness(columns: 80, rows: 20) { store in
      let list = try await store.createList(name: "Groceries")
      let bread = NewItem(
        "Bread", in: list.id, notes: "not sliced", tags: ["shop"],
        subtasks: [NewItem("Rye", in: list.id)])
      try await store.createItems([bread, NewItem("Milk", in: list.id)])
    }
    harness.app.press(.enter)
    await harness.expect("▌ ○ Bread")

    harness.app.press(.character("y"))
    await harness.expect("as Markdown")
    harness.app.press(.character("y"))
    await harness.expect("Copied “Bread” as Markdown")

    let lines = harness.app.terminal.clipboard?.split(separator: "\n").map(String.init)
    #expect(lines?[0].hasPrefix("- [ ] Bread #shop") == true)
    #expect(lines?[1] == "  not sliced" && lines?[2].hasPrefix("  - [ ] Rye") == true)
    harness.app.press(.down, .character("y"))
    await harness.expect("Copied “")
    #expect(harness.app.terminal.clipboard?.hasPrefix("- [ ]") == false)
    await harness.close()
  }

  @Test func `y copies marked items as Markdown the second time, each once`() async throws {
    let harness = try await AppHarness(columns: 80, rows: 20) { store in
      let list = try await store.createList(name: "Groceries")
      let bread = NewItem(
        "Bread", in: list.id, notes: "not sliced", subtasks: [NewItem("Rye", in: list.id)])
      try await store.createItems([bread, NewItem("Milk", in: list.id)])
    }
    harness.app.press(.enter)
    await harness.expect("▌ ○ Bread")
    harness.app.press(.character("*"))

    harness.app.press(.character("y"))
    await harness.expect("Copied 3 names   y as Markdown")
    #expect(harness.app.terminal.clipboard == "Bread\nRye\nMilk")
    harness.app.press(.character("y"))
    await harness.expect("Copied 3 items as Markdown")

    let lines = harness.app.terminal.clipboard?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.count == 4 && lines[1] == "  not sliced")
    #expect(lines[0].hasPrefix("- [ ] Bread") && lines[2].hasPrefix("  - [ ] Rye"))
    #expect(lines[3].hasPrefix("- [ ] Milk"))
    harness.app.press(.character("y"))
    await harness.expect("Copied “Bread”")
    await harness.close()
  }
}
