import TodoFormats
package import TodoModel

/// Single items as Markdown, as an export has them.
@MainActor package enum ItemMarkdown {
  /// The entries of items with their notes and their subtasks, each once.
  package static func text(of items: [TodoItem], in store: TodoStore) throws -> String {
    guard let format = Format.named("markdown") else { return "" }
    var writer = format.writer(WritingContext(ExchangeContext(clock: store.clock)))
    var elements = OutgoingElements(to: format)
    var text = ""
    var waiting = Array(try topmost(of: items, in: store).reversed())
    while let next = waiting.popLast() {
      let element = elements.translate(.item(TransferItem(next)))
      text += element.map { writer.text(of: $0) } ?? ""
      waiting += try store.finder.children(of: next.id).reversed()
    }
    return text
  }

  /// The items that stand below none of the others.
  private static func topmost(of items: [TodoItem], in store: TodoStore) throws -> [TodoItem] {
    let ids = Set(items.map(\.id))
    return try items.filter { item in
      var parent = item.parent
      while let id = parent {
        if ids.contains(id) { return false }
        parent = try store.item(id)?.parent
      }
      return true
    }
  }
}
