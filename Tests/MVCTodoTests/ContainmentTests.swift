import TermPanels
import TestSupport
import Testing

@testable import MVCTodo
@testable import TermPanelsTesting

@Suite("Containment in MVCTodo") @MainActor struct ContainmentTests {
  /// A row is a container with behaviour of its own.
  private final class RowUnderTest: ContainerUnderTest {
    private let row = ItemRowPanel()
    init() { row.content = nil }
    var panel: Panel { row }
    var shown: [Panel] { row.content.map { [$0] } ?? [] }
    var kept: [Panel] { row.isViewLoaded ? shown : [] }
    func show(_ panel: Panel, animated: Bool) { row.setContent(panel, animated: animated) }
    func hide(animated: Bool) { row.setContent(nil, animated: animated) }
  }

  @Test(
    arguments: ContainmentLaws.all.dropLast(2) + [
      ContainmentLaws.randomSequences(seeds: 0..<10),
      ContainmentLaws.changesInCallbacks(seeds: 0..<5),
    ])
  func `keeps every law in a row`(law: ContainmentLaw) throws {
    #expect(try law.check(ContainerKind("ItemRowPanel") { RowUnderTest() }) == [])
  }

  /// Keys at random, while fades run and the size changes: every panel gets its callbacks in order.
  @Test(arguments: UInt64(0)..<20)
  func `keeps the order of all callbacks, whatever a person does`(seed: UInt64) async throws {
    var random = SequenceGenerator(state: seed)
    let audit = LifeCycleAudit()
    let todo = try MVCTodoHarness(columns: 60, rows: 14, motion: .full, observer: audit)
    let keys: [Key] =
      [.enter, .escape, .up, .down, .tab] + "aatdbo x".map { .character($0) }

    for _ in 0..<150 {
      todo.press(keys[random.next(below: keys.count)])
      if random.happens(oncePer: 3) { todo.app.run(for: 0.07) }
      if random.happens(oncePer: 20) {
        todo.app.resize(columns: 20 + random.next(below: 60), rows: 5 + random.next(below: 20))
      }
      await Task.yield()
      #expect(audit.grammar.violations == [], "seed \(seed)")
    }
    todo.app.application.window.rootPanel = nil
    todo.app.run(for: 1)
    #expect(audit.grammar.violations == [], "seed \(seed)")
  }

  @Test func `frees the panels of a screen that was left`() async throws {
    let audit = LifeCycleAudit()
    let todo = try MVCTodoHarness(observer: audit)
    todo.press(.character("a"))
    #expect(await todo.answer("New list", "Groceries"))
    todo.press(.enter, .character("a"))
    #expect(await todo.answer("New item", "Milk"))
    #expect(audit.panels.contains { $0 is ItemRowPanel })

    todo.press(.escape)
    todo.press(.character("t"), .character("b"), .escape)

    #expect(!audit.panels.contains { $0 is ItemRowPanel || $0 is TestPanel || $0 is ColorPanel })
    #expect(
      todo.app.application.window.rootPanel?.treeDescription == """
        ContainerPanel appeared
          NavigationPanel appeared
            ContainerPanel “Lists” appeared
              ListPanel appeared
                RowPanel appeared
        """)
  }
}
