import TermPanels

extension Entry {
  static let splitPanel = Entry(
    SplitPanel.self, summary: "columns where it is wide, a stack where it is narrow",
    text: """
      Two or three columns beside each other, which become one stack where there is no room for
      them: make the terminal narrower than 44 columns and wide again. Enter goes to the next column
      and Esc to the previous one, in both shapes; Tab cycles through the columns; `<` and `>` change
      their widths.
      """,
    keys: [.enter, .down, .enter]
  ) { AtlasPanel() }
}

/// Continents, their countries, and facts about one: three columns.
@MainActor private final class AtlasPanel: Panel {
  private let continents = ListPanel<String>()
  private let countries = ListPanel<String>()
  private let facts = ListPanel<String>()
  private let split: SplitPanel

  override init() {
    split = SplitPanel(primary: continents, supplementary: countries)
    split.threshold = 44...48
    super.init()
    continents.title = "Atlas"
    continents.dataSource = rows(Atlas.continents.map(\.name))
    for list in [continents, countries] { list.delegate = self }
    continents.makeCurrent(index: 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(split)
  }

  override var childForStatus: Panel? { split }

  private func rows(_ names: [String]) -> any ListDataSource<String> {
    ArrayListDataSource(names, id: \.self) { name, panel in
      let row = panel as? RowPanel ?? RowPanel()
      row.text = name
      return row
    }
  }

  private var continent: Atlas.Continent? {
    Atlas.continents.first { $0.name == continents.currentID }
  }

  private func showFacts() {
    let chosen = countries.currentID
    guard let country = continent?.countries.first(where: { $0.name == chosen })
    else { return }
    facts.title = country.name
    facts.dataSource = ArrayListDataSource(country.facts, id: \.caption) { fact, panel in
      let row = panel as? RowPanel ?? RowPanel(.value2, captionColumns: 8)
      row.text = fact.caption
      row.detail = fact.text
      return row
    }
    split.showDetail(facts)
  }
}

extension AtlasPanel: ListDelegate {
  func selectionTitle(in list: ListPanel<String>) -> String? { "open" }

  func list(_ list: ListPanel<String>, didSelectRow name: String) -> ListSelectionResponse {
    if list === continents { split.show(countries, in: .supplementary) } else { showFacts() }
    return []
  }

  /// The countries follow the continents, and facts about another continent's country are removed.
  func listCurrentRowDidChange(_ list: ListPanel<String>) {
    guard list === continents, let continent, countries.title != continent.name else { return }
    countries.title = continent.name
    countries.dataSource = rows(continent.countries.map(\.name))
    countries.makeCurrent(index: 0)
    split.setPanels([], in: .secondary, animated: false)
  }
}

/// The data in the columns.
private enum Atlas {
  struct Continent {
    let name: String
    let countries: [Country]
  }

  struct Country {
    let name: String
    let facts: [Fact]

    init(_ name: String, capital: String, highest: String, coast: String) {
      self.name = name
      facts = [
        Fact(caption: "Capital", text: capital), Fact(caption: "Highest", text: highest),
        Fact(caption: "Coast", text: coast),
      ]
    }
  }

  struct Fact {
    let caption: String
    let text: String
  }

  static let continents = [
    Continent(
      name: "Africa",
      countries: [
        Country("Ghana", capital: "Accra", highest: "Afadja", coast: "Gulf of Guinea"),
        Country("Kenya", capital: "Nairobi", highest: "Mount Kenya", coast: "Indian Ocean"),
        Country("Morocco", capital: "Rabat", highest: "Toubkal", coast: "Atlantic"),
      ]),
    Continent(
      name: "Asia",
      countries: [
        Country("Japan", capital: "Tokyo", highest: "Fuji", coast: "Pacific"),
        Country("Nepal", capital: "Kathmandu", highest: "Sagarmatha", coast: "none"),
        Country("Oman", capital: "Muscat", highest: "Jabal Shams", coast: "Arabian Sea"),
      ]),
    Continent(
      name: "Europe",
      countries: [
        Country("Norway", capital: "Oslo", highest: "Galdhøpiggen", coast: "North Sea"),
        Country("Portugal", capital: "Lisbon", highest: "Pico", coast: "Atlantic"),
        Country("Slovenia", capital: "Ljubljana", highest: "Triglav", coast: "Adriatic"),
      ]),
  ]
}
