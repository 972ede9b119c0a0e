import Foundation

/// A system call that failed, in words.
public struct SystemError: Error, CustomStringConvertible {
  /// The attempted action, and why it failed.
  public let description: String

  /// Describes a failure with the error number of the last system call.
  public init(_ action: String) {
    self.init(action, code: errno)
  }

  /// Describes a failure with an error number that a call returned.
  public init(_ action: String, code: Int32) {
    description = "\(action): \(String(cString: strerror(code)))"
  }
}
