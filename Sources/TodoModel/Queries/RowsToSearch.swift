internal import SQLiteKit

/// The rows `i` to search for a query: all, or those that an index has for a text or for dates, if
/// they are few.
struct RowsToSearch: Sendable {
  /// The SQL after FROM.
  let sql: SQL
  /// The values bound to it.
  var values: [Value] = []
}

extension Connection {
  /// The most items of an index that are worth being looked up one by one when all of them are
  /// wanted, and when a page is. More are found faster by going through all items in order.
  private static let (fewOfAll, fewForPage) = (20_000, 4_000)

  /// The rows to search. CROSS JOIN keeps SQLite from exchanging the two tables.
  func rowsToSearch(for selection: Selection, isWhole: Bool) throws -> RowsToSearch {
    if selection.isByPlace { return RowsToSearch(sql: "item i INDEXED BY item_place") }
    let few = isWhole ? Self.fewOfAll : Self.fewForPage
    for found in [selection.text.flatMap(Self.index), selection.dated].compactMap(\.self)
    where try count(found, limit: few + 1) <= few {
      return RowsToSearch(
        sql: "(SELECT DISTINCT key FROM (\(found.sql))) t CROSS JOIN item i ON i.pk = t.key",
        values: found.values)
    }
    // SQLite assumes that flagged items, which are few, are as many as open ones.
    return RowsToSearch(sql: selection.isFlagged ? "item i INDEXED BY item_flagged" : "item i")
  }

  private func count(_ found: RowsToSearch, limit: Int) throws -> Int {
    try withStatement("SELECT count(*) FROM (\(found.sql) LIMIT \(limit))", found.values) {
      try $0.step() ? $0.integer(0) : 0
    }
  }

  /// The keys of the items with a text, some of them more than once, and of all items that wait for
  /// the index. The index has words of three characters: a longer text is a phrase of them, a
  /// shorter one the beginning of some. The lower case of a shorter one is only certain for ASCII
  /// and letters without case; nil for others.
  private static func index(of text: String) -> RowsToSearch? {
    // NUL would end a phrase; no text that this program has stored contains it.
    if text.utf8.contains(0) { return nil }
    if text.unicodeScalars.count >= 3 {
      return RowsToSearch(
        sql: "\(waiting) SELECT rowid FROM item_text WHERE item_text MATCH ?",
        values: [.text("\"" + text.replacing("\"", with: "\"\"") + "\"")])
    }
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.isASCII || !($0.properties.changesWhenLowercased || $0.properties.changesWhenUppercased)
    }
    guard isPlain else { return nil }
    let word = text.lowercased()
    return RowsToSearch(
      sql: "\(waiting) SELECT doc FROM item_occurrence WHERE term >= ? AND term < ?",
      values: [.text(word), .text(word + "\u{10FFFF}")])
  }

  private static let waiting: SQL = "SELECT item AS key FROM unindexed UNION ALL"
}
