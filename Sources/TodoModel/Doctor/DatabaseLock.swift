internal import FileKit

/// Keeps every SQLite out of a database file, even if the file is damaged.
///
/// A connection that has a database in WAL mode open holds a shared lock on a range of bytes that
/// SQLite's file format reserves for that; this is the exclusive lock on the same range. It belongs
/// to an open file, not to the process, but closing the file would end the locks that a connection
/// of the same process has on it: a process that makes one must have no connection to the file.
final class DatabaseLock {
  // From the file format: the “pending byte” is the first one after a gigabyte, followed by the
  // reserved byte and 510 shared ones.
  private static let bytes = 0x4000_0000..<0x4000_0000 + 512

  private let lock: RangeLock

  private init(lock: consuming RangeLock) { self.lock = lock }

  /// Takes the lock. Returns nil when another connection has the database open.
  static func acquire(_ path: String) throws(StoreError) -> DatabaseLock? {
    do throws(SystemError) {
      let file = try Descriptor(
        opening: path, forWriting: true, followingLinks: false, waiting: false)
      guard let lock = try RangeLock.acquire(bytes, of: file) else { return nil }
      return DatabaseLock(lock: lock)
    } catch {
      throw .cannotOpen(path: path, reason: error.reason)
    }
  }

  /// Whether another connection has the database open.
  static func isTaken(_ path: String) throws(StoreError) -> Bool {
    do throws(SystemError) {
      let file = try Descriptor(opening: path, followingLinks: false, waiting: false)
      // A file system without such locks cannot report any.
      return (try? RangeLock.isTaken(bytes, of: file)) ?? false
    } catch {
      throw .cannotOpen(path: path, reason: error.reason)
    }
  }
}
