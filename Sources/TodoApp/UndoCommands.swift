import TermPanels
import TodoModel
import TodoWording

/// The commands that undo and redo the changes of the store, and tell what they did.
@MainActor struct UndoCommands {
  let access: StoreAccess
  let messages: Messages
  let work: WorkQueue

  /// Undoes the last change.
  var undo: KeyCommand {
    KeyCommand(
      .undo, isEnabled: access.store.canUndo || work.isBusy, obstacle: "Nothing to undo"
    ) {
      access.perform { [access, messages] in
        guard let entry = try await access.store.undo() else { return }
        messages.announce(messages.phraseBook.undone(entry), offering: .redo, "redo")
      }
    }
  }

  /// Redoes the last change that was undone.
  var redo: KeyCommand {
    KeyCommand(
      .redo, isEnabled: access.store.canRedo || work.isBusy, obstacle: "Nothing to redo"
    ) {
      access.perform { [access, messages] in
        guard let entry = try await access.store.redo() else { return }
        messages.announce(messages.phraseBook.redone(entry))
      }
    }
  }
}
