public import CivilCalendar
internal import SQLiteKit
internal import TodoLanguage

extension TodoStore {
  /// The most that ``count(of:)`` counts one by one to.
  public nonisolated static let countedAtMost = 1_000

  /// A live view of the items that a query means. It keeps itself current for as long as it is held.
  public func results(for query: ItemQuery) throws(StoreError) -> QueryResults {
    let results = try QueryResults(query, store: self)
    keep(results)
    return results
  }

  /// How many items a query means. All open items, all done ones and all items of any kind are known
  /// however many they are; of others it is ``countedAtMost`` when there are that many or more.
  public func count(of query: ItemQuery) throws(StoreError) -> Int {
    try read {
      try reader.knownCount(of: query)
        ?? reader.count(
          of: query, in: clock.zone, limit: Self.countedAtMost)
    }
  }

  /// How many items a query means, as ``count(of:)`` counts them; nil when that would hold up the
  /// screen.
  public func countAtOnce(of query: ItemQuery) throws(StoreError) -> Int? {
    try readAtOnce { try $0.count(of: query, in: clock.zone, limit: Self.countedAtMost) }
  }

  /// How many items a query means, as ``count(of:)`` counts them, counted behind the screen.
  public func countInBackground(of query: ItemQuery) async throws(StoreError) -> Int {
    guard !isClosed else { throw .closed }
    return try await searcher.read { [zone = clock.zone] in
      try $0.count(of: query, in: zone, limit: Self.countedAtMost)
    }
  }

  /// How many open items are due on each of some days; days without any are left out. Nil when there
  /// are so many that counting them would hold up the screen.
  public func load(of days: Range<Day>) throws(StoreError) -> [Day: Int]? {
    try readAtOnce { try $0.load(of: days) }
  }

  /// How many open items are due on each of some days, as ``load(of:)``, counted behind the screen.
  public func loadInBackground(of days: Range<Day>) async throws(StoreError) -> [Day: Int] {
    guard !isClosed else { throw .closed }
    return try await searcher.read { try $0.load(of: days) }
  }

  /// Reads what can be read within a few milliseconds; nil says that it takes longer.
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

  /// Brings the index of texts up to date, piece by piece, so that writes get their turn in between:
  /// after a file of an older version was opened, or something large was imported. Searching is right
  /// before, and fast afterwards. Throws a `StoreError` when a piece cannot be written.
  public func indexTexts() async throws(StoreError) {
    while !isClosed, try await writer.indexTexts() { touchLog() }
  }
}

extension Connection {
  /// How many items a query means where the lists know it.
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
    try statement.bind(SortKey.firstDue(of: days.lowerBound), at: 1)
    try statement.bind(SortKey.firstDue(of: days.upperBound), at: 2)
    defer { statement.reset() }
    var load: [Day: Int] = [:]
    while try statement.step() {
      load[Day(daysSinceEpoch: statement.integer(0))] = statement.integer(1)
    }
    return load
  }
}
