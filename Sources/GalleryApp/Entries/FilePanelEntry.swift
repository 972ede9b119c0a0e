import TermPanels

extension Entry {
  static let filePanel = Entry(
    FilePanel.self, summary: "chooses a file or a folder, to open it or to save a file",
    text: """
      Chooses a file or a folder, to open it or to save a file there. Typing finds, Enter or the right
      arrow goes into a folder, the left arrow to its parent, and Tab completes a name or a path.
      Before a file is replaced, the panel asks. The files of this one are not on your disk.
      """,
    keys: [.character("o"), .character("p"), .character("o")]
  ) {
    let desk = Desk()
    let stage = StagePanel([desk.answer])
    stage.commands = { [unowned stage] in
      [
        desk.command("open", .character("o"), "Choose a file", .open, on: stage),
        desk.command("folder", .character("f"), "Choose a folder", .openFolder, on: stage),
        desk.command("save", .character("s"), "Save a file", .save, on: stage),
      ]
    }
    return stage
  }
}

/// The last choice, and the folder that it was made in.
@MainActor private final class Desk {
  let answer = Label("Nothing chosen yet.", role: .secondary)
  private var folder = "/books"

  func command(
    _ word: String, _ key: Key, _ title: String, _ purpose: FilePanel.Purpose, on stage: StagePanel
  ) -> KeyCommand {
    KeyCommand(id: "stage.\(word)", key, title: title, hint: word) { [unowned stage] in
      let panel = FilePanel(purpose, in: self.folder, files: ShelfFiles())
      if purpose == .save { panel.text = "momo.txt" }
      panel.onChoose = { [unowned panel] choice in
        self.folder = panel.folder
        self.answer.text = "Chosen: \(choice.path)\(choice.replaces ? ", replaced" : "")"
      }
      stage.present(panel)
    }
  }
}

/// A few folders in memory.
private struct ShelfFiles: FileBrowsing {
  private static let folders: [String: [FileEntry]] = [
    "/": [FileEntry("books", isFolder: true), FileEntry("letters", isFolder: true)],
    "/books": [
      FileEntry("novels", isFolder: true), FileEntry("poems", isFolder: true),
      FileEntry(".index"), FileEntry("momo.txt"), FileEntry("portraits.txt"),
      FileEntry("a pattern language.pdf"),
    ],
    "/books/novels": [FileEntry("middlemarch.txt"), FileEntry("invisible cities.txt")],
    "/books/poems": [FileEntry("sonnets.txt")],
    "/letters": [FileEntry("to ada.txt"), FileEntry("to bo.txt")],
  ]

  let home: String? = "/books"

  func knownEntries(in folder: String) -> [FileEntry]? { Self.folders[folder] }

  func entries(in folder: String) async throws -> [FileEntry] {
    throw FileBrowsingError(folder: folder, reason: "No such folder")
  }
}
