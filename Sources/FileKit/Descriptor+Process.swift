internal import Glibc

/// The descriptors that a process begins with, and those that it can still open.
extension Descriptor {
  /// The numbers of standard input, output and error.
  private static let standardNumbers: ClosedRange<Int32> = 0...2

  /// Opens what is closed of standard input, output and error, so that it fails to be read or
  /// written. Otherwise the next file that is opened, perhaps a database, would be standard output.
  ///
  /// - Throws: ``SystemError``.
  public static func closeStandardGaps() throws(SystemError) {
    for number in standardNumbers where fcntl(number, F_GETFD) < 0 {
      // The lowest number is taken. The mode is the wrong one.
      let mode = number == standardNumbers.lowerBound ? O_WRONLY : O_RDONLY
      _ = try retryingInterrupts("open", path: "/dev/null") { open("/dev/null", mode) }
    }
  }

  /// Whether that many further files can be open at the same time.
  public static func isRoom(for count: Int) -> Bool {
    var numbers: [Int32] = []
    defer { for number in numbers { close(number) } }
    while numbers.count < count {
      let number = fcntl(standardNumbers.lowerBound, F_DUPFD_CLOEXEC, 0)
      guard number >= 0 else { return false }
      numbers.append(number)
    }
    return true
  }
}
