import TermPanels
import TermPanelsTesting
import Testing

@MainActor struct RowPanelTests {
  private func row(_ style: RowPanel.Style, _ text: String, _ mark: String? = nil) -> RowPanel {
    let row = RowPanel(style, captionColumns: 8)
    row.text = text
    row.detail = "the detail"
    row.mark = mark
    return row
  }

  @Test func `the four styles lay a text, a detail and a mark out`() throws {
    let rows = [
      row(.plain, "Plain"), row(.value1, "Value 1", "○"), row(.value2, "Value 2"),
      row(.subtitle, "Subtitle", "✓"),
    ]
    let app = try Harness(columns: 32, rows: 6) { _ in ListPanel(content: rows) }

    #expect(
      app.screen == """
        ▌ Plain
          ○ Value 1          the detail
           Value 2  the detail
          ✓ Subtitle
            the detail

        """)
  }

  @Test(arguments: [nil, ""])
  func `later values are shown, and removing a mark frees its room`(mark: String?) throws {
    let row = row(.value1, "Milk", "○")
    let app = try Harness(columns: 32, rows: 5) { _ in ListPanel(content: [row]) }

    row.mark = mark
    row.text = "Bread"
    row.detail = "2"
    app.application.update()

    #expect(app.screen.hasPrefix("▌ Bread                       2\n"))
  }
}
