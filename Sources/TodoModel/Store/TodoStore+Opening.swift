public import CivilCalendar
internal import Glibc
internal import SQLiteKit

extension TodoStore {
  /// The size up to which opening checks the whole file for damage.
  nonisolated static let thoroughSize = 8 << 20

  /// Opens the database at a path. A missing database and its folder are created, for the user
  /// alone (0600 and 0700).
  ///
  /// A file of an older version is migrated, after a backup of it was made. The clock provides the
  /// moments that are stored, today, and the day of the damage check and of the backup. Throws a
  /// `StoreError` whose description says what to do. The file is then as it was before.
  ///
  /// - Parameter quota: The most bytes that the file may have, for a user who must not fill the
  ///   disk. A larger file grows no further.
  public static func open(
    path: String, quota: Int? = nil, clock: WallClock
  ) throws(StoreError) -> TodoStore {
    let file = try DatabaseFile(path: path)
    do {
      try file.createIfMissing()
      try file.checkSafety()
      file.removeLeftovers(by: clock)
      let writable = try file.openForWriting(by: clock)
      if let quota { try writable.limitSize(to: quota) }
      let reader = try Connection(path: file.path, mode: .readOnly)
      try reader.prepareForReading(isWaitedFor: true)
      let instance = Identifier<TodoStore>()
      let writer = Writer(
        connection: writable, path: file.path, instance: instance,
        identity: FileIdentity(path: file.path), quota: quota)
      return try TodoStore(
        path: file.path, reader: reader, writer: writer, searcher: Searcher(path: file.path),
        instance: instance, clock: clock, isTemporary: false)
    } catch {
      throw StoreError(error, path: file.path).offeringBackup()
    }
  }

  /// A store whose file has lost its name when this returns: it lives exactly as long as the
  /// process, and even a killed process leaves nothing behind. For demonstrations and tests. The
  /// clock provides the moments that are stored, and today.
  ///
  /// A repeatable store behaves the same each time, however busy the machine is, for recordings:
  /// all its work runs on the main queue, no read is abandoned for taking long, and no write is
  /// reported as slow.
  public static func temporary(
    isRepeatable: Bool = false, clock: WallClock
  ) throws(StoreError) -> TodoStore {
    let folder = try DatabaseFile.makeTemporaryFolder()
    defer { rmdir(folder) }
    let file = try DatabaseFile(path: folder + "/todos.db")
    defer { for suffix in ["-wal", "-shm", ""] { unlink(file.path + suffix) } }
    do {
      let connection = try Connection(path: file.path, mode: .create)
      try connection.prepareForWriting(isTemporary: true)
      try DatabaseFile.writeSchema(connection)
      // Opened and read while the files still have names. SQLite opens no file a second time.
      let reader = try Connection(path: file.path, mode: .readOnly)
      try reader.prepareForReading(isWaitedFor: true)
      let searching = try Connection(path: file.path, mode: .readOnly)
      try searching.prepareForReading()
      let searcher = Searcher(
        path: file.path, connection: searching, usesMainQueue: isRepeatable)
      let instance = Identifier<TodoStore>()
      let writer = Writer(
        connection: connection, path: file.path, instance: instance, identity: nil,
        usesMainQueue: isRepeatable)
      let store = try TodoStore(
        path: file.path, reader: reader, writer: writer, searcher: searcher,
        instance: instance, clock: clock, isTemporary: true)
      store.isRepeatable = isRepeatable
      return store
    } catch {
      throw StoreError(error, path: file.path)
    }
  }

  /// The default path of the database: `$PANELTODO_DATABASE`, else `paneltodo/todos.db` in
  /// `$XDG_DATA_HOME` when that is absolute, else in `$HOME/.local/share`.
  public static func defaultPath(environment: [String: String]) -> String {
    if let chosen = environment["PANELTODO_DATABASE"], !chosen.isEmpty { return chosen }
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return data + "/paneltodo/todos.db"
    }
    return (environment["HOME"] ?? "") + "/.local/share/paneltodo/todos.db"
  }
}
