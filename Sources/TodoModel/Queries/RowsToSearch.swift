internal import SQLiteKit

/// The rows `i` to look through for what a query means: all, or those that have a text in the index,
/// where they are few.
struct RowsToSearch {
  /// What stands behind FROM.
  let sql: SQL
  /// What is bound to it.
  var values: [Value] = []
}

extension Connection {
  /// How many items with a text are worth being looked up one by one where all of them are wanted, and
  /// where a page is. Of more, they are found sooner by looking through all items in order.
  private static let (fewOfAll, fewForPage) = (20_000, 4_000)

  /// The rows to look through. CROSS JOIN keeps SQLite from exchanging the two.
  func rowsToSearch(for selection: Selection, isWhole: Bool) throws -> RowsToSearch {
    if selection.isByPlace { return RowsToSearch(sql: "item i INDEXED BY item_place") }
    let few = isWhole ? Self.fewOfAll : Self.fewForPage
    if let text = selection.text, let found = Self.index(of: text), try !hasUnindexedTexts(),
      try count(found, limit: few + 1) <= few
    {
      return RowsToSearch(
        sql: "(SELECT DISTINCT key FROM (\(found.sql))) t CROSS JOIN item i ON i.pk = t.key",
        values: found.values)
    }
    // SQLite takes the few that have a priority for as many as are open.
    return RowsToSearch(sql: selection.isFlagged ? "item i INDEXED BY item_flagged" : "item i")
  }

  private func count(_ found: RowsToSearch, limit: Int) throws -> Int {
    try withStatement("SELECT count(*) FROM (\(found.sql) LIMIT \(limit))", found.values) {
      try $0.step() ? $0.integer(0) : 0
    }
  }

  /// The keys of the items with a text, some of them more than once. The index has words of three
  /// characters: a longer text is a phrase of them, a shorter one the beginning of some. How those are
  /// put into lower case is known of letters that have only one; nil for others.
  private static func index(of text: String) -> RowsToSearch? {
    // A phrase would end there; no text has one that this program has stored.
    if text.utf8.contains(0) { return nil }
    if text.unicodeScalars.count >= 3 {
      return RowsToSearch(
        sql: "SELECT rowid AS key FROM item_text WHERE item_text MATCH ?",
        values: [.text("\"" + text.replacing("\"", with: "\"\"") + "\"")])
    }
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.isASCII || !($0.properties.changesWhenLowercased || $0.properties.changesWhenUppercased)
    }
    guard isPlain else { return nil }
    let word = text.lowercased()
    return RowsToSearch(
      sql: "SELECT doc AS key FROM item_occurrence WHERE term >= ? AND term < ?",
      values: [.text(word), .text(word + "\u{10FFFF}")])
  }
}
