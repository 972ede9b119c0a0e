internal import SQLiteKit

/// The text index of items. Triggers note every item whose texts change; these items wait until the
/// writer brings the index up to date. A search reads the index, and the items that wait.
extension Connection {
  /// The number of texts indexed while others wait, some ten milliseconds.
  static let textsInOneStep = 1000
  /// The number of waiting texts for which an index of millions of words is worth being written to.
  private static let worthwhileTexts = 100

  /// Brings the waiting texts into the index, if they are many. The texts of a larger change, such
  /// as an import, are left to the background. Called in the transaction of a change.
  func indexTextsIfWorthwhile() throws {
    let waiting =
      try integer(
        "SELECT count(*) FROM (SELECT 1 FROM unindexed LIMIT ?)",
        .integer(Self.textsInOneStep + 1)) ?? 0
    guard (Self.worthwhileTexts...Self.textsInOneStep).contains(waiting) else { return }
    _ = try indexTexts(atMost: waiting)
  }

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
