import FileKit

/// Small files that are read at once.
enum WholeFile {
  /// Reads a whole file of at most this many bytes.
  static func read(_ path: String, atMost largest: Int) throws(FileError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try Descriptor(opening: path).readAll(limit: largest)
    } catch {
      throw FileError(path, error)
    }
    guard let bytes else { throw FileError("\(path) is too large.") }
    return bytes
  }
}
