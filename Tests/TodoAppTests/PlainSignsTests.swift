import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoModel

@MainActor @Suite("The app with plain signs") struct PlainSignsTests {
  /// A name with the signs that the app itself draws.
  private static let name = "→ “é” … 牛 ✓ │"
  private static let list = "· Ö │ ●"

  private let keys: [Key] = [
    .enter, .escape, .tab, .down, .up, .left, .right, .space, .character("?"), .character("u"),
    .character("g"), .character("a"), .character("e"), .character("t"), .character("h"),
    .character("w"), .character("c"), .character("i"), .character("l"), .character("n"),
    .character("v"), .character("b"), .character("y"), .character("m"), .character("."),
    .character("/"), .character("!"), .character("p"), .control("p"), .character("o"),
    .character("1"), .character("x"), .character("s"), .character("z"), .character("R"),
  ]

  private func harness(_ columns: Int) async throws -> AppHarness {
    let harness = try await AppHarness(columns: columns, rows: 24, motion: .none) { store in
      let list = try await store.createList(name: Self.list)
      for number in 0..<3 {
        _ = try await store.createItem(in: list.id, name: "\(number) \(Self.name)")
      }
    }
    harness.app.application.signs = .plain
    harness.app.application.turn()
    return harness
  }

  /// The characters on the screen beyond ASCII that are no part of those names.
  private func strangers(_ screen: String) -> Set<Character> {
    let ours = screen.replacing(Self.name, with: "").replacing(Self.list, with: "")
    // A name may be cut. The picture of the Inbox is a part of its name.
    let words = Set(Self.name + Self.list + "📥")
    return Set(ours.filter { !$0.isASCII && !words.contains($0) })
  }

  @Test func `shows names as they are, and draws nothing beyond ASCII around them`() async throws {
    let harness = try await harness(90)
    #expect(harness.app.screen.contains(Self.list))
    harness.app.press(.enter)
    await harness.expect("0 \(Self.name)")
    #expect(harness.app.screen.contains("# o 0 \(Self.name)"), "\(harness.app.screen)")
    await harness.close()
  }

  @Test(.floor(.full), arguments: [50, 90, 140])
  func `are everywhere that random keys lead to`(columns: Int) async throws {
    var random = SeededGenerator(seed: UInt64(columns))
    let harness = try await harness(columns)
    for _ in 0..<Thorough.count(400, alone: 100, thorough: 400) {
      guard let key = keys.randomElement(using: &random) else { continue }
      harness.app.press(key)
      await Task.yield()
      harness.app.application.turn()
      let found = strangers(harness.app.screen)
      #expect(found.isEmpty, "after \(key): \(found)\n\(harness.app.screen)")
      if !found.isEmpty { break }
    }
    for _ in 0..<8 { harness.app.press(.escape) }
    #expect(await harness.app.waitUntil { !harness.app.application.work.isBusy })
    await harness.close()
  }
}
