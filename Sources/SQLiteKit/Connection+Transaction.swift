internal import CSQLite

/// The way in which a transaction begins.
public enum TransactionKind: Hashable, Sendable {
  /// With the write lock, so that it cannot fail half-way for lack of it.
  case immediate
  /// As a reader: all reads inside are of one moment of the database.
  case deferred
}

extension Connection {
  /// Whether a transaction is open.
  public var isInTransaction: Bool { isOpen && sqlite3_get_autocommit(handle) == 0 }

  /// Runs the body in one transaction: all of it is committed, or, when it throws, none.
  ///
  /// Throws what the body threw, or a `SQLiteError` when the transaction cannot begin or commit.
  public func transaction<Result>(
    _ kind: TransactionKind, _ body: () throws -> Result
  ) throws -> Result {
    precondition(!isInTransaction, "A transaction is already open; transactions do not nest.")
    switch kind {
    case .immediate: try run("BEGIN IMMEDIATE")
    case .deferred: try run("BEGIN DEFERRED")
    }
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  /// Rolls back the transaction, if one is open.
  func rollBack() {
    // After a full disk or a failed read SQLite has rolled back by itself.
    guard isInTransaction else { return }
    // The first error is the one to report. A rollback cannot lose data, and if it fails, the next
    // BEGIN reports that.
    try? run("ROLLBACK")
  }
}
