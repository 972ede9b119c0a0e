internal import CSQLite

extension Statement {
  /// Binds values to the parameters from the first one on.
  public func bind(_ values: [Value]) throws(SQLiteError) {
    precondition(
      values.count == Int(sqlite3_bind_parameter_count(pointer)),
      "As many values are bound as a statement has parameters.")
    for (index, value) in values.enumerated() { try bind(value, at: index + 1) }
  }

  /// Binds any value.
  public func bind(_ value: Value, at index: Int) throws(SQLiteError) {
    switch value {
    case .null: try check(sqlite3_bind_null(pointer, Int32(index)))
    case .integer(let number): try bind(number, at: index)
    case .real(let number): try check(sqlite3_bind_double(pointer, Int32(index), number))
    case .text(let text): try bind(text, at: index)
    case .blob(let bytes):
      try check(bytes.withUnsafeBytes { self.bindBytes($0, at: index) })
    }
  }

  /// Binds an integer.
  public func bind(_ number: Int, at index: Int) throws(SQLiteError) {
    try check(sqlite3_bind_int64(pointer, Int32(index), Int64(number)))
  }

  /// Binds a text, which SQLite copies.
  public func bind(_ text: String, at index: Int) throws(SQLiteError) {
    var text = text
    let code = text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) {
        // An empty text may have no address, and SQLite takes that for NULL.
        guard let start = $0.baseAddress else {
          return csqlite_bind_text(pointer, Int32(index), "", 0)
        }
        return csqlite_bind_text(pointer, Int32(index), start, Int32(clamping: $0.count))
      }
    }
    try check(code)
  }

  /// Binds bytes, which SQLite copies.
  public func bind(bytes: UnsafeRawBufferPointer, at index: Int) throws(SQLiteError) {
    try check(bindBytes(bytes, at: index))
  }

  private func bindBytes(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int32 {
    guard let start = bytes.baseAddress else {
      return sqlite3_bind_zeroblob(pointer, Int32(index), 0)
    }
    return csqlite_bind_blob(pointer, Int32(index), start, Int32(clamping: bytes.count))
  }
}
