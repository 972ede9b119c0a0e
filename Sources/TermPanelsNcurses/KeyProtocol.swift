/// The protocols in which terminals report keys that they had no sequence for in former times. What
/// another program has left on is switched off, and kitty's is used where the terminal has it.
enum KeyProtocol {
  /// Asks for the state of kitty's protocol, which only a terminal that has it answers.
  static let question = "\u{1B}[?u"
  /// Begins kitty's protocol, above whatever was on: keys that were alike differ (1), with the
  /// character of the key with Shift and of that in a Latin layout (4), and never as they come up.
  static let begin = "\u{1B}[>5u"
  /// Returns to what was on before.
  static let end = "\u{1B}[<u"
  /// Switches xterm's “other keys” off.
  static let withoutOtherKeys = "\u{1B}[>4;0m"
  /// Returns to those that the person has set.
  static let withOwnOtherKeys = "\u{1B}[>4;m"

  /// Whether a terminal of this name knows these sequences, or ignores them. st would take the
  /// question for a movement of the cursor.
  static func isSupported(by name: String) -> Bool {
    TerminalBackground.isAskable(name) && !name.hasPrefix("st-")
  }
}
