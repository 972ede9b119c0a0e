import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

@testable import TodoApp

@MainActor @Suite("The tour of the panels") struct GuideTests {
  private func guided(
    columns: Int = 80, rows: Int = 24, motion: Motion = .reduced
  ) async throws -> (Harness, AppCoordinator, GuideCoordinator) {
    let store = try TodoStore.temporary(clock: AppHarness.clock())
    try await store.add(.demonstration)
    var made: (AppCoordinator, GuideCoordinator)?
    let app = try Harness(columns: columns, rows: rows, motion: motion) { application in
      let coordinator = AppCoordinator(store, application)
      coordinator.start()
      let guide = coordinator.explainContainment()
      made = (coordinator, guide)
      return guide.primaryPanel
    }
    let (coordinator, guide) = try #require(made)
    return (app, coordinator, guide)
  }

  private func name(_ guide: GuideCoordinator) -> String {
    guide.subject.map { type(of: $0).typeName } ?? "nothing"
  }

  @Test func `explains a panel of the running app in each step`() async throws {
    let (app, coordinator, guide) = try await guided()
    var subjects: [String] = []
    for step in 1...7 {
      #expect(app.screen.contains("\(step) of 7"))
      subjects.append(name(guide))
      app.press(.space)
      app.run(for: 1)
    }

    #expect(
      subjects == [
        "TourPanel", "NavigationPanel", "ContainerPanel", "ListPanel", "ItemRowPanel",
        "MessagePanel", "ContainerPanel",
      ])
    #expect(app.screen.contains("Every screen works like this"))
    app.press(.enter)
    #expect(app.application.window.rootPanel === coordinator.primaryPanel)
    #expect(!guide.isRunning)
    coordinator.stop()
  }

  @Test func `shows a card below the app`() async throws {
    let (app, coordinator, _) = try await guided(rows: 14)
    app.press(.space, .space)

    #expect(
      app.screen == """
          Lists › 🛒 Groceries                                                  7 open

        ▌ ○ Oat milk                                                             Today
          ○ Sourdough bread                       @bakery                        Today
          ○ 牛乳を買う                                                        Tomorrow
          ○ Olive oil                                                       Wed 25 Nov
          ○ Basil plant for the window            @market
          ○ Dark chocolate                                 plan today

          ? help   q quit
        ─ 3 of 7 · Container ────────────────────────────────────────── ✓ ✓ ● · · · · ──
          A container shows one panel, no matter which: a list now, a message another
          time. So no flags decide what is visible.
          Space continue   ← back   Esc leave
        """)
    coordinator.stop()
  }

  @Test func `exchanges a message and a list, however often visited`() async throws {
    let (app, coordinator, guide) = try await guided(motion: .full)
    for _ in 1...5 {
      app.press(.space)
      app.run(for: 1)
    }
    #expect(name(guide) == "MessagePanel")

    for _ in 1...2 {
      app.press(.space)
      let isFading = await app.waitUntil { guide.subject?.children.count == 2 }
      #expect(isFading)
      app.run(for: 1)
      #expect(guide.subject?.children.map { type(of: $0).typeName } == ["ListPanel"])
      #expect(app.screen.contains("Watch a message become a list"))

      app.press(.left)
      let isEmpty = await app.waitUntil { name(guide) == "MessagePanel" }
      #expect(isEmpty)
      app.run(for: 1)
      #expect(app.screen.contains("Nothing to do"))
    }
    coordinator.stop()
  }

  @Test func `keeps the focus after any click`() async throws {
    let (app, coordinator, _) = try await guided()
    app.application.mouseMode = .full
    app.press(.space)
    app.run(for: 1)

    try app.click(on: "Sourdough bread")
    app.press(.space)

    #expect(app.screen.contains("3 of 7"))
    #expect(app.screen.contains("7 open"))
    coordinator.stop()
  }

  @Test(arguments: 1...8) func `can be left at each step, and the app stays unchanged`(step: Int)
    async throws
  {
    let (app, coordinator, guide) = try await guided()
    var hasEnded = false
    guide.onEnd = { hasEnded = true }
    for _ in 1..<step {
      app.press(.space)
      app.run(for: 1)
    }

    app.press(.escape)

    #expect(hasEnded && guide.subject == nil)
    #expect(app.application.window.rootPanel === coordinator.primaryPanel)
    #expect(!app.screen.contains(" of 7"))
    #expect(coordinator.primaryPanel.view.frame == app.application.window.bounds)
    app.type("gh")
    app.press(.character("a"))
    #expect(app.screen.contains("New list"))
    coordinator.stop()
  }
}
