internal import CivilCalendar
internal import SQLiteKit

extension DatabaseFile {
  /// Opens the file after checking that it is ours, not too new and, unless it is large, intact.
  /// Nothing is written to it before all checks have passed. A file of an older version is migrated
  /// after a backup; if either fails, the file stays as it is.
  ///
  /// - Returns: The connection, and the schema that was found to be ours.
  func openForWriting(
    backups: BackupFolder? = nil, by clock: WallClock
  ) throws -> (connection: Connection, schema: KnownSchema) {
    try checkWritability()
    let identity = FileIdentity(path: path)
    let connection = try Connection(path: path, mode: .readWrite)
    // A log left behind by a crash is not copied into a file that may turn out to be damaged.
    connection.setCheckpointsOnClose(false)
    connection.setBusyTimeout(milliseconds: Connection.longestWait)
    try checkHeader(of: connection)
    let schema = try checkSchema(of: connection)
    // A backup may have replaced the file during the wait for its lock. From here on, in WAL mode,
    // the connection's own lock prevents that.
    guard FileIdentity(path: path) == identity else { throw StoreError.replaced(path: path) }
    try connection.check(path: path, thorough: isCheckedAtOnce)
    try connection.prepareForWriting(isTemporary: false)
    // A restored file enters WAL mode only now.
    guard FileIdentity(path: path) == identity else { throw StoreError.replaced(path: path) }
    try backUpBeforeMigrating(
      connection, to: backups ?? BackupFolder(of: self), at: clock.localNow)
    guard try Schema.migrator.migrate(connection) else {
      throw StoreError.busy
    }
    connection.setCheckpointsOnClose(true)
    return (connection, schema)
  }

  private func backUpBeforeMigrating(
    _ connection: Connection, to folder: BackupFolder, at moment: LocalMoment
  ) throws {
    let newest = Schema.migrator.newestVersion
    let isOld = { (1..<newest).contains(try connection.integer("PRAGMA user_version") ?? 0) }
    guard try isOld() else { return }
    do {
      guard let lock = try folder.acquire(waiting: true) else { throw StoreError.busy }
      try withExtendedLifetime(lock) {
        // When two programs start at once, the other one may already have migrated the file.
        guard try isOld() else { return }
        _ = try folder.add(connection, for: .beforeVersion(newest), at: moment)
        folder.prune(today: moment.day)
      }
    } catch StoreError.cannotBackUp(let folder, let reason) {
      throw StoreError.cannotMigrate(path: path, folder: folder, reason: reason)
    }
  }
}
