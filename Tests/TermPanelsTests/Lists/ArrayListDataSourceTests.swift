import TermPanels
import TermPanelsTesting
import Testing

@Suite("Rows of one type") @MainActor struct ArrayListDataSourceTests {
  @Test func `are made as needed, and used again for other values`() throws {
    var made = 0
    func makeRow() -> RowPanel {
      made += 1
      return RowPanel()
    }
    let rows = ArrayListDataSource(Array(1...100), id: \.self, row: makeRow) { number, row in
      row.text = "Row \(number)"
    }
    let list = ListPanel(dataSource: rows)
    let app = try Harness(columns: 20, rows: 5) { _ in list }
    #expect(app.screen.hasPrefix("▌ Row 1\n  Row 2"))
    let madeAtFirst = made

    app.press(.pageDown, .pageDown, .pageDown, .home)

    #expect(app.screen.hasPrefix("▌ Row 1\n  Row 2"))
    #expect(made <= madeAtFirst + list.overscan)
  }
}
