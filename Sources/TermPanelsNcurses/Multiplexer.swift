/// A program that shows terminals in windows of its own, between this one and the person's own.
enum Multiplexer {
  case tmux, screen

  /// The one around this program, as the environment shows; `nil` for none. Over a network it does
  /// not show.
  static var current: Multiplexer? {
    if Environment.nonEmpty("TMUX") != nil { return .tmux }
    return Environment.nonEmpty("STY") == nil ? nil : .screen
  }

  /// The sequence in an envelope that passes it on to the terminal around.
  func passing(_ sequence: String) -> String {
    switch self {
    // Each ESC is doubled. It is dropped if allow-passthrough is off.
    case .tmux:
      "\u{1B}Ptmux;"
        + sequence.split(separator: "\u{1B}", omittingEmptySubsequences: false)
        .joined(separator: "\u{1B}\u{1B}") + "\u{1B}\\"
    case .screen: "\u{1B}P\(sequence)\u{1B}\\"
    }
  }
}

extension Multiplexer? {
  /// The sentence for a person whose text cannot be put on the clipboard.
  func clipboardProblem(of terminal: String) -> String {
    switch self {
    case .screen: "Nothing was copied: screen does not pass texts on to the clipboard."
    case .tmux, nil:
      terminal.hasPrefix("linux")
        ? "Nothing was copied: the Linux console has no clipboard."
        : "Nothing was copied: this terminal has no clipboard for programs."
    }
  }
}
