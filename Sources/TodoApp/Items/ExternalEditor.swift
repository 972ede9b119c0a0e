import TermPanels
import TodoCommands
import TodoModel

/// The person's own editor, for the name and the notes of an item in one text.
@MainActor final class ExternalEditor {
  private let command: [String]
  private let folder: String
  private let application: Application
  private let access: StoreAccess
  private let messages: Messages
  private let drafts: Drafts

  /// Creates an editor.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments; empty when there is none.
  ///   - folder: The folder for temporary files.
  init(
    _ command: [String], in folder: String, _ application: Application, _ access: StoreAccess,
    _ messages: Messages, _ drafts: Drafts
  ) {
    (self.command, self.folder, self.application) = (command, folder, application)
    (self.access, self.messages, self.drafts) = (access, messages, drafts)
  }

  /// Opens the editor for an item. Only changes are written; a text that cannot be saved stays in
  /// its file.
  func edit(_ item: TodoItem) {
    guard !command.isEmpty else {
      return messages.explain("Other programs can't be started here.")
    }
    let text = EditedText(of: item).text
    do {
      let file = try EditorFile(text, in: folder)
      let status: Int
      do {
        status = try application.terminal.run(command + [file.path])
      } catch {
        file.remove()
        throw error
      }
      guard status == 0 else {
        file.remove()
        return messages.explain("The editor ended with status \(status). Nothing was changed.")
      }
      save(file, of: item, before: text)
    } catch {
      messages.report(error)
    }
  }

  private func save(_ file: EditorFile, of item: TodoItem, before: String) {
    access.perform { [access, messages, drafts] in
      var typed = EditedText(of: item)
      do {
        let text = try file.text()
        typed = EditedText(reading: text)
        if text == before {
          messages.explain("Nothing to change")
        } else {
          var edited = item
          (edited.name, edited.notes) = (typed.name, typed.notes)
          let saved = try await access.store.updateItem(edited, editedFrom: item)
          messages.announce(Deed(from: item, to: saved))
        }
        file.remove()
      } catch {
        // A text too long for an item is too long for its form.
        let isTooLong = if case StoreError.invalidText = error { true } else { false }
        if !isTooLong {
          drafts.offer(
            [
              Draft.Field(name: "Name", before: item.name, text: typed.name),
              Draft.Field(name: "Notes", before: item.notes, text: typed.notes),
            ], typedInto: .item(item.id), of: item.name)
        }
        messages.show(
          Toast("\(StoreAdvice(error)) Your text is in \(file.path).", isError: true))
      }
    }
  }
}
