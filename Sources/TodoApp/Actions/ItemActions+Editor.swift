import TermPanels
import TodoModel

extension ItemActions {
  /// Opens the person's own editor for the name and the notes, in one text. Only changes are
  /// written; a text that cannot be saved stays in its file.
  func editElsewhere(_ item: TodoItem) {
    guard !context.editor.isEmpty else {
      return context.say("No editor is set. Set $EDITOR, or “editor” in the settings.")
    }
    let text = item.name + "\n\n" + (item.notes.isEmpty ? "" : item.notes + "\n")
    do {
      let file = try EditorFile(text, in: context.temporaryFolder)
      let status: Int
      do {
        status = try context.application.terminal.run(context.editor + [file.path])
      } catch {
        file.remove()
        throw error
      }
      guard status == 0 else {
        file.remove()
        return context.say("The editor ended with status \(status). Nothing was changed.")
      }
      save(file, of: item, before: text)
    } catch {
      context.tell(error)
    }
  }

  private func save(_ file: EditorFile, of item: TodoItem, before: String) {
    context.perform { [context] in
      var typed = (name: item.name, notes: item.notes)
      do {
        let text = try file.text()
        typed = Self.parts(of: text)
        if text == before {
          context.say("Nothing to change")
        } else {
          var edited = item
          (edited.name, edited.notes) = typed
          let saved = try await context.store.updateItem(edited, editedFrom: item)
          context.announce(Deed(from: item, to: saved))
        }
        file.remove()
      } catch {
        // A text too long for an item is too long for its form.
        let isTooLong = if case StoreError.invalidText = error { true } else { false }
        if !isTooLong {
          context.drafts.offer(
            [
              Draft.Field(name: "Name", before: item.name, text: typed.name),
              Draft.Field(name: "Notes", before: item.notes, text: typed.notes),
            ], typedInto: .item(item.id), of: item.name)
        }
        context.router?.announce(
          Toast("\(error) Your text is in \(file.path).", isError: true))
      }
    }
  }

  /// The first line, and the lines after it without a blank one in between.
  private static func parts(of text: String) -> (name: String, notes: String) {
    let lines = text.split(separator: /\r\n|\n/, omittingEmptySubsequences: false)
    var notes = lines.dropFirst()
    if notes.first?.allSatisfy(\.isWhitespace) == true { notes = notes.dropFirst() }
    while notes.last?.allSatisfy(\.isWhitespace) == true { notes = notes.dropLast() }
    return (String(lines.first ?? ""), notes.joined(separator: "\n"))
  }
}
