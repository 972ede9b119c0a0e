internal import CSQLite

/// A prepared statement: bind its parameters, step through its rows, read their columns.
///
/// Parameters count from 1 and columns from 0, as in SQLite. `Connection.statement(_:)` returns a
/// statement that is reset and without bindings.
public final class Statement {
  let sql: String
  private var handle: OpaquePointer?
  private let database: OpaquePointer
  private let watch: Watch

  init(_ sql: SQL, on connection: Connection) throws(SQLiteError) {
    var prepared: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    let code = sqlite3_prepare_v3(connection.handle, sql.text, -1, flags, &prepared, nil)
    guard code == SQLITE_OK, let prepared else {
      throw SQLiteError(
        code: code == SQLITE_OK ? SQLITE_MISUSE : code, database: connection.handle, sql: sql.text)
    }
    self.sql = sql.text
    handle = prepared
    database = connection.handle
    watch = connection.watch
  }

  deinit { sqlite3_finalize(handle) }

  /// Whether the statement is between its first row and its last.
  public var isBusy: Bool { sqlite3_stmt_busy(handle) != 0 }

  /// Goes to the next row; false after the last one, when the statement has reset itself.
  ///
  /// Throws a `SQLiteError`, and then also resets the statement.
  public func step() throws(SQLiteError) -> Bool {
    precondition(handle != nil, "The connection of this statement is closed.")
    watch.beginStep()
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    guard code == SQLITE_DONE else {
      let error = SQLiteError(code: code, database: database, sql: sql)
      sqlite3_reset(handle)
      throw error
    }
    sqlite3_reset(handle)
    return false
  }

  /// Runs the statement to its end, whatever rows it has.
  public func run() throws(SQLiteError) {
    while try step() {}
  }

  /// Ends the rows early. A statement left in the middle would hold its snapshot open.
  public func reset() { sqlite3_reset(handle) }

  func clear() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  func finalize() {
    sqlite3_finalize(handle)
    handle = nil
  }

  func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else {
      throw SQLiteError(code: code, database: database, sql: sql)
    }
  }

  var pointer: OpaquePointer? { handle }
}
