import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoModel

@MainActor @Suite("The tour") struct TourTests {
  private func own(columns: Int = 80, rows: Int = 24) async throws -> AppHarness {
    let harness = try await AppHarness(columns: columns, rows: rows) { store in
      let list = try await store.createList(name: "Errands")
      for name in ["Apples", "Bread", "Cheese"] {
        _ = try await store.createItem(in: list.id, name: name)
      }
    }
    harness.app.press(.enter)
    harness.app.press(.down)
    return harness
  }

  private func begin(_ harness: AppHarness) async {
    harness.app.type("g?")
    await harness.expect("1 of 6")
  }

  /// Does what a step asks for, and waits for the next one.
  private func perform(_ step: Int, _ harness: AppHarness) async {
    let app = harness.app
    switch step {
    case 1: app.press(.space)
    case 2: app.press(.character("u"))
    case 3:
      app.press(.character("a"))
      app.type("Call Ann tomorrow 9am @phone")
      app.press(.enter)
    case 4:
      app.press(.character("1"))
      app.press(.character("+"))
    case 5:
      app.press(.control("p"))
      app.type("pass")
      await harness.expect("Find the passport")
      app.press(.enter)
    default:
      app.press(.character("?"))
      app.press(.escape)
    }
    await harness.expect(step == 6 ? "That's all you need" : "\(step + 1) of 6")
  }

  @Test func `is offered without lists, and adds no list`() async throws {
    let harness = try await AppHarness(columns: 80, rows: 24)
    await harness.expect("The tour shows you around.")
    #expect(harness.app.screen.contains("t tour"))

    harness.app.press(.character("t"))
    await harness.expect("1 of 6")
    harness.app.press(.control("x"))
    await harness.expect("No lists yet")
    #expect(try harness.store.lists().isEmpty)
    #expect(!harness.store.canUndo)
    await harness.close()
  }

  @Test func `has the app above a card with a task`() async throws {
    let harness = try await own()
    await begin(harness)

    #expect(
      harness.app.screen == """
          Lists › 🌱 A first list                                               6 open

        ▌ ○ Complete me                                                          Today
          ○ Water the plants                                                  Tomorrow
          ○ Plan the weekend                                    ▾ 0/2       Wed 25 Nov
            ○ Look at the weather
            ○ Ask Zoë
          ○ Return the library books                                        Sun 29 Nov
          ✓ Open paneltodo                                             Done Mon 16 Nov










          Enter edit   Space done   a add   / find   Esc back   ? help
        ─ 1 of 6 · Complete ───────────────────────────────────────────── ● · · · · · ──
          Space completes the item with the bar; ↓ and ↑ move the bar. Try it: this is
          sample data, so nothing can go wrong.
          ^G skip   ^X end the tour
        """)
    await harness.close()
  }

  @Test func `advances after each task, to a message at the end`() async throws {
    let harness = try await own()
    let before = harness.app.screenWithRoles
    await begin(harness)

    for step in 1...6 { await perform(step, harness) }

    #expect(harness.app.screen.contains("✓ ✓ ✓ ✓ ✓ ✓"))
    harness.app.press(.enter)
    #expect(harness.app.screenWithRoles == before)
    await harness.close()
  }

  @Test func `waits after any other action`() async throws {
    let harness = try await own()
    await begin(harness)

    harness.app.press(.down, .character("?"), .escape)
    harness.app.press(.character("2"))
    await harness.expect("Set the priority to medium for “Water the plants”")

    #expect(harness.app.screen.contains("1 of 6"))
    await harness.close()
  }

  @Test(.floor(.full), arguments: 1...7)
  func `can be left at each step; the user's app is unchanged`(step: Int)
    async throws
  {
    let harness = try await own()
    let before = harness.app.screenWithRoles
    let history = try harness.store.journal.history(limit: 100)
    await begin(harness)
    for passed in 1..<step {
      // Steps are performed and skipped in turn.
      if passed.isMultiple(of: 2) {
        harness.app.press(.control("g"))
      } else {
        await perform(passed, harness)
      }
    }

    harness.app.press(step == 7 ? .escape : .control("x"))

    #expect(harness.app.screenWithRoles == before)
    #expect(try harness.store.journal.history(limit: 100) == history)
    harness.app.press(.character("u"))
    await harness.expect("Undid: add “Cheese”")
    await harness.close()
  }

  @Test func `can be left from a prompt, and taken again`() async throws {
    let harness = try await own()
    let before = harness.app.screenWithRoles
    await begin(harness)
    harness.app.press(.character("a"))
    harness.app.type("Half a th")

    harness.app.press(.control("x"))

    #expect(harness.app.screenWithRoles == before)
    await begin(harness)
    #expect(harness.app.screen.contains("Complete me"))
    await harness.close()
  }

  @Test func `is offered by the help and by the palette`() async throws {
    let harness = try await own()
    harness.app.press(.character("?"), .control("t"))
    await harness.expect("1 of 6")
    harness.app.press(.character("q"))
    #expect(harness.app.application.isRunning)

    harness.app.press(.control("p"))
    harness.app.type("tour")
    harness.app.press(.enter)
    await harness.expect("1 of 6")
    harness.app.press(.control("p"))
    harness.app.type("tour")
    #expect(!harness.app.screen.contains("Take the tour"))
    await harness.close()
  }

  @Test func `accepts clicks on its hints, and leaves others to the app`() async throws {
    let harness = try await own()
    harness.app.application.mouseMode = .full
    await begin(harness)

    try harness.app.click(on: "sample data, so nothing")
    harness.app.press(.space)
    await harness.expect("2 of 6")

    try harness.app.click(on: "skip")
    await harness.expect("3 of 6")
    await harness.close()
  }

  @Test func `names the keys that the map has`() async throws {
    let harness = try await own()
    harness.app.application.keyMap = KeyMap(["item.toggleDone": ["x"], "tour.skip": ["f5"]])
    await begin(harness)

    #expect(harness.app.screen.contains("x completes the item with the bar"))
    #expect(harness.app.screen.contains("F5 skip"))
    await harness.close()
  }

  @Test func `fits the smallest window`() async throws {
    let harness = try await own(columns: 20, rows: 5)
    harness.app.type("g?")
    await harness.expect("^G skip")

    #expect(
      harness.app.screen == """
          🌱 A first list
        ▌ ○ Complet… Today
          Enter edit
          Space completes
          ^G skip
        """)
    await harness.close()
  }

  @Test func `reports in a dialogue that it needs a screen`() async throws {
    let said = try await AppHarness.dialogue(
      TodoStore.temporary(clock: AppHarness.clock()), ["take the tour"])

    #expect(said.contains { $0.contains("The tour needs a screen.") })
    #expect(!said.contains { $0.contains("shows you around") })
  }
}
