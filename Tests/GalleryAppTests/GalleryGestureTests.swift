import GalleryApp
import TermPanelsTesting
import TestSupport
import Testing

@testable import TermPanels

/// Any actions of the mouse, with keys and sizes in between.
@MainActor @Suite(.floor(.full)) struct GalleryGestureTests {
  private static let keys: [Key] = [.escape, .down, .up, .tab, .enter, .right, .character("x")]

  @Test func `leave nothing captured, and no cell of what they showed meanwhile`() throws {
    for (number, entry) in Gallery.entries.enumerated() {
      var random = SeededGenerator(seed: Thorough.seed &+ UInt64(number))
      let gallery = try GalleryHarness(showing: entry, motion: .none)
      let app = gallery.harness
      app.application.mouseMode = .full
      for _ in 0..<12 {
        for _ in 0..<Int.random(in: 1...8, using: &random) { act(on: app, &random) }
        app.press(.escape)
        #expect(!app.application.window.mouse.isCaptured, "\(entry.name)")
        guard app.application.isRunning, !app.application.isQuitting else { break }
        app.run(for: 0.1)
        let shown = app.screenWithRoles
        layOutAgain(app)

        #expect(app.screenWithRoles == shown, "\(entry.name), seed \(Thorough.seed)")
      }
    }
  }

  private func act(on app: Harness, _ random: inout SeededGenerator) {
    let size = app.terminal.size
    let point = Point(
      x: Int.random(in: -2...size.width + 1, using: &random),
      y: Int.random(in: -2...size.height + 1, using: &random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: app.mouse(.press(.left), at: point)
    case 3...6: app.mouse(.drag(.left), at: point)
    case 7, 8: app.mouse(.release(.left), at: point)
    case 9: app.mouse(.wheelDown, at: point)
    case 10: app.press(Self.keys.randomElement(using: &random) ?? .escape)
    default:
      app.resize(
        columns: Int.random(in: 30...90, using: &random),
        rows: Int.random(in: 8...24, using: &random))
    }
  }

  /// Lays every view out again and draws every cell.
  private func layOutAgain(_ app: Harness) {
    func mark(_ view: View) {
      view.setNeedsLayout()
      for view in view.subviews { mark(view) }
    }
    mark(app.application.window)
    app.application.redraw()
    app.application.turn()
  }
}
