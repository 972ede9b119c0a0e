internal import Glibc

extension Descriptor {
  /// Writes all bytes.
  ///
  /// - Throws: ``SystemError``; a part of the bytes may be written.
  public func write(_ bytes: RawSpan) throws(SystemError) {
    try Self.write(bytes, to: number, path: path, waitingForRoom: false)
  }

  /// Writes all bytes to a descriptor that belongs to the process, such as standard output.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - number: The number of the descriptor.
  ///   - waitingForRoom: Whether to wait while a descriptor that does not block takes nothing.
  /// - Throws: ``SystemError``; a part of the bytes may be written.
  public static func write(
    _ bytes: RawSpan, to number: Int32, waitingForRoom: Bool = false
  ) throws(SystemError) {
    try write(bytes, to: number, path: nil, waitingForRoom: waitingForRoom)
  }

  private static func write(
    _ bytes: RawSpan, to number: Int32, path: String?, waitingForRoom: Bool
  ) throws(SystemError) {
    var written = 0
    while written < bytes.byteCount {
      let rest = bytes.extracting(droppingFirst: written)
      do throws(SystemError) {
        let count = try retryingInterrupts("write", path: path) {
          rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
        }
        // Nothing but an endless loop would come of a file that takes nothing without an error.
        guard count > 0 else { throw SystemError("write", path: path, code: EIO) }
        written += count
      } catch {
        guard waitingForRoom, error.code == EAGAIN else { throw error }
        var output = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&output, 1, -1)
      }
    }
  }
}
