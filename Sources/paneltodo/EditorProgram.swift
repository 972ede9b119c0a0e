import SafeText
import TermPanelsNcurses
import TodoCommands

/// The person's editor, started on this terminal for a text.
@MainActor struct EditorProgram {
  /// The program and its arguments.
  let command: [String]
  /// The folder for the file with the text.
  let folder: String

  /// Edits a text, and saves it if it is another one then. A text that cannot be saved stays in its
  /// file.
  func edit(
    _ text: String, _ save: @MainActor (String) async throws -> CommandOutput
  ) async throws -> CommandOutput? {
    let file = try EditorFile(text, in: folder)
    do {
      let status = try ForegroundProgram.run(command + [file.path])
      guard status == 0 else {
        throw FileError("The editor ended with status \(status). Nothing was changed.")
      }
    } catch {
      file.remove()
      throw error
    }
    do {
      let edited = try file.text()
      let output = edited == text ? nil : try await save(edited)
      file.remove()
      return output
    } catch {
      Console.complain("paneltodo: Your text is in \(file.path).")
      throw error
    }
  }
}
