internal import Glibc

/// Holds a folder, so that only one program at a time makes or restores backups in it. The system
/// releases the lock when a program ends, in whatever way.
final class FolderLock {
  /// The number of attempts to get another program's lock: five seconds in all.
  private static let attempts = 500

  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { Glibc.close(descriptor) }

  /// Locks a folder. Returns nil when another program holds it, with `waiting` only after five
  /// seconds. Throws `StoreError.cannotBackUp` when the file system has no locks.
  static func take(_ folder: String, waiting: Bool) throws(StoreError) -> FolderLock? {
    let descriptor = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .cannotBackUp(folder: folder, reason: DatabaseFile.reason(errno))
    }
    let lock = FolderLock(descriptor: descriptor)
    for _ in 0..<(waiting ? attempts : 1) {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return lock }
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw .cannotBackUp(folder: folder, reason: DatabaseFile.reason(errno))
      }
      if waiting { usleep(10_000) }
    }
    return nil
  }
}
