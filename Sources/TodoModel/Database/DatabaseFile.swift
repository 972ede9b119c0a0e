internal import CivilCalendar
internal import FileKit
internal import Glibc
internal import SQLiteKit
internal import Synchronization

/// The database as a file: its location, its owner and safety, and its creation.
struct DatabaseFile {
  /// The size up to which opening checks the whole file for damage.
  static let thoroughSize = 8 << 20

  /// Whether opening the file checks all of it for damage.
  var isCheckedAtOnce: Bool { Self.size(of: path) <= Self.thoroughSize }

  /// The absolute path, with every link in the folder's path resolved.
  let path: String
  let folder: String
  let name: String

  /// Finds the folder. With `makesFolder`, creates it and those above it if they are missing, for
  /// the user alone.
  init(path: String, makesFolder: Bool = true) throws(StoreError) {
    let slash = path.lastIndex(of: "/")
    let name = String(slash.map { path[path.index(after: $0)...] } ?? path[...])
    var folder = String(slash.map { path[..<$0] } ?? ".")
    if folder.isEmpty { folder = "/" }
    guard !name.isEmpty, name != ".", name != "..", !path.utf8.contains(0) else {
      throw .cannotOpen(path: path, reason: "the path names no file")
    }
    if makesFolder { try Self.makeFolder(folder) }
    // SQLite refuses a link anywhere in the path, so links in the folder's path, which are common
    // in $HOME, are resolved here.
    guard let resolved = realpath(folder, nil) else {
      throw .folderUnavailable(path: folder, reason: SystemError.reason(of: errno))
    }
    defer { free(resolved) }
    // With its invalid bytes replaced it would be another path.
    guard let absolute = String(validatingCString: resolved) else {
      throw .cannotOpen(path: path, reason: "the path of its folder is not UTF-8")
    }
    self.folder = absolute
    self.path = (self.folder == "/" ? "" : self.folder) + "/" + name
    self.name = name
  }

  /// The suffixes that SQLite may add to the name of a database that is being created.
  static let draftFiles = ["-wal", "-shm", "-journal", ""]

  /// Creates an empty database if there is no file. It is written under a temporary name and linked
  /// into place once it is complete, so that of two processes that do this at once one wins and the
  /// other finds the work done.
  func createIfMissing() throws {
    var status = stat()
    if lstat(path, &status) == 0 { return }
    guard errno == ENOENT else {
      throw StoreError.cannotOpen(path: path, reason: SystemError.reason(of: errno))
    }
    try Ownership.checkFolder(folder)

    let draft = newDraft()
    // SQLite would create the file with all permissions the umask allows; -wal and -shm get its
    // mode.
    try Self.createEmpty(draft, for: path)
    defer { for suffix in Self.draftFiles { File.remove(draft + suffix) } }

    let connection = try Connection(path: draft, mode: .readWrite)
    try connection.prepareForWriting(isTemporary: false)
    try Self.writeSchema(connection)
    try connection.close()
    do throws(SystemError) {
      try File.link(draft, as: path)
    } catch {
      guard error.isExisting else {
        throw StoreError.cannotOpen(path: path, reason: error.reason)
      }
      // The process that created it may not have synced the folder yet.
      Folder.sync(folder)
    }
  }

  /// Creates an empty file at `path`, which only its owner can read. The error is about `database`.
  static func createEmpty(_ path: String, for database: String) throws(StoreError) {
    do throws(SystemError) {
      // Closed at once: a later closing would end the locks of a connection to the file.
      _ = try Descriptor(creating: path)
    } catch {
      throw .cannotOpen(path: database, reason: error.reason)
    }
  }

  /// Throws when the file or its folder belongs to another user or is open to others, or the file
  /// is empty, or may not be read.
  func checkSafety() throws {
    let status = try checkOwnership()
    guard status.st_size > 0 else { throw StoreError.emptyFile(path: path) }
    guard Glibc.access(path, R_OK) == 0 else {
      throw StoreError.cannotOpen(path: path, reason: SystemError.reason(of: errno))
    }
  }

  /// Throws an error that ``StoreError/leavesReading`` when the file or its folder may not be
  /// written.
  func checkWritability() throws {
    // Root may write to anything, so the mode is checked as well.
    var status = stat()
    guard Glibc.access(path, W_OK) == 0, lstat(path, &status) == 0, status.st_mode & S_IWUSR != 0
    else {
      throw File.isOnReadOnlyFileSystem(path)
        ? StoreError.readOnlyFileSystem(path: path) : .readOnly(path: path)
    }
    // The log is created beside it.
    guard Glibc.access(folder, W_OK) == 0 else {
      throw StoreError.readOnlyFolder(path: folder, reason: SystemError.reason(of: errno))
    }
  }

