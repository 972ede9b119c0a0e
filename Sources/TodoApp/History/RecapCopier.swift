import TermPanels
import TodoCommands

/// Copies the recap of the last working day and of today as Markdown, from the screens of what was
/// done.
@MainActor struct RecapCopier {
  let access: StoreAccess
  let messages: Messages

  /// The command that copies.
  var command: KeyCommand { KeyCommand(.copyRecap) { copy() } }

  private func copy() {
    let text = access.read(or: "") {
      try Recap(of: access.store, in: messages.days).text()
    }
    guard !text.isEmpty else {
      return messages.explain("Nothing was done, and nothing is due")
    }
    messages.copy(text, called: "the recap as Markdown")
  }
}

extension Command {
  static let copyRecap = Command("recap.copy", .character("R"), title: "Copy a recap")
}
