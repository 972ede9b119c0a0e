internal import CivilCalendar
internal import SQLiteKit

/// Finds items without live results: all that match a query, or the one with an id. All matches
/// take as long as they take; they are for a program without a screen.
@MainActor
public final class ItemFinder {
  let reader: Reader
  private let clock: WallClock
  private let isTemporary: Bool

  init(_ reader: Reader, clock: WallClock, isTemporary: Bool) {
    (self.reader, self.clock, self.isTemporary) = (reader, clock, isTemporary)
  }

  /// The subtasks of an item, ordered by position, done ones included: all of them or the first
  /// `limit`.
  public func children(
    of id: Identifier<TodoItem>, atMost limit: Int? = nil
  ) throws(StoreError) -> [TodoItem] {
    try reader.read { try $0.children(of: id, atMost: limit) }
  }

  /// The ancestors of an item, the nearest first, up to the first for which `isLast` is true.
  public func ancestors(
    of item: TodoItem, until isLast: (TodoItem) -> Bool = { _ in false }
  ) throws(StoreError) -> [TodoItem] {
    try reader.read { try $0.ancestors(of: item, until: isLast) }
  }

  /// Items with everything below them, each once and before its subtasks.
  public func outline(of items: [TodoItem]) throws(StoreError) -> [TodoItem] {
    try reader.read { connection in
      try Nesting.outline(of: items) { try connection.children(of: $0.id) }.map(\.item)
    }
  }

  /// The items that match a query, in its order, or the first `limit`; and their headings.
  public func matches(
    of query: ItemQuery, atMost limit: Int? = nil
  ) throws(StoreError) -> (items: [TodoItem], groups: [ItemGroup]) {
    try reader.readMoment { connection in
      let rows = try connection.rows(of: query, in: clock.zone, limit: limit)
      return (try connection.items(rows.keys[...]), rows.groups)
    }
  }

  /// The number of items that match a query, however many there are.
  public func numberOfMatches(of query: ItemQuery) throws(StoreError) -> Int {
    try reader.readMoment { connection in
      try connection.knownCount(of: query)
        ?? connection.rows(of: query, in: clock.zone).keys.count
    }
  }

  /// The items right before and right after one in the order of a query, at most so many on each
  /// side, the nearest first; none if it does not match.
  public func neighbours(
    of id: Identifier<TodoItem>, in query: ItemQuery, atMost limit: Int
  ) throws(StoreError) -> (above: [TodoItem], below: [TodoItem]) {
    try reader.readMoment { try $0.neighbours(of: id, in: query, clock.zone, atMost: limit) }
  }

  /// Whether an item matches a query: the same condition that the query's results use.
  public func isMatch(
    _ id: Identifier<TodoItem>, of query: ItemQuery
  ) throws(StoreError) -> Bool {
    try reader.read { connection in
      guard let key = try connection.key(of: id) else { return false }
      return try connection.means(query, in: clock.zone, key: key)
    }
  }

  /// The items, at most `limit`, whose short identity begins with this.
  public func items(
    called id: ShortID, atMost limit: Int = 2
  ) throws(StoreError) -> [TodoItem] {
    try reader.read { try $0.items(called: id, atMost: limit) }
  }

  /// The short identity by which an item is told from all others at present, for people. Later ones
  /// may begin like it.
  public func shortID(of id: Identifier<TodoItem>) throws(StoreError) -> ShortID {
    try shortIDs(of: id).shown
  }

  /// The whole short identity of an item, for programs, and its beginning, for people.
  public func shortIDs(
    of id: Identifier<TodoItem>
  ) throws(StoreError) -> (whole: ShortID, shown: ShortID) {
    try reader.read { try $0.shortIDs(of: id) }
  }

  /// The short identity by which a command of another process finds an item; nil in a temporary
  /// store, which no other process can open.
  public func lastingID(of id: Identifier<TodoItem>) throws(StoreError) -> ShortID? {
    isTemporary ? nil : try shortID(of: id)
  }
}
