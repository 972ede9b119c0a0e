import TermPanels
import TermPanelsTesting
import Testing

@testable import MVCTodo

@Suite("The screens of MVCTodo") @MainActor struct ScreenTests {
  @Test func `begin with a message and its action`() throws {
    let todo = try MVCTodoHarness()

    #expect(
      todo.screen == """
          Lists

                      You have no lists yet.

                          Add a list  a


          Enter add a list   t test   q quit
        """)
  }

  @Test func `show a list that was added, and then the message of its empty screen`() async throws {
    let todo = try MVCTodoHarness()

    todo.press(.enter)
    #expect(await todo.answer("New list", "Groceries"))
    #expect(
      todo.screen == """
          Lists
        ▌ 📋 Groceries                             0 open





          Enter open   d delete   a add   t test
        """)

    todo.press(.enter)
    #expect(
      todo.screen == """
          Lists › 📋 Groceries

                          Nothing to do.

                          Add an item  a


          Enter add an item   Esc back   q quit
        """)
  }

  @Test func `show items by their due dates, and tell those that are done and late`() async throws {
    let todo = try MVCTodoHarness(rows: 14)
    todo.press(.character("a"))
    #expect(await todo.answer("New list", "Groceries"))
    todo.press(.enter)

    for (name, due) in [("Milk", ""), ("Rent", "2026-12-01"), ("Tax", "2026-11-20")] {
      todo.press(.character("a"))
      #expect(await todo.answer("New item", name, due))
    }
    todo.press(.home, .character(" "), .down)

    todo.press(.down, .character("a"))
    #expect(await todo.answer("New item", "Bin", "2026-11-20"))
    todo.press(.end)
    todo.app.resize(columns: 50, rows: 7)

    #expect(
      todo.app.screenWithRoles == """
          Lists › 📋 Groceries                            |   ..sssss.f.nn.nnnnnnnnn
          ○ Bin                           due 20 Nov 2026 |   ..s.ttt...........................ooo.oo.ooo.oooo
          ✓ Tax                          done 21 Nov 2026 |   ..s.ddd..........................ssss.ss.sss.ssss
          ○ Rent                           due 1 Dec 2026 |   ..s.tttt...........................sss.s.sss.ssss
        ▌ ○ Milk                                          |   ATSTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
                                                          |
          Space done   d delete   a add   Esc back        |   ..kkkkk.hhhh...k.hhhhhh...k.hhh...kkk.hhhh
        """)
  }

  @Test func `ask before a list is deleted with its items`() async throws {
    let todo = try MVCTodoHarness(rows: 12)
    todo.press(.character("a"))
    #expect(await todo.answer("New list", "Groceries"))
    todo.press(.enter, .character("a"))
    #expect(await todo.answer("New item", "Milk"))
    todo.press(.escape)
    #expect(todo.screen.contains("1 open"))

    todo.press(.character("d"), .escape)
    #expect(try todo.saved.items.map(\.name) == ["Milk"])

    todo.press(.character("d"))
    #expect(todo.screen.contains("Delete “Groceries” and its items?"))
    #expect(await todo.answer("Delete “"))
    #expect(todo.screen.contains("You have no lists yet."))
    #expect(try todo.saved == StorageModel())
  }

  @Test func `complete and reopen an item with a key, and with a click on its mark`() async throws {
    let todo = try MVCTodoHarness()
    todo.press(.character("a"))
    #expect(await todo.answer("New list", "Groceries"))
    todo.press(.enter, .character("a"))
    #expect(await todo.answer("New item", "Milk"))

    todo.press(.character(" "))
    #expect(todo.screen.contains("✓ Milk"))
    #expect(try todo.saved.items.map(\.completion) == [MVCTodoHarness.clock.date])

    todo.app.click(at: Point(x: 2, y: 1))
    #expect(todo.screen.contains("○ Milk"))
    #expect(try todo.saved.items.map(\.completion) == [nil])
  }

  @Test func `delete an item only when that is confirmed`() async throws {
    let todo = try MVCTodoHarness(rows: 12)
    todo.press(.character("a"))
    #expect(await todo.answer("New list", "Groceries"))
    todo.press(.enter, .character("a"))
    #expect(await todo.answer("New item", "Milk"))

    todo.press(.character("d"), .escape)
    #expect(todo.screen.contains("○ Milk"))

    todo.press(.character("d"))
    #expect(await todo.answer("Delete “Milk”?"))
    #expect(todo.screen.contains("Nothing to do."))
    #expect(try todo.saved.items.isEmpty)
  }

  @Test func `refuse what has no name`() throws {
    let todo = try MVCTodoHarness(rows: 14)

    todo.press(.enter, .enter)

    #expect(todo.screen.contains("Give it a name."))
  }

  @Test func `crossfade between two colours in a view of the test panel`() throws {
    let todo = try MVCTodoHarness(columns: 30, rows: 8, motion: .full)
    todo.press(.character("t"))
    todo.app.run(for: 1)

    todo.press(.character("b"))
    todo.app.run(for: 0.1)
    let midway = todo.screen
    todo.app.run(for: 1)
    let blue = todo.screen
    todo.press(.character("o"))
    todo.app.run(for: 1)
    let orange = todo.screen
    todo.press(.character("o"))
    todo.app.run(for: 1)

    #expect(midway.contains("A container"))
    #expect(blue.contains("│ ████") && orange.contains("│ ▒▒▒▒"))
    #expect(
      todo.screen == """
          Lists › Test
        ╭─ A container ──────────────╮
        │                            │
        │                            │
        │                            │
        │                            │
        ╰────────────────────────────╯
          b blue   o orange
        """)
  }

  @Test func `fit into the smallest window`() throws {
    let todo = try MVCTodoHarness(columns: 20, rows: 5)

    #expect(todo.screen.contains("You have no lists"))
  }

  @Test func `show the control characters of a file as signs`() throws {
    let name = #"\u001b]0;title\u0007 two\nlines"#
    let todo = try MVCTodoHarness(
      """
      {"lists": [{"identifier": {"rawValue": "1"}, "name": "\(name)", "emoji": "\\u001b[2J"}],
       "items": [], "associations": []}
      """, columns: 60, rows: 12)

    #expect(!todo.screen.contains("\u{1B}"))
    todo.press(.character("d"))
    #expect(todo.screen.contains("Delete “␛]0;title␇ two␊lines” and its items?"))
  }

  @Test func `have words for a person who does not see them`() async throws {
    let todo = try MVCTodoHarness(rows: 12)
    for key in ["a", "t"] as [Character] {
      todo.press(.character(key))
      #expect(AccessibilityAudit.silentViews(in: todo.app.application) == [])
      todo.press(.escape)
    }
    #expect(AccessibilityAudit.silentViews(in: todo.app.application) == [])
  }
}
