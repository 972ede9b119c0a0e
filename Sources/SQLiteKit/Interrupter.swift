internal import CSQLite

/// Ends the running statement of a connection, from any thread, and lets no other begin.
///
/// ```swift
/// let interrupter = Interrupter()
/// // On the connection's thread:
/// try connection.run(until: interrupter) { try connection.text("PRAGMA quick_check") }
/// // On another one:
/// interrupter.interrupt()
/// ```
public final class Interrupter: @unchecked Sendable {
  // Everything below is accessed only while the mutex is held.
  private let mutex = sqlite3_mutex_alloc(SQLITE_MUTEX_FAST)
  private var handle: OpaquePointer?
  private var wasInterrupted = false

  /// An interrupter that interrupts nothing yet.
  public init() {}

  deinit { sqlite3_mutex_free(mutex) }

  /// Ends the running statement. This is permanent: whatever runs afterwards ends at once.
  public func interrupt() {
    locked {
      wasInterrupted = true
      if let handle { sqlite3_interrupt(handle) }
    }
  }

  /// Whether ``interrupt()`` was called.
  public var isInterrupted: Bool { locked { wasInterrupted } }

  func attach(to database: OpaquePointer) throws(SQLiteError) {
    let isLate = locked {
      handle = wasInterrupted ? nil : database
      return wasInterrupted
    }
    if isLate { throw SQLiteError(code: SQLITE_INTERRUPT, database: nil) }
  }

  func detach() { locked { handle = nil } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    sqlite3_mutex_enter(mutex)
    defer { sqlite3_mutex_leave(mutex) }
    return body()
  }
}

extension Connection {
  /// Runs a body whose statements end with `ResultCode.interrupted` after
  /// ``Interrupter/interrupt()``, and at once if that was called before. A transaction of the body
  /// is rolled back then.
  public func run<Result>(
    until interrupter: Interrupter, _ body: () throws -> Result
  ) throws -> Result {
    // SQLite forgets an interrupt that arrives when nothing is running. A statement left in the
    // middle of its rows closes the gap before the first statement of the body.
    let running = try statement("SELECT 1 UNION ALL SELECT 2")
    _ = try running.step()
    let wasInTransaction = isInTransaction
    defer {
      running.reset()
      // While a statement was running, an interrupt also ended the ROLLBACK of the body.
      if !wasInTransaction { rollBack() }
    }
    try interrupter.attach(to: handle)
    defer { interrupter.detach() }
    return try body()
  }
}
