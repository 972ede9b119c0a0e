internal import CSQLite
internal import FileKit

extension Connection {
  /// Runs a body whose statements end with `ResultCode.interrupted` when it takes longer than
  /// `milliseconds`. For reads that a screen waits for: a longer read is done elsewhere.
  public func run<Result>(
    forAtMost milliseconds: Int, _ body: () throws -> Result
  ) throws -> Result {
    let outer = watch.deadline
    watch.deadline = min(outer ?? .max, MonotonicTime.nanoseconds + milliseconds * 1_000_000)
    defer { watch.deadline = outer }
    return try body()
  }

  /// Sets the processor time that a single step of a statement may take, from now on, before it
  /// ends with `ResultCode.interrupted`; nil for no limit. A file that someone else has prepared
  /// must not hold up the program for ever.
  public func limitSteps(milliseconds: Int?) {
    watch.longestStep = milliseconds.map { $0 * 1_000_000 }
  }

  /// Runs a body with another limit of ``limitSteps(milliseconds:)``.
  public func withSteps<Result>(
    ofAtMost milliseconds: Int?, _ body: () throws -> Result
  ) rethrows -> Result {
    let limit = watch.longestStep
    limitSteps(milliseconds: milliseconds)
    defer { watch.longestStep = limit }
    return try body()
  }
}

/// A handler that SQLite calls every few thousand of its own steps, which take well below a
/// millisecond, to check whether to continue.
final class Watch {
  /// The nanoseconds that a step may take.
  var longestStep: Int?
  /// The time at which all statements end.
  var deadline: Int?
  // The time that this thread had used at SQLite's first call during the present step: short steps
  // cost no look at a clock, and a program that is stopped or waits uses no time.
  private var began: Int?

  func install(on handle: OpaquePointer) {
    sqlite3_progress_handler(
      handle, 4000,
      { context in
        guard let context else { return 0 }
        return Unmanaged<Watch>.fromOpaque(context).takeUnretainedValue().isOver ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  func beginStep() { began = nil }

  private var isOver: Bool {
    if let deadline, MonotonicTime.nanoseconds >= deadline { return true }
    guard let longestStep else { return false }
    let now = ThreadTime.nanoseconds
    guard let began else {
      began = now
      return false
    }
    return now - began >= longestStep
  }
}
