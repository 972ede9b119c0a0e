internal import CivilCalendar
internal import Glibc
internal import SQLiteKit

/// The connections to a database of which a store is made.
@MainActor
struct OpenedDatabase {
  /// The file, with every link in its folder's path resolved.
  let path: String
  /// Whether the file has lost its name and ends with the process.
  var isTemporary = false
  /// Whether the store behaves the same each time, however busy the machine is.
  var isRepeatable = false
  let instance: Identifier<StoreInstance>
  let reader: Reader
  let writer: Writer
  let searcher: Searcher

  /// Opens the database at a path, and creates it if it is missing. See
  /// ``TodoStore/open(path:quota:as:clock:for:undoing:)``.
  static func open(
    path: String, quota: Int?, as instance: Identifier<StoreInstance>, clock: WallClock,
    for purpose: StorePurpose
  ) throws(StoreError) -> OpenedDatabase {
    let file = try DatabaseFile(path: path)
    do {
      try file.createIfMissing()
      try file.checkSafety()
      file.removeLeftovers(by: clock)
      do {
        return try open(file, quota: quota, as: instance, clock: clock, for: purpose)
      } catch {
        // What cannot be written can be read, if that is all that is wanted at first.
        let failure = StoreError(error, path: file.path)
        guard purpose != .changes, failure.leavesReading,
          let reading = try? ReadingConnection(file)
        else { throw failure }
        if purpose == .reading {
          try reading.connection.check(path: file.path, thorough: file.isCheckedAtOnce)
        }
        let writer = Writer(
          file, identity: FileIdentity(path: file.path), quota: quota, by: clock)
        return OpenedDatabase(file, instance, reading, writer, by: clock)
      }
    } catch {
      throw StoreError(error, path: file.path)
    }
  }

  private static func open(
    _ file: DatabaseFile, quota: Int?, as instance: Identifier<StoreInstance>, clock: WallClock,
    for purpose: StorePurpose
  ) throws -> OpenedDatabase {
    try file.checkWritability()
    let identity = FileIdentity(path: file.path)
    let makeWriter = {
      Writer(file, identity: identity, quota: quota, by: clock)
    }
    // What goes wrong here goes wrong below as well, where it is reported.
    if purpose == .screen, let (connection, schema) = try? file.openForReading() {
      let reading = ReadingConnection(connection, schema)
      return OpenedDatabase(file, instance, reading, makeWriter(), by: clock)
    }
    let (writable, schema) = try file.openForWriting(by: clock)
    if purpose == .reading {
      // It could write, so that closing it removes the log.
      try writable.prepareForReading(isWaitedFor: true)
      let reading = ReadingConnection(writable, schema)
      return OpenedDatabase(file, instance, reading, makeWriter(), by: clock)
    }
    if let quota { try writable.limitSize(to: quota) }
    let connection = try Connection(path: file.path, mode: .readOnly)
    // The schema was compared in the file that the writer has open, so this has to be the same.
    guard FileIdentity(path: file.path) == identity else {
      throw StoreError.replaced(path: file.path)
    }
    try connection.prepareForReading(isWaitedFor: true)
    let writer = Writer(
      file, identity: identity, quota: quota, by: clock,
      with: writable, schema)
    return OpenedDatabase(
      file, instance, ReadingConnection(connection, schema), writer, by: clock)
  }

  /// Creates a database whose file has lost its name when this returns. See
  /// ``TodoStore/temporary(isRepeatable:clock:)``.
  static func temporary(
    isRepeatable: Bool, clock: WallClock
  ) throws(StoreError) -> OpenedDatabase {
    let folder = try DatabaseFile.makeTemporaryFolder()
    defer { rmdir(folder) }
    let file = try DatabaseFile(path: folder + "/todos.db")
    defer { for suffix in ["-wal", "-shm", ""] { unlink(file.path + suffix) } }
    do {
      let writable = try Connection(path: file.path, mode: .create)
      try writable.prepareForWriting(isTemporary: true)
      try DatabaseFile.writeSchema(writable)
      let schema = try file.checkSchema(of: writable)
      // Opened and read while the files still have names. SQLite opens no file a second time.
      let connection = try Connection(path: file.path, mode: .readOnly)
      try connection.prepareForReading(isWaitedFor: true)
      let reader = Reader(ReadingConnection(connection, schema), path: file.path, by: clock)
      try reader.readMoment { _ = try $0.revision() }
      let searching = try Connection(path: file.path, mode: .readOnly)
      try searching.prepareForReading()
      let instance = Identifier<StoreInstance>()
      return OpenedDatabase(
        path: file.path, isTemporary: true, isRepeatable: isRepeatable, instance: instance,
        reader: reader,
        writer: Writer(
          file, identity: nil, by: clock, with: writable, schema,
          usesMainQueue: isRepeatable),
        searcher: Searcher(
          path: file.path, connection: searching, usesMainQueue: isRepeatable))
    } catch {
      throw StoreError(error, path: file.path)
    }
  }
}

extension OpenedDatabase {
  private init(
    _ file: DatabaseFile, _ instance: Identifier<StoreInstance>, _ reading: ReadingConnection,
    _ writer: Writer, by clock: WallClock
  ) {
    self.init(
      path: file.path, instance: instance,
      reader: Reader(reading, path: file.path, by: clock), writer: writer,
      searcher: Searcher(path: file.path))
  }
}
