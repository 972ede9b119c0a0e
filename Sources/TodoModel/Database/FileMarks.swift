internal import Glibc

/// The state of a database's files, which every change by another program alters.
struct FileMarks: Equatable {
  private struct Mark: Equatable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    let times: [Int]
  }

  private let marks: [Mark?]
  /// Whether a program that has the database open has made SQLite's index of the log.
  let hasIndex: Bool

  /// The bytes of the smallest index.
  private static let smallestIndex = 32_768

  /// The state of the database at a path.
  init(of path: String) {
    marks = ["", "-wal", "-journal"].map { Self.mark(of: path + $0) }
    hasIndex = DatabaseFile.size(of: path + "-shm") >= Self.smallestIndex
  }

  /// Whether there is a log, or the remains of an unfinished change.
  var hasLog: Bool { marks.dropFirst().contains { $0 != nil } }

  /// The mark of a file; nil if it is missing or empty.
  private static func mark(of path: String) -> Mark? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_size > 0 else { return nil }
    return Mark(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int(status.st_size),
      times: [
        // Not that of the last change of the owner, whom SQLite sets where it runs as root.
        status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
      ])
  }
}
