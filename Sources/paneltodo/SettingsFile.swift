import Glibc
import TodoApp

/// The settings file of a person.
struct SettingsFile {
  /// More than anyone writes.
  private static let largest = 1 << 20

  /// Where it is, or would be.
  let path: String

  init(environment: [String: String]) { path = Settings.defaultPath(environment: environment) }

  /// What is in it; `nil` when there is none. One that cannot be read is a problem in line 1.
  func read() -> (settings: Settings, problems: [SettingsProblem])? {
    do throws(FileError) {
      return Settings.read(try WholeFile.read(path, atMost: SettingsFile.largest))
    } catch {
      if error.code == ENOENT { return nil }
      return (Settings(), [SettingsProblem(line: 1, "\(error)")])
    }
  }

  /// Writes one that has every setting, and never over another one.
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
      // Half a file would be full of problems.
      unlink(path)
      throw error
    }
  }

  /// Makes a folder that only its owner can look into, with those that it lies in.
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
