import TermPanels

/// The first screen: all entries.
@MainActor final class IndexCoordinator: Coordinator {
  /// Called with the entry that was chosen.
  var onOpen: (Entry) -> Void = { _ in }

  private let list = ListPanel<String>()
  private let rows = ArrayListDataSource(Gallery.entries, id: \.name) { entry, panel in
    let row = panel as? IndexRowPanel ?? IndexRowPanel()
    row.entry = entry
    return row
  }

  override init() {
    super.init()
    list.title = "Gallery"
    list.navigationItem.detail = "\(Gallery.entries.count) entries"
    list.delegate = self
    list.dataSource = rows
  }

  override var primaryPanel: Panel { list }

  func makeCurrent(_ entry: Entry) { list.makeCurrent(entry.name) }
}

extension IndexCoordinator: ListDelegate {
  func selectionTitle(in list: ListPanel<String>) -> String? { "open" }

  func list(_ list: ListPanel<String>, didSelectRow name: String) -> ListSelectionResponse {
    if let entry = rows[name] { onOpen(entry) }
    return []
  }
}
