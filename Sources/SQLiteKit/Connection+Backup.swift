internal import CSQLite

extension Connection {
  /// Copies the whole database, as it is at one moment, over that of another connection.
  ///
  /// The copy is made in steps of some pages, and the interrupter is checked before each. The
  /// database must be in WAL mode or at rest: then others may write meanwhile, and the copy is of
  /// the moment at which it began. Throws a `SQLiteError`, with `ResultCode.interrupted` after an
  /// interruption; the other database is then as it was.
  public func backUp(
    to destination: Connection, pagesAtOnce: Int = 256, until interrupter: Interrupter
  ) throws {
    precondition(destination.isOpen, "A closed connection cannot take a copy.")
    try transaction(.deferred) {
      // A transaction begins with its first read. Without it every step would be a transaction of
      // its own, and a write between two steps would restart the copying, perhaps for ever.
      _ = try integer("SELECT count(*) FROM sqlite_schema")
      guard let backup = sqlite3_backup_init(destination.handle, "main", handle, "main") else {
        throw SQLiteError(
          code: sqlite3_extended_errcode(destination.handle), database: destination.handle)
      }
      var code = SQLITE_OK
      while code == SQLITE_OK {
        code =
          interrupter.isInterrupted
          ? SQLITE_INTERRUPT : sqlite3_backup_step(backup, Int32(clamping: pagesAtOnce))
      }
      let end = sqlite3_backup_finish(backup)
      guard code == SQLITE_DONE, end == SQLITE_OK else {
        throw SQLiteError(code: code == SQLITE_DONE ? end : code, database: nil)
      }
    }
  }
}
