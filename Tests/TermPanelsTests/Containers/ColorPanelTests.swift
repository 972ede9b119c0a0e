import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct ColorPanelTests {
  private func styles(_ app: Harness) -> Set<Style> {
    Set(app.terminal.screen.rows.flatMap { $0.map(\.style) })
  }

  @Test func `every cell has one colour as foreground and background`() throws {
    let panel = ColorPanel(.accent)
    let app = try Harness(columns: 20, rows: 5) { _ in panel }
    #expect(styles(app) == [Style(.accent, on: .accent)])

    panel.role = .raised
    panel.pattern = "░"
    app.application.turn()

    #expect(styles(app) == [Style(.raised, on: .raised)])
    #expect(
      app.screen
        == Array(repeating: String(repeating: "░", count: 20), count: 5).joined(separator: "\n"))
  }

  @Test func `a fade from one colour to another shows no pattern on the way`() throws {
    let container = ContainerPanel(content: ColorPanel(.accent))
    let app = try Harness(columns: 20, rows: 5, motion: .full) { _ in container }
    container.content = ColorPanel(.overdue, pattern: "▒")
    var amounts: [UInt8] = []

    for _ in 0..<9 {
      app.run(for: 0.03)
      let styles = styles(app)
      #expect(styles.count == 1 && styles.allSatisfy { $0.foreground == $0.background })
      if let amount = styles.first?.background.amount { amounts.append(amount) }
    }

    #expect(amounts == amounts.sorted() && Set(amounts).count > 3)
    app.run(for: 0.1)
    #expect(styles(app) == [Style(.overdue, on: .overdue)])
  }
}

extension CellGrid {
  fileprivate var rows: [[Cell]] {
    (0..<size.height).map { y in (0..<size.width).map { self[$0, y] } }
  }
}
