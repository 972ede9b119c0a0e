import CNcurses

/// The mode for the order of characters that run from right to left (BDSM of ECMA-48). A terminal
/// that orders each line itself would order those of the program twice.
enum TextOrderSequence {
  /// Characters stay in the cells that the program puts them in.
  static let byProgram = "\u{1B}[8l"
  /// The terminal orders them, if it does so at all; also sent whenever the program ends.
  static let byTerminal = "\u{1B}[8h"

  /// Whether a terminal of this name takes the mode, or at least ignores it.
  static func isSupported(by name: String) -> Bool {
    Capabilities.hasAlternateScreen && TerminalBackground.isAskable(name)
  }
}
