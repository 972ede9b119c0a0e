internal import SQLiteKit

/// The links of imported items to those that they belong to. A link to an item that is stored is
/// made at once, any other one at the end.
struct ParentLinks {
  /// A link that waits for the end of the file.
  private struct Link {
    let item: Identifier<TodoItem>
    let parent: TransferItem.Parent
    let place: Int?
    let line: Int
  }

  /// The most depths that are remembered.
  private static let mostDepths = 10_000

  /// Takes the problem of a link that is not made.
  typealias Complaint = (ImportReport.Problem) -> Void

  private let connection: Connection
  private var aliases: [String: Identifier<TodoItem>] = [:]
  private var waiting: [Link] = []
  private var depths: [Identifier<TodoItem>: Int] = [:]

  init(_ connection: Connection) { self.connection = connection }

  /// Notes the name by which other items refer to one. The first one with a name has it.
  mutating func note(_ alias: String, of item: Identifier<TodoItem>) {
    if aliases[alias] == nil { aliases[alias] = item }
  }

  /// The parent under which a new item is stored. If that is nil although the item has a parent,
  /// the link is made by ``linkAll(by:_:)``.
  mutating func parent(
    of new: TransferItem, in list: Identifier<TodoList>, at place: Int?
  ) throws -> Identifier<TodoItem>? {
    guard let reference = new.parent else { return nil }
    if let id = identity(of: reference), id != new.item.id,
      let parent = try connection.liveItem(id), parent.list == list,
      try depth(of: parent) < Nesting.deepest
    {
      return id
    }
    waiting.append(Link(item: new.item.id, parent: reference, place: place, line: new.line))
    return nil
  }

  /// Makes the links that have waited. An item without one stays where it is.
  mutating func linkAll(by appender: ItemAppender, _ complain: Complaint) throws {
    for link in waiting {
      func fail(_ item: TodoItem, _ fault: ImportReport.LinkFault) {
        complain(.unlinked(item: item.name, fault, line: link.line))
      }
      guard var item = try connection.liveItem(link.item) else { continue }
      guard let id = identity(of: link.parent), let parent = try connection.liveItem(id) else {
        fail(item, .parentMissing)
        continue
      }
      guard parent.list == item.list else {
        fail(item, .otherList)
        continue
      }
      let above = try connection.path(above: parent)
      guard id != item.id, !above.contains(where: { $0.id == item.id }) else {
        fail(item, .ownSubtask)
        continue
      }
      let height = try connection.height(of: item.id)
      guard above.count + 1 + height <= Nesting.deepest else {
        fail(item, .tooDeep)
        continue
      }
      item.parent = id
      try appender.append(item, at: link.place)
    }
    waiting = []
  }

  private func identity(of parent: TransferItem.Parent) -> Identifier<TodoItem>? {
    switch parent {
    case .item(let id): id
    case .alias(let alias): aliases[alias]
    }
  }

  /// The number of items above one. Links are made at the end, so a depth stays until then.
  private mutating func depth(of item: TodoItem) throws -> Int {
    if let known = depths[item.id] { return known }
    if depths.count >= Self.mostDepths { depths.removeAll() }
    let depth = try connection.path(above: item).count
    depths[item.id] = depth
    return depth
  }
}

extension Connection {
  /// The items above one, the nearest first, even if they are deleted.
  fileprivate func path(above item: TodoItem) throws -> [TodoItem] {
    try Nesting.ancestors(of: item) { try $0.parent.flatMap { try row($0)?.model } }
  }

  /// The number of levels below an item, up to one more than is permitted.
  fileprivate func height(of id: Identifier<TodoItem>) throws -> Int {
    let sql: SQL = """
      WITH RECURSIVE below(id, level) AS (SELECT ?1, 0 UNION ALL
        SELECT i.id, level + 1 FROM below b JOIN item i ON i.parent = b.id
        WHERE i.deleted = 0 AND level <= \(Nesting.deepest))
      SELECT max(level) FROM below
      """
    return try first(sql, [.blob(id)]) { $0.integer(0) } ?? 0
  }
}
