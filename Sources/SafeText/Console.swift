internal import FileKit
internal import Glibc

/// The output for everything that is printed without a screen: all of it is shown safely, to a
/// terminal as to a pipe, since a pipe may lead to a terminal.
public enum Console {
  /// Writes a text and a line break to standard output.
  public static func say(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes a text whose foreign parts are already shown safely, such as one with colours, and a
  /// line break to standard output.
  public static func say(shown text: String) { writeShown(text, to: STDOUT_FILENO) }

  /// Writes a text and a line break to standard error.
  public static func complain(_ text: String) { write(text, to: STDERR_FILENO) }

  /// Whether standard error takes output at once. It may lead to a terminal that nobody reads.
  public static var takesComplaints: Bool {
    var output = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&output, 1, 0) > 0 && output.revents == POLLOUT
  }

  private static func write(_ text: String, to file: Int32) {
    writeShown(text.shownSafely, to: file)
  }

  private static func writeShown(_ text: String, to file: Int32) {
    let line = text + "\n"
    // If the reader is gone, or the disk is full, the failure cannot be reported.
    try? Descriptor.write(line.utf8.span.bytes, to: file)
  }
}
