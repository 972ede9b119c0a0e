import TermPanels

extension Entry {
  static let headingPanel = Entry(
    HeadingPanel.self, summary: "a heading above a group of a list's rows",
    text: """
      A title among the rows of a list, with a detail at the right end. A heading is a row that never
      becomes current: movements skip it, and it scrolls into sight with the first row below it.
      `GroupedRows` groups the rows of any data source.
      """,
    keys: [.end, .up, .up, .up]
  ) {
    let rows = ArrayListDataSource(rivers, id: \.name) { river, panel in
      let row = panel as? RowPanel ?? RowPanel(.value1)
      row.text = river.name
      (row.detail, row.mark) = ("\(river.kilometres) km", "~")
      return row
    }
    return ListPanel(
      dataSource: rows.grouped(by: \.continent) { continent, rivers, heading in
        heading.text = continent
        heading.detail = "\(rivers.count)"
      })
  }
}

private struct River {
  let (continent, name): (String, String)
  let kilometres: Int

  init(_ continent: String, _ name: String, _ kilometres: Int) {
    (self.continent, self.name, self.kilometres) = (continent, name, kilometres)
  }
}

private let rivers = [
  River("Africa", "Nile", 6650), River("Africa", "Congo", 4700), River("Africa", "Niger", 4200),
  River("Asia", "Yangtze", 6300), River("Asia", "Mekong", 4350), River("Asia", "Lena", 4294),
  River("Europe", "Volga", 3531), River("Europe", "Danube", 2850), River("Europe", "Rhine", 1233),
  River("South America", "Amazon", 6400), River("South America", "Paraná", 4880),
]
