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
