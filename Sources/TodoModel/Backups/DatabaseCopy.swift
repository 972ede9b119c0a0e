internal import FileKit
internal import SQLiteKit

/// Copies of complete databases.
enum DatabaseCopy {
  /// Writes a database to a new file that only its owner can read, syncs it, and checks that it is
  /// intact. The result is one file without a log. When this throws, the caller has to remove what
  /// is left.
  static func write(
    _ source: Connection, to path: String, pageLimit: Int? = nil, until interrupter: Interrupter
  ) throws {
    try DatabaseFile.createEmpty(path, for: path)
    let copy = try Connection(path: path, mode: .readWrite)
    if let pageLimit { _ = try copy.integer("PRAGMA max_page_count = \(pageLimit)") }
    try source.backUp(to: copy, until: interrupter)
    try leaveLogMode(copy)
    try copy.close()
    try sync(path)
    try DatabaseFile(path: path, makesFolder: false).checkWhole(until: interrupter)
  }

  /// Makes a database a single file, which includes the content of its log.
  static func leaveLogMode(_ connection: Connection) throws {
    let mode = try connection.text("PRAGMA journal_mode = DELETE") ?? ""
    guard mode == "delete" else {
      throw StoreError.cannotOpen(path: connection.path, reason: "its log cannot be merged")
    }
  }

  /// Copies the bytes of a file that no program has open. False if there is no such file.
  @discardableResult
  static func copyBytes(of source: String, to path: String) throws(StoreError) -> Bool {
    do throws(SystemError) {
      let input = try Descriptor(opening: source, followingLinks: false)
      let output = try Descriptor(creating: path)
      while case let piece = try input.read(atMost: 1 << 18), !piece.isEmpty {
        try output.write(piece.span.bytes)
      }
      try output.sync()
      return true
    } catch {
      if error.isMissing, error.path == source { return false }
      throw .cannotOpen(path: error.path ?? path, reason: error.reason)
    }
  }

  /// Removes a copy with all its accompanying files.
  static func remove(_ path: String) {
    for suffix in DatabaseFile.draftFiles { File.remove(path + suffix) }
  }

  private static func sync(_ path: String) throws(StoreError) {
    do throws(SystemError) {
      try Descriptor(opening: path, followingLinks: false).sync()
    } catch {
      throw .cannotOpen(path: path, reason: error.reason)
    }
  }
}
