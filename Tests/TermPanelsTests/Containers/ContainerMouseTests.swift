import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor struct ContainerMouseTests {
  private func app(rows: Int = 5, _ panel: Panel) throws -> Harness {
    let app = try Harness(columns: 20, rows: rows) { _ in panel }
    app.application.mouseMode = .full
    return app
  }

  private func scrolling(_ lines: Int) -> ScrollingContentPanel {
    ScrollingContentPanel(
      contentView: StackView(.vertical, (1...lines).map { Label("line \($0)") }))
  }

  @Test func `the wheel scrolls the content as far as its end`() throws {
    let panel = scrolling(12)
    let app = try app(panel)

    app.scroll(1)
    #expect(panel.contentOffset.y == 3)
    app.scroll(9)
    #expect(panel.contentOffset.y == 7)
    app.scroll(-1)
    #expect(panel.contentOffset.y == 4)
  }

  @Test func `the wheel over content that fits goes to the enclosing view`() throws {
    let inner = scrolling(3)
    let outer = ScrollingContentPanel(
      contentView: StackView(.vertical, [inner.view] + (1...20).map { Label("line \($0)") }))
    let app = try app(outer)

    app.scroll(1, at: .zero)

    #expect(outer.contentOffset.y == 3)
  }

  @Test func `dragging the scroll indicator reaches both ends`() throws {
    let panel = scrolling(100)
    let app = try app(panel)
    let column = 19

    app.drag(from: Point(x: column, y: 0), to: Point(x: column, y: 2))
    #expect((30...65).contains(panel.contentOffset.y))
    app.drag(from: Point(x: column, y: 2), to: Point(x: column, y: 9))
    #expect(panel.contentOffset.y == 95)
    app.drag(from: Point(x: column, y: 4), to: Point(x: column, y: -3))
    #expect(panel.contentOffset.y == 0)
  }

  @Test func `a press beside the indicator moves it there, and one on it does not`() throws {
    let panel = scrolling(100)
    let app = try app(panel)
    panel.scroll(by: 40)
    app.application.turn()

    app.click(at: Point(x: 19, y: 2))
    #expect(panel.contentOffset.y == 40)
    app.click(at: Point(x: 19, y: 4))
    #expect(panel.contentOffset.y == 95)
  }

  @Test func `a click on a title chooses its segment`() throws {
    let segmented = SegmentedPanel([
      Segment("Free") { MessagePanel("Nothing") }, Segment("Paid") { MessagePanel("Something") },
    ])
    let app = try app(rows: 10, segmented)

    try app.click(on: "Paid")
    #expect(segmented.selectedIndex == 1)
    app.click(at: Point(x: 19, y: 0))
    #expect(segmented.selectedIndex == 1)
  }
}
