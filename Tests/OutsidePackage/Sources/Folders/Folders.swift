import Foundation
import TermPanels
import TermPanelsNcurses

/// A file or a folder.
struct Entry {
  let path: String

  var name: String { URL(filePath: path).lastPathComponent }
  var contents: [Entry] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names ?? []).sorted().map { Entry(path: "\(path)/\($0)") }
  }
}

/// Shows a folder as a tree, and prints the path that is chosen.
@MainActor final class FolderTree: ListDelegate {
  let outline: OutlinePanel<String>
  var onChoose: (String) -> Void = { _ in }

  init(of path: String) {
    let tree = TreeDataSource([Entry(path: path)], id: \.path, children: \.contents) {
      entry, panel in
      let row = panel as? RowPanel ?? RowPanel()
      row.text = entry.name
      return row
    }
    outline = OutlinePanel(dataSource: tree, unfolded: [path])
    outline.title = path
    outline.list.delegate = self
  }

  func selectionTitle(in list: ListPanel<String>) -> String? { "print" }

  func list(_ list: ListPanel<String>, didSelectRow path: String) -> ListSelectionResponse {
    onChoose(path)
    return []
  }
}

@main enum Folders {
  @MainActor static func main() {
    guard let path = CommandLine.arguments.dropFirst().first else {
      return print("Usage: Folders FOLDER")
    }
    let app = Application(terminal: NcursesTerminal())
    let tree = FolderTree(of: path)
    var chosen: String?
    tree.onChoose = { [unowned app] path in
      chosen = path
      app.quit()
    }
    withExtendedLifetime(tree) { app.runOrExit(NavigationPanel(root: tree.outline)) }
    if let chosen { print(chosen) }
  }
}
