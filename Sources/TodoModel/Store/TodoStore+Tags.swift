internal import SQLiteKit

/// The tags in use, from an index: reading them blocks nothing, however many there are.
extension TodoStore {
  /// The most tags offered at once.
  public nonisolated static let offeredTags = 100

  /// The tags of all items, done ones included, that begin with a text in any case, in their latest
  /// spelling and each with its number of items: at most `limit`, the most frequent first. When
  /// there are too many to count while a screen waits, the first ones by name.
  public func tags(
    beginningWith beginning: String = "", atMost limit: Int = TodoStore.offeredTags
  ) throws(StoreError) -> [(name: String, count: Int)] {
    try read {
      let key = TagRule.key(beginning)
      do {
        return try reader.run(forAtMost: patience) {
          try reader.tags(.tagsByFrequency, from: key, atMost: limit)
        }
      } catch ResultCode.interrupted {
        return try reader.tags(.tagsByName, from: key, atMost: limit)
      }
    }
  }
}

extension Connection {
  fileprivate func tags(
    _ sql: SQL, from beginning: String, atMost limit: Int
  ) throws -> [(name: String, count: Int)] {
    let statement = try statement(sql)
    try statement.bind(beginning, at: 1)
    try statement.bind(beginning + "\u{10FFFF}", at: 2)
    try statement.bind(limit, at: 3)
    defer { statement.reset() }
    var tags: [(name: String, count: Int)] = []
    // Many tags may belong to one item.
    var spelling: (item: Int?, names: [String: String]) = (nil, [:])
    while try statement.step() {
      let key = statement.text(0, atMost: TagRule.longest)
      let item = statement.integer(2)
      if spelling.item != item { spelling = (item, try spellings(in: item)) }
      tags.append((spelling.names[key] ?? key, statement.integer(1)))
    }
    return tags
  }

  /// The spellings of an item's tags, by their keys.
  private func spellings(in item: Int) throws -> [String: String] {
    let statement = try statement("SELECT tags FROM item WHERE pk = ?")
    try statement.bind(item, at: 1)
    defer { statement.reset() }
    guard try statement.step() else { return [:] }
    let names = TagRule.tags(in: statement.text(0, atMost: TagRule.longestColumn))
    return Dictionary(names.map { (TagRule.key($0), $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension SQL {
  fileprivate static let tagsByFrequency: SQL = """
    SELECT tag, count(*) AS number, max(item) FROM item_tag WHERE tag >= ?1 AND tag < ?2
    GROUP BY tag ORDER BY number DESC, tag LIMIT ?3
    """

  /// Jumps from one tag to the next, over whatever lies between.
  fileprivate static let tagsByName: SQL = """
    WITH RECURSIVE found(tag) AS (
      SELECT min(tag) FROM item_tag WHERE tag >= ?1 AND tag < ?2 UNION ALL
      SELECT (SELECT min(tag) FROM item_tag WHERE tag > found.tag AND tag < ?2) FROM found
      WHERE found.tag NOTNULL LIMIT ?3)
    SELECT tag,
      (SELECT count(*) FROM (SELECT 1 FROM item_tag t WHERE t.tag = found.tag
        LIMIT \(TodoStore.countedAtMost))),
      (SELECT max(item) FROM item_tag t WHERE t.tag = found.tag)
    FROM found WHERE tag NOTNULL
    """
}
