import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoModel

@MainActor @Suite struct RandomKeysTests {
  private let keys: [Key] = [
    .space, .character("u"), .character("d"), .control("r"), .down, .up, .home, .end, .enter,
    .escape, .character("g"), .character("c"), .character("v"), .character("/"), .control("s"),
    .right, .tab, .character("z"), .character("Z"), .character("r"), .character(">"),
    .character("<"),
    .character("J"), .character("K"),
    .character("m"), .character("V"), .character("*"), .character("+"), .character(":"),
    .character("x"), .character("b"),
  ]

  @Test(.floor(.full), arguments: [Motion.none, .full])
  func `after typing faster than the disk, the screen equals the store`(
    motion: Motion
  ) async throws {
    var random = SeededGenerator(seed: 41)
    let harness = try await AppHarness(rows: 24, motion: motion) { store in
      for list in ["A", "B"] {
        let list = try await store.createList(name: list)
        for item in 0..<6 { _ = try await store.createItem(in: list.id, name: "item \(item)") }
      }
      // The last list is sorted manually, so that J and K move more than subtasks.
      guard var list = try store.lists().last?.list else { return }
      list.sort = [SortRule(.manual)]
      try await store.updateList(list)
    }
    for round in 0..<60 {
      let typed = (0..<Int.random(in: 1...25, using: &random)).compactMap { _ in
        keys.randomElement(using: &random)
      }
      harness.app.pressTogether(typed)
      if round.isMultiple(of: 3) { harness.app.run(for: 0.1) }
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        await Task.yield()
        harness.app.application.turn()
      }
    }
    for _ in 0..<8 { harness.app.press(.escape) }
    #expect(await harness.app.waitUntil { !harness.app.application.work.isBusy })
    _ = try await harness.store.createList(name: "Zzz")
    harness.app.run(for: 6)

    // A prompt whose save failed while those keys were pressed is still open.
    for _ in 0..<8 {
      await Task.yield()
      harness.app.press(.escape)
    }
    await harness.expect("Zzz")
    for summary in try harness.store.lists() {
      #expect(harness.app.screen.contains(summary.list.name))
    }
    await harness.close()
  }
}
