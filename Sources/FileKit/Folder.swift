internal import Glibc

/// Folders of the file system.
public enum Folder {
  /// Creates a folder that only its owner may enter. An existing one stays as it is.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - withParents: Whether missing folders above it are created too.
  /// - Throws: ``SystemError`` with the path of the folder that cannot be created. It
  ///   ``SystemError/isExisting`` if something else has that name.
  public static func create(_ path: String, withParents: Bool = true) throws(SystemError) {
    do throws(SystemError) {
      try createOne(path)
    } catch {
      guard withParents, error.isMissing, let slash = path.lastIndex(of: "/"),
        slash > path.startIndex
      else { throw error }
      try create(String(path[..<slash]))
      try createOne(path)
    }
  }

  /// Whether a path names a folder.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The absolute path of a folder, without symbolic links.
  ///
  /// - Throws: ``SystemError``.
  public static func absolutePath(of path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else {
      throw SystemError("realpath", path: path, code: errno)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names of everything in a folder, in no particular order; none if it cannot be read.
  public static func names(in path: String) -> [String] {
    // The caller treats a folder that cannot be read as an empty one.
    (try? allNames(in: path)) ?? []
  }

  /// The names of everything in a folder, in no particular order.
  ///
  /// - Throws: ``SystemError`` if the folder cannot be read to its end.
  public static func allNames(in path: String) throws(SystemError) -> [String] {
    guard let folder = opendir(path) else {
      throw SystemError("opendir", path: path, code: errno)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        guard errno == 0 else { throw SystemError("readdir", path: path, code: errno) }
        return names
      }
      let name = name(of: entry)
      if name != ".", name != ".." { names.append(name) }
    }
  }

  /// Something in a folder.
  public struct Entry: Hashable, Sendable {
    /// The name.
    public let name: String
    /// Whether it is a folder, or a symbolic link to one.
    public let isFolder: Bool
    /// Whether it is a symbolic link.
    public let isLink: Bool
    /// Whether it is neither a regular file nor a folder: a link, a named pipe, a device.
    public let isSpecial: Bool
  }

  /// Everything in a folder, in no particular order. Only links are looked up one by one, so that a
  /// slow disk is asked little.
  ///
  /// - Throws: ``SystemError``.
  public static func entries(in path: String) throws(SystemError) -> [Entry] {
    guard let folder = opendir(path) else {
      throw SystemError("opendir", path: path, code: errno)
    }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        if errno != 0 { throw SystemError("readdir", path: path, code: errno) }
        return entries
      }
      let name = name(of: entry)
      if name == "." || name == ".." { continue }
      let place = "\(path)/\(name)"
      let known = mode_t(entry.pointee.d_type) << 12
      let kind = known == 0 ? File.kind(of: place) : known
      let isLink = kind == S_IFLNK
      entries.append(
        Entry(
          name: name, isFolder: kind == S_IFDIR || isLink && exists(place), isLink: isLink,
          isSpecial: kind != S_IFREG && kind != S_IFDIR))
    }
  }

  /// Removes a folder, if it is empty.
  public static func remove(_ path: String) { rmdir(path) }

  /// Whether a folder is another one, or is somewhere below it. Both have to exist.
  public static func contains(_ folder: String, _ other: String) -> Bool {
    // A folder that cannot be found has nothing in it, and is in nothing.
    guard let outer = try? absolutePath(of: folder), let inner = try? absolutePath(of: other) else {
      return false
    }
    return outer == "/" || inner == outer || inner.utf8.starts(with: "\(outer)/".utf8)
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    // The entry ends with its name, so the field's 256 bytes may not all be read.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let name = UnsafeRawPointer(entry) + offset
    return String(cString: name.assumingMemoryBound(to: CChar.self))
  }

  /// The absolute path of the folder that relative paths begin at; `nil` if it is gone.
  public static var current: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Waits until the disk has the names in a folder. A file system that cannot sync a folder loses
  /// at most the latest change in a power cut, so a failure is ignored.
  public static func sync(_ path: String) {
    try? Descriptor(folder: path).sync()
  }

  /// The folder that a path leads into.
  static func path(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  private static func createOne(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      _ = try retryingInterrupts("mkdir", path: path) { mkdir(path, 0o700) }
    } catch {
      guard error.isExisting, exists(path) else { throw error }
    }
  }
}
