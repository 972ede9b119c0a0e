internal import CSQLite

/// The settings and figures of a connection. SQLite has freed a closed one: its settings cannot be
/// changed any more, and its figures are 0.
extension Connection {
  /// The version of SQLite in this program, such as `3.40.1`.
  public static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  /// Sets the time that a statement waits for another connection's lock before `ResultCode.busy`.
  public func setBusyTimeout(milliseconds: Int) {
    guard isOpen else { return }
    sqlite3_busy_timeout(handle, Int32(clamping: milliseconds))
  }

  /// Sets whether the last connection to close copies the write-ahead log into the database file.
  /// It is turned off for a damaged file, so that its bytes stay as they were found.
  public func setCheckpointsOnClose(_ checkpoints: Bool) {
    configure(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !checkpoints)
  }

  /// Sets whether the triggers of the schema run. Every statement is prepared again when that
  /// changes.
  public func setTriggers(_ run: Bool) {
    configure(SQLITE_DBCONFIG_ENABLE_TRIGGER, run)
  }

  private func configure(_ option: Int32, _ isOn: Bool) {
    guard isOpen else { return }
    csqlite_db_config(handle, option, isOn ? 1 : 0)
  }

  /// Runs a body without the triggers of the schema.
  public func withoutTriggers<Result>(_ body: () throws -> Result) rethrows -> Result {
    setTriggers(false)
    defer { setTriggers(true) }
    return try body()
  }

  /// The first bytes of the file, read through SQLite's own handle before any statement and without
  /// a lock; the missing bytes of a shorter file are zeros. Throws a `SQLiteError` when the file
  /// cannot be read, or the connection is closed.
  public func header(byteCount: Int) throws(SQLiteError) -> [UInt8] {
    guard isOpen else { throw SQLiteError(code: SQLITE_MISUSE, database: nil) }
    var bytes = [UInt8](repeating: 0, count: byteCount)
    let code = csqlite_read_header(handle, &bytes, Int32(byteCount))
    guard code == SQLITE_OK else { throw SQLiteError(code: code, database: nil) }
    return bytes
  }

  /// The number of rows the last statement changed, not counting those its triggers changed.
  public var changedRows: Int { isOpen ? Int(sqlite3_changes64(handle)) : 0 }

  /// The key of the row that a statement inserted last.
  public var lastInsertedKey: Int { isOpen ? Int(sqlite3_last_insert_rowid(handle)) : 0 }

  /// The number of statements that are kept prepared.
  public var preparedStatements: Int { cache.count }

  /// The number of statements in the middle of their rows. It must be 0 whenever nothing runs.
  public var busyStatements: Int {
    guard isOpen else { return 0 }
    var count = 0
    var next = sqlite3_next_stmt(handle, nil)
    while let statement = next {
      if sqlite3_stmt_busy(statement) != 0 { count += 1 }
      next = sqlite3_next_stmt(handle, statement)
    }
    return count
  }
}
