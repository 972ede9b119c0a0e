internal import Glibc

/// Holds a folder, so that one program at a time makes or restores backups in it. The system lets go
/// of it when a program ends, however that comes about.
final class FolderLock {
  /// How often somebody else's lock is asked for again: five seconds in all.
  private static let attempts = 500

  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { Glibc.close(descriptor) }

  /// Takes hold of a folder. Nil when another one holds it, also, if it is to be waited for, after five
  /// seconds. Throws `StoreError.cannotBackUp` where there are no locks.
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
