import FileKit
import Glibc

/// The output of the terminal, past ncurses.
@MainActor enum TerminalOutput {
  /// Whether output can be sent: sending a frame to a terminal that takes none would block.
  static var isReady: Bool {
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    // A terminal that is gone swallows everything, and is reported as a hangup.
    return poll(&output, 1, 0) != 0
  }

  /// Sends what ncurses has no function for, all of it unless the terminal is gone. Not putp(),
  /// which would leave it in stdio's buffer.
  static func send(_ text: String) {
    // A terminal that is gone is reported as a hangup.
    try? Descriptor.write(text.utf8.span.bytes, to: STDOUT_FILENO)
  }
}
