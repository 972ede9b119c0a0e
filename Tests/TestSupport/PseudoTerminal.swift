import Foundation
import Testing

/// A bare terminal line: every byte a program writes, the settings it leaves behind, and a reader
/// that can refuse to read. It interprets nothing; `TmuxSession` is the one with a screen.
public final class PseudoTerminal {
  /// Every byte that has been read from the program so far.
  public private(set) var output: [UInt8] = []
  /// While true nothing is read, as when the other end of a connection has stopped.
  public var isStalled = false
  /// The program that was started here.
  public private(set) var process: Int32 = 0

  private var controller: Int32
  private let line: Int32
  private let linePath: String
  private var exitStatus: ExitStatus?
  private var farEnd: FarEnd?

  /// Opens a line of the given size on which nothing runs yet.
  public init(columns: Int = 80, rows: Int = 24) throws {
    var ends: (controller: Int32, line: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 64)
    guard openpty(&ends.controller, &ends.line, &name, nil, nil) == 0 else {
      throw SystemError("Opening a terminal")
    }
    // The line's own end is held open so that the settings outlive the program and can be seen.
    (controller, line) = ends
    linePath = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    for end in [controller, line] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(controller, F_SETFL, O_RDWR | O_NONBLOCK)
    try resize(columns: columns, rows: rows)
  }

  deinit {
    if process > 0 && exitStatus == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    hangUp()
    close(line)
  }

  /// Starts a program that this line controls.
  public func start(_ command: Command) throws {
    process = try command.spawn { actions in
      posix_spawn_file_actions_addopen(&actions, 0, linePath, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    exitStatus = nil
  }

  /// The settings of the line now.
  public var settings: LineSettings {
    get throws { try LineSettings(of: line) }
  }

  /// Whether the program has read all that was typed. The line must be raw: otherwise what is typed
  /// counts only when its line is complete.
  public var isInputRead: Bool {
    var count: Int32 = 0
    return ioctl(line, UInt(FIONREAD), &count) == 0 && count == 0
  }

  /// Whether the line takes no more output, because nobody has read what it holds.
  public var isFull: Bool {
    var end = pollfd(fd: line, events: Int16(POLLOUT), revents: 0)
    return poll(&end, 1, 0) == 0
  }

  /// The modes that everything written so far leaves the terminal in.
  public var modes: TerminalModes { TerminalModes(after: output) }

  /// Everything written so far, as text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// Forgets what was written so far.
  public func clear() { output = [] }

  /// Sends bytes as a keyboard does.
  public func write(_ text: String) throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(controller, $0.baseAddress, $0.count) }
      guard count > 0 else { throw SystemError("Writing to \(linePath)") }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Gives the terminal another size, of which the program is told by a signal.
  public func resize(columns: Int, rows: Int) throws {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(controller, UInt(TIOCSWINSZ), &size) == 0 else { throw SystemError("Resizing") }
  }

  /// Sends the program a signal.
  public func send(signal: Int32) throws {
    guard kill(process, signal) == 0 else { throw SystemError("Signalling \(process)") }
  }

  /// Ends the connection, as when the terminal's window is closed.
  public func hangUp() {
    farEnd?.end()
    if controller >= 0 { close(controller) }
    controller = -1
  }

  /// Sends keys and answers how long it took until the program had written a text, to the
  /// millisecond: it waits in the system, for two seconds at most. `nil` is returned after those.
  public func time(of keys: String, until text: String) throws -> Duration? {
    drain()
    let start = output.count
    let begin = ContinuousClock.now
    try write(keys)
    while !String(decoding: output[start...], as: UTF8.self).contains(text) {
      let rest = Duration.seconds(2) - (ContinuousClock.now - begin)
      var end = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      guard rest > .zero, poll(&end, 1, Int32(rest / .milliseconds(1))) > 0 else { return nil }
      drain()
    }
    return ContinuousClock.now - begin
  }

  /// Puts somebody at the far end of a line, who reads from now on. They and the program are
  /// connected as long as the terminal is.
  public func connect(_ end: FarEnd) {
    farEnd = end
    end.begin(at: controller)
  }

  /// Takes what the program has written by now.
  func drain() {
    if let farEnd { return output += farEnd.takeShown() }
    guard !isStalled, controller >= 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = read(controller, &buffer, buffer.count), count > 0 {
      output += buffer.prefix(count)
    }
  }

  /// Asks, without waiting, how the program ended.
  func reap() -> ExitStatus? {
    var status: Int32 = 0
    if exitStatus == nil, waitpid(process, &status, WNOHANG) == process {
      exitStatus = ExitStatus(waitStatus: status)
    }
    return exitStatus
  }
}
