internal import SQLiteKit

/// The places of everything that imports have kept, for an export. It has places and no texts, so
/// it takes some hundred bytes for each.
struct KeptIndex {
  /// The list and the item behind which texts stand.
  private struct Position: Hashable {
    let list: Identifier<TodoList>?
    let after: Identifier<TodoItem>?
  }

  private let connection: Connection
  private var texts: [Position: [KeptPlace]] = [:]
  private var all: [KeptPlace] = []
  private var extras: [String: KeptPlace] = [:]

  init(_ connection: Connection) throws {
    self.connection = connection
    all = try connection.keptPlaces(KeptValue.textStart)
    for place in all {
      guard case .text(let kept)? = KeptValue(try connection.kept(at: place)) else { continue }
      let position = try position(of: kept)
      texts[position, default: []].append(place)
    }
    for place in try connection.keptPlaces(KeptValue.extraStart) {
      guard case .extra(let id, _)? = KeptValue(try connection.kept(at: place)) else { continue }
      extras[id] = place
    }
  }

  /// A text of a list stays behind its item, in whichever list that is now. If the item is deleted,
  /// the text stands at the beginning of the list; if a heading is, at that of its list.
  private func position(of kept: KeptText) throws -> Position {
    guard kept.list != nil, let after = kept.after, try connection.liveItem(after) != nil else {
      return Position(list: try kept.list.map(shown), after: nil)
    }
    return Position(list: nil, after: after)
  }

  private func shown(_ id: Identifier<TodoList>) throws -> Identifier<TodoList> {
    guard let row = try connection.row(id), row.model.isHeading, !row.isLive else { return id }
    return row.model.shownList
  }

  /// The texts of whole files.
  func textsOfFiles() throws -> [KeptText] { try read(Position(list: nil, after: nil)) }

  /// The texts of a list before its items.
  func texts(in list: Identifier<TodoList>) throws -> [KeptText] {
    try read(Position(list: list, after: nil))
  }

  /// The texts behind an item.
  func texts(after item: Identifier<TodoItem>) throws -> [KeptText] {
    try read(Position(list: nil, after: item))
  }

  /// All texts, one at a time, as they were kept.
  func forEachText(_ body: (KeptText) throws -> Void) throws {
    for place in all {
      if case .text(let kept)? = KeptValue(try connection.kept(at: place)) { try body(kept) }
    }
  }

  /// The whole of the data beside a row, of which a part may be kept with the import.
  func extra<Subject>(_ text: String?, of id: Identifier<Subject>) throws -> String? {
    guard text == KeptValue.elsewhere, let place = extras[id.uuidString],
      case .extra(_, let data)? = KeptValue(try connection.kept(at: place))
    else { return text }
    return data
  }

  private func read(_ position: Position) throws -> [KeptText] {
    try (texts[position] ?? []).compactMap { place in
      guard case .text(let kept)? = KeptValue(try connection.kept(at: place)) else { return nil }
      return kept
    }
  }
}
