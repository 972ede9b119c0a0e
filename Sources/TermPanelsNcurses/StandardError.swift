import FileKit
import Glibc

/// Standard error, for a program that shows its progress there.
public enum StandardError {
  /// Whether it is a terminal.
  public static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a text as it is.
  public static func write(_ text: String) throws {
    try Descriptor.write(text.utf8.span.bytes, to: STDERR_FILENO)
  }
}
