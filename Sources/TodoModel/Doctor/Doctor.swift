public import CivilCalendar
internal import Glibc
internal import SQLiteKit

/// Maintains a database from outside, when no store has it open in this process: examines it, makes
/// a backup of it, and restores a backup in its place.
///
/// ```swift
/// let doctor = Doctor(path: path, clock: clock)
/// print(doctor.examine())
/// print(try doctor.restore("latest"))
/// ```
public struct Doctor {
  /// The version of SQLite that reads and writes the databases of this program.
  public static var sqliteVersion: String { Connection.libraryVersion }

  let path: String
  let clock: WallClock

  /// A doctor for the database at a path. The clock provides the moments in the names of backups,
  /// and the zone in which the time of the last change is shown. Nothing is touched.
  public init(path: String, clock: WallClock) {
    self.path = path
    self.clock = clock
  }

  /// Examines the database and its backups. Nothing is changed.
  public func examine() -> Diagnosis {
    do {
      let file = try DatabaseFile(path: path, makesFolder: false)
      return Examination(file, in: clock.zone).run()
    } catch {
      var diagnosis = Diagnosis(path: path)
      let isNew = DatabaseFile.isFolderCreatable(for: path)
      diagnosis.add(isNew ? .notYet : .failed(error))
      return diagnosis
    }
  }

  /// Makes a backup, which stays until a user removes it.
  ///
  /// Throws a `StoreError` when the database is missing or damaged, or the backup cannot be made.
  public func backUp() throws(StoreError) -> Backup {
    do {
      let file = try DatabaseFile(path: path, makesFolder: false)
      try file.checkWhole()
      let folder = BackupFolder(of: file)
      guard let lock = try folder.acquire(waiting: true) else { throw StoreError.busy }
      return try withExtendedLifetime(lock) {
        // Not only for reading: the last connection that closes a database cleans up its log.
        let source = try Connection(path: file.path, mode: .readWrite)
        // It has no statement outside its cache, so it can be closed.
        defer { try? source.close() }
        try source.prepareForReading()
        return try folder.add(source, for: .byHand, at: clock.localNow)
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// The newest backup that is intact; nil if there is none.
  public func newestBackup() -> Backup? { BackupFolder.newestWhole(beside: path) }

  /// Puts a backup in the place of the database, and keeps the previous database as a backup of its
  /// own: byte for byte if it is damaged.
  ///
  /// A backup is named by its date, by its name, by `latest`, or any other file by a path with a
  /// slash. Throws `StoreError.cannotRestore` when there is no such backup, it is damaged, or
  /// another program has the database open; the database is then as it was.
  public func restore(_ wish: String) throws(StoreError) -> Restoration {
    do {
      let file = try DatabaseFile(path: path, makesFolder: false)
      return try Restorer(file: file, moment: clock.localNow).restore(wish)
    } catch {
      throw StoreError(error, path: path)
    }
  }
}
