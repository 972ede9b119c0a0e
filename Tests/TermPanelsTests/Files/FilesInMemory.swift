import Synchronization
import TermPanels
import TermPanelsTesting

/// Folders in memory, which are known at once, or read when a gate opens.
final class FilesInMemory: FileBrowsing {
  let home: String? = "/home/ada"
  private let gate: TaskGate?
  private let folders = Mutex<[String: [FileEntry]]>([
    "/": [FileEntry("home", isFolder: true)],
    "/home": [FileEntry("ada", isFolder: true)],
    "/home/ada": [
      FileEntry("notes.txt"), FileEntry("music", isFolder: true), FileEntry(".profile"),
      FileEntry("nice.md"), FileEntry("Books", isFolder: true), FileEntry("Album.pdf"),
    ],
    "/home/ada/Books": [FileEntry("momo.txt"), FileEntry("emma.txt")],
    "/home/ada/music": [],
  ])

  init(gate: TaskGate? = nil) { self.gate = gate }

  func add(_ entry: FileEntry, to folder: String) {
    folders.withLock { $0[folder, default: []].append(entry) }
  }

  func knownEntries(in folder: String) -> [FileEntry]? {
    gate == nil ? folders.withLock { $0[folder] } : nil
  }

  func entries(in folder: String) async throws -> [FileEntry] {
    _ = try await gate?.pass()
    guard let entries = folders.withLock({ $0[folder] }) else {
      throw FileBrowsingError(folder: folder, reason: "No such folder")
    }
    return entries
  }
}

/// A panel of files above another one, and the choices.
@MainActor struct FileFixture {
  @MainActor final class Choices {
    var all: [FileChoice] = []
  }

  let files: FilesInMemory
  let panel: FilePanel
  let app: Harness
  let choices = Choices()

  init(
    _ purpose: FilePanel.Purpose = .open, text: String = "", gate: TaskGate? = nil
  ) throws {
    files = FilesInMemory(gate: gate)
    panel = FilePanel(purpose, in: "/home/ada", files: files)
    panel.text = text
    panel.onChoose = { [choices] in choices.all.append($0) }
    app = try Harness(columns: 40, rows: 12, mouse: .full) { _ in MessagePanel("Below") }
    present()
  }

  func present() {
    app.application.window.rootPanel?.present(panel)
    app.application.turn()
  }

  /// The paths that were chosen.
  var paths: [String] { choices.all.map(\.path) }

  /// Whether the panel is presented.
  var isShown: Bool { app.application.window.presentedPanels.contains { $0 === panel } }

  /// The rows on the screen, the current one with its bar.
  var rows: [String] {
    app.screen.split(separator: "\n").dropFirst(4).compactMap { line in
      let row = line.dropFirst(2).prefix { $0 != "│" }.split(separator: " ").joined(separator: " ")
      return row.isEmpty || row.hasPrefix("─") ? nil : row
    }
  }
}