  /// Throws when the file or its folder belongs to another user or is open to others, or it is no
  /// regular file.
  @discardableResult
  func checkOwnership() throws(StoreError) -> stat {
    try Ownership.checkFolder(folder)
    var status = stat()
    guard lstat(path, &status) == 0 else {
      throw StoreError.cannotOpen(path: path, reason: SystemError.reason(of: errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK:
      throw StoreError.unsafe(path: path, .link)
    default: throw StoreError.cannotOpen(path: path, reason: "it is not a regular file")
    }
    try Ownership.check(status, path: path)
    return status
  }

  /// Throws when the file is not our database, is of an unknown version (unless any version will
  /// do), or is not entirely intact. The file is only read.
  func checkWhole(
    ofAnyVersion: Bool = false, until interrupter: Interrupter = Interrupter()
  ) throws {
    try checkOwnership()
    let connection = try Connection(path: path, mode: .readOnly)
    // It has no statement outside its cache, so it can be closed.
    defer { try? connection.close() }
    try checkHeader(of: connection, ofAnyVersion: ofAnyVersion)
    try connection.prepareForReading()
    let version = try connection.integer("PRAGMA user_version") ?? 0
    if !ofAnyVersion || version <= Schema.migrator.newestVersion { try checkSchema(of: connection) }
    try connection.run(until: interrupter) { try connection.check(path: path, thorough: true) }
  }

  /// Gives a new database its tables and its application ID.
  ///
  /// It becomes a copy of an empty database in memory. The migrator makes that once in a process,
  /// since SQLite reads the whole schema again after each column that it adds.
  static func writeSchema(_ connection: Connection) throws {
    try lock.withLock { _ in
      if empty == nil {
        let made = try Connection.inMemory()
        try made.execute("PRAGMA application_id = \(Schema.applicationID)")
        _ = try Schema.migrator.migrate(made)
        empty = made
      }
      try empty?.backUp(to: connection, until: Interrupter())
    }
  }

  private static let lock = Mutex(())
  /// Used by one thread at a time, within the lock.
  nonisolated(unsafe) private static var empty: Connection?

  /// A folder of our own under `$TMPDIR` or `/tmp`.
  static func makeTemporaryFolder() throws(StoreError) -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((parent + "/paneltodo-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .folderUnavailable(path: parent, reason: SystemError.reason(of: errno))
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension DatabaseFile {
  /// The size of a file in bytes; 0 when it does not exist.
  static func size(of path: String) -> Int {
    var status = stat()
    return lstat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Throws when the first page shows that the file is not our database, or is of a newer version.
  ///
  /// A power cut while the log is copied into the file may leave that page half written. The log
  /// then has the intact page, and SQLite reads it from there.
  func checkHeader(of connection: Connection, ofAnyVersion: Bool = false) throws {
    do {
      try checkHeader(connection.header(byteCount: 100), ofAnyVersion: ofAnyVersion)
    } catch {
      guard Self.size(of: path + "-wal") > 0 else { throw error }
      guard try connection.integer("PRAGMA application_id") == Schema.applicationID else {
        throw StoreError.foreignDatabase(path: path)
      }
      if !ofAnyVersion {
        let version = try connection.integer("PRAGMA user_version") ?? 0
        try SchemaCheck.checkVersion(version, path: path)
      }
    }
  }

  private func checkHeader(_ header: [UInt8], ofAnyVersion: Bool) throws {
    guard header.starts(with: "SQLite format 3\0".utf8) else {
      throw StoreError.notADatabase(path: path)
    }
    let number = { (offset: Int) in
      header[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(68) == Schema.applicationID else { throw StoreError.foreignDatabase(path: path) }
    if !ofAnyVersion { try SchemaCheck.checkVersion(number(60), path: path) }
  }

  /// Throws when the schema is of a newer version, or differs from that of its version.
  @discardableResult
  func checkSchema(of connection: Connection) throws -> KnownSchema {
    var schema = KnownSchema()
    try connection.withSteps(ofAtMost: Connection.longestLook) {
      try schema.verify(connection, path: path)
    }
    return schema
  }

  /// Whether the disk has more room than a change takes.
  static func hasRoom(beside path: String) -> Bool {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return false }
    // Some file systems of programs report as much room as a number can hold.
    let (room, isHuge) = status.f_bavail.multipliedReportingOverflow(by: UInt(status.f_frsize))
    return isHuge || room > 8 << 20
  }

  private static func makeFolder(_ folder: String) throws(StoreError) {
    do throws(SystemError) {
      try Folder.create(folder)
    } catch {
      // With a file in its place, the database cannot be created, which is reported.
      guard error.isExisting else {
        throw .folderUnavailable(path: error.path ?? folder, reason: error.reason)
      }
    }
  }

  /// Whether the folder of a database is missing, and may be created by this process.
  static func isFolderCreatable(for path: String) -> Bool {
    var folder = path[...]
    var isMissing = false
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let name = folder.isEmpty ? "/" : String(folder)
      if Folder.exists(name) { return isMissing && Glibc.access(name, W_OK | X_OK) == 0 }
      var status = stat()
      // Something else in its place, such as a link that leads nowhere, stays in the way.
      guard lstat(name, &status) != 0, errno == ENOENT else { return false }
      isMissing = true
    }
    return isMissing && Glibc.access(".", W_OK | X_OK) == 0
  }
}
