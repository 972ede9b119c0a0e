import FileKit

/// Small files that are read at once. A person may keep them elsewhere and have links to them.
enum WholeFile {
  /// Reads a whole file of at most this many bytes.
  static func read(_ path: String, atMost largest: Int) throws(FileError) -> [UInt8] {
    do throws(FileFault) {
      return try ForeignFile.content(of: path, atMost: largest, followingLinks: true)
    } catch {
      throw FileError(path, error)
    }
  }
}
