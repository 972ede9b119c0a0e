import TermPanels

/// Towns in a list that can be opened, renamed and removed.
@MainActor final class TownsPanel: Panel, ListDelegate {
  let list = ListPanel<String>()
  let rows: ArrayListDataSource<String, String>
  private(set) var opened: [String] = []
  /// The text beside a town's name.
  var remarks: [String: String] = [:]

  init(_ towns: [String]) {
    rows = ArrayListDataSource(towns, id: \.self) { _, panel in panel ?? RowPanel() }
    super.init()
    title = "Towns"
    let source = TownRows(self)
    list.dataSource = source
    list.delegate = self
    self.source = source
  }
  private var source: TownRows?

  var towns: [String] {
    get { rows.elements }
    set {
      rows.elements = newValue
      list.reloadData()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(list)
  }

  override var childForStatus: Panel? { list }

  func selectionTitle(in list: ListPanel<String>) -> String? { "open" }

  func list(_ list: ListPanel<String>, didSelectRow town: String) -> ListSelectionResponse {
    opened.append(town)
    return []
  }

  func list(_ list: ListPanel<String>, actionsForRow town: String) -> [RowAction] {
    [
      RowAction(.character("d"), title: "Delete the town", hint: "delete") { [unowned self] in
        towns.removeAll { $0 == town }
      },
      RowAction(.space, title: "Mark the town") { [unowned self] in
        remarks[town] = "marked"
        list.reloadData()
      },
    ]
  }
}

/// A data source that counts the rows requested from it.
@MainActor final class TownRows: ListDataSource {
  unowned let panel: TownsPanel
  private(set) var rowsMade = 0

  init(_ panel: TownsPanel) { self.panel = panel }

  var rowCount: Int { panel.rows.rowCount }
  func rowID(at index: Int) -> String { panel.rows.rowID(at: index) }
  func index(of id: String) -> Int? { panel.rows.index(of: id) }

  func panel(forRowAt index: Int, reusing old: Panel?) -> Panel {
    rowsMade += 1
    let row = old as? RowPanel ?? RowPanel(.value1)
    let town = panel.rows.elements[index]
    row.text = town
    row.detail = panel.remarks[town] ?? ""
    return row
  }
}
