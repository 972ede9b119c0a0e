internal import FileKit

/// Holds a folder, so that only one program at a time makes or restores backups in it. The system
/// releases the lock when a program ends, in whatever way.
final class FolderLock {
  /// The number of attempts to get another program's lock: five seconds in all.
  private static let attempts = 500

  private let lock: FileLock

  private init(lock: consuming FileLock) { self.lock = lock }

  /// Locks a folder. Returns nil when another program holds it, with `waiting` only after five
  /// seconds. Throws `StoreError.cannotBackUp` when the file system has no locks.
  static func acquire(_ folder: String, waiting: Bool) throws(StoreError) -> FolderLock? {
    do throws(SystemError) {
      let file = try Descriptor(folder: folder)
      guard let lock = try FileLock.acquire(file, attempts: waiting ? attempts : 1) else {
        return nil
      }
      return FolderLock(lock: lock)
    } catch {
      throw .cannotBackUp(folder: folder, reason: error.reason)
    }
  }
}
