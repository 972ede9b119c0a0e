import TermPanels
import TodoCommands
import TodoModel

/// Copies an item to the clipboard: its name and, the second time, all of it as Markdown.
@MainActor final class ItemCopier {
  private let access: StoreAccess
  private let messages: Messages
  /// The item whose name was copied last.
  private var copied: Identifier<TodoItem>?

  init(_ access: StoreAccess, _ messages: Messages) {
    (self.access, self.messages) = (access, messages)
  }

  /// Copies the name; if it was copied last, the item with its notes and its subtasks as Markdown.
  func copy(_ item: TodoItem) {
    copied == item.id ? copyAsMarkdown(item) : copyName(of: item)
  }

  private func copyName(of item: TodoItem) {
    copied = item.id
    let short = access.read(or: nil) { try access.store.finder.lastingID(of: item.id) }
    let id = short.map { " (\($0))" } ?? ""
    messages.copy(
      item.name, called: "“\(item.name)”\(id)", offering: ItemAction.copy.command, "as Markdown")
  }

  private func copyAsMarkdown(_ item: TodoItem) {
    copied = nil
    let text = access.read(or: item.name) { try ItemMarkdown.text(of: item, in: access.store) }
    messages.copy(text, called: "“\(item.name)” as Markdown")
  }
}
