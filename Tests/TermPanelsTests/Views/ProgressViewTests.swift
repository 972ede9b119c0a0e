import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor struct ProgressViewTests {
  private func show(
    _ progress: Double?, motion: Motion = .full
  ) throws -> (app: Harness, bar: ProgressView) {
    let bar = ProgressView(progress, columns: 20)
    let app = try Harness(columns: 20, rows: 5, motion: motion) { _ in
      let panel = Panel()
      panel.view.embedSubview(bar)
      return panel
    }
    return (app, bar)
  }

  private func firstRow(_ app: Harness) -> String {
    String(app.screen.prefix { $0 != "\n" })
  }

  private func filled(_ columns: Int) -> String {
    String(repeating: "━", count: columns) + String(repeating: "─", count: 20 - columns)
  }

  @Test(arguments: [
    (0, 0), (0.001, 1), (0.5, 10), (0.999, 19), (1, 20), (7, 20), (-1, 0),
  ])
  func `a bar is full only at the end and empty only at the beginning`(
    progress: Double, columns: Int
  ) throws {
    #expect(firstRow(try show(progress).app) == filled(columns))
  }

  @Test func `a bar of unknown length shows a moving piece`() throws {
    let (app, bar) = try show(nil)
    var pictures: Set<String> = []
    for _ in 0..<20 {
      pictures.insert(firstRow(app))
      app.run(for: ProgressView.interval)
    }
    #expect(pictures.contains("────────━━━━────────"))
    #expect(pictures.contains("━━──────────────────"))
    #expect(pictures.allSatisfy { $0.count == 20 })

    bar.progress = 0.5
    app.run(for: 1)

    #expect(firstRow(app) == filled(10))
    #expect(app.application.animator.isIdle)
  }

  @Test func `with reduced motion a bar of unknown length is still dashes`() throws {
    let (app, _) = try show(nil, motion: .reduced)

    #expect(firstRow(app) == String(repeating: "╌", count: 20))
    #expect(app.application.animator.isIdle)
  }
}
