internal import Glibc

/// Keeps every SQLite out of a database file, whatever its content.
///
/// A connection that has a database in WAL mode open holds a shared lock on a range of bytes that
/// SQLite's file format reserves for that; this is the exclusive lock on the same range. It belongs
/// to an open file, not to the process, but closing the file would end the locks that a connection
/// of the same process has on it: a process that makes one must have no connection to the file.
final class DatabaseLock {
  // From the file format: the “pending byte” is the first one after a gigabyte, followed by the
  // reserved byte and 510 shared ones.
  private static let firstByte = 0x4000_0000
  private static let byteCount = 512
  // Missing from Glibc's module: F_OFD_GETLK and F_OFD_SETLK.
  private static let query: Int32 = 36
  private static let set: Int32 = 37

  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { Glibc.close(descriptor) }

  /// Takes the lock. Returns nil when another connection has the database open.
  static func take(_ path: String) throws(StoreError) -> DatabaseLock? {
    let lock = DatabaseLock(descriptor: try open(path, O_RDWR))
    var range = range
    if fcntl(lock.descriptor, set, &range) == 0 { return lock }
    guard errno == EAGAIN || errno == EACCES else {
      throw .cannotOpen(path: path, reason: DatabaseFile.reason(errno))
    }
    return nil
  }

  /// Whether another connection has the database open.
  static func isTaken(_ path: String) throws(StoreError) -> Bool {
    let lock = DatabaseLock(descriptor: try open(path, O_RDONLY))
    var range = range
    guard fcntl(lock.descriptor, query, &range) == 0 else { return false }
    return range.l_type != Int16(F_UNLCK)
  }

  private static var range: flock {
    var range = flock()
    range.l_type = Int16(F_WRLCK)
    range.l_whence = Int16(SEEK_SET)
    range.l_start = firstByte
    range.l_len = byteCount
    return range
  }

  private static func open(_ path: String, _ mode: Int32) throws(StoreError) -> Int32 {
    let descriptor = Glibc.open(path, mode | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .cannotOpen(path: path, reason: DatabaseFile.reason(errno))
    }
    return descriptor
  }
}
