import FileKit
import TodoModel

/// The files of a hook in the folder of the program's state: its state, its lock, its log, and for
/// the time of a run its input.
struct HookFiles: Sendable {
  /// The most bytes of a state, and of the log.
  private static let (largestState, largestLog) = (1 << 16, 64 << 10)

  let folder: String
  /// The beginning of the names.
  let name: String

  /// The path of the log.
  var logPath: String { "\(folder)/\(name).log" }
  private var statePath: String { "\(folder)/\(name).json" }

  /// The state; nil if there is none that can be read.
  func state() -> HookState? {
    content(of: statePath, atMost: Self.largestState).flatMap(HookState.init(reading:))
  }

  /// Replaces the state by the result of a body, which gets the present one, while no other process
  /// does the same. If the result is nil, the state stays.
  func updateState(_ change: (HookState?) -> HookState?) throws(SystemError) {
    try Folder.create(folder)
    // It is held for a moment. A process that was stopped in that moment holds up no other.
    let lock = try FileLock.acquire(lockFile("state.lock"), attempts: 100)
    if let state = change(state()) {
      try File.replace(statePath, with: state.text.utf8.span.bytes)
    }
    _ = consume lock
  }

  /// The lock of the process that runs the program; nil if another one has it.
  func lock() throws(SystemError) -> FileLock? { try FileLock.acquire(lockFile("lock")) }

  /// Writes the input of a run, and passes its path to a body.
  func withInput<Result>(
    _ text: String, _ body: (_ path: String) throws -> Result
  ) throws -> Result {
    let path = "\(folder)/\(name).input"
    try File.replace(path, with: text.utf8.span.bytes)
    defer { File.remove(path) }
    return try body(path)
  }

  /// Adds a text to the log, which loses its oldest lines where it is too long.
  func log(_ text: String) throws(SystemError) {
    var bytes = content(of: logPath, atMost: Self.largestLog) ?? []
    bytes += text.utf8
    if bytes.count > Self.largestLog {
      let rest = bytes.suffix(Self.largestLog)
      let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
      bytes = Array(bytes[(lineEnd ?? rest.startIndex)...])
    }
    try File.replace(logPath, with: bytes.span.bytes)
  }

  /// Calls back when the state changes; nil if the folder cannot be watched.
  @MainActor func watch(_ onChange: @escaping @MainActor () -> Void) -> FileWatch? {
    let wanted = "\(name).json"
    return FileWatch(folder: folder, concerning: { $0 == wanted }, onChange: onChange)
  }

  private func lockFile(_ suffix: String) throws(SystemError) -> Descriptor {
    let path = "\(folder)/\(name).\(suffix)"
    do throws(SystemError) {
      return try Descriptor(creating: path)
    } catch {
      guard error.isExisting else { throw error }
      return try Descriptor(opening: path, forWriting: true, followingLinks: false)
    }
  }

  private func content(of path: String, atMost limit: Int) -> [UInt8]? {
    // A file that is missing, too long or unreadable is replaced by the next one.
    guard let file = try? Descriptor(opening: path, waiting: false), file.isRegularFile else {
      return nil
    }
    return (try? file.readAll(limit: limit)) ?? nil
  }
}
