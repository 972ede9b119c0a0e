import FileKit
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
      if error.isMissing { return nil }
      return (Settings(), [SettingsProblem(line: 1, "\(error)")])
    }
  }

  /// Writes a file with every setting, and never over an existing one.
  func create() throws(FileError) {
    try makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    do throws(SystemError) {
      let file = try Descriptor(creating: path)
      do throws(SystemError) {
        try file.write(Settings.template.utf8.span.bytes)
      } catch {
        // Half a file would be full of mistakes.
        File.remove(path)
        throw error
      }
    } catch {
      guard !error.isExisting else {
        throw FileError("\(path) already exists. It was not changed.")
      }
      throw FileError(path, error)
    }
  }

  private func makeFolder(_ folder: String) throws(FileError) {
    if folder.isEmpty { return }
    do throws(SystemError) {
      try Folder.create(folder)
    } catch {
      // With a file in its place, the settings cannot be created, which is reported.
      if !error.isExisting { throw FileError(error.path ?? folder, error) }
    }
  }
}
