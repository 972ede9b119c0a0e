import Foundation
public import Testing

/// A bare terminal line: every byte a program writes, the settings it leaves behind, and a reader
/// that can refuse to read. It interprets nothing; ``TmuxSession`` has a screen.
public final class PseudoTerminal {
  /// Every byte that has been read from the program so far.
  public private(set) var output: [UInt8] = []
  /// Whether reading is suspended, as when the other end of a connection has stopped.
  public var isStalled = false
  /// The process ID of the program that was started here.
  public private(set) var process: Int32 = 0

  /// The processor time that the program used, in seconds; nil until it has ended.
  public private(set) var processorTime: Double?
  /// The path of the line's device, for programs that inspect it.
  public let linePath: String

  private var controller: Int32
  private let line: Int32
  private var exitStatus: ExitStatus?
  private var farEnd: FarEnd?

  /// Opens a line of the given size, without a program.
  public init(columns: Int = 80, rows: Int = 24) throws {
    var ends: (controller: Int32, line: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 64)
    guard openpty(&ends.controller, &ends.line, &name, nil, nil) == 0 else {
      throw SystemError("Opening a terminal")
    }
    // The line's own end stays open, so that the settings outlive the program and can be read.
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

  /// Whether no input is left for the program to read.
  public var isInputRead: Bool { unreadInput == 0 }

  /// The number of bytes that have arrived and were not read yet; `nil` if it is unknown. The line
  /// must be raw: otherwise input counts only once its line is complete.
  var unreadInput: Int? {
    var count: Int32 = 0
    return ioctl(line, UInt(FIONREAD), &count) == 0 ? Int(count) : nil
  }

  /// Whether the line takes no more output, because nothing reads what it holds.
  public var isFull: Bool {
    var end = pollfd(fd: line, events: Int16(POLLOUT), revents: 0)
    return poll(&end, 1, 0) == 0
  }

  /// Whether the program has ended.
  public var hasEnded: Bool { reap() != nil }

  /// The modes that everything written so far leaves the terminal in.
  public var modes: TerminalModes { TerminalModes(after: output) }

  /// Everything written so far, as text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// Discards everything written so far.
  public func clear() { output = [] }

  /// Sends a text as a keyboard does.
  public func write(_ text: String) throws { try write(bytes: Array(text.utf8)) }

  /// Sends any bytes as a keyboard does.
  public func write(bytes: [UInt8]) throws {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(controller, $0.baseAddress, $0.count) }
      if count < 0, errno == EAGAIN {
        // The line is full: the program has to read some of it, and may wait for us to read.
        drain()
        var end = pollfd(fd: controller, events: Int16(POLLOUT | POLLIN), revents: 0)
        guard poll(&end, 1, 10_000) > 0 else { throw SystemError("Writing to \(linePath)") }
        continue
      }
      guard count > 0 else { throw SystemError("Writing to \(linePath)") }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Sends as many of the bytes as the line takes now, and returns their number; `nil` when it
  /// takes none.
  func send(_ bytes: ArraySlice<UInt8>) throws -> Int? {
    var end = pollfd(fd: controller, events: Int16(POLLOUT), revents: 0)
    guard poll(&end, 1, 10) > 0 else { return nil }
    let count = bytes.withUnsafeBytes { Glibc.write(controller, $0.baseAddress, $0.count) }
    if count < 0, errno != EAGAIN, errno != EIO { throw SystemError("Writing to \(linePath)") }
    return count > 0 ? count : nil
  }

  /// Resizes the terminal; the program is notified with a signal.
  public func resize(columns: Int, rows: Int) throws {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(controller, UInt(TIOCSWINSZ), &size) == 0 else { throw SystemError("Resizing") }
  }

  /// Sends the program a signal.
  public func send(signal: Int32) throws {
    guard kill(process, signal) == 0 else { throw SystemError("Signalling \(process)") }
  }

  /// Closes the connection, as when the terminal's window is closed.
  public func hangUp() {
    farEnd?.end()
    if controller >= 0 { close(controller) }
    controller = -1
  }

  /// Sends keys and returns the time until the program had written a text, to the millisecond. It
  /// waits in the system, for ten seconds at most, and then returns `nil`.
  public func time(of keys: String, until text: String) throws -> Duration? {
    drain()
    let start = output.count
    let begin = ContinuousClock.now
    let limit = Patience.limit(.seconds(10))
    try write(keys)
    while !String(decoding: output[start...], as: UTF8.self).contains(text) {
      let rest = limit - (ContinuousClock.now - begin)
      var end = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      guard rest > .zero, poll(&end, 1, Int32(rest / .milliseconds(1))) > 0 else { return nil }
      drain()
    }
    return ContinuousClock.now - begin
  }

  /// Connects a far end, which reads from now on. It stays connected to the program as long as the
  /// terminal is.
  public func connect(_ end: FarEnd) {
    farEnd = end
    end.begin(at: controller)
  }

  /// Reads the output so far.
  func drain() {
    if let farEnd { return output += farEnd.takeShown() }
    guard !isStalled, controller >= 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = read(controller, &buffer, buffer.count), count > 0 {
      output += buffer.prefix(count)
    }
  }

  /// Waits at most the given time for output, and reads it. It blocks its thread: for tests with a
  /// thread of their own, where every millisecond counts.
  public func awaitOutput(milliseconds: Int) {
    var end = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    poll(&end, 1, Int32(clamping: milliseconds))
    drain()
  }

  /// The exit status, or nil while the program runs. Does not wait.
  public func reap() -> ExitStatus? {
    var status: Int32 = 0
    var usage = rusage()
    if exitStatus == nil, wait4(process, &status, WNOHANG, &usage) == process {
      exitStatus = ExitStatus(waitStatus: status)
      processorTime = [usage.ru_utime, usage.ru_stime]
        .reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }
    return exitStatus
  }
}
