import CNcurses

/// The marks around a frame that keep a terminal from showing half of it: private mode 2026, which
/// terminals that do not know it ignore.
enum SynchronizedOutput {
  /// Before a frame.
  static let begin = "\u{1B}[?2026h"
  /// After a frame; also sent whenever the program ends.
  static let end = "\u{1B}[?2026l"

  /// Whether to send the marks to the terminal whose description is loaded: its description names
  /// them, or it is one of those that take private modes as xterm does. Not the Linux console and
  /// old terminals, which might show them.
  static func isSupported(by name: String) -> Bool {
    if let described = Capabilities.string("Sync") { return described.contains("?2026") }
    return Capabilities.hasAlternateScreen && TerminalBackground.isAskable(name)
  }
}
