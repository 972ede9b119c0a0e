internal import SQLiteKit

/// The schema of a file, once it was found to be ours: it is compared again only after a change.
struct KnownSchema: Sendable {
  /// SQLite's version number of the schema; nil if the schema is still to be compared.
  private var version: Int?

  /// A schema that is still to be compared.
  init() {}

  /// Throws a `StoreError` when the schema is of a newer version, or differs from that of its
  /// version. Any connection to the file will do.
  mutating func verify(_ connection: Connection, path: String) throws {
    // The number comes first: if another program changes the schema before it is compared, it is
    // compared again next time.
    let version = try connection.integer("PRAGMA schema_version") ?? 0
    guard version != self.version else { return }
    self.version = nil
    try SchemaCheck.verify(connection, path: path)
    self.version = version
  }
}
