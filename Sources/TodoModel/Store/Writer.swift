internal import Glibc
internal import SQLiteKit

/// The only one in the process that changes the database: an actor with a connection and a queue of
/// its own.
actor Writer {
  private let executor: QueueExecutor
  private let path: String
  private let instance: Identifier<TodoStore>
  private let identity: FileIdentity?
  let clock: @Sendable () -> Timestamp
  private var connection: Connection?
  private var mustReopen = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// A writer on an open connection. Without an identity the file is a temporary one, which has no
  /// name any more.
  init(
    connection: sending Connection, path: String, instance: Identifier<TodoStore>,
    identity: FileIdentity?, clock: @escaping @Sendable () -> Timestamp
  ) {
    executor = QueueExecutor(label: "todo-store-writer")
    self.connection = connection
    self.path = path
    self.instance = instance
    self.identity = identity
    self.clock = clock
  }

  /// Runs a body in one transaction. When this returns the transaction is committed; when it throws
  /// nothing has changed.
  func perform<Result: Sendable>(
    _ body: @Sendable (Ledger) throws -> Result
  ) throws(StoreError) -> Result {
    do {
      let connection = try usableConnection()
      return try connection.transaction(.immediate) {
        try body(Ledger(connection: connection, instance: instance, now: clock()))
      }
    } catch {
      // After a failed write or sync nobody knows what the disk holds. The connection is not trusted
      // again: the next write opens the file anew and reads what is there.
      if case ResultCode.inputOutput = error { mustReopen = identity != nil }
      if case ResultCode.corrupt = error { leaveFileAsItIs() }
      throw StoreError(error, path: path)
    }
  }

  /// Writes down, past the journal, on which day the file was found whole. It waits for nobody: should
  /// it not succeed, the next start looks through the file again.
  func rememberVerification(on day: Int) {
    connection?.setBusyTimeout(milliseconds: 0)
    try? perform { ledger in
      try ledger.connection.run("UPDATE verification SET day = ?", .integer(day))
    }
    connection?.setBusyTimeout(milliseconds: Connection.longestWait)
  }

  /// Has closing not copy the log into a file that was found damaged.
  func leaveFileAsItIs() { connection?.setCheckpointsOnClose(false) }

  func close() {
    // A close that fails has nothing to lose: every commit is in the log on disk.
    try? connection?.close()
    connection = nil
  }

  private func usableConnection() throws -> Connection {
    guard var connection else { throw StoreError.closed }
    if let identity, FileIdentity(path: path) != identity { throw StoreError.replaced(path: path) }
    if mustReopen {
      connection.setCheckpointsOnClose(false)
      // As above: nothing is lost with a failed close.
      try? connection.close()
      connection = try Connection(path: path, mode: .readWrite)
      try connection.prepareForWriting(isTemporary: false)
      self.connection = connection
      mustReopen = false
    }
    return connection
  }
}
