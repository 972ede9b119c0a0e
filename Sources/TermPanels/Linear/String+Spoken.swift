extension StringProtocol {
  /// The text as one line that is safe to write anywhere: nothing in it steers a terminal or turns
  /// the direction of reading. What would is a visible mark, as on the screen.
  var asSpokenLine: String {
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: line.append(" ")
      case 0..<0x20: line.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      case 0x7F: line.append("\u{2421}")
      case 0x80..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
        line.append("\u{FFFD}")
      case 0x200B, 0x2060...0x2064, 0xFEFF, 0xE0000...0xE007F: break
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// The text without blanks at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
