/// The columns of a split, from left to right, each with its navigation and the view that holds it.
@MainActor struct SplitColumns {
  typealias Column = SplitPanel.Column

  let all: [Column]
  let navigations: [NavigationPanel]
  let places: [SplitColumnView]

  /// Creates columns with their first panels. A navigation becomes the column's own.
  init(_ columns: [Column], _ panels: [Panel?]) {
    all = columns
    navigations = panels.map { panel in
      (panel as? NavigationPanel) ?? NavigationPanel(panels: panel.map { [$0] } ?? [])
    }
    places = columns.map { _ in SplitColumnView() }
  }

  func navigation(of column: Column) -> NavigationPanel { navigations[index(of: column)] }

  func place(of column: Column) -> SplitColumnView { places[index(of: column)] }

  /// The column after another one; the last one after itself.
  func column(after column: Column) -> Column { all.first { $0 > column } ?? .secondary }

  private func index(of column: Column) -> Int {
    guard let index = all.firstIndex(of: column) else {
      preconditionFailure("A split of two columns has no supplementary column.")
    }
    return index
  }
}
