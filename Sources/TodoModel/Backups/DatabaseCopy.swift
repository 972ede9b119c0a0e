internal import Glibc
internal import SQLiteKit

/// Copies of complete databases.
enum DatabaseCopy {
  /// Writes a database to a new file that only its owner can read, syncs it, and checks that it is
  /// intact. The result is one file without a log. When this throws, the caller has to remove what
  /// is left.
  static func write(
    _ source: Connection, to path: String, pageLimit: Int? = nil, until interrupter: Interrupter
  ) throws {
    let descriptor = Glibc.open(path, O_CREAT | O_EXCL | O_NOFOLLOW | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw StoreError.cannotOpen(path: path, reason: DatabaseFile.reason(errno))
    }
    Glibc.close(descriptor)
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
      throw StoreError.cannotOpen(path: connection.path, reason: "its log cannot be taken in")
    }
  }

  /// Copies the bytes of a file that no program has open. False when there is no such file.
  @discardableResult
  static func copyBytes(of source: String, to path: String) throws(StoreError) -> Bool {
    let input = Glibc.open(source, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard input >= 0 else {
      if errno == ENOENT { return false }
      throw .cannotOpen(path: source, reason: DatabaseFile.reason(errno))
    }
    defer { Glibc.close(input) }
    let output = Glibc.open(path, O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY | O_CLOEXEC, 0o600)
    guard output >= 0 else { throw .cannotOpen(path: path, reason: DatabaseFile.reason(errno)) }
    defer { Glibc.close(output) }
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = Glibc.read(input, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .cannotOpen(path: source, reason: DatabaseFile.reason(errno)) }
      if count == 0 { break }
      var rest = piece[..<count]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { throw .cannotOpen(path: path, reason: DatabaseFile.reason(errno)) }
        rest = rest.dropFirst(written)
      }
    }
    guard fsync(output) == 0 else {
      throw .cannotOpen(path: path, reason: DatabaseFile.reason(errno))
    }
    return true
  }

  /// Removes a copy with all its accompanying files.
  static func remove(_ path: String) {
    for suffix in DatabaseFile.draftFiles { unlink(path + suffix) }
  }

  private static func sync(_ path: String) throws(StoreError) {
    let descriptor = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .cannotOpen(path: path, reason: DatabaseFile.reason(errno))
    }
    defer { Glibc.close(descriptor) }
    guard fsync(descriptor) == 0 else {
      throw .cannotOpen(path: path, reason: DatabaseFile.reason(errno))
    }
  }
}
