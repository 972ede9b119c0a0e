internal import CivilCalendar
internal import SQLiteKit

/// Looks for what takes longer than a screen should wait: an actor with a connection and a queue of
/// its own.
actor Searcher {
  private let executor: QueueExecutor
  private let path: String
  private var connection: Connection?
  private var isClosed = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// A searcher in the file at a path, which it opens when it is first asked. A temporary file has no
  /// name later, so its connection comes with it.
  init(path: String, connection: sending Connection? = nil, usesMainQueue: Bool = false) {
    executor = QueueExecutor(label: "todo-store-searcher", usesMainQueue: usesMainQueue)
    self.path = path
    self.connection = connection
  }

  /// The rows of a query, or the first so many, unless the interrupter says that nobody wants them any
  /// more.
  func rows(
    of query: ItemQuery, in zone: Zone, limit: Int?, until interrupter: Interrupter
  ) throws -> QueryRows {
    let connection = try open()
    return try connection.run(until: interrupter) {
      try connection.rows(of: query, in: zone, limit: limit)
    }
  }

  /// Runs a read of any length.
  func read<Result: Sendable>(
    _ body: @Sendable (Connection) throws -> Result
  ) throws(StoreError) -> Result {
    do {
      return try body(open())
    } catch {
      throw StoreError(error, path: path)
    }
  }

  func close() {
    isClosed = true
    // A reader has nothing to lose.
    try? connection?.close()
    connection = nil
  }

  private func open() throws -> Connection {
    if isClosed { throw StoreError.closed }
    if let connection { return connection }
    let opened = try Connection(path: path, mode: .readOnly)
    try opened.prepareForReading()
    connection = opened
    return opened
  }
}
