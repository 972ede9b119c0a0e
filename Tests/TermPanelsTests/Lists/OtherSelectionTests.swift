import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite("The current row of a list without the keys") struct OtherSelectionTests {
  @Test func `has a surface of its own, which follows the keys`() throws {
    let panels = ["a", "b", "c"].map { TownsPanel([$0]) }
    let split = SplitPanel(primary: panels[0], supplementary: panels[1], secondary: panels[2])
    split.threshold = 56...60
    let app = try Harness(columns: 90, rows: 6) { _ in split }
    func surfaces() -> [Role] {
      let screen = app.terminal.screen
      return (0..<screen.size.height).flatMap { y in
        (0..<screen.size.width).map { screen[$0, y].style.background.role }
      }.filter { $0 != .background }.reduce(into: []) { found, role in
        if found.last != role { found.append(role) }
      }
    }

    #expect(surfaces() == [.selection, .otherSelection])
    app.press(.tab)
    #expect(surfaces() == [.otherSelection, .selection, .otherSelection])
  }
}
