internal import SQLiteKit

/// The tags in use, from an index: reading them blocks nothing, however many there are.
extension Connection {
  /// The tags that begin with a key, with their numbers of items, the most frequent first. Items of
  /// deleted lists and of templates do not count.
  func tagsByFrequency(
    from beginning: String, atMost limit: Int
  ) throws -> [(name: String, count: Int)] {
    try tags(.tagsByFrequency, from: beginning, atMost: limit)
  }

  /// The tags that begin with a key, with their numbers of items as far as these are counted, by
  /// name. Items of deleted lists and of templates count here: leaving them out takes time.
  func tagsByName(
    from beginning: String, atMost limit: Int
  ) throws -> [(name: String, count: Int)] {
    try tags(.tagsByName, from: beginning, atMost: limit)
  }

  /// The tags that begin with a key, by one of the statements below.
  private func tags(
    _ sql: SQL, from beginning: String, atMost limit: Int
  ) throws -> [(name: String, count: Int)] {
    let bounds = [Value.text(beginning), .text(beginning + "\u{10FFFF}")]
    return try tags(sql, bounds + [.integer(limit)])
  }

  /// The tags of a statement with three columns: a tag, a number, and the key of an item that has
  /// the spelling.
  func tags(_ sql: SQL, _ values: [Value]) throws -> [(name: String, count: Int)] {
    // Many tags may belong to one item.
    var spelling: (item: Int?, names: [String: String]) = (nil, [:])
    return try rows(sql, values) { row in
      let key = row.text(0, atMost: TagRule.longest)
      let item = row.integer(2)
      if spelling.item != item { spelling = (item, try spellings(in: item)) }
      return (spelling.names[key] ?? key, row.integer(1))
    }
  }

  /// The spellings of an item's tags, by their keys.
  private func spellings(in item: Int) throws -> [String: String] {
    let names = try first("SELECT tags FROM item WHERE pk = ?", [.integer(item)]) { row in
      TagRule.tags(in: row.text(0, atMost: TagRule.longestColumn))
    }
    let keyed = (names ?? []).map { (TagRule.key($0), $0) }
    return Dictionary(keyed, uniquingKeysWith: { first, _ in first })
  }
}

extension SQL {
  fileprivate static let tagsByFrequency: SQL = """
    SELECT tag, count(*) AS number, max(item) FROM item_tag WHERE tag >= ?1 AND tag < ?2
      AND item NOT IN (SELECT pk FROM item WHERE deleted = 0 AND list IN (\(listsWithoutLog)))
    GROUP BY tag ORDER BY number DESC, tag LIMIT ?3
    """

  /// Jumps from one tag to the next, over the rows between them.
  fileprivate static let tagsByName: SQL = """
    WITH RECURSIVE found(tag) AS (
      SELECT min(tag) FROM item_tag WHERE tag >= ?1 AND tag < ?2 UNION ALL
      SELECT (SELECT min(tag) FROM item_tag WHERE tag > found.tag AND tag < ?2) FROM found
      WHERE found.tag NOTNULL LIMIT ?3)
    SELECT tag,
      (SELECT count(*) FROM (SELECT 1 FROM item_tag t WHERE t.tag = found.tag
        LIMIT \(ItemQuery.countedAtMost))),
      (SELECT max(item) FROM item_tag t WHERE t.tag = found.tag)
    FROM found WHERE tag NOTNULL
    """
}
