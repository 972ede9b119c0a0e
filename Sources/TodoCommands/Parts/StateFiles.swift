import FileKit
import TodoModel

/// Files of one purpose in the folder of the program's state, which have the beginning of their
/// names in common: a state in JSON, locks, and for the time of a run its input.
struct StateFiles: Sendable {
  let folder: String
  /// The beginning of the names.
  let name: String

  /// The path of a file.
  func path(_ suffix: String) -> String { "\(folder)/\(name).\(suffix)" }

  /// Whether a program still has the input of a run open, although its starter was killed.
  var isInputInUse: Bool {
    // Between two runs the file is missing.
    (try? ForeignFile(at: path("input"), atMost: .max))?.isOpenElsewhere ?? false
  }

  /// The content of the state; nil if there is none that can be read.
  func state(atMost limit: Int) -> [UInt8]? { Self.content(of: path("json"), atMost: limit) }

  /// Replaces the state.
  func writeState(_ text: String) throws(SystemError) {
    try File.replace(path("json"), with: text.utf8.span.bytes)
  }

  /// Calls back when the state changes; nil if the folder cannot be watched.
  @MainActor func watchState(_ onChange: @escaping @MainActor () -> Void) -> FileWatch? {
    let wanted = "\(name).json"
    return FileWatch(folder: folder, concerning: { $0 == wanted }, onChange: onChange)
  }

  /// The file of a lock, which is created if it is missing.
  func lockFile(_ suffix: String = "lock") throws(SystemError) -> Descriptor {
    do throws(SystemError) {
      return try Descriptor(creating: path(suffix))
    } catch {
      guard error.isExisting else { throw error }
      return try Descriptor(opening: path(suffix), forWriting: true, followingLinks: false)
    }
  }

  /// Writes the input of a run, and passes its path to a body.
  func withInput<Result>(
    _ text: String, _ body: (_ path: String) throws -> Result
  ) throws -> Result {
    let path = path("input")
    try File.replace(path, with: text.utf8.span.bytes)
    defer { File.remove(path) }
    return try body(path)
  }

  /// The content of a file; nil if it is missing, too long or unreadable.
  static func content(of path: String, atMost limit: Int) -> [UInt8]? {
    // The caller writes such a file anew, or reports what it needs from it.
    try? ForeignFile.content(of: path, atMost: limit)
  }
}
