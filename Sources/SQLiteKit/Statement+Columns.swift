internal import CSQLite

extension Statement {
  /// Whether a column of the current row is NULL.
  public func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(pointer, Int32(column)) == SQLITE_NULL
  }

  /// A column as an integer; 0 for NULL.
  public func integer(_ column: Int) -> Int { Int(sqlite3_column_int64(pointer, Int32(column))) }

  /// A column as an integer, or nil for NULL.
  public func optionalInteger(_ column: Int) -> Int? { isNull(column) ? nil : integer(column) }

  /// A column as a floating-point number; 0 for NULL.
  public func real(_ column: Int) -> Double { sqlite3_column_double(pointer, Int32(column)) }

  /// A column as text; empty for NULL. SQLite stores invalid UTF-8 without complaint, so invalid
  /// bytes become U+FFFD here.
  public func text(_ column: Int) -> String {
    guard let start = sqlite3_column_text(pointer, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(pointer, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// A column as text of at most about `limit` bytes. A longer one is cut and ends with `…`, and is
  /// then longer than the limit; the rest is not read.
  public func text(_ column: Int, atMost limit: Int) -> String {
    guard let start = sqlite3_column_text(pointer, Int32(column)) else { return "" }
    var count = Int(sqlite3_column_bytes(pointer, Int32(column)))
    guard count > limit else {
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
    count = limit
    // Not inside a character: at most three bytes follow its first one.
    while count > max(0, limit - 3), start[count] & 0xC0 == 0x80 { count -= 1 }
    let beginning = UnsafeBufferPointer(start: start, count: count)
    return String(decoding: beginning, as: UTF8.self)
      + String(repeating: "…", count: 1 + (limit - count) / 3)
  }

  /// A column as text of at most about `limit` bytes, or nil for NULL.
  public func optionalText(_ column: Int, atMost limit: Int) -> String? {
    isNull(column) ? nil : text(column, atMost: limit)
  }

  /// A column as text, or nil for NULL.
  public func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }

  /// A column as a value of its own type.
  public func value(_ column: Int) -> Value {
    switch sqlite3_column_type(pointer, Int32(column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(withBytes(column) { Array($0) })
    default: .null
    }
  }

  /// Lends the bytes of a column; they are invalid after the next step.
  public func withBytes<Result>(_ column: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result
  {
    let start = sqlite3_column_blob(pointer, Int32(column))
    let count = Int(sqlite3_column_bytes(pointer, Int32(column)))
    return body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}
