internal import Glibc

extension Descriptor {
  /// Reads the next bytes, as many as are available.
  ///
  /// - Parameter most: The maximum number of bytes.
  /// - Returns: The bytes; none at the end of the file.
  /// - Throws: ``SystemError``.
  public func read(atMost most: Int) throws(SystemError) -> [UInt8] {
    try Self.read(atMost: most, from: number, path: path)
  }

  /// Reads all bytes up to the end.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Returns: The bytes; `nil` if there are more than the limit.
  /// - Throws: ``SystemError``.
  public func readAll(limit: Int) throws(SystemError) -> [UInt8]? {
    let expected = size
    guard expected <= limit else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    while true {
      let piece = try read(atMost: 1 << 16)
      if piece.isEmpty { return bytes }
      bytes += piece
      guard bytes.count <= limit else { return nil }
    }
  }

  /// Reads the next bytes of a descriptor that belongs to the process, such as standard input.
  ///
  /// - Parameters:
  ///   - most: The maximum number of bytes.
  ///   - number: The number of the descriptor.
  /// - Returns: The bytes; none at the end of the file.
  /// - Throws: ``SystemError``.
  public static func read(atMost most: Int, from number: Int32) throws(SystemError) -> [UInt8] {
    try read(atMost: most, from: number, path: nil)
  }

  private static func read(
    atMost most: Int, from number: Int32, path: String?
  ) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: most)
    let count = try retryingInterrupts("read", path: path) {
      bytes.withUnsafeMutableBytes { Glibc.read(number, $0.baseAddress, $0.count) }
    }
    bytes.removeLast(most - count)
    return bytes
  }
}
