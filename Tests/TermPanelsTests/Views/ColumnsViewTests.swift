import TermPanels
import TermPanelsTesting
import Testing

@MainActor struct ColumnsViewTests {
  private let columns = [
    Column(.fixed(2)), Column(.flexible(minimum: 12)),
    Column(.fitting(minimum: 5), alignment: .trailing, priority: 1),
    Column(.fixed(4), priority: 0),
  ]

  /// The screen's lines for rows of words.
  private func shown(_ rows: [[String]], columns width: Int) throws -> [String] {
    let app = try Harness(columns: width, rows: 5) { _ in
      let stack = StackView(
        .vertical, rows.map { words in ColumnsView(columns, words.map { Label($0) }) })
      let panel = Panel()
      panel.view.embedSubview(stack)
      return panel
    }
    return app.screen.split(separator: "\n").map(String.init)
  }

  @Test func `rows line up, and texts follow their column's alignment`() throws {
    #expect(
      try shown([["1", "Milk", "a", "new"], ["22", "日本語", "bcd", ""]], columns: 28) == [
        "1  Milk               a new",
        "22 日本語           bcd",
      ])
  }

  @Test func `when room is short the lowest-priority column is hidden first`() throws {
    let row = [["1", "Milk and eggs, bread", "12 m", "new"]]

    #expect(try shown(row, columns: 26) == ["1  Milk and eg…  12 m new"])
    #expect(try shown(row, columns: 25) == ["1  Milk and eggs, …  12 m"])
    #expect(try shown(row, columns: 20) == ["1  Milk and eggs, b…"])
  }

  @Test func `a fitting column is as wide as its content`() throws {
    #expect(
      try shown([["1", "Milk", "a lot of", "new"]], columns: 30) == [
        "1  Milk          a lot of new"
      ])
  }
}
