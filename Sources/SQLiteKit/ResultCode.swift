internal import CSQLite

/// SQLite's result codes, for telling failures apart. A primary code stands for all of its kind, an
/// extended one for itself.
public struct ResultCode: RawRepresentable, Hashable, Sendable {
  /// SQLite's number.
  public let rawValue: Int32

  /// The code with that number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The statement was interrupted.
  public static let interrupted = ResultCode(rawValue: SQLITE_INTERRUPT)
  /// Another connection holds the lock.
  public static let busy = ResultCode(rawValue: SQLITE_BUSY)
  /// This connection itself holds the lock.
  public static let locked = ResultCode(rawValue: SQLITE_LOCKED)
  /// The connection or the file may only be read.
  public static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
  /// The disk failed to read, write or synchronise.
  public static let inputOutput = ResultCode(rawValue: SQLITE_IOERR)
  /// The file's content is damaged.
  public static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
  /// The file is not an SQLite database.
  public static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)
  /// The disk is full.
  public static let full = ResultCode(rawValue: SQLITE_FULL)
  /// The file cannot be opened.
  public static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
  /// A constraint of a table refuses the change.
  public static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)
  /// A CHECK of a table refuses the change: an extended code of ``constraint``.
  public static let check = ResultCode(rawValue: SQLITE_CONSTRAINT | 1 << 8)
  /// The operation is not permitted.
  public static let permission = ResultCode(rawValue: SQLITE_PERM)
  /// There is no memory left, or no more of it is allowed.
  public static let outOfMemory = ResultCode(rawValue: SQLITE_NOMEM)
  /// A text or blob exceeds the connection's limit.
  public static let tooBig = ResultCode(rawValue: SQLITE_TOOBIG)

  /// Matches any SQLite error of this kind, as in `catch ResultCode.busy`.
  public static func ~= (pattern: ResultCode, error: any Error) -> Bool {
    (error as? SQLiteError).map { pattern ~= $0 } ?? false
  }
}
