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
    try forEachObject(of: connection) { name, table, sql in
      if let known = statistics[name], known == "\(table) \(normalised(sql))" { return }
      for var text in [name, table, " "] {
        text.withUTF8 { bytes in
          for index in 0..<bytes.count { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
        }
      }
      var sql = sql
      sql.withUTF8 { bytes in
        var plain = PlainSQL(bytes)
        while let byte = plain.next() { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
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
    var sql = sql
    let result = sql.withUTF8 { bytes in
      var plain = PlainSQL(bytes)
      var result: [UInt8] = []
      while let byte = plain.next() { result.append(byte) }
      return result
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// `trigger “name”`, for a name of any length.
  private static func shown(_ name: String) -> String {
    let parts = name.split(separator: " ", maxSplits: 1)
    let words = parts.count == 2 ? "\(parts[0]) “\(parts[1].prefix(60))”" : "\(name.prefix(60))"
    return words
  }
}

/// The bytes of SQL without comments, with one space for any white space. They are compared with
/// numbers and read through a pointer, which a build for development does quickly as well.
private struct PlainSQL {
  private let start: UnsafePointer<UInt8>?
  private let count: Int
  private var index = 0
  private var quote: UInt8 = 0
  private var last: UInt8 = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { (start, count) = (bytes.baseAddress, bytes.count) }

  /// The next byte; nil at the end.
  mutating func next() -> UInt8? {
    guard let start else { return nil }
    let (space, dash, newline): (UInt8, UInt8, UInt8) = (0x20, 0x2D, 0x0A)
    while index < count {
      var byte = start[index]
      index += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == dash, index < count, start[index] == dash {
        while index < count, start[index] != newline { index += 1 }
        index += 1
        continue
      } else if byte == space || byte == newline || byte == 0x09 || byte == 0x0D {
        if last == space { continue }
        byte = space
      } else if byte == 0x27 || byte == 0x22 || byte == 0x60 {  // ' " `
        quote = byte
      }
      last = byte
      return byte
    }
    return nil
  }
}
