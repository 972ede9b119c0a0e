import TermPanels
import TodoModel
import TodoWording

/// The commands that undo and redo the changes of the store, and tell what they did.
@MainActor struct UndoCommands {
  let access: StoreAccess
  let messages: Messages
  let work: WorkQueue

  /// Undoes the last change of this window.
  var undo: KeyCommand {
    KeyCommand(
      .undo, isEnabled: access.store.canUndo || work.isBusy, obstacle: "Nothing to undo"
    ) {
      perform { store in
        try await store.undo()
      } then: { [messages] entry in
        messages.announce(messages.phraseBook.undone(entry), offering: .redo, "redo")
      }
    }
  }

  /// Redoes the last change that this window has undone.
  var redo: KeyCommand {
    KeyCommand(
      .redo, isEnabled: access.store.canRedo || work.isBusy, obstacle: "Nothing to redo"
    ) {
      perform { store in
        try await store.redo()
      } then: { [messages] entry in
        messages.announce(messages.phraseBook.redone(entry))
      }
    }
  }

  private func perform(
    _ step: @escaping @MainActor (TodoStore) async throws -> JournalEntry?,
    then tell: @escaping @MainActor (JournalEntry) -> Void
  ) {
    access.perform { [access, messages] in
      do {
        if let entry = try await step(access.store) { tell(entry) }
      } catch StoreError.undoConflict(let obstacle) {
        let later = messages.phraseBook.sentence(for: obstacle)
        messages.show(Toast("Changed elsewhere since: \(later)", isError: true))
      }
    }
  }
}
