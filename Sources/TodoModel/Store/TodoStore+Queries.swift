public import CivilCalendar
internal import SQLiteKit
internal import TodoValues

extension TodoStore {
  /// The number up to which ``count(of:)`` counts items one by one.
  public nonisolated static let countedAtMost = 1_000

  /// Live results of a query. They keep themselves current for as long as they are held.
  public func results(for query: ItemQuery) throws(StoreError) -> QueryResults {
    let results = try QueryResults(query, store: self)
    keep(results)
    return results
  }

  /// The number of items that match a query. The numbers of all open items, all done ones and all
  /// items are known in full; any other number is at most ``countedAtMost``.
  public func count(of query: ItemQuery) throws(StoreError) -> Int {
    try read {
      try reader.knownCount(of: query)
        ?? reader.count(
          of: query, in: clock.zone, limit: Self.countedAtMost)
    }
  }

  /// The number of items that match a query, as ``count(of:)`` counts them; nil when counting would
  /// hold up the screen.
  public func countAtOnce(of query: ItemQuery) throws(StoreError) -> Int? {
    try readAtOnce { try $0.count(of: query, in: clock.zone, limit: Self.countedAtMost) }
  }

  /// The number of items that match a query, as ``count(of:)`` counts them, in the background.
  public func countInBackground(of query: ItemQuery) async throws(StoreError) -> Int {
    guard !isClosed else { throw .closed }
    return try await searcher.read { [zone = clock.zone] in
      try $0.count(of: query, in: zone, limit: Self.countedAtMost)
    }
  }

  /// The number of open items due on each of some days; days without items are left out. Nil when
  /// there are so many items that counting them would hold up the screen.
  public func load(of days: Range<Day>) throws(StoreError) -> [Day: Int]? {
    try readAtOnce { try $0.load(of: days) }
  }

  /// The number of open items due on each of some days, as ``load(of:)``, counted in the
  /// background.
  public func loadInBackground(of days: Range<Day>) async throws(StoreError) -> [Day: Int] {
    guard !isClosed else { throw .closed }
    return try await searcher.read { try $0.load(of: days) }
  }

  /// Reads what can be read within a few milliseconds; nil when it takes longer.
  private func readAtOnce<Result>(
    _ body: (Connection) throws -> Result
  ) throws(StoreError) -> Result? {
    try read {
      do {
        return try reader.run(forAtMost: patience) { try body(reader) }
      } catch ResultCode.interrupted {
        return nil
      }
    }
  }

  /// Brings the index of texts up to date, piece by piece, so that writes get their turn in
  /// between. It is called after opening a file of an older version or a large import. Searching is
  /// correct before, and fast afterwards. Throws a `StoreError` when a piece cannot be written.
  public func indexTexts() async throws(StoreError) {
    while !isClosed, try await writer.indexTexts() { touchLog() }
  }
}

extension Connection {
  /// The number of items that match a query, when the lists store it.
  fileprivate func knownCount(of query: ItemQuery) throws -> Int? {
    guard query.filter == .everything else { return nil }
    let counted: SQL
    switch query.scope {
    case .all: counted = "open_count"
    case .logbook: counted = "total_count - open_count"
    case .everything: counted = "total_count"
    default: return nil
    }
    return try integer("SELECT ifnull(sum(\(counted)), 0) FROM list WHERE deleted = 0")
  }

  fileprivate func load(of days: Range<Day>) throws -> [Day: Int] {
    let statement = try statement(
      """
      SELECT i.due, count(*) FROM item i
      WHERE i.deleted = 0 AND i.completed IS NULL AND i.due_key >= ? AND i.due_key < ?
        AND i.list NOT IN (SELECT id FROM list WHERE deleted = 1)
      GROUP BY i.due
      """)
    try statement.bind(DueKey.first(of: days.lowerBound), at: 1)
    try statement.bind(DueKey.first(of: days.upperBound), at: 2)
    defer { statement.reset() }
    var load: [Day: Int] = [:]
    while try statement.step() {
      load[Day(daysSinceEpoch: statement.integer(0))] = statement.integer(1)
    }
    return load
  }
}
