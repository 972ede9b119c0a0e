internal import Glibc

extension Descriptor {
  // Commands of `fcntl` that Glibc's module does not show.
  private static let setSignal: Int32 = 10
  private static let setLease: Int32 = 1024

  /// Whether a program has the file open for writing; `false` on a file system without leases.
  ///
  /// The descriptor must have been opened for reading. A program that opens the file at this very
  /// moment waits until the answer is known.
  public var isBeingWritten: Bool { isRefused(lease: F_RDLCK) }

  /// Whether the file is open a second time, for reading or writing; `false` on a file system
  /// without leases. A program that opens the file at this very moment waits for the answer.
  public var isOpenElsewhere: Bool { isRefused(lease: F_WRLCK) }

  private func isRefused(lease: Int32) -> Bool {
    // The signal that another program opens the file is one that is ignored by default.
    _ = fcntl(number, Self.setSignal, SIGURG)
    guard fcntl(number, Self.setLease, lease) == 0 else { return errno == EAGAIN }
    _ = fcntl(number, Self.setLease, Int32(F_UNLCK))
    return false
  }
}
