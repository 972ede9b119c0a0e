import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoModel

/// The screens on rows that another program damages, while a user works there.
@MainActor @Suite("A screen above damaged rows") struct ForeignShapeTests {
  private static let keys: [Key] = [
    .space, .character("u"), .character("d"), .control("r"), .down, .up, .home, .end, .enter,
    .enter, .escape, .escape, .character("g"), .character("c"), .character("h"), .character("t"),
    .character("v"), .character("/"), .control("s"), .right, .left, .tab, .character("z"),
    .character("Z"), .character("r"), .character(">"), .character("<"), .character("J"),
    .character("K"), .character("m"), .character("V"), .character("*"), .character("+"),
    .character(":"), .character("x"), .character("a"), .character("p"), .character("e"),
    .character("s"), .character("@"), .character("?"), .character("w"), .pageDown,
  ]

  @Test func `is drawn and handles keys at any shape of the screen`() async throws {
    var random = SeededGenerator(seed: 77)
    let folder = try TemporaryFolder()
    let rounds = Thorough.count(12, alone: 4, thorough: 60)
    for round in 0..<rounds {
      let path = folder.path("todos\(round).db")
      let store = try TodoStore.open(path: path, clock: AppHarness.clock())
      let harness = try await AppHarness(columns: 100, rows: 30, store: store) { store in
        try await store.add(.demonstration)
      }
      let foreign = try LawlessDatabase(path: path)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let table = Self.tables.randomElement(using: &random) ?? "item"
        let columns = try foreign.columns().filter { $0.table == table }
        guard let column = columns.randomElement(using: &random),
          let shape = LawlessDatabase.shapes.randomElement(using: &random)
        else { continue }
        try foreign.put(shape, into: column, ofRow: Int.random(in: 0..<40, using: &random))
        if Thorough.isOn { print("\(round): \(column) = \(shape)") }
      }
      try foreign.announce()
      let animator = harness.app.application.animator
      store.startWatching { seconds, action in
        let timer = animator.schedule(after: seconds, action)
        return { timer.cancel() }
      }
      for _ in 0..<Thorough.count(12, thorough: 40) {
        let typed = (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in
          Self.keys.randomElement(using: &random)
        }
        harness.app.pressTogether(typed)
        for _ in 0..<6 {
          await Task.yield()
          harness.app.application.turn()
        }
      }
      for _ in 0..<10 { harness.app.press(.escape) }
      harness.app.press(.character("?"))
      #expect(harness.app.screen.count > 100)
      await harness.close()
    }
    Thorough.report("B8", "\(rounds) databases damaged at random, every key answered")
  }

  private static let tables = [
    "item", "item", "item", "list", "list", "journal", "journal_change", "item_tag", "draft",
  ]
}
