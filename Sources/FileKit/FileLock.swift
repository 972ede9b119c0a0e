internal import Glibc

/// A lock on a file or a folder that one open file has at a time, in this process or another. The
/// system releases it when the process ends, in whatever way.
public struct FileLock: ~Copyable, Sendable {
  /// Microseconds between two attempts.
  private static let pause: UInt32 = 10_000

  private let file: Descriptor

  private init(file: consuming Descriptor) { self.file = file }

  // Closing the file is not enough: a process that another thread is starting has it open, too,
  // until its program runs.
  deinit { flock(file.number, LOCK_UN) }

  /// Locks a file or a folder until the end of the value's life.
  ///
  /// - Parameters:
  ///   - file: The open file or folder.
  ///   - attempts: The number of attempts, ten milliseconds apart.
  /// - Returns: The lock; `nil` if another open file has it.
  /// - Throws: ``SystemError``, as on a file system without locks.
  public static func acquire(
    _ file: consuming Descriptor, attempts: Int = 1
  ) throws(SystemError) -> FileLock? {
    for attempt in 1...max(1, attempts) {
      if try Self.lock(file) { return FileLock(file: file) }
      if attempt < attempts { usleep(pause) }
    }
    return nil
  }

  private static func lock(_ file: borrowing Descriptor) throws(SystemError) -> Bool {
    let number = file.number
    do throws(SystemError) {
      _ = try retryingInterrupts("flock", path: file.path) { flock(number, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }
}
