import CTerminalGuard
import FileKit
import Glibc
public import TermPanels

/// The lines of standard input and output: of a terminal, which stays in its current mode, of a
/// pipe, or of a file.
///
/// Everything has to be called on the process's main thread, from synchronous code, as with
/// ``NcursesTerminal``. Bytes are read as UTF-8; invalid ones become `U+FFFD`. A terminal whose
/// locale is not UTF-8 is sent ASCII only. Signals act as on any program, except for an output that
/// nobody reads any more: that ends the dialogue, after the current request is done.
@MainActor public final class StandardLines: LineChannel {
  /// The maximum number of bytes of a line.
  public static let longestLine = 1 << 16

  /// The system's reason why a line could not be written, such as a full disk; `nil` if all were,
  /// or if nobody reads them any more.
  public private(set) var failure: String?

  private var buffer: [UInt8] = []
  /// The start of the next line in the buffer, and the end of the part searched for a line break.
  private var (lineStart, scanned) = (0, 0)
  private var isTooLong = false
  private var hasEnded = false
  private var sendsASCII = false
  private var formerHandler: (@convention(c) (Int32) -> Void)?
  private var isStarted = false

  /// Creates the lines without touching anything.
  public init() {}

  isolated deinit { stop() }

  /// Adopts the locale, and makes writing without a reader an error instead of a signal.
  public func start() throws(TerminalError) {
    guard !isStarted else { return }
    isStarted = true
    sendsASCII = !Locale.adopt() && isatty(STDOUT_FILENO) == 1
    formerHandler = signal(SIGPIPE, SIG_IGN)
  }

  /// Undoes the changes of the start.
  public func stop() {
    guard isStarted else { return }
    isStarted = false
    signal(SIGPIPE, formerHandler)
  }

  /// Waits for a line in one poll with the work of the main actor.
  public func next(timeout: Double?, takesLine: Bool) -> LineInput? {
    if takesLine, let input = takeLine() { return input }
    var polled = [
      // poll leaves out descriptors below 0.
      pollfd(fd: takesLine ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: MainQueue.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&polled, nfds_t(polled.count), MainQueue.milliseconds(timeout)) > 0 else {
      return nil
    }
    if polled[0].revents != 0 { read() }
    guard polled[1].revents == 0 else {
      // What runs now may hold input: a line that is here waits for the next call.
      MainQueue.run()
      return nil
    }
    return takeLine()
  }

  private func read() {
    do throws(SystemError) {
      let bytes = try Descriptor.read(atMost: 1 << 14, from: STDIN_FILENO)
      buffer += bytes
      if bytes.isEmpty { hasEnded = true }
    } catch {
      if error.code != EAGAIN { hasEnded = true }
    }
  }

  /// The next line of the input. At its end, text after the last line break is a line.
  private func takeLine() -> LineInput? {
    while scanned < buffer.count, buffer[scanned] != 0x0A { scanned += 1 }
    let isComplete = scanned < buffer.count
    if scanned - lineStart > StandardLines.longestLine { isTooLong = true }
    guard isComplete || hasEnded else {
      // Returned lines are removed; of a line that is too long nothing is kept.
      buffer.removeSubrange(..<(isTooLong ? scanned : lineStart))
      (lineStart, scanned) = (0, buffer.count)
      return nil
    }
    if !isComplete, scanned == lineStart, !isTooLong { return .end }
    var line = buffer[lineStart..<scanned]
    if line.last == 0x0D { line.removeLast() }
    defer {
      scanned += isComplete ? 1 : 0
      lineStart = scanned
      isTooLong = false
    }
    return isTooLong ? .tooLong : .line(String(decoding: line, as: UTF8.self))
  }

  /// Writes the line; waits while the output takes nothing.
  public func write(_ line: String) -> Bool {
    var bytes =
      sendsASCII
      ? line.unicodeScalars.map { ASCIIFallback.byte(for: $0.value) } : Array(line.utf8)
    bytes.append(0x0A)
    do throws(SystemError) {
      try Descriptor.write(bytes.span.bytes, to: STDOUT_FILENO, waitingForRoom: true)
      return true
    } catch {
      if error.code != EPIPE { failure = error.reason }
      return false
    }
  }
}
