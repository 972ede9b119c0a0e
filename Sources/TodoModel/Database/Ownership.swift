internal import FileKit
internal import Glibc

/// The rule that a database and its folders are one user's alone.
enum Ownership {
  /// Throws when a folder is missing, belongs to another user or is open to others.
  static func checkFolder(_ folder: String) throws(StoreError) {
    var status = stat()
    guard stat(folder, &status) == 0 else {
      throw .folderUnavailable(path: folder, reason: SystemError.reason(of: errno))
    }
    try check(status, path: folder)
  }

  /// Throws when a file or a folder belongs to another user or is open to others.
  ///
  /// - Parameter home: The home of the user, who may change the mode of what is in it. A folder
  ///   with the sticky bit is meant for all users.
  static func check(
    _ status: stat, path: String, home: String? = getenv("HOME").map { String(cString: $0) }
  ) throws(StoreError) {
    guard status.st_uid == geteuid() else { throw .unsafe(path: path, .foreign) }
    guard status.st_mode & (S_IWGRP | S_IWOTH) == 0 else {
      let isOwn = status.st_mode & S_ISVTX == 0 && isBelow(home, path)
      throw .unsafe(path: path, isOwn ? .writableByOthers : .shared)
    }
  }

  /// Whether a path is that of a folder, which is no root, or below it.
  private static func isBelow(_ folder: String?, _ path: String) -> Bool {
    guard let folder, let resolved = realpath(folder, nil) else { return false }
    defer { free(resolved) }
    let name = String(cString: resolved)
    return name != "/" && "\(path)/".hasPrefix("\(name)/")
  }
}
