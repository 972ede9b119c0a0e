internal import CSQLite

/// A refusal by SQLite, with the reason in its own words.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The extended result code.
  public let code: Int32

  /// The connection's own message, which names the table and constraint where the generic text of
  /// the code does not.
  public let message: String

  /// The statement that failed, if any.
  public let sql: String?

  /// The system's number of the error for which a file could not be opened, read or written; 0 if
  /// there is none.
  public let systemCode: Int32

  /// An error with these values.
  public init(code: Int32, message: String, sql: String? = nil, systemCode: Int32 = 0) {
    self.code = code
    self.message = message
    self.sql = sql
    self.systemCode = systemCode
  }

  init(code: Int32, database: OpaquePointer?, sql: String? = nil) {
    let text = database.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    let isOfSystem = [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xff)
    self.init(
      code: code, message: text.map { String(cString: $0) } ?? "unknown error", sql: sql,
      systemCode: isOfSystem ? database.map { sqlite3_system_errno($0) } ?? 0 : 0)
  }

  /// The kind of failure: the extended code without its detail.
  public var result: ResultCode { ResultCode(rawValue: code & 0xff) }

  /// The message with its number, `database is locked (5)`.
  public var description: String { "\(message) (\(code))" }

  /// Lets `catch ResultCode.busy` and `case ResultCode.busy:` match an error by its kind.
  public static func ~= (pattern: ResultCode, error: SQLiteError) -> Bool {
    error.result == pattern || error.code == pattern.rawValue
  }
}
