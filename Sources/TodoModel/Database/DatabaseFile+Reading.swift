internal import SQLiteKit

extension DatabaseFile {
  /// Opens the file only for reading, after checking that it is ours.
  ///
  /// - Returns: The connection, and the schema that was found to be ours; nil if opening the file
  ///   for writing would change it: it is of an older version, or has no write-ahead log yet.
  func openForReading(
    isWaitedFor: Bool = true
  ) throws -> (connection: Connection, schema: KnownSchema)? {
    let identity = FileIdentity(path: path)
    let connection = try Connection(path: path, mode: .readOnly)
    try connection.prepareForReading(isWaitedFor: isWaitedFor)
    try checkHeader(of: connection)
    let schema = try checkSchema(of: connection)
    guard FileIdentity(path: path) == identity,
      try connection.integer("PRAGMA user_version") == Schema.migrator.newestVersion,
      try connection.text("PRAGMA journal_mode") == "wal"
    else {
      try connection.close()
      return nil
    }
    return (connection, schema)
  }

  /// Opens the file only for reading and without locks, after checking that it is ours. Nobody may
  /// write to it meanwhile: see ``ReadingConnection``.
  ///
  /// - Parameter marks: The state of its files.
  func openWithoutLocks(
    _ marks: FileMarks, ofAnyVersion: Bool = false, isWaitedFor: Bool = false
  ) throws -> (connection: Connection, schema: KnownSchema) {
    let connection = try Connection(path: path, mode: .unlocked(withLog: marks.hasLog))
    try connection.prepareForReading(isWaitedFor: isWaitedFor)
    try checkHeader(of: connection)
    let schema = try checkSchema(of: connection)
    guard
      try ofAnyVersion
        || connection.integer("PRAGMA user_version") == Schema.migrator.newestVersion
    else {
      throw StoreError.cannotOpen(
        path: path, reason: "it is of an older version, and cannot be updated where it is")
    }
    return (connection, schema)
  }
}
