import TermPanels

@testable import Watchlist

enum TutorialStep2 {
  // begin tutorial-2
  @MainActor final class Films {
    let root = ListPanel<String>()
    private let rows = ArrayListDataSource(id: \Film.title) { film, panel in
      let row = panel as? FilmRow ?? FilmRow()
      row.film = film
      return row
    }

    init() {
      rows.elements = [
        Film(title: "Stalker", year: "1979", isSeen: true), Film(title: "東京物語", year: "1953"),
      ]
      root.dataSource = rows
    }
  }
  // end tutorial-2
}
