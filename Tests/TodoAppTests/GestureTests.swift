import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoModel

@testable import TodoApp

/// Drags that end without a drop.
@MainActor @Suite struct GestureTests {
  nonisolated private static let names = ["Alpha", "Beta", "Gamma", "Delta"]

  private func overview() async throws -> AppHarness {
    let harness = try await AppHarness(rows: 24) { store in
      for name in Self.names { _ = try await store.createList(name: name) }
      let area = try await store.areas.create(name: "Area")
      let inside = try await store.createList(name: "Inside")
      try await store.areas.move(inside.id, to: area.id, before: nil)
    }
    harness.app.application.mouseMode = .full
    return harness
  }

  /// The names of the lists as the screen has them, from the top.
  private func shown(_ harness: AppHarness) -> [String] {
    harness.app.screen.split(separator: "\n").compactMap { line in
      Self.names.first { line.contains(" \($0) ") || line.hasSuffix(" \($0)") }
    }
  }

  private func stored(_ harness: AppHarness) throws -> [String] {
    try harness.store.lists(by: .place).map(\.list.name).filter(Self.names.contains)
  }

  @Test(arguments: ["Esc", "a key", "a click elsewhere", "a resize", "the help", "another list"])
  func `the lists are shown as they are stored after a drag ended by`(end: String) async throws {
    let harness = try await overview()
    let (app, first) = (harness.app, shown(harness))
    let (alpha, gamma) = (try app.place(of: "Alpha"), try app.place(of: "Gamma"))
    app.mouse(.press(.left), at: alpha)
    app.mouse(.drag(.left), at: gamma)
    #expect(shown(harness) != first)

    switch end {
    case "Esc": app.press(.escape)
    case "a key": app.press(.character("j"))
    case "a click elsewhere": app.click(at: Point(x: 3, y: 2))
    case "a resize": app.resize(columns: 70, rows: 24)
    case "the help": app.press(.character("?"), .escape)
    default:
      _ = try await harness.store.createList(name: "Beyond")
      await harness.expect("Beyond")
      app.press(.escape)
    }

    #expect(shown(harness) == Self.names && first == Self.names)
    app.mouse(.drag(.left), at: alpha)
    app.mouse(.release(.left), at: alpha)
    #expect(shown(harness) == Self.names)
    #expect(try stored(harness) == Self.names)
    await harness.close()
  }

  @Test func `a drop outside the window moves the list to the edge`() async throws {
    let harness = try await overview()
    let (alpha, gamma) = (
      try harness.app.place(of: "Alpha"), try harness.app.place(of: "Gamma")
    )

    harness.app.mouse(.press(.left), at: alpha)
    harness.app.mouse(.drag(.left), at: gamma)
    harness.app.mouse(.release(.left), at: Point(x: -4, y: gamma.y))

    let moved = ["Beta", "Gamma", "Alpha", "Delta"]
    #expect(try await harness.app.waitUntil { try stored(harness) == moved })
    #expect(shown(harness) == moved)
    await harness.close()
  }

  @Test func `an area that a drag has unfolded is folded again`() async throws {
    let harness = try await overview()
    try harness.app.click(on: "Area")
    harness.app.press(.enter)
    #expect(!harness.app.screen.contains("Inside"))
    harness.app.mouse(.press(.left), at: try harness.app.place(of: "Delta"))
    harness.app.mouse(.drag(.left), at: try harness.app.place(of: "Area"))
    #expect(harness.app.screen.contains("Inside"))

    harness.app.press(.escape)

    #expect(!harness.app.screen.contains("Inside") && shown(harness) == Self.names)
    await harness.close()
  }

  @Test func `the column of a board is no target any more`() async throws {
    let stage = try await BoardStage()
    stage.app.application.mouseMode = .full
    stage.app.mouse(.press(.left), at: try stage.app.place(of: "Bread"))
    stage.app.mouse(.drag(.left), at: Point(x: 60, y: 12))
    await stage.expect(["→ Kitchen 1 ›", "▌ ○ Oven"], in: 2)

    stage.app.press(.escape)

    await stage.expect(["Kitchen 1 ›", "▌ ○ Oven"], in: 2)
    #expect(try stage.open().first == "- Bread")
    await stage.close()
  }

  @Test(arguments: UInt64(0)..<6)
  func `after any gestures and keys the lists are shown as they are stored`(
    seed: UInt64
  ) async throws {
    let harness = try await overview()
    let app = harness.app
    var random = SeededGenerator(seed: Thorough.seed &+ seed)
    for _ in 0..<40 {
      let point = Point(x: 6, y: Int.random(in: -1...24, using: &random))
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1: app.mouse(.press(.left), at: point)
      case 2...5: app.mouse(.drag(.left), at: point)
      case 6: app.mouse(.release(.left), at: point)
      case 7: app.press([.escape, .down, .up][Int.random(in: 0..<3, using: &random)])
      case 8: app.scroll(1, at: Point(x: 6, y: 8))
      default: app.resize(columns: Int.random(in: 50...70, using: &random), rows: 24)
      }
    }
    app.press(.escape)
    #expect(await app.waitUntil { !app.application.work.isBusy })
    for _ in 0..<4 { app.press(.escape) }
    app.run(for: 9)

    #expect(try shown(harness) == stored(harness), "seed \(seed)\n\(app.screen)")
    await harness.close()
  }
}
