/// Where a dialogue's lines come from and go to. `StandardLines` has them from standard input and
/// output, ``MemoryLines`` from a test.
///
/// Order of calls: `start`, then any number of the others, then `stop`.
@MainActor public protocol LineChannel: AnyObject {
  /// Begins.
  ///
  /// - Throws: ``TerminalError`` when there is nothing to read from or write to.
  func start() throws(TerminalError)

  /// Ends. Calling it again does nothing.
  func stop()

  /// Waits until there is a line, and returns it. Work on the main actor runs while it waits, and
  /// ends the wait, with `nil`.
  ///
  /// - Parameters:
  ///   - timeout: Seconds to wait at most; 0 does not wait; `nil` waits as long as it takes.
  ///   - takesLine: Whether a line is taken. Without it, lines stay where they are.
  func next(timeout: Double?, takesLine: Bool) -> LineInput?

  /// Writes a line and its end. The text has no control characters.
  ///
  /// - Returns: Whether somebody can still read it.
  func write(_ line: String) -> Bool
}

/// What a dialogue is told.
public enum LineInput: Hashable, Sendable {
  /// A line, without its end.
  case line(String)
  /// A line that was too long to be kept.
  case tooLong
  /// There are no more lines.
  case end
}
