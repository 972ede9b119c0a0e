internal import SQLiteKit

/// Tags that another program has stored against the rules.
extension Connection {
  /// Drops the tags of an item beyond the most that are read: SQLite's triggers would take minutes
  /// and gigabytes to go through a hundred thousand. Called in a transaction before the item
  /// changes.
  func dropExcessTags(of item: Identifier<TodoItem>) throws {
    guard let (key, tags) = try excessTags(of: item) else { return }
    try withoutRules {
      try withoutTriggers {
        let words = TagRule.key(TagRule.column(tags))
        for (sql, values) in [
          ("DELETE FROM item_tag WHERE item = ?", [.integer(key)]),
          ("UPDATE item SET tag_keys = ? WHERE pk = ?", [.text(words), .integer(key)]),
        ] as [(SQL, [Value])] {
          try withStatement(sql, values) { try $0.run() }
        }
        for tag in Set(tags.map(TagRule.key)) {
          try withStatement(
            "INSERT OR IGNORE INTO item_tag SELECT ?, pk FROM item WHERE pk = ? AND deleted = 0",
            [.text(tag), .integer(key)]
          ) { try $0.run() }
        }
      }
    }
  }

  private func excessTags(of item: Identifier<TodoItem>) throws -> (key: Int, tags: [String])? {
    try first(
      """
      SELECT pk, tags FROM item
      WHERE id = ? AND length(CAST(tag_keys AS BLOB)) > \(TagRule.longestColumn)
      """, [.blob(item)]
    ) { row in
      let tags = TagRule.tags(in: row.text(1, atMost: TagRule.longestColumn))
      return (row.integer(0), Array(tags.prefix(TagRule.most)))
    }
  }
}
