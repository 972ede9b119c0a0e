import TestSupport

extension TmuxSession {
  /// The screen as a person sees it, with each character's looks before it. Of a blank only the
  /// background counts: in what colour nothing is written there, nobody can see.
  var picture: String {
    get throws {
      var picture = ""
      var looks = Looks()
      var rest = try capture(styled: true)[...]
      while let character = rest.first {
        if let sequence = rest.prefixMatch(of: /\u{1B}\[(?<codes>[0-9;]*)m/) {
          looks.read(sequence.codes)
          rest = rest[sequence.range.upperBound...]
          continue
        }
        if character != "\n" { picture += character == " " ? looks.background : "\(looks)" }
        picture.append(character)
        rest.removeFirst()
      }
      return picture
    }
  }
}

/// What the sequences so far make of the next character.
private struct Looks: CustomStringConvertible {
  var foreground = ""
  var background = ""
  var attributes = ""

  var description: String { foreground + background + attributes }

  mutating func read(_ codes: Substring) {
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
