internal import Glibc

/// The names of files.
public enum File {
  /// Moves a file to another name in one step, and syncs its new folder. A file that has the name
  /// already is replaced: at no moment is there none, or half of one.
  ///
  /// - Throws: ``SystemError``, and has then changed nothing.
  public static func move(_ path: String, to destination: String) throws(SystemError) {
    _ = try retryingInterrupts("rename", path: path) { rename(path, destination) }
    Folder.sync(Folder.path(of: destination))
  }

  /// Gives a file a second name, which must not be taken, and syncs the folder of that name. Where
  /// files have only one name, as on a USB stick with FAT, the file is moved to it.
  ///
  /// - Throws: ``SystemError``, and has then changed nothing.
  public static func link(_ path: String, as name: String) throws(SystemError) {
    do throws(SystemError) {
      _ = try retryingInterrupts("link", path: name) { Glibc.link(path, name) }
    } catch {
      guard error.isUnsupported else { throw error }
      guard !exists(name) else { throw SystemError("link", path: name, code: EEXIST) }
      return try move(path, to: name)
    }
    Folder.sync(Folder.path(of: name))
  }

  /// Whether the file system of a path may only be read.
  public static func isOnReadOnlyFileSystem(_ path: String) -> Bool {
    var status = statvfs()
    return statvfs(path, &status) == 0 && status.f_flag & UInt(ST_RDONLY) != 0
  }

  /// Whether two paths name the same file.
  public static func areSame(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard lstat(path, &first) == 0, lstat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Whether a path exists, even as a broken symbolic link.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a path is that of a symbolic link.
  public static func isLink(_ path: String) -> Bool { kind(of: path) == S_IFLNK }

  /// The kind of something that has a path, as the system's `st_mode` has it; 0 for nothing.
  static func kind(of path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  /// Whether a program can be run: the file at its path or, for a name alone, a file in one of the
  /// folders, which colons separate.
  public static func canRun(_ program: String, in folders: String) -> Bool {
    if program.contains("/") { return access(program, X_OK) == 0 }
    return folders.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  /// Removes a file, if there is one that may be removed.
  public static func remove(_ path: String) { unlink(path) }
}
