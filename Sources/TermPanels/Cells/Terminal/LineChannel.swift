/// The source and the destination of a dialogue's lines. `StandardLines` uses standard input and
/// output, ``MemoryLines`` a test's.
///
/// Order of calls: `start`, then any number of the others, then `stop`.
@MainActor public protocol LineChannel: AnyObject {
  /// Starts the channel.
  ///
  /// - Throws: ``TerminalError`` when there is nothing to read from or write to.
  func start() throws(TerminalError)

  /// Stops the channel. Calling it again does nothing.
  func stop()

  /// Waits until there is a line, and returns it. Work on the main actor runs while it waits, and
  /// ends the wait, with `nil`.
  ///
  /// - Parameters:
  ///   - timeout: Seconds to wait at most; 0 does not wait; `nil` waits as long as it takes.
  ///   - takesLine: Whether a line is taken. Otherwise lines stay unread.
  func next(timeout: Double?, takesLine: Bool) -> LineInput?

  /// Writes a line and its end. The text has no control characters.
  ///
  /// - Returns: Whether the output can still be read.
  func write(_ line: String) -> Bool
}

/// The input of a dialogue.
public enum LineInput: Hashable, Sendable {
  /// A line, without its end.
  case line(String)
  /// A line that was too long to be kept.
  case tooLong
  /// The end of the lines.
  case end
}
