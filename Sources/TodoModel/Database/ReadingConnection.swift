internal import SQLiteKit

/// A connection for reading, which also works where nothing can be written: on a full disk and on a
/// file system that is read-only.
///
/// SQLite reads a database with the help of an index beside it. Where that cannot be made, the file
/// is read without locks, as long as neither it nor its log has changed: as soon as another program
/// writes, which it can only do again where the index can be made, it is opened anew.
struct ReadingConnection {
  private(set) var connection: Connection
  /// The schema that was found to be ours, at the latest moment at which the file was opened.
  private(set) var schema: KnownSchema
  /// The state of the files without locks; nil with locks.
  private var marks: FileMarks?

  /// A connection with locks.
  init(_ connection: Connection, _ schema: KnownSchema) {
    (self.connection, self.schema) = (connection, schema)
  }

  /// Opens a file where it may be impossible to write. Throws when it is of an older version.
  init(_ file: DatabaseFile, isWaitedFor: Bool = true) throws {
    let marks = FileMarks(of: file.path)
    let isUsual = marks.hasIndex || (try? file.checkWritability()) != nil
    // Where this fails, the other way may succeed, and otherwise reports what is wrong.
    if isUsual, let (connection, schema) = try? file.openForReading(isWaitedFor: isWaitedFor) {
      self.init(connection, schema)
      return
    }
    let (connection, schema) = try file.openWithoutLocks(marks, isWaitedFor: isWaitedFor)
    self.init(connection, schema)
    self.marks = marks
    try check(file.path)
  }

  /// Whether the file is read without locks.
  var isUnlocked: Bool { marks != nil }

  /// Opens the file anew if it was read without locks and has changed. True if so: what was read
  /// before may be of another state.
  mutating func follow(_ path: String, isWaitedFor: Bool) throws -> Bool {
    guard let marks, !connection.isInTransaction, FileMarks(of: path) != marks else { return false }
    let file = try DatabaseFile(path: path, makesFolder: false)
    let former = connection
    self = try ReadingConnection(file, isWaitedFor: isWaitedFor)
    // A reader has nothing to lose.
    try? former.close()
    return true
  }

  /// Throws when the file was read without locks and has changed meanwhile: what was read may be
  /// wrong.
  func check(_ path: String) throws {
    if let marks, FileMarks(of: path) != marks { throw StoreError.busy }
  }
}
