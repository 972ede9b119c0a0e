import FileKit

/// A file that cannot be used.
struct FileError: Error, CustomStringConvertible {
  /// The file and the reason.
  let description: String
  /// The system's error, if it is one.
  let cause: SystemError?

  init(_ description: String) { (self.description, cause) = (description, nil) }

  /// Creates an error with the system's reason.
  init(_ path: String, _ cause: SystemError) {
    self.cause = cause
    description = "\(path): \(cause.reason)."
  }
}
