internal import Glibc

/// A lock on some bytes of a file that one open file has at a time, in this process or another. It
/// excludes every lock of the same kind on any of them, and the older kind that belongs to a
/// process.
public struct RangeLock: ~Copyable, Sendable {
  // Missing from Glibc's module: F_OFD_GETLK and F_OFD_SETLK.
  private static let query: Int32 = 36
  private static let set: Int32 = 37

  private let file: Descriptor

  private init(file: consuming Descriptor) { self.file = file }

  // Closing the file is not enough: a process that another thread is starting has it open, too,
  // until its program runs.
  deinit {
    var all = flock()
    all.l_type = Int16(F_UNLCK)
    all.l_whence = Int16(SEEK_SET)
    _ = fcntl(file.number, Self.set, &all)
  }

  /// Locks bytes of a file that is open for writing, until the end of the value's life.
  ///
  /// - Returns: The lock; `nil` if another open file or process has a lock on any of the bytes.
  /// - Throws: ``SystemError``.
  public static func acquire(
    _ bytes: Range<Int>, of file: consuming Descriptor
  ) throws(SystemError) -> RangeLock? {
    guard try Self.lock(bytes, of: file) else { return nil }
    return RangeLock(file: file)
  }

  /// Whether another open file or process has a lock on any of the bytes.
  ///
  /// - Throws: ``SystemError``.
  public static func isTaken(
    _ bytes: Range<Int>, of file: borrowing Descriptor
  ) throws(SystemError) -> Bool {
    let number = file.number
    var range = description(of: bytes)
    _ = try retryingInterrupts("fcntl", path: file.path) { fcntl(number, query, &range) }
    return range.l_type != Int16(F_UNLCK)
  }

  private static func lock(
    _ bytes: Range<Int>, of file: borrowing Descriptor
  ) throws(SystemError) -> Bool {
    let number = file.number
    var range = description(of: bytes)
    do throws(SystemError) {
      _ = try retryingInterrupts("fcntl", path: file.path) { fcntl(number, set, &range) }
      return true
    } catch {
      guard error.code == EAGAIN || error.code == EACCES else { throw error }
      return false
    }
  }

  private static func description(of bytes: Range<Int>) -> flock {
    var range = flock()
    range.l_type = Int16(F_WRLCK)
    range.l_whence = Int16(SEEK_SET)
    range.l_start = bytes.lowerBound
    range.l_len = bytes.count
    return range
  }
}
