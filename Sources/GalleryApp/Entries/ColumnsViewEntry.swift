import TermPanels

extension Entry {
  static let columnsView = Entry(
    ColumnsView.self, summary: "columns that line up from row to row",
    text: """
      Lays views side by side in columns, so that rows line up below each other. Columns are fixed,
      fit their content, or share the remaining room; where there is not enough, the least important
      column is left out first. Make this one narrow: the year goes, then the author.
      """,
    keys: [.character("-"), .character("-")]
  ) {
    let table = StackView(
      .vertical,
      [
        row("Middlemarch", "George Eliot", "1871"),
        row("Invisible Cities", "Italo Calvino", "1972"),
        row("百年の孤独", "García Márquez", "1967"),
      ])
    let width: (Int) -> Void = { step in
      table.insets.right = min(40, max(0, table.insets.right + step))
    }
    return StagePanel(
      [table],
      commands: [
        KeyCommand(id: "stage.narrower", .character("-"), title: "Narrower", hint: "narrower") {
          width(12)
        },
        KeyCommand(id: "stage.wider", .character("+"), title: "Wider", hint: "wider") {
          width(-12)
        },
      ])
  }

  @MainActor private static func row(
    _ title: String, _ author: String, _ year: String
  ) -> ColumnsView {
    ColumnsView(
      [
        Column(.flexible(minimum: 18)),
        Column(.fixed(14), priority: 2),
        Column(.fixed(6), alignment: .trailing, priority: 1),
      ],
      [Label(title), Label(author, role: .secondary), Label(year, role: .faint)])
  }
}
