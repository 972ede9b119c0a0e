import TermPanels
import TermPanelsTesting

// begin popover
@MainActor func showActions(
  _ actions: [RowAction], beside title: String, of list: ListPanel<String>
) {
  let menu = MenuPanel(title: title, actions: actions)
  menu.presentationStyle = .popover(list.anchor(ofRow: title))
  list.present(menu)
}
// end popover

// begin file-panel
@MainActor func makeFileBrowser(
  _ files: any FileBrowsing, open: @escaping (String) -> Panel
) -> NavigationPanel {
  let panel = FilePanel(.open, title: "Files", in: files.home ?? "/", files: files)
  let navigation = NavigationPanel(root: panel)
  panel.onChoose = { [unowned navigation] choice in navigation.push(open(choice.path)) }
  return navigation
}
// end file-panel

extension Exhibit {
  static let files = [
    Exhibit(.screen, "file-panel") {
      let app = try Harness(columns: 44, rows: 10) { _ in
        makeFileBrowser(LibraryFiles()) { MessagePanel($0) }
      }
      app.type("le")
      return app.screenWithRoles
    }
  ]
}

/// One folder in memory.
private struct LibraryFiles: FileBrowsing {
  let home: String? = "/library"

  func knownEntries(in folder: String) -> [FileEntry]? {
    [
      FileEntry("letters", isFolder: true), FileEntry("novels", isFolder: true),
      FileEntry("invisible cities.txt"), FileEntry("middlemarch.txt"),
    ]
  }

  func entries(in folder: String) async throws -> [FileEntry] { knownEntries(in: folder) ?? [] }
}
