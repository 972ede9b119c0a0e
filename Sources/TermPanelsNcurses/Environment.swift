import Glibc

/// The process's environment.
enum Environment {
  /// The value of a variable, or `nil` when it is not set.
  static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The value of a variable that counts only when it says something.
  static func nonEmpty(_ name: String) -> String? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
