import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct SplitMouseTests {
  private let stage = SplitStage()
  private var split: SplitPanel { stage.split }

  @Test func `dragging a line changes the widths of its columns`() throws {
    let app = try stage.start(columns: 90)
    app.application.mouseMode = .full
    let widths = stage.widths
    let line = widths[0]

    app.drag(from: Point(x: line, y: 4), to: Point(x: line - 5, y: 6))
    #expect(stage.widths[0] == line - 5)
    app.drag(from: Point(x: line - 5, y: 4), to: Point(x: 89, y: 4))
    #expect(stage.widths == [52, 16, 20])
    split.resetWidths()
    app.application.turn()
    #expect(stage.widths == widths)

    app.drag(from: Point(x: line + 3, y: 4), to: Point(x: line - 5, y: 4))
    #expect(stage.widths == widths)
    app.drag(from: Point(x: line, y: 9), to: Point(x: line - 5, y: 9))
    #expect(stage.widths == widths, "The bottom line is below the line.")
  }

  @Test func `a click gives the keys to its column`() throws {
    let app = try stage.start(columns: 90)
    app.application.mouseMode = .full

    app.click(at: Point(x: 88, y: 5))
    #expect(split.focusedColumn == .secondary)
    try app.click(on: "Lists")
    #expect(split.focusedColumn == .primary)
    app.press(.tab)
    #expect(split.focusedColumn == .supplementary)
  }

  @Test func `a click on a row of another column makes it current and focused`() throws {
    func list(_ names: [String]) -> Panel {
      ListPanel(
        content: names.map { name in
          let row = RowPanel()
          row.text = name
          return row
        })
    }
    let split = SplitPanel(primary: list(["one", "two"]), secondary: list(["three", "four"]))
    let app = try Harness(columns: 90, rows: 10, mouse: .full) { _ in split }

    try app.click(on: "four")
    #expect(split.focusedColumn == .secondary && app.screen.contains("▌ four"))
    app.press(.tab, .down)
    #expect(split.focusedColumn == .primary && app.screen.contains("▌ two"))
  }
}
