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
    // Those in a cycle are below one another.
    for item in try store.finder.outline(of: topmost(of: items, in: store) + items) {
      let element = elements.translate(.item(TransferItem(item)))
      text += element.map { writer.text(of: $0) } ?? ""
    }
    return text
  }

  /// The items that stand below none of the others.
  private static func topmost(of items: [TodoItem], in store: TodoStore) throws -> [TodoItem] {
    let ids = Set(items.map(\.id))
    return try items.filter { item in
      let above = try store.finder.ancestors(of: item) { ids.contains($0.id) }
      return !above.contains { ids.contains($0.id) }
    }
  }
}
