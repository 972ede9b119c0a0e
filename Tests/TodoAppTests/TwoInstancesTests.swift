import CivilCalendar
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoApp
import TodoAppTesting
import TodoModel

/// Two programs on one database, each with a user who types faster than the disk.
@MainActor @Suite(.floor(.full)) struct TwoInstancesTests {
  private static let operations = Thorough.count(1000, alone: 200, thorough: 1000)

  private let folder: TemporaryFolder
  private let list: TodoList

  init() async throws {
    folder = try TemporaryFolder()
    let store = try TodoStore.open(path: folder.path("todos.db"), clock: AppHarness.clock())
    list = try await store.createList(name: "Shared")
    let today = AppHarness.today
    try await store.createItems(
      (10..<50).map { NewItem("item \($0)", in: list.id, due: today.adding(days: $0 % 7)) })
    await store.close()
  }

  private func start() async throws -> AppHarness {
    let store = try TodoStore.open(path: folder.path("todos.db"), clock: AppHarness.clock())
    let harness = try await AppHarness(
      rows: 20, motion: .none, startView: .list(list.name), store: store)
    await harness.expect("Lists › Shared")
    return harness
  }

  /// A random operation; frequent kinds are more likely. An added item gets the name.
  private func operation(_ name: String, _ random: inout SeededGenerator) -> [Key] {
    switch Int.random(in: 0..<20, using: &random) {
    case 0...2: [.character("a")] + name.map { Key.character($0) } + [.enter]
    case 3...6: [.space]
    case 7: [.character("d")]
    case 8: [.character("D")]
    case 9: [.character("1")]
    case 10: [.character("4")]
    case 11: [.character("+")]
    case 12: [.character("-")]
    case 13: [.character("u")]
    case 14: [.control("r")]
    case 15...16: [.down, .down]
    case 17: [.up]
    case 18: [.end]
    default: [.home]
    }
  }

  /// Waits until both programs are idle.
  private func settle(_ harnesses: [AppHarness]) async throws {
    for harness in harnesses { try await finish(harness) }
    // A last write of each comes after all pending ones.
    for (number, harness) in harnesses.enumerated() {
      #expect(await harness.app.waitUntil { !harness.app.application.work.isBusy })
      try await harness.store.createList(name: "Last \(number)")
    }
    for harness in harnesses {
      let isCurrent = try await harness.app.waitUntil {
        try harness.store.lists().count == harnesses.count + 1
      }
      #expect(isCurrent)
      // Toasts disappear.
      harness.app.run(for: 10)
    }
  }

  /// Waits until a program has processed all keys, as long as it makes progress: a prompt that is
  /// saving holds later keys back, and an undo among them could undo the next change.
  private func finish(_ harness: AppHarness) async throws {
    var newest = try harness.store.journal.history(limit: 1).first?.id
    while !(await harness.app.waitUntil { !harness.isBusy }) {
      let next = try harness.store.journal.history(limit: 1).first?.id
      try #require(next != newest, "It does not go on:\n\(harness.app.screen)")
      newest = next
    }
  }

  @Test func `both screens end as a fresh one, and nothing that was typed is lost`() async throws {
    var random = SeededGenerator(seed: 41)
    let harnesses = [try await start(), try await start()]
    var typed: [[String]] = [[], []]

    for step in 0..<Self.operations {
      for (number, harness) in harnesses.enumerated() {
        let name = "\(number == 0 ? "left" : "right") \(step)"
        var keys = operation(name, &random)
        // No undo at first: with few changes so far, it could undo the list itself.
        if step < 100, keys == [.character("u")] { keys = [.down] }
        if keys.count > 5 { typed[number].append(name) }
        harness.app.pressTogether(keys)
        try expectNoError(harness)
      }
      for _ in 0..<Int.random(in: 0...6, using: &random) { await Task.yield() }
    }
    try await settle(harnesses)

    for harness in harnesses { try expectNoError(harness) }
    let deeds = try harnesses[0].store.journal.history(before: nil, limit: 10_000).map(\.entry.deed)
    for name in typed.joined() { #expect(deeds.contains(Deed(.added, .item(name)))) }
    let fresh = try await start()
    for harness in harnesses {
      harness.app.press(.home)
      fresh.app.press(.home)
      for _ in 0..<6 {
        let isAlike = await harness.app.waitUntil { harness.app.screen == fresh.app.screen }
        #expect(isAlike, "\(harness.app.screen)\nis not\n\(fresh.app.screen)")
        harness.app.press(.pageDown)
        fresh.app.press(.pageDown)
      }
    }
    for harness in harnesses + [fresh] { await harness.close() }
  }

  @Test func `one instance's changes keep the other's current item while it exists`()
    async throws
  {
    var random = SeededGenerator(seed: 43)
    let busy = try await start()
    let calm = try await start()
    let panel = try #require(calm.itemList)
    var stays = 0

    for step in 0..<Self.operations {
      if step.isMultiple(of: 20) {
        calm.app.press(.home)
        for _ in 0..<Int.random(in: 0...25, using: &random) { calm.app.press(.down) }
      }
      busy.app.pressTogether(operation("step \(step)", &random))
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let before = try #require(panel.currentID)
        await Task.yield()
        busy.app.application.turn()
        calm.app.application.turn()
        if try calm.store.item(before) != nil {
          try #require(panel.currentID == before, "step \(step)")
          stays += 1
        }
      }
      try expectNoError(calm)
    }
    try await settle([busy, calm])

    #expect(stays > Self.operations)
    for harness in [busy, calm] { await harness.close() }
  }

  private func expectNoError(_ harness: AppHarness) throws {
    let grid = harness.app.terminal.screen
    for y in 0..<grid.size.height {
      for x in 0..<grid.size.width where grid[x, y].style.foreground.role == .error {
        try #require(Bool(false), "An error is shown:\n\(harness.app.screen)")
      }
    }
  }
}

extension AppHarness {
  /// Whether some keys are not processed yet.
  fileprivate var isBusy: Bool {
    app.application.work.isBusy || app.screen.contains("New item")
  }

  /// The list of items on the screen.
  fileprivate var itemList: ListPanel<TodoItem.ID>? {
    func lists(in panel: Panel) -> [ListPanel<TodoItem.ID>] {
      ((panel as? ListPanel<TodoItem.ID>).map { [$0] } ?? []) + panel.children.flatMap(lists)
    }
    return app.application.window.rootPanel.map(lists)?.last { $0.currentID != nil }
  }
}
