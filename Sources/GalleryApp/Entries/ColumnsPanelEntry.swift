import TermPanels

extension Entry {
  static let columnsPanel = Entry(
    ColumnsPanel.self, summary: "columns beside each other, one of them current",
    text: """
      As many panels beside each other as have room, with their titles above; the current column has
      the keys, and is always in sight. The arrows go to its neighbours. Make the terminal narrow:
      one column is left, below a line of all titles.
      """,
    keys: [.right, .down], showsRoles: true
  ) {
    let columns = ColumnsPanel([
      pile("To read", ["Middlemarch", "Austerlitz"]),
      pile("Reading", ["百年の孤独", "The Waves"]),
      pile("Finished", ["Invisible Cities"]),
    ])
    columns.minimumWidth = 20
    return columns
  }

  @MainActor private static func pile(_ title: String, _ books: [String]) -> Panel {
    let list = ListPanel(
      content: books.map {
        let row = RowPanel()
        row.text = $0
        return row
      })
    list.title = title
    list.navigationItem.detail = "\(books.count)"
    return list
  }
}
