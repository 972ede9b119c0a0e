internal import Glibc

/// A new file under an unused name, which only its owner may read. Its creator removes it.
public struct TemporaryFile: ~Copyable, Sendable {
  /// The path of the file.
  public let path: String
  /// The file, open for reading and writing.
  public let descriptor: Descriptor

  /// Creates a file in a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - prefix: The beginning of the name.
  ///   - suffix: The end of the name.
  /// - Throws: ``SystemError``.
  public init(in folder: String, prefix: String, suffix: String) throws(SystemError) {
    var template = Array("\(folder)/\(prefix)XXXXXX\(suffix)".utf8CString)
    let number = try retryingInterrupts("mkstemps", path: folder) {
      mkstemps(&template, Int32(suffix.utf8.count))
    }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    descriptor = Descriptor(adopting: number, path: path)
  }
}
