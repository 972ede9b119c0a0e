import TermPanels

@testable import Watchlist

enum TutorialStep3 {
  // begin tutorial-3
  @MainActor final class Films {
    let root = ContainerPanel()
    private let list = ListPanel<String>()
    private let empty = MessagePanel(Message(title: "No films yet."))
    private let rows = ArrayListDataSource(id: \Film.title) { film, panel in
      let row = panel as? FilmRow ?? FilmRow()
      row.film = film
      return row
    }

    init() {
      list.dataSource = rows
      films = []
    }

    var films: [Film] {
      get { rows.elements }
      set {
        rows.elements = newValue
        list.reloadData()
        root.content = newValue.isEmpty ? empty : list
      }
    }
  }
  // end tutorial-3
}
