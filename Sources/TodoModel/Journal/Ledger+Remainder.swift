internal import SQLiteKit

extension Ledger {
  /// The most bytes in one row. SQLite's limit for a row, as we set it, is 1 MB.
  private static let longestPart = 256 << 10

  /// The most rows of one value; the row of a piece is the number of its value times this, and its
  /// own number. Nothing that is read is as long as that.
  static let mostPieces = 4096

  /// Stores, with this entry, a value that has no place elsewhere. It counts as long as the entry
  /// is not undone.
  ///
  /// - Parameter number: The number of values that were stored with the entry before.
  func keep(remainder text: String, number: Int = 0) throws {
    for (index, part) in Self.parts(of: text).enumerated() {
      precondition(index < Self.mostPieces, "A value has a limited number of pieces.")
      try connection.run(
        "INSERT INTO import_remainder(entry, part, content) VALUES(?, ?, ?)",
        .integer(openEntry), .integer(number * Self.mostPieces + index), .text(part))
    }
  }

  /// Whether an import that is not undone has stored exactly this text.
  func hasKept(remainder text: String) throws -> Bool {
    let statement = try connection.statement(
      """
      SELECT entry, content FROM import_remainder JOIN journal ON id = entry
      WHERE undone = 0 ORDER BY entry, part
      """)
    defer { statement.reset() }
    let wanted = Self.parts(of: text)
    var entry = 0
    var matching = 0
    while try statement.step() {
      if statement.integer(0) != entry {
        if matching == wanted.count { return true }
        entry = statement.integer(0)
        matching = 0
      }
      // Bytes, because Swift also equates strings with different bytes.
      let isNext =
        wanted.indices.contains(matching)
        && statement.text(1).utf8.elementsEqual(wanted[matching].utf8)
      matching = isNext ? matching + 1 : -1
    }
    return matching == wanted.count
  }

  /// The text in pieces that end at the end of a scalar.
  static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      var end =
        rest.utf8.index(rest.startIndex, offsetBy: longestPart, limitedBy: rest.endIndex)
        ?? rest.endIndex
      while end < rest.endIndex, UTF8.isContinuation(rest.utf8[end]) {
        end = rest.utf8.index(before: end)
      }
      parts.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return parts
  }
}
