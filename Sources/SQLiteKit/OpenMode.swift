internal import CSQLite

/// The access of a connection to its file.
public enum OpenMode: Hashable, Sendable {
  /// Read and write a file that exists.
  case readWrite
  /// Read and write, creating the file if it is missing.
  case create
  /// Only read.
  case readOnly
  /// Only read, without any lock and without any file beside the database: SQLite's index of the
  /// log is kept in memory. For a place where SQLite cannot write. The caller makes sure that
  /// nobody else writes to the database meanwhile: the connection does not notice that.
  ///
  /// - Parameter withLog: Whether the database has a log. Without one, none is looked for.
  case unlocked(withLog: Bool)

  /// The name under which SQLite opens a file.
  func name(of path: String) -> String {
    guard self == .unlocked(withLog: false) else { return path }
    let special: Set<UInt8> = [UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#")]
    let quoted = path.utf8.reduce(into: "") { text, byte in
      let digits = String(byte, radix: 16)
      let isPlain = byte > 0x20 && byte < 0x7f && !special.contains(byte)
      text += isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
    }
    return "file:\(quoted)?immutable=1"
  }

  /// The layer of SQLite that opens the file; nil for the usual one.
  var system: String? { self == .unlocked(withLog: true) ? "unix-none" : nil }

  var flags: Int32 {
    let access =
      switch self {
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .readOnly, .unlocked(withLog: true): SQLITE_OPEN_READONLY
      case .unlocked(withLog: false): SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    // NOMUTEX: a connection is not Sendable, so the compiler already keeps it to one isolation.
    return access | SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX
  }
}
