internal import CSQLite

extension Connection {
  /// Gives statements the function `lowercase(text)`, which lowers the letters of all alphabets as
  /// Swift does. SQLite's own `lower(text)` knows the letters of ASCII alone.
  ///
  /// The schema of a file cannot call it: another program may have written the schema.
  func addLowercase() {
    // Should this fail, every statement that calls the function fails and reports that.
    sqlite3_create_function_v2(
      handle, "lowercase", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nil,
      { context, _, values in Lowercase.answer(values?[0], to: context) }, nil, nil, nil)
  }
}

/// The work of the function `lowercase`.
private enum Lowercase {
  /// The bytes of the longest text of which other letters than those of ASCII are lowered: far more
  /// than a text of this program has. SQLite does not limit the memory for them.
  static let longest = 1 << 20

  static func answer(_ value: OpaquePointer?, to context: OpaquePointer?) {
    // NULL has no text. Missing memory for the text is reported by SQLite itself.
    guard let start = sqlite3_value_text(value) else { return sqlite3_result_null(context) }
    let text = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
    // Most texts are ASCII, and take no detour through a string.
    if text.count > longest || text.allSatisfy({ $0 < 0x80 }) { return give(text, to: context) }
    var lowered = String(decoding: text, as: UTF8.self).lowercased()
    lowered.withUTF8 { give($0, to: context) }
  }

  /// Answers with a text whose letters of ASCII are lowered, in memory that SQLite frees.
  private static func give(_ text: UnsafeBufferPointer<UInt8>, to context: OpaquePointer?) {
    // For no bytes at all SQLite would return no memory.
    guard let memory = sqlite3_malloc64(UInt64(text.count) + 1) else {
      return sqlite3_result_error_nomem(context)
    }
    let lowered = UnsafeMutableRawBufferPointer(start: memory, count: text.count)
    for index in text.indices {
      let byte = text[index]
      lowered[index] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }
    sqlite3_result_text64(
      context, memory.bindMemory(to: CChar.self, capacity: text.count), UInt64(text.count),
      { sqlite3_free($0) }, UInt8(SQLITE_UTF8))
  }
}
