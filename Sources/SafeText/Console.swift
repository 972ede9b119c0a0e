internal import FileKit
internal import Glibc

/// The output for everything that is printed without a screen: all of it is shown safely, to a
/// terminal as to a pipe, since a pipe may lead to a terminal.
///
/// A program whose output is lost has failed, so everything for standard output throws a
/// ``Failure`` when it cannot be written.
public enum Console {
  /// The reason why standard output cannot be written, such as a full disk, as a sentence.
  public struct Failure: Error, CustomStringConvertible {
    /// The sentence.
    public let description: String

    /// Creates a failure with the system's reason.
    public init(_ reason: String) {
      description = "Standard output cannot be written: \(reason)."
    }
  }

  /// Writes a text and a line break to standard output.
  ///
  /// - Throws: ``Failure``.
  public static func say(_ text: String) throws(Failure) { try say(shown: text.shownSafely) }

  /// Writes a text whose foreign parts are already shown safely, such as one with colours, and a
  /// line break to standard output.
  ///
  /// - Throws: ``Failure``.
  public static func say(shown text: String) throws(Failure) { try pass(text + "\n") }

  /// Writes data to standard output as it is, such as a file for another program, and waits for a
  /// reader that is slow.
  ///
  /// - Throws: ``Failure``.
  public static func pass(_ data: String) throws(Failure) {
    do throws(SystemError) {
      try Descriptor.write(data.utf8.span.bytes, to: STDOUT_FILENO, waitingForRoom: true)
    } catch {
      throw Failure(error.reason)
    }
  }

  /// Writes a text and a line break to standard error.
  public static func complain(_ text: String) {
    let line = text.shownSafely + "\n"
    // If the reader is gone, or the disk is full, the failure cannot be reported.
    try? Descriptor.write(line.utf8.span.bytes, to: STDERR_FILENO)
  }

  /// Whether standard error takes output at once. It may lead to a terminal that nobody reads.
  public static var takesComplaints: Bool {
    var output = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&output, 1, 0) > 0 && output.revents == POLLOUT
  }
}
