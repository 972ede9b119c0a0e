internal import CSQLite
internal import Glibc

extension Connection {
  /// Runs a body whose statements end with `ResultCode.interrupted` when it takes longer than that.
  /// For reads that a screen waits for: what cannot be had at once is read elsewhere.
  public func run<Result>(
    forAtMost milliseconds: Int, _ body: () throws -> Result
  ) throws -> Result {
    let deadline = Deadline(milliseconds: milliseconds)
    // Asked every few thousand of SQLite's own steps, which take well below a millisecond.
    sqlite3_progress_handler(
      handle, 4000,
      { context in
        guard let context else { return 0 }
        return Unmanaged<Deadline>.fromOpaque(context).takeUnretainedValue().isOver ? 1 : 0
      }, Unmanaged.passUnretained(deadline).toOpaque())
    defer { sqlite3_progress_handler(handle, 0, nil, nil) }
    return try withExtendedLifetime(deadline) { try body() }
  }

  /// Runs a body with a statement that is prepared for it alone: for SQL that is made anew each time.
  public func withStatement<Result>(
    _ sql: SQL, _ values: [Value], _ body: (Statement) throws -> Result
  ) throws -> Result {
    let statement = try Statement(sql, on: self)
    defer { statement.finalize() }
    try statement.bind(values)
    return try body(statement)
  }
}

/// A moment after which nobody waits any more.
private final class Deadline {
  private let end: Int

  init(milliseconds: Int) { end = Self.now + milliseconds * 1_000_000 }

  var isOver: Bool { Self.now >= end }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
