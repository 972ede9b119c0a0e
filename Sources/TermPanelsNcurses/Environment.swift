import Glibc

/// The process's environment.
enum Environment {
  /// The value of a variable, or `nil` when it is not set.
  static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The value of a variable, or `nil` when it is not set or empty.
  static func nonEmpty(_ name: String) -> String? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Names the description that is here, for the programs that run on the terminal as well.
  static func describe(_ description: String) {
    if value("TERM") != description { setenv("TERM", description, 1) }
  }

  /// Removes a size that a shell or a script has exported once, where the terminal has its own.
  static func dropSize() {
    guard TerminalSize.measured != nil else { return }
    for name in ["LINES", "COLUMNS"] { unsetenv(name) }
  }

  /// Whether it shows that the terminal is at the other end of a network.
  static var isRemote: Bool { nonEmpty("SSH_CONNECTION") != nil || nonEmpty("SSH_TTY") != nil }

  /// The time to wait for the rest of an escape sequence, in seconds.
  static var escapeDelay: Double { chosenEscapeDelay ?? KeyDecoder.localPatience }

  /// Whether that time is longer over a slow link: where the terminal is at the other end of a
  /// network, and the person has not chosen it.
  static var adaptsEscapeDelay: Bool { isRemote && chosenEscapeDelay == nil }

  private static var chosenEscapeDelay: Double? {
    nonEmpty("ESCDELAY").flatMap { Int($0) }.map { max(0, Double($0) / 1000) }
  }
}
