import FileKit
import TodoModel

/// The files of a hook in the folder of the program's state: its state, its lock, its log, and for
/// the time of a run its input.
struct HookFiles: Sendable {
  /// The most bytes of a state, and of the log.
  private static let (largestState, largestLog) = (1 << 16, 64 << 10)

  /// All files but the log.
  let stateFiles: StateFiles

  /// The path of the log.
  var logPath: String { stateFiles.path("log") }

  /// The state; nil if there is none that can be read.
  func state() -> HookState? {
    stateFiles.state(atMost: Self.largestState).flatMap(HookState.init(reading:))
  }

  /// Replaces the state by the result of a body, which gets the present one, while no other process
  /// does the same. If the result is nil, the state stays.
  func updateState(_ change: (HookState?) -> HookState?) throws(SystemError) {
    try Folder.create(stateFiles.folder)
    // It is held for a moment. A process that was stopped in that moment holds up no other.
    let lock = try FileLock.acquire(stateFiles.lockFile("state.lock"), attempts: 100)
    if let state = change(state()) {
      try stateFiles.writeState(state.text)
    }
    _ = consume lock
  }

  /// The lock of the process that runs the program; nil if another one has it.
  func lock() throws(SystemError) -> FileLock? { try FileLock.acquire(stateFiles.lockFile()) }

  /// Adds a text to the log, which loses its oldest lines where it is too long.
  func log(_ text: String) throws(SystemError) {
    var bytes = StateFiles.content(of: logPath, atMost: Self.largestLog) ?? []
    bytes += text.utf8
    if bytes.count > Self.largestLog {
      let rest = bytes.suffix(Self.largestLog)
      let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
      bytes = Array(bytes[(lineEnd ?? rest.startIndex)...])
    }
    try File.replace(logPath, with: bytes.span.bytes)
  }
}
