import Foundation
import TermPanels
import TermPanelsNcurses

extension Command {
  static let save = Command("notes.save", .control("s"), title: "Save", hint: "save")
}

/// Edits a file.
@main enum Notes {
  @MainActor static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      return print("Usage: Notes FILE")
    }
    // A file that cannot be read must not be replaced by an empty one.
    let exists = FileManager.default.fileExists(atPath: path)
    let text = exists ? try String(contentsOfFile: path, encoding: .utf8) : ""
    let editor = EditorPanel(text, placeholder: "A new file")
    editor.title = URL(filePath: path).lastPathComponent
    editor.commands = { [unowned editor] in
      [
        KeyCommand(.save, isEnabled: editor.isDirty) { [unowned editor] in
          do {
            try editor.text.write(toFile: path, atomically: true, encoding: .utf8)
            editor.markSaved(editor.revision)
            editor.showToast("Saved")
          } catch {
            editor.presentError(error)
          }
        }
      ]
    }
    Application(terminal: NcursesTerminal()).runOrExit(NavigationPanel(root: editor))
  }
}
