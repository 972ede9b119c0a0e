import TestSupport

extension TmuxSession {
  /// The screen as a person sees it, with each character preceded by its appearance. For a blank
  /// only the background counts: its text colour is invisible.
  var picture: String {
    get throws {
      var looks = Looks()
      return try capture(styled: true).split(separator: "\n", omittingEmptySubsequences: false)
        .map { looks.picture(of: $0) }.joined(separator: "\n")
    }
  }
}

/// The appearance of the next character, after the sequences so far.
private struct Looks {
  private var foreground = ""
  private var background = ""
  private var attributes = ""

  /// A row without its sequences, each character with its appearance.
  mutating func picture(of row: Substring) -> String {
    var picture = ""
    var rest = row
    while let character = rest.first {
      if let sequence = rest.prefixMatch(of: /\u{1B}\[(?<codes>[0-9;]*)m/) {
        read(sequence.codes)
        rest = rest[sequence.range.upperBound...]
        continue
      }
      switch character {
      case " " where background.isEmpty: picture += " "
      case " ": picture += "\(background)\u{2423}"
      default: picture += "\(foreground)\(background)\(attributes)\(character)"
      }
      rest.removeFirst()
    }
    // Blanks at the end may have been written or not.
    while picture.last == " " { picture.removeLast() }
    return picture
  }

  private mutating func read(_ codes: Substring) {
    switch codes.split(separator: ";").first ?? "0" {
    case "0": self = Looks()
    case "39": foreground = ""
    case "49": background = ""
    case let first where first.count == 2 && first.first == "3": foreground = "{\(codes)}"
    case let first where first.count == 2 && first.first == "4": background = "{\(codes)}"
    default: attributes += "{\(codes)}"
    }
  }
}
