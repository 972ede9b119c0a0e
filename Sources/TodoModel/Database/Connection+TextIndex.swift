internal import SQLiteKit

/// The text index of items. Triggers note every item whose texts change, and the writer brings the
/// index up to date; a search does without the index while it is out of date.
extension Connection {
  /// Brings the texts of the next items, at most `limit`, into the index. Called in a transaction.
  ///
  /// - Returns: Whether there are more texts.
  func indexTexts(atMost limit: Int) throws -> Bool {
    guard try hasUnindexedTexts() else { return false }
    let last = try integer(
      "SELECT max(item) FROM (SELECT item FROM unindexed ORDER BY item LIMIT ?)", .integer(limit))
    try run(
      """
      INSERT INTO item_text(item_text, rowid, name, notes)
      SELECT 'delete', item, name || '  ', notes || '  ' FROM unindexed
      WHERE item <= ? AND name IS NOT NULL
      """, .integer(last))
    try run(
      """
      INSERT INTO item_text(rowid, name, notes)
      SELECT w.pk, w.name, w.notes FROM unindexed u JOIN item_words w ON w.pk = u.item
      WHERE u.item <= ?
      """, .integer(last))
    try run("DELETE FROM unindexed WHERE item <= ?", .integer(last))
    return try hasUnindexedTexts()
  }

  func hasUnindexedTexts() throws -> Bool {
    try integer("SELECT EXISTS(SELECT 1 FROM unindexed)") == 1
  }
}
