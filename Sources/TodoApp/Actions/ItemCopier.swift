import TermPanels
import TodoCommands
import TodoModel

/// Copies items to the clipboard: their names and, the second time, all of them as Markdown.
@MainActor final class ItemCopier {
  private let access: StoreAccess
  private let messages: Messages
  /// The items whose names were copied last.
  private var copied: [Identifier<TodoItem>] = []

  init(_ access: StoreAccess, _ messages: Messages) {
    (self.access, self.messages) = (access, messages)
  }

  /// Copies the names; if these were copied last, the items with their notes and their subtasks as
  /// Markdown.
  ///
  /// - Returns: Whether the items were copied as Markdown: there is nothing else to copy of them.
  func copy(_ items: [TodoItem]) -> Bool {
    if items.isEmpty { return false }
    let isSecond = copied == items.map(\.id)
    if isSecond { copyAsMarkdown(items) } else { copyNames(of: items) }
    return isSecond
  }

  private func copyNames(of items: [TodoItem]) {
    copied = items.map(\.id)
    let short =
      items.count == 1
      ? access.read(or: nil) { try access.store.finder.lastingID(of: items[0].id) } : nil
    let id = short.map { " (\($0))" } ?? ""
    messages.copy(
      items.map(\.name).joined(separator: "\n"), called: words(for: items, "names") + id,
      offering: ItemAction.copy.command, "as Markdown")
  }

  private func copyAsMarkdown(_ items: [TodoItem]) {
    copied = []
    let names = items.map(\.name).joined(separator: "\n")
    let text = access.read(or: names) { try ItemMarkdown.text(of: items, in: access.store) }
    messages.copy(text, called: "\(words(for: items, "items")) as Markdown")
  }

  private func words(for items: [TodoItem], _ noun: String) -> String {
    items.count == 1 ? "“\(items[0].name)”" : "\(items.count) \(noun)"
  }
}
