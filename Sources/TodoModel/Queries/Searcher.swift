internal import CivilCalendar
internal import SQLiteKit

/// Runs searches and exports that take longer than a screen should wait: an actor with a connection
/// and a queue of its own.
actor Searcher {
  private let executor: QueueExecutor
  private let path: String
  private var reading: ReadingConnection?
  private var isClosed = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// A searcher in the file at a path, which is opened by the first search. A temporary file has no
  /// name later, so its connection is passed in.
  init(path: String, connection: sending Connection? = nil, usesMainQueue: Bool = false) {
    executor = QueueExecutor(label: "todo-store-searcher", usesMainQueue: usesMainQueue)
    self.path = path
    reading = connection.map { ReadingConnection($0, KnownSchema()) }
  }

  /// The rows of a query, or the first `limit`, unless the interrupter ends the search.
  func rows(
    of query: ItemQuery, in zone: Zone, limit: Int?, until interrupter: Interrupter
  ) throws(StoreError) -> QueryRows {
    try read { connection in
      try connection.run(until: interrupter) {
        try connection.rows(of: query, in: zone, limit: limit)
      }
    }
  }

  /// Runs a read of any length.
  func read<Result: Sendable>(
    _ body: @Sendable (Connection) throws -> Result
  ) throws(StoreError) -> Result {
    do {
      let result = try body(open())
      try reading?.check(path)
      return result
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Runs a read of one moment, of any length. Throws the body's error as it is.
  func readMoment<Result: Sendable>(
    _ body: @Sendable (Connection) throws -> Result
  ) throws -> Result {
    do {
      let connection = try open()
      let result = try connection.transaction(.deferred) {
        // The additions of another program would run with each row.
        try SchemaCheck.verify(connection, path: path)
        return try body(connection)
      }
      try reading?.check(path)
      return result
    } catch let error as SQLiteError {
      throw StoreError(error, path: path)
    }
  }

  func close() {
    isClosed = true
    // A reader has nothing to lose.
    try? reading?.connection.close()
    reading = nil
  }

  private func open() throws -> Connection {
    if isClosed { throw StoreError.closed }
    if var known = reading {
      _ = try known.follow(path, isWaitedFor: false)
      reading = known
      return known.connection
    }
    let file = try DatabaseFile(path: path, makesFolder: false)
    let opened = try ReadingConnection(file, isWaitedFor: false)
    reading = opened
    return opened.connection
  }
}
