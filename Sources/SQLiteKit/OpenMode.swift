internal import CSQLite

/// The access of a connection to its file.
public enum OpenMode: Hashable, Sendable {
  /// Read and write a file that exists.
  case readWrite
  /// Read and write, creating the file if it is missing.
  case create
  /// Only read.
  case readOnly

  var flags: Int32 {
    let access =
      switch self {
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .readOnly: SQLITE_OPEN_READONLY
      }
    // NOMUTEX: a connection is not Sendable, so the compiler already keeps it to one isolation.
    return access | SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX
  }
}
