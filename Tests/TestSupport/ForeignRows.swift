internal import SQLiteKit

/// Rows that another program writes into a paneltodo database: bypassing paneltodo and the rules of
/// the schema, with any bytes as text.
public final class ForeignRows {
  private let connection: Connection

  /// Opens a database that has the program's tables.
  public init(path: String) throws {
    connection = try Connection(path: path, mode: .readWrite)
    connection.setBusyTimeout(milliseconds: 5000)
    try connection.execute("PRAGMA ignore_check_constraints = ON; PRAGMA synchronous = OFF")
    try connection.run("BEGIN IMMEDIATE")
  }

  /// Commits the rows and closes the file.
  public func close() throws {
    try connection.run("COMMIT")
    try connection.close()
  }

  /// The identifier of the list with a number.
  public static func list(_ number: Int) -> [UInt8] { identity(1, number) }

  /// The identifier of the item with a number.
  public static func item(_ number: Int) -> [UInt8] { identity(2, number) }

  private static func identity(_ kind: UInt8, _ number: Int) -> [UInt8] {
    [0xF0, kind] + [UInt8](repeating: 0, count: 10)
      + withUnsafeBytes(of: UInt32(number).bigEndian) { Array($0) }
  }

  /// Adds an area, which is in the order of its number among the lists.
  public func addArea(_ number: Int, name: [UInt8], emoji: [UInt8] = []) throws {
    try addList(number, name: name, emoji: emoji)
    try connection.run("UPDATE list SET is_area = 1 WHERE id = ?", .blob(Self.list(number)))
  }

  /// Adds a template of a list, which is in the order of its number.
  public func addTemplate(_ number: Int, name: [UInt8], emoji: [UInt8] = []) throws {
    try addList(number, name: name, emoji: emoji)
    try connection.run("UPDATE list SET template = 1 WHERE id = ?", .blob(Self.list(number)))
  }

  /// Adds a list, or a view if there is a query. Lists are in the order of their numbers.
  public func addList(
    _ number: Int, name: [UInt8], emoji: [UInt8] = [], query: [UInt8]? = nil
  ) throws {
    try connection.run(
      """
      INSERT INTO list(id, name, sort_name, emoji, position, query)
      VALUES(?, CAST(? AS TEXT), printf('%04d', ?), CAST(? AS TEXT), ?, CAST(? AS TEXT))
      """, .blob(Self.list(number)), .blob(name), .integer(number), .blob(emoji), .integer(number),
      query.map { .blob($0) } ?? .null)
  }

  /// Adds an item to a list. Items are in the order of their numbers, whatever their names.
  public func addItem(
    _ number: Int, to list: Int, name: [UInt8], notes: [UInt8] = [], tags: [UInt8] = [],
    extra: [UInt8]? = nil, due: Int? = nil, isDone: Bool = false
  ) throws {
    try connection.run(
      """
      INSERT INTO item(id, list, name, sort_name, notes, tags, tag_keys, extra, due, priority,
        completed, created, modified)
      VALUES(?, ?, CAST(? AS TEXT), printf('%06d', ?), CAST(? AS TEXT), CAST(? AS TEXT),
        CASE WHEN length(?) > 0 THEN printf('t%d', ?) ELSE '' END, CAST(? AS TEXT), ?, 1, ?, ?, ?)
      """, .blob(Self.item(number)), .blob(Self.list(list)), .blob(name), .integer(number),
      .blob(notes), .blob(tags), .blob(tags), .integer(number), extra.map { .blob($0) } ?? .null,
      .integer(due), isDone ? .integer(1_795_228_063_000_000 + number) : .null,
      .integer(1_795_228_063_000_000), .integer(1_795_228_063_000_000))
  }

  /// Adds an entry to the journal.
  public func addEntry(_ label: [UInt8]) throws {
    try connection.run(
      """
      INSERT INTO journal(at, instance, kind, label)
      VALUES(?, zeroblob(16), 'do', CAST(? AS TEXT))
      """, .integer(1_795_228_063_000_000), .blob(label))
  }
}
