import TermPanels
import TodoCommands
import TodoModel

/// The person's own editor, for the name and the notes of an item in one text.
@MainActor final class ExternalEditor {
  private let command: [String]
  private let files: EditorFiles?
  private let application: Application
  private let access: StoreAccess
  private let messages: Messages
  private let drafts: Drafts

  /// Creates an editor.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments; empty when there is none.
  ///   - files: The files for it.
  init(
    _ command: [String], _ files: EditorFiles?, _ application: Application, _ access: StoreAccess,
    _ messages: Messages, _ drafts: Drafts
  ) {
    (self.command, self.files, self.application) = (command, files, application)
    (self.access, self.messages, self.drafts) = (access, messages, drafts)
  }

  /// Opens the editor for an item. Only changes are written; a text that cannot be saved becomes a
  /// draft, or stays in its file.
  func edit(_ item: TodoItem) {
    guard !command.isEmpty, let files else {
      return messages.explain("Other programs can't be started here.")
    }
    do {
      let file = try files.create(for: item)
      let status: Int
      do {
        status = try application.terminal.run(command + [file.path])
      } catch {
        file.remove()
        throw error
      }
      if status == 0 { return save(file, of: item) }
      let reason = "The editor ended with status \(status)."
      guard file.isDiscarded(byEditorWith: status) else {
        return access.perform { [self] in await keep(file, because: reason) }
      }
      file.remove()
      messages.explain("\(reason) Nothing was changed.")
    } catch {
      messages.report(error)
    }
  }

  private func save(_ file: EditorFile, of item: TodoItem) {
    access.perform { [self] in
      do {
        let text = try file.text()
        if text == file.original {
          messages.explain("Nothing to change")
        } else {
          let typed = EditedText(reading: text)
          var edited = item
          (edited.name, edited.notes) = (typed.name, typed.notes)
          let saved = try await access.store.updateItem(edited, editedFrom: item)
          messages.announce(Deed(from: item, to: saved))
        }
        file.remove()
      } catch {
        await keep(file, because: "\(StoreAdvice(error))")
      }
    }
  }

  /// Makes a draft of a text that was not saved, and reports where it is.
  private func keep(_ file: EditorFile, because reason: String) async {
    do {
      guard try await drafts.take(file) else { return messages.explain(reason) }
      let hint = messages.keyName(of: .resumeDraft).map { ($0, "resume") }
      messages.show(Toast("\(reason) Your text is a draft.", hint: hint, isError: true))
    } catch {
      messages.show(Toast("\(reason) Your text is in \(file.path).", isError: true))
    }
  }
}
