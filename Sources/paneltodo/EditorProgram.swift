import SafeText
import TermPanelsNcurses
import TodoCommands
import TodoModel

/// The person's editor, started on this terminal for the text of an item.
@MainActor struct EditorProgram {
  /// The program and its arguments.
  let command: [String]
  /// The files for it.
  let files: EditorFiles

  /// Edits a text, and saves it if it is another one then. A text that is not saved stays in its
  /// file, and the app offers it as a draft.
  func edit(
    _ item: TodoItem, _ save: @MainActor (String) async throws -> CommandOutput
  ) async throws -> CommandOutput? {
    let file = try files.create(for: item)
    let status: Int
    do {
      status = try ForegroundProgram.run(command + [file.path])
    } catch {
      file.remove()
      throw error
    }
    do {
      guard status == 0 else {
        if file.isDiscarded(byEditorWith: status) { file.remove() }
        throw FileError("The editor ended with status \(status). Nothing was changed.")
      }
      let edited = try file.text()
      let output = edited == file.original ? nil : try await save(edited)
      file.remove()
      return output
    } catch {
      if file.exists {
        Console.complain(
          "paneltodo: Your text is in \(file.path). The app offers it as a draft.")
      }
      throw error
    }
  }
}
