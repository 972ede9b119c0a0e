internal import Glibc

/// A mark of a file as it is now. A file that is changed or replaced gets another mark, so a file
/// that is known need not be read again. Links are followed.
///
/// Times are those of the file system, which tick every few milliseconds. A file may be changed
/// again in the tick in which it was marked, and keep its mark. So a mark is safe only if
/// ``changed`` is earlier than that of a file which was created before the mark was taken.
public struct FileMark: Hashable, Sendable {
  /// The size in bytes.
  public let size: Int
  /// The number of the file on its disk. A file that replaces another one has another number.
  public let number: UInt64
  /// The time of the last change of the content. Programs can set it.
  public let modified: FileTime
  /// The time of the last change of the content, the name or the permissions. No program can set
  /// it.
  public let changed: FileTime

  /// Takes the mark of the file or folder at a path.
  ///
  /// - Throws: ``SystemError``.
  public init(of path: String) throws(SystemError) {
    var status = stat()
    _ = try retryingInterrupts("stat", path: path) { stat(path, &status) }
    self.init(status)
  }

  /// The mark of a file with a status.
  init(_ status: stat) {
    size = Int(status.st_size)
    number = UInt64(status.st_ino)
    modified = FileTime(status.st_mtim)
    changed = FileTime(status.st_ctim)
  }

  /// Whether the content is the one that the file had at another mark.
  func hasContent(of other: FileMark) -> Bool {
    size == other.size && modified == other.modified
  }
}
