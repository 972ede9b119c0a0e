import TermPanels

extension Entry {
  static let tablePanel = Entry(
    TablePanel<Peak, String>.self, summary: "rows in columns, sorted by any of them",
    text: """
      Rows of texts in columns, below a line of titles. Brackets move to the next column, which
      comes into sight beside the first; `s` sorts by it, or the other way round, and `<` and `>`
      change its width. The rows are those of a list: only the ones in sight exist, and the current
      one stays the same in every order.
      """,
    keys: [.down, .character("]"), .character("]"), .character("s"), .character("s")],
    showsRoles: true
  ) {
    TablePanel(
      [
        TableColumn("Peak", by: \.name, width: .fixed(14)),
        TableColumn("Country", by: \.country, width: .flexible(minimum: 14), role: .secondary),
        TableColumn("Height", by: \.metres, width: .fixed(8), alignment: .trailing) {
          "\($0.metres) m"
        },
        TableColumn("First climbed", by: \.year, width: .fitting(), alignment: .trailing),
        TableColumn("Range", width: .fixed(12)) { $0.range },
      ], Peak.all, id: \.name)
  }
}

/// A mountain.
private struct Peak {
  let name: String
  let country: String
  let metres: Int
  let year: Int
  let range: String

  init(_ name: String, _ country: String, _ metres: Int, _ year: Int, _ range: String) {
    (self.name, self.country, self.metres) = (name, country, metres)
    (self.year, self.range) = (year, range)
  }

  static let all = [
    Peak("Aconcagua", "Argentina", 6961, 1897, "Andes"),
    Peak("Denali", "United States", 6190, 1913, "Alaska Range"),
    Peak("Kilimanjaro", "Tanzania", 5895, 1889, "Kilimanjaro"),
    Peak("Mont Blanc", "France, Italy", 4806, 1786, "Alps"),
    Peak("Mount Everest", "China, Nepal", 8849, 1953, "Himalaya"),
    Peak("Mount Kenya", "Kenya", 5199, 1899, "Mount Kenya"),
    Peak("富士山", "Japan", 3776, 663, "Honshu"),
  ]
}
