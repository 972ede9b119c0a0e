internal import CSQLite

/// A database as another program may open it: with every rule of SQLite turned off, so that any
/// value can be written into any column.
public final class LawlessDatabase {
  /// A column of a table.
  public struct Column: Hashable, Sendable, CustomStringConvertible {
    /// The table.
    public let table: String
    /// The column's name.
    public let name: String
    /// Describes the column with a name.
    public init(table: String, name: String) {
      self.table = table
      self.name = name
    }

    /// Table and name, with a dot between.
    public var description: String { "\(table).\(name)" }
  }

  /// An error that SQLite reported.
  public struct Refusal: Error {
    /// The message.
    public let message: String
  }

  /// Values of all types and the extremes of each, as SQL writes them.
  public static let shapes = [
    "NULL", "0", "-1", "2", "4294967296", "9223372036854775807", "-9223372036854775808", "0.5",
    "-1e308", "9e999", "-9e999", "''", "'x'", "'12'", "'{}'", "'{\"name\":7}'", "'{'",
    "CAST(x'FFFE41' AS TEXT)", "CAST(x'41004200' AS TEXT)", "hex(zeroblob(40000))", "x''", "x'41'",
    "zeroblob(15)", "zeroblob(16)", "zeroblob(17)", "x'00000000000000000000000000000000FF'",
    randomBytes, "(SELECT id FROM item ORDER BY pk LIMIT 1)",
    "(SELECT id FROM item ORDER BY pk DESC LIMIT 1)", "(SELECT id FROM list ORDER BY pk LIMIT 1)",
  ]

  /// 300 random bytes, which are the same in every run with the same seed.
  private static let randomBytes: String = {
    var random = SeededGenerator(seed: Thorough.seed)
    let digits = (0..<600).map { _ in
      String(UInt8.random(in: 0..<16, using: &random), radix: 16, uppercase: true)
    }
    return "x'\(digits.joined())'"
  }()

  private let handle: OpaquePointer

  /// Opens an existing file.
  public init(path: String) throws {
    var opened: OpaquePointer?
    guard sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK, let opened else {
      throw Refusal(message: "\(path) cannot be opened")
    }
    handle = opened
    sqlite3_busy_timeout(handle, 5000)
    csqlite_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 0)
    csqlite_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0)
    try run("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
    try run("PRAGMA synchronous = OFF; PRAGMA writable_schema = ON")
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs any statements.
  public func run(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
      throw Refusal(message: String(cString: sqlite3_errmsg(handle)) + ": " + sql)
    }
  }

  /// Turns the triggers of the file back on.
  public func obeyTriggers() { csqlite_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 1) }

  /// The columns of all tables except those of SQLite and of the full-text indexes.
  public func columns() throws -> [Column] {
    var columns: [Column] = []
    for table in try texts(
      """
      SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'
        AND name NOT LIKE 'item\\_text%' ESCAPE '\\' AND name <> 'item_occurrence' ORDER BY name
      """)
    {
      for name in try texts("SELECT name FROM pragma_table_info('\(table)')") {
        columns.append(Column(table: table, name: name))
      }
    }
    return columns
  }

  /// Writes a value into a column of one row of its table, whatever the table's rules. Does nothing
  /// where two rows would have the same key, or a row's number would not be a number.
  public func put(_ shape: String, into column: Column, ofRow row: Int) throws {
    let name = column.table
    let keys = try texts("SELECT name FROM pragma_table_info('\(name)') WHERE pk > 0 ORDER BY pk")
    let key = keys.isEmpty ? "rowid" : "(" + keys.joined(separator: ", ") + ")"
    let selected = keys.isEmpty ? "rowid" : keys.joined(separator: ", ")
    guard let count = try texts("SELECT count(*) FROM \(name)").first.flatMap({ Int($0) }),
      count > 0
    else { return }
    try loosening(name) {
      try? run(
        """
        UPDATE OR IGNORE \(name) SET "\(column.name)" = \(shape)
        WHERE \(key) =
          (SELECT \(selected) FROM \(name) ORDER BY \(selected) LIMIT 1 OFFSET \(row % count))
        """)
    }
  }

  /// Makes every observer of the rows read all of them again, whatever the revision is by now.
  public func announce() throws {
    try run(
      """
      UPDATE revision
      SET number = coalesce(nullif(CAST(number AS INTEGER), \(Int64.max)), 0) + 1
      """)
  }

  /// Runs `body` while the table has neither strict types nor NOT NULL.
  private func loosening(_ table: String, _ body: () throws -> Void) throws {
    guard let sql = try texts("SELECT sql FROM sqlite_schema WHERE name = '\(table)'").first else {
      return
    }
    var loose = sql
    for (old, new) in [
      (") STRICT", ")"), (") , WITHOUT", ") WITHOUT"), ("), WITHOUT", ") WITHOUT"),
      (" NOT NULL,", ","), (" NOT NULL\n", "\n"), (" NOT NULL CHECK", " CHECK"),
      (" NOT NULL DEFAULT", " DEFAULT"), (" NOT NULL UNIQUE", " UNIQUE"),
      (" NOT NULL REFERENCES", " REFERENCES"),
    ] { loose = loose.replacing(old, with: new) }
    try replaceSchema(of: table, with: loose)
    defer { try? replaceSchema(of: table, with: sql) }
    try body()
  }

  private func replaceSchema(of table: String, with sql: String) throws {
    let quoted = sql.replacing("'", with: "''")
    try run("UPDATE sqlite_schema SET sql = '\(quoted)' WHERE name = '\(table)'")
    try run("PRAGMA writable_schema = RESET; PRAGMA writable_schema = ON")
  }

  private func texts(_ sql: String) throws -> [String] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
      throw Refusal(message: String(cString: sqlite3_errmsg(handle)) + ": " + sql)
    }
    defer { sqlite3_finalize(statement) }
    var texts: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      texts.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
    }
    return texts
  }
}
