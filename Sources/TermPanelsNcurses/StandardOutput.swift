import Glibc
import TermPanels

/// Standard output, for a program that prints instead of drawing.
@MainActor public enum StandardOutput {
  /// Whether it is a terminal.
  public static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether it is `/dev/null`, where nobody reads it.
  public static var isDiscarded: Bool {
    var output = stat()
    var null = stat()
    return fstat(STDOUT_FILENO, &output) == 0 && stat("/dev/null", &null) == 0
      && output.st_rdev == null.st_rdev && output.st_mode & S_IFMT == S_IFCHR
  }

  /// Whether a person is on both sides: standard input is a terminal, too.
  public static var isDialogue: Bool { isTerminal && isatty(STDIN_FILENO) == 1 }

  /// The columns of the terminal; `nil` if it is none.
  public static var columns: Int? { isTerminal ? TerminalSize.measured?.width : nil }

  /// Adopts the environment's locale, in which dates are read and written and the widths of
  /// characters are known. Without dates, these stay English.
  public static func adoptLocale(forDates: Bool = true) { _ = Locale.adopt(forDates: forDates) }
}
