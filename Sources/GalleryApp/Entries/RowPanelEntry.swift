import TermPanels

extension Entry {
  static let rowPanel = Entry(
    RowPanel.self, summary: "a row of a list, in one of four arrangements",
    text: """
      A row with one or two texts and a mark before them, in one of four arrangements: UIKit's cell
      styles. Set the texts; there is nothing to lay out.
      """,
    keys: [.down]
  ) {
    ListPanel(content: [
      row(.plain, "plain: the text alone", ""),
      row(.value1, "value1", "the detail at the right end"),
      row(.value2, "value2", "the text as a caption at the left"),
      row(.subtitle, "subtitle", "the detail below the text"),
    ])
  }

  @MainActor private static func row(
    _ style: RowPanel.Style, _ text: String, _ detail: String
  ) -> RowPanel {
    let row = RowPanel(style)
    (row.text, row.detail, row.mark) = (text, detail, "○")
    return row
  }
}
