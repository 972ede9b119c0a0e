public import TodoFormats
import TodoLanguage
public import TodoModel
import TodoValues

/// An export of a store, or a part of it, in a format.
@MainActor public struct FileExport {
  /// The number of bytes that are written at once.
  private static let pieceSize = 1 << 16

  private let store: TodoStore
  private let format: Format
  private let context: ExchangeContext
  private let selection: ExportSelection

  /// Prepares an export.
  ///
  /// Throws a ``UsageError`` for a query that means nothing, and a ``MissingError`` for an unknown
  /// list.
  public init(_ task: ExportTask, of store: TodoStore, _ context: ExchangeContext) throws {
    (self.store, self.context) = (store, context)
    format = task.format.flatMap(Format.named) ?? Self.usualFormat(of: task.path)
    selection = ExportSelection(
      list: try task.list.map { try Self.list(named: $0, in: store) },
      filter: try task.query.map(Self.query) ?? .everything,
      hasListsFirst: format.hasListsFirst)
  }

  /// Writes everything, a piece at a time. Returns what the format has no place for.
  public func run(_ write: @escaping (String) throws -> Void) throws -> Remarks {
    let writing = WritingContext(onlyList: try onlyList(), context)
    var writer = format.writer(writing)
    var losses = Losses(of: format, writing)
    var elements = OutgoingElements(to: format)
    var text = writer.begin()
    let format = format
    try store.exportElements(selection) { element in
      guard let element = elements.translate(element) else { return }
      losses.add(element)
      // Only our own formats have views.
      if case .list(let list) = element, list.query != nil, !format.hasListsFirst { return }
      text += writer.text(of: element)
      guard text.utf8.count >= Self.pieceSize else { return }
      try write(text)
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

  /// The format of a file by its name; our own for any other.
  private static func usualFormat(of path: String?) -> Format {
    let name = path?.lowercased() ?? ""
    let fitting = Format.all.first { format in
      format.suffixes.contains { name.hasSuffix(".\($0)") }
    }
    return fitting ?? Format.all[0]
  }

  private static func list(
    named name: String, in store: TodoStore
  ) throws -> Identifier<TodoList> {
    let lists = try store.lists(by: .place).map(\.list)
    let same = lists.filter { $0.name == name }
    let alike = same.isEmpty ? lists.filter { $0.name.lowercased() == name.lowercased() } : same
    guard let list = alike.first else { throw MissingError("There is no list “\(name)”.") }
    guard alike.count == 1 else { throw MissingError("Several lists are called “\(name)”.") }
    return list.id
  }

  private static func query(_ text: String) throws -> Query {
    do {
      return try Query(parsing: text)
    } catch {
      throw UsageError("--where: \(error)")
    }
  }
}
