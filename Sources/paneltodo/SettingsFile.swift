import Glibc
import TodoApp

/// The settings file of a person.
struct SettingsFile {
  /// The maximum size, more than anyone writes.
  private static let largest = 1 << 20

  /// The path of the file, which may not exist.
  let path: String

  init(environment: [String: String]) { path = Settings.defaultPath(environment: environment) }

  /// Reads the file; `nil` if there is none. A file that cannot be read is a problem in line 1.
  func read() -> (settings: Settings, problems: [SettingsProblem])? {
    do throws(FileError) {
      return Settings.read(try WholeFile.read(path, atMost: SettingsFile.largest))
    } catch {
      if error.code == ENOENT { return nil }
      return (Settings(), [SettingsProblem(line: 1, "\(error)")])
    }
  }

  /// Writes a file with every setting, and never over an existing one.
  func create() throws(FileError) {
    try makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    let file: Int32
    do throws(FileError) {
      file = try WholeFile.create(path)
    } catch {
      guard error.code == EEXIST else { throw error }
      throw FileError("\(path): there is one already. It stays as it is.")
    }
    defer { close(file) }
    do throws(FileError) {
      try WholeFile.write(Settings.template, to: file, path)
    } catch {
      // Half a file would be full of mistakes.
      unlink(path)
      throw error
    }
  }

  /// Creates a folder that only its owner can open, together with its parents.
  private func makeFolder(_ folder: String) throws(FileError) {
    if folder.isEmpty || mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = folder.lastIndex(of: "/") else {
      throw FileError(folder, code: errno)
    }
    try makeFolder(String(folder[..<slash]))
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw FileError(folder, code: errno)
    }
  }
}
