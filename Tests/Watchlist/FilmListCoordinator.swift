import TermPanels

final class FilmListCoordinator: Coordinator, ListDelegate {
  weak var router: (any Router)?
  private let container = ContainerPanel()
  private let list = ListPanel<String>()
  private let empty = MessagePanel(
    Message(title: "No films yet.", actionTitle: "Add one"), key: .character("a"))
  private let rows = ArrayListDataSource(id: \Film.title) { film, panel in
    let row = panel as? FilmRow ?? FilmRow()
    row.film = film
    return row
  }

  override var primaryPanel: Panel { container }

  override func didStart() {
    container.title = "Films"
    list.dataSource = rows
    list.delegate = self
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
    router?.present(prompt)
  }

  func selectionTitle(in list: ListPanel<String>) -> String? { "open" }

  func list(_ list: ListPanel<String>, didSelectRow title: String) -> ListSelectionResponse {
    guard let index = rows.index(of: title) else { return [] }
    let film = FilmCoordinator(films[index])
    film.onSeen = { [unowned self, unowned film] in
      films[index].isSeen = true
      router?.hide(film)
    }
    startChild(film)
    router?.show(film)
    return []
  }
}
