package import TodoFormats
package import TodoModel
package import TodoValues

/// An export of a store, or a part of it, in a format.
@MainActor package struct FileExport {
  /// The number of bytes that are written at once.
  private static let pieceSize = 1 << 16

  private let store: TodoStore
  private let format: Format
  private let context: ExchangeContext
  private let selection: ExportSelection

  /// Prepares an export of all lists or of one, and in them of the items that match.
  package init(
    _ format: Format, list: Identifier<TodoList>? = nil, filter: Query = .everything,
    of store: TodoStore, _ context: ExchangeContext
  ) {
    (self.format, self.store, self.context) = (format, store, context)
    selection = ExportSelection(
      list: list, filter: filter, hasListsFirst: format.hasListsFirst)
  }

  /// Writes everything, a piece at a time. Returns the losses: the values that the format cannot
  /// store.
  ///
  /// - Parameters:
  ///   - write: Writes a piece.
  ///   - progress: Called after each piece with the number of elements so far.
  package func run(
    _ write: @escaping (String) throws -> Void, progress: @escaping (Int) -> Void = { _ in }
  ) throws -> Remarks {
    let writing = WritingContext(
      onlyList: try onlyList(), shortID: OutgoingElements.shortID, context)
    var writer = format.writer(writing)
    var losses = Losses(of: format, writing)
    var elements = OutgoingElements(to: format)
    var text = writer.begin()
    var count = 0
    let format = format
    try store.exchange.exportElements(selection) { element in
      guard let element = elements.translate(element) else { return }
      losses.add(element)
      // Only our own formats have views.
      if case .list(let list) = element, list.query != nil, !format.hasListsFirst { return }
      text += writer.text(of: element)
      count += 1
      guard text.utf8.count >= Self.pieceSize else { return }
      try write(text)
      progress(count)
      text = ""
    }
    try write(text + writer.end())
    return losses.remarks
  }

  /// The list, if there is only one: then the file itself is the list.
  private func onlyList() throws -> ExchangeList? {
    let lists = try store.lists(by: .place)
    let chosen = lists.filter { selection.list == nil || $0.list.id == selection.list }
    guard chosen.count == 1 else { return nil }
    return OutgoingElements(to: format).translate(chosen[0].list)
  }
}
