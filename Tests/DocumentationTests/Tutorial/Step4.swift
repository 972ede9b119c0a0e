import TermPanels

@testable import Watchlist

enum TutorialStep4 {
  // begin tutorial-4
  @MainActor final class Films {
    let root: NavigationPanel
    private let container = ContainerPanel()
    private let list = ListPanel<String>()
    private let empty = MessagePanel(
      Message(title: "No films yet.", actionTitle: "Add one"), key: .character("a"))
    private let rows = ArrayListDataSource(id: \Film.title) { film, panel in
      let row = panel as? FilmRow ?? FilmRow()
      row.film = film
      return row
    }

    init() {
      root = NavigationPanel(root: container)
      container.title = "Films"
      list.dataSource = rows
      empty.action = { [unowned self] in add() }
      container.commands = { [unowned self] in
        [KeyCommand(.character("a"), title: "Add a film", hint: "add") { [unowned self] in add() }]
      }
      films = []
    }

    private var films: [Film] {
      get { rows.elements }
      set {
        rows.elements = newValue
        list.reloadData()
        container.content = newValue.isEmpty ? empty : list
      }
    }

    private func add() {
      let title = TextField(placeholder: "Stalker")
      let year = TextField(placeholder: "1979")
      let prompt = PromptPanel(
        title: "New film", fields: ["Title": title, "Year": year], acceptTitle: "Add"
      ) { [unowned self] in films.append(Film(title: title.text, year: year.text)) }
      prompt.validate = { [unowned self] in
        if title.text.isEmpty { return .init(field: title, message: "A film needs a title.") }
        let isThere = films.contains { $0.title == title.text }
        return isThere ? .init(field: title, message: "That film is here already.") : nil
      }
      root.present(prompt)
    }
  }
  // end tutorial-4
}
