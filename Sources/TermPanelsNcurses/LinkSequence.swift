import TermPanels

/// The sequences around the text of a link (OSC 8), which a terminal can open for the person at it.
enum LinkSequence {
  /// The end of a link; also sent whenever the program ends.
  static let end = "\u{1B}]8;;\u{1B}\\"

  /// The beginning of a link. Pieces with the same number are one link to the terminal, such as
  /// the lines of a wrapped address.
  static func begin(_ address: LinkAddress, number: UInt8) -> String {
    "\u{1B}]8;id=\(number);\(address.text)\u{1B}\\"
  }

  /// Whether a terminal of this name supports links, or at least ignores their sequences. GNU
  /// screen may show the rest of a long one.
  static func isSupported(by name: String) -> Bool {
    TerminalBackground.isAskable(name) && !name.hasPrefix("screen")
  }
}
