import TodoFormats
package import TodoModel

/// A single item as Markdown, as an export has it.
@MainActor package enum ItemMarkdown {
  /// The entry of an item with its notes and its subtasks.
  package static func text(of item: TodoItem, in store: TodoStore) throws -> String {
    guard let format = Format.named("markdown") else { return item.name }
    var writer = format.writer(WritingContext(ExchangeContext(clock: store.clock)))
    var elements = OutgoingElements(to: format)
    var text = ""
    var waiting = [item]
    while let next = waiting.popLast() {
      let element = elements.translate(.item(TransferItem(next)))
      text += element.map { writer.text(of: $0) } ?? ""
      waiting += try store.children(of: next.id).reversed()
    }
    return text
  }
}
