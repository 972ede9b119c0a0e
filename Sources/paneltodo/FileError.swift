import FileKit

/// A file that cannot be used.
struct FileError: Error, CustomStringConvertible {
  /// The file and the reason.
  let description: String
  /// Whether no file has that name.
  let isMissing: Bool

  init(_ description: String) { (self.description, isMissing) = (description, false) }

  /// Creates an error with the reason why a file cannot be read.
  init(_ path: String, _ fault: FileFault) {
    isMissing = fault.isMissing
    description = "\(path): \(fault.reason)."
  }

  /// Creates an error with the system's reason.
  init(_ path: String, _ cause: SystemError) {
    isMissing = cause.isMissing
    description = "\(path): \(cause.reason)."
  }
}
