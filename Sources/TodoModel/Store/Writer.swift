internal import CivilCalendar
internal import Glibc
internal import SQLiteKit

/// The only object in the process that changes the database: an actor with its own connection and
/// queue.
actor Writer {
  private let executor: QueueExecutor
  private let file: DatabaseFile
  private let identity: FileIdentity?
  /// The most bytes that the file may have; nil means as many as the disk has room for.
  private let quota: Int?
  private let clock: WallClock
  /// The log, which keeps its name for as long as any program has the database open.
  private var log: FileIdentity?
  /// The numbers of changes that can still be undone when the file may not grow any more: fewer and
  /// fewer, until there is room.
  private static let keptWhereFull = [1000, 100, 10, 1]

  /// Nil until the first write, and when it is closed.
  private var connection: Connection?
  private var isClosed = false
  private var mustReopen = false
  private var schema: KnownSchema
  private var path: String { file.path }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// A writer on an open connection, or on one that the first write opens. Without an identity the
  /// file is a temporary one, which has no name any more.
  init(
    _ file: DatabaseFile, identity: FileIdentity?, quota: Int? = nil, by clock: WallClock,
    with connection: sending Connection? = nil,
    _ schema: KnownSchema = KnownSchema(), usesMainQueue: Bool = false
  ) {
    executor = QueueExecutor(label: "todo-store-writer", usesMainQueue: usesMainQueue)
    (self.file, self.identity) = (file, identity)
    (self.quota, self.clock, self.schema) = (quota, clock, schema)
    log = identity == nil || connection == nil ? nil : FileIdentity(path: file.path + "-wal")
    self.connection = connection
  }

  /// Opens the file for writing, unless that is done.
  func open() throws(StoreError) {
    do {
      _ = try usableConnection()
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Runs a body in one transaction, which also removes the draft that it finishes. When this
  /// returns, the transaction is committed; when it throws, nothing has changed. The clock shows
  /// the moment of the changes.
  func perform<Result: Sendable>(
    by author: ChangeAuthor, at clock: WallClock, finishing draft: Identifier<Draft>? = nil,
    _ body: @Sendable (Ledger) throws -> Result
  ) throws(StoreError) -> Result {
    // When the file may not grow any more, the oldest changes make room.
    for kept in Self.keptWhereFull {
      do {
        return try attempt(by: author, at: clock, finishing: draft, body)
      } catch .quotaReached {
        try committing { connection in
          try connection.forgetAll(keeping: kept) { try checkSchema(of: connection) }
        }
      }
    }
    return try attempt(by: author, at: clock, finishing: draft, body)
  }

  private func attempt<Result: Sendable>(
    by author: ChangeAuthor, at clock: WallClock, finishing draft: Identifier<Draft>?,
    _ body: @Sendable (Ledger) throws -> Result
  ) throws(StoreError) -> Result {
    try committing { connection in
      try connection.transaction(.immediate) {
        try checkSchema(of: connection)
        let result = try body(Ledger(connection: connection, author: author, clock: clock))
        if let draft { try connection.remove(draft) }
        try connection.indexTextsIfWorthwhile()
        return result
      }
    }
  }

  /// Runs a body in one transaction that is rolled back: nothing has changed when this returns.
  /// Where the file may not grow any more, it throws: making room would be a change.
  func rehearse<Result: Sendable>(
    by author: ChangeAuthor, at clock: WallClock, _ body: @Sendable (Ledger) throws -> Result
  ) throws(StoreError) -> Result {
    var result: Result?
    do {
      let connection = try usableConnection()
      try connection.transaction(.immediate) {
        try checkSchema(of: connection)
        result = try body(Ledger(connection: connection, author: author, clock: clock))
        throw RolledBack()
      }
    } catch {
      if let result { return result }
      throw failure(error)
    }
    throw .closed
  }

  /// Ends a transaction whose changes are not wanted.
  private struct RolledBack: Error {}

  /// Runs a body in one transaction outside the journal.
  ///
  /// - Parameter waits: Whether to wait while another program writes.
  func aside<Result: Sendable>(
    waits: Bool, _ body: @Sendable (Connection) throws -> Result
  ) throws(StoreError) -> Result {
    try committing { connection in
      if !waits { connection.setBusyTimeout(milliseconds: 0) }
      defer { connection.setBusyTimeout(milliseconds: Connection.longestWait) }
      return try connection.transaction(.immediate) {
        try checkSchema(of: connection)
        return try body(connection)
      }
    }
  }

  private func committing<Result>(
    _ work: (Connection) throws -> Result
  ) throws(StoreError) -> Result {
    do {
      let result = try work(usableConnection())
      // A file that has lost its name meanwhile took the change with it.
      try checkPlace()
      return result
    } catch {
      throw failure(error)
    }
  }

  /// The error to report for one that ended a transaction. The next write heeds what it says about
  /// the disk and the file.
  private func failure(_ error: any Error) -> StoreError {
    // After a failed write or sync the content of the disk is unknown. The connection is not
    // trusted again: the next write reopens the file and reads what is there.
    if case ResultCode.inputOutput = error { mustReopen = identity != nil }
    if case ResultCode.corrupt = error { leaveFileAsItIs() }
    if case ResultCode.full = error, let quota, DatabaseFile.hasRoom(beside: path) {
      return .quotaReached(bytes: quota)
    }
    return StoreError(error, path: path)
  }

  /// Records, outside the journal, the day on which the file was found intact. It never waits: if
  /// it fails, the next start checks the file again.
  func rememberVerification(on day: Int) {
    try? aside(waits: false) { connection in
      try connection.run("UPDATE verification SET day = ?", .integer(day))
    }
  }

  /// Keeps closing from copying the log into a file that was found damaged.
  func leaveFileAsItIs() { connection?.setCheckpointsOnClose(false) }

  /// Brings some more texts into the index, outside the journal. It never waits: while another
  /// program writes, this is left for later.
  ///
  /// - Returns: Whether there are more.
  func indexTexts() throws(StoreError) -> Bool {
    try aside(waits: false) { try $0.indexTexts(atMost: Connection.textsInOneStep) }
  }

  /// Forgets some of the oldest changes. It never waits: while another program writes, this is left
  /// for later.
  ///
  /// - Returns: Whether there are more.
  func forgetChanges(keeping count: Int) throws(StoreError) -> Bool {
    try committing { connection in
      connection.setBusyTimeout(milliseconds: 0)
      defer { connection.setBusyTimeout(milliseconds: Connection.longestWait) }
      return try connection.forgetEntries(keeping: count) { try checkSchema(of: connection) }
    }
  }

  func close() {
    // A failed close loses nothing: every commit is in the log on disk.
    try? connection?.close()
    connection = nil
    isClosed = true
  }

  /// Throws when the names of the file and its log lead to other files than the open ones.
  private func checkPlace() throws(StoreError) {
    guard let identity else { return }
    guard FileIdentity(path: path) == identity,
      log == nil || FileIdentity(path: path + "-wal") == log
    else { throw .replaced(path: path) }
  }

  /// Throws when another program has changed the tables since the last look: its triggers would run
  /// with the change.
  private func checkSchema(of connection: Connection) throws {
    try schema.verify(connection, path: path)
  }

  private func usableConnection() throws -> Connection {
    if isClosed { throw StoreError.closed }
    try checkPlace()
    if mustReopen {
      connection?.setCheckpointsOnClose(false)
      // As above: a failed close loses nothing.
      try? connection?.close()
      // If opening the file fails now, the next write tries it again.
      connection = nil
      mustReopen = false
    }
    if let connection { return connection }
    return try openConnection()
  }

  private func openConnection() throws -> Connection {
    let (connection, schema) = try file.openForWriting(by: clock)
    if let quota { try connection.limitSize(to: quota) }
    log = FileIdentity(path: path + "-wal")
    (self.connection, self.schema) = (connection, schema)
    try checkPlace()
    return connection
  }
}
