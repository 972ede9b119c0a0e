import TermPanels
import TodoModel

/// Moves the done items of a list to the Archive.
@MainActor struct DoneArchiver {
  let list: TodoList
  let access: StoreAccess
  let messages: Messages

  /// The command; it is enabled if the list has done items.
  func command(_ isEnabled: Bool) -> KeyCommand {
    KeyCommand(.archiveDone, isEnabled: isEnabled, obstacle: "Nothing is done here") { archive() }
  }

  private func archive() {
    access.perform {
      guard let deed = try await access.store.archiveDone(of: list.id) else {
        return messages.explain("These items are in the Archive already")
      }
      messages.announce(deed)
    }
  }
}
