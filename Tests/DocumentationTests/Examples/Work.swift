import TermPanels
import TermPanelsTesting

/// A library that reads its books one by one.
struct Library: Sendable {
  var books: [Book] = Book.shelf

  func readBooks(_ report: @Sendable (Double) async -> Void) async throws -> [Book] {
    for count in books.indices { await report(Double(count) / Double(books.count)) }
    return books
  }

  func save(_ text: String) async throws {}
}

// begin panel-task
final class LibraryPanel: ContainerPanel {
  private let library: Library

  init(_ library: Library) {
    self.library = library
    super.init()
    title = "Library"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    task("Reading the books") { [library] activity in
      try await library.readBooks { await activity.report($0) }
    } then: { [unowned self] books in
      content = ListPanel(content: books.map { BookPanel($0) })
    }
  }
}
// end panel-task

// begin editor
extension Command {
  static let saveNotes = Command("notes.save", .control("s"), title: "Save the notes", hint: "save")
}

@MainActor func makeEditor(_ notes: String, in library: Library) -> EditorPanel {
  let editor = EditorPanel(notes, placeholder: "What did you think of it?")
  editor.title = "Notes"
  editor.commands = { [unowned editor] in
    [KeyCommand(.saveNotes, isEnabled: editor.isDirty) { save(editor, in: library) }]
  }
  return editor
}

@MainActor func save(_ editor: EditorPanel, in library: Library) {
  let (text, revision) = (editor.text, editor.revision)
  editor.task("Saving") { _ in
    try await library.save(text)
  } then: { [unowned editor] in
    editor.markSaved(revision)
  }
}
// end editor

extension Exhibit {
  static let work = [
    Exhibit(.screen, "panel-task") {
      let panel = ContainerPanel()
      panel.title = "Library"
      let app = try Harness(columns: 48, rows: 7) { _ in NavigationPanel(root: panel) }
      let activity = panel.showProgress("Reading the books", 0.4)
      app.application.turn()
      activity.end()
      return app.screen
    },
    Exhibit(.screen, "editor") {
      let notes = "The web of a town, and Dorothea in it.\n\nRead again:\n    chapter 20, in Rome"
      let editor = makeEditor(notes, in: Library())
      let app = try Harness(columns: 44, rows: 10) { _ in NavigationPanel(root: editor) }
      app.press(.control("r"))
      app.type("rome")
      return app.screenWithRoles
    },
  ]
}
