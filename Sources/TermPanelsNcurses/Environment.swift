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
}
