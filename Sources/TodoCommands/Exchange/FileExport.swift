package import TodoFormats
package import TodoModel
package import TodoValues

/// An export of a store, or a part of it, in a format.
///
/// ```swift
/// let result = try await store.exchange.read { snapshot in
///   try export.write(to: path, replacing: false, of: snapshot)
/// }
/// ```
package struct FileExport: Sendable {
  /// The number of bytes that are written at once.
  private static let pieceSize = 1 << 16

  /// The facts about an export that is over.
  package struct Result: Sendable {
    /// The number of lists and views.
    package var lists = 0
    /// The number of items.
    package var items = 0
    /// The losses: what the format has no place for.
    package var losses = Remarks()
  }

  private let format: Format
  private let context: ExchangeContext
  private let selection: ExportSelection

  /// Prepares an export of all lists or of one, and in them of the items that match.
  package init(
    _ format: Format, list: Identifier<TodoList>? = nil, filter: Query = .everything,
    _ context: ExchangeContext
  ) {
    (self.format, self.context) = (format, context)
    selection = ExportSelection(
      list: list, filter: filter, hasListsFirst: format.hasListsFirst)
  }

  /// Writes everything to a file, which has its name only when it is whole.
  package func write(
    to path: String, replacing replaces: Bool, of snapshot: StoreSnapshot,
    progress: @escaping ExchangeProgress.Handler = { _ in }
  ) throws -> Result {
    try NewFile.write(path, replacing: replaces) { try run(of: snapshot, $0, progress: progress) }
  }

  /// Writes everything, a piece at a time.
  package func run(
    of snapshot: StoreSnapshot, _ write: @escaping (String) throws -> Void,
    progress report: @escaping ExchangeProgress.Handler = { _ in }
  ) throws -> Result {
    let summaries = try snapshot.lists().filter { selection.list == nil || $0.id == selection.list }
    let writing = WritingContext(
      onlyList: onlyList(of: summaries), shortID: OutgoingElements.shortID, context)
    let total = summaries.reduce(0) { $0 + $1.totalCount + 1 }
    var writer = format.writer(writing)
    var losses = Losses(of: format, writing)
    var elements = OutgoingElements(to: format)
    var text = writer.begin()
    var result = Result()
    var progress = ExchangeProgress()
    try snapshot.export(selection) { element in
      guard let element = elements.translate(element) else { return }
      losses.add(element)
      switch element {
      // Only our own formats have views.
      case .list(let list) where list.query != nil && !format.hasListsFirst: return
      case .list(let list) where list.headingOf != nil:
        if format.place(of: .heading) == nil { return }
      // Only our own formats have templates.
      case .list(let list) where list.template != nil: if !format.hasListsFirst { return }
      case .list(let list) where list.isArea: break
      case .list: result.lists += 1
      case .item: result.items += 1
      case .part: break
      }
      text += writer.text(of: element)
      progress.count += 1
      if progress.count.isMultiple(of: ExchangeProgress.step) {
        progress.share = min(1, Double(progress.count) / Double(max(1, total)))
        try report(progress)
      }
      guard text.utf8.count >= Self.pieceSize else { return }
      try write(text)
      text = ""
    }
    try report(progress)
    try write(text + writer.end())
    result.losses = losses.remarks
    return result
  }

  /// The list, if there is only one: then the file itself is the list.
  private func onlyList(of summaries: [ListSummary]) -> ExchangeList? {
    guard summaries.count == 1 else { return nil }
    return OutgoingElements(to: format).translate(summaries[0].list)
  }
}
