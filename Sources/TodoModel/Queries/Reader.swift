internal import CivilCalendar
internal import SQLiteKit

/// The reading of a database for the screen, on a connection of its own that never waits for a
/// write.
///
/// Another program may change the schema while the file is open. Its additions would run with each
/// row, so every read is refused then, until the schema is ours again.
@MainActor
final class Reader {
  /// Called at the beginning of each read of one moment, in its transaction.
  var willRead: (Connection) throws -> Void = { _ in }

  /// The milliseconds for which a search may hold up the screen. Without the clock of the machine
  /// there is no limit: what is found then depends on nothing but the data.
  var patience: Int

  /// Called when the file was opened anew, so that all of it may be different.
  var didReopen: () -> Void = {}

  private var reading: ReadingConnection
  private let path: String
  private var isClosed = false
  /// Whether all reads are of one moment now.
  private var isSteady = false
  private var schema: KnownSchema
  private var connection: Connection { reading.connection }
  /// The reason for which reads are refused.
  private var refusal: StoreError?

  /// A reader on a connection.
  init(_ reading: ReadingConnection, path: String, by clock: WallClock) {
    self.reading = reading
    self.path = path
    schema = reading.schema
    patience = clock.isSystem ? 8 : Int(Int32.max)
  }

  /// Runs a read.
  func read<Result>(_ body: (Connection) throws -> Result) throws(StoreError) -> Result {
    guard !isClosed else { throw .closed }
    do {
      if try reading.follow(path, isWaitedFor: true) {
        (schema, refusal) = (reading.schema, nil)
        didReopen()
      }
      if refusal != nil {
        // The schema may be ours again.
        try checkSchema()
        if let refusal { throw refusal }
      }
      let result = try body(connection)
      try reading.check(path)
      return result
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Runs a read of one moment, with which all live results agree. Nested reads are of the same
  /// moment.
  func readMoment<Result>(_ body: (Connection) throws -> Result) throws(StoreError) -> Result {
    try read { connection in
      if isSteady || connection.isInTransaction { return try body(connection) }
      return try connection.transaction(.deferred) {
        try beginMoment()
        isSteady = true
        defer { isSteady = false }
        return try body(connection)
      }
    }
  }

  /// Runs a read that can be done within a few milliseconds; nil when it takes longer.
  func readAtOnce<Result>(
    _ body: (Connection) throws -> Result
  ) throws(StoreError) -> Result? {
    try read { connection in
      do {
        return try connection.run(forAtMost: patience) { try body(connection) }
      } catch ResultCode.interrupted {
        return nil
      }
    }
  }

  /// Runs `body` so that all its reads are of one moment; later commits of others are seen after
  /// it. For a screen that reads many rows one after the other. Nested calls count as one.
  func steadily(_ body: () -> Void) {
    var isDone = false
    // Where this fails, the reads meet the same error, where it can be shown.
    try? readMoment { _ in
      isDone = true
      body()
    }
    if !isDone { body() }
  }

  /// Refuses all reads from now on, and closes the connection.
  func close() {
    isClosed = true
    // All statements are in the cache, so this cannot fail; nor would anything be lost.
    try? connection.close()
  }

  private func beginMoment() throws {
    try checkSchema()
    try willRead(connection)
  }

  /// Throws when another program has changed the schema since the last look.
  private func checkSchema() throws {
    do {
      try schema.verify(connection, path: path)
    } catch {
      refusal = StoreError(error, path: path)
      throw error
    }
    refusal = nil
  }
}
