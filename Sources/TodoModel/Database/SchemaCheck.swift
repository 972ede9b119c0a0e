internal import SQLiteKit

/// Compares the schema of a file with ours, before any of it is used.
///
/// Everything in a schema can run: a trigger with every change, a view in place of a table with
/// every read, an index or a generated column with every row. So everything that is not ours is
/// refused, even if it looks harmless.
struct SchemaCheck {
  /// A description of a difference between two schemas.
  struct Difference: Error, Hashable {
    let detail: String
  }

  /// The tables, indexes, views and triggers of a file by kind and name.
  private typealias Objects = [String: String]

  /// More objects than any version of ours has; a file with more is refused without counting.
  private static let mostObjects = 200
  private static let longestSQL = 20_000
  /// Tables that SQLite itself adds when a program runs ANALYZE. They hold only numbers.
  private static let statistics = [
    "table sqlite_stat1": "sqlite_stat1 CREATE TABLE sqlite_stat1(tbl,idx,stat)",
    "table sqlite_stat4":
      "sqlite_stat4 CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
  ]

  /// Throws a `StoreError` when the schema is of a newer version, or differs from that of its
  /// version.
  static func verify(_ connection: Connection, path: String) throws {
    let version = try connection.integer("PRAGMA user_version") ?? 0
    try checkVersion(version, path: path)
    do {
      try run(connection, version: version)
    } catch let difference as Difference {
      throw StoreError.foreignSchema(path: path, detail: difference.detail)
    }
  }

  /// Throws when this program does not know the version.
  static func checkVersion(_ version: Int, path: String) throws(StoreError) {
    let supported = Schema.migrator.newestVersion
    guard version >= 0 else { throw .foreignDatabase(path: path) }
    guard version <= supported else {
      throw .newerVersion(path: path, version: version, supported: supported)
    }
  }

  /// Throws a ``Difference`` when the schema differs from that of its version.
  static func run(_ connection: Connection, version: Int) throws {
    if version == Schema.migrator.newestVersion,
      try fingerprint(of: connection) == Schema.fingerprint
    {
      return
    }
    let found = try objects(of: connection)
    // Created by the SQLite in use: another version may store the same SQL in another form.
    let reference = try Connection.inMemory()
    _ = try Schema.migrator.upTo(version).migrate(reference)
    let expected = try objects(of: reference)
    for (name, sql) in found.sorted(by: { $0.key < $1.key }) {
      guard let own = expected[name] else {
        throw Difference(detail: "it has the \(shown(name)), which this program did not create")
      }
      guard own == sql else { throw Difference(detail: "its \(shown(name)) is different") }
    }
    if let missing = expected.keys.filter({ found[$0] == nil }).min() {
      throw Difference(detail: "its \(shown(missing)) is missing")
    }
  }

  /// A number computed from all objects of a schema. Each start computes it, so no text is made of
  /// the SQL.
  static func fingerprint(of connection: Connection) throws -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    try forEachObject(of: connection) { name, table, sql in
      if let known = statistics[name], known == "\(table) \(normalised(sql))" { return }
      for byte in name.utf8 { add(byte) }
      for byte in table.utf8 { add(byte) }
      add(UInt8(ascii: " "))
      forEachByte(of: sql, add)
    }
    return hash
  }

  private static func objects(of connection: Connection) throws -> Objects {
    var objects: Objects = [:]
    try forEachObject(of: connection) { name, table, sql in
      objects[name] = "\(table) \(normalised(sql))"
    }
    for (name, sql) in statistics where objects[name] == sql { objects[name] = nil }
    return objects
  }

  /// Visits the objects of a schema in the order of their kinds and names.
  private static func forEachObject(
    of connection: Connection, _ body: (_ name: String, _ table: String, _ sql: String) -> Void
  ) throws {
    let statement = try connection.statement(
      "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name")
    defer { statement.reset() }
    var count = 0
    while try statement.step() {
      guard count < mostObjects else {
        throw Difference(detail: "it has far more tables and triggers than this program creates")
      }
      count += 1
      body(
        "\(statement.text(0, atMost: 32)) \(statement.text(1, atMost: 256))",
        statement.text(2, atMost: 256), statement.text(3, atMost: longestSQL))
    }
  }

  /// The SQL without comments, with one space for any white space.
  private static func normalised(_ sql: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(sql.utf8.count)
    forEachByte(of: sql) { result.append($0) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Visits the bytes of SQL without comments, with one space for any white space.
  private static func forEachByte(of sql: String, _ body: (UInt8) -> Void) {
    let (space, dash) = (UInt8(ascii: " "), UInt8(ascii: "-"))
    var quote: UInt8?
    var (isComment, hasDash) = (false, false)
    var last: UInt8 = 0
    func emit(_ byte: UInt8) {
      body(byte)
      last = byte
    }
    // The bytes of an array are read faster than those of a string.
    for byte in Array(sql.utf8) {
      if isComment {
        isComment = byte != UInt8(ascii: "\n")
        continue
      }
      if let open = quote {
        emit(byte)
        if byte == open { quote = nil }
        continue
      }
      if hasDash {
        hasDash = false
        isComment = byte == dash
        if isComment { continue }
        emit(dash)
      }
      switch byte {
      case dash: hasDash = true
      case space, UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        if last != space { emit(space) }
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
        quote = byte
        emit(byte)
      default: emit(byte)
      }
    }
    if hasDash { emit(dash) }
  }

  /// `trigger “name”`, for a name of any length.
  private static func shown(_ name: String) -> String {
    let parts = name.split(separator: " ", maxSplits: 1)
    let words = parts.count == 2 ? "\(parts[0]) “\(parts[1].prefix(60))”" : "\(name.prefix(60))"
    return words
  }
}
