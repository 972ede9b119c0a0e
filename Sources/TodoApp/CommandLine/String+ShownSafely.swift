extension String {
  /// The text as it may be printed to any terminal: what could steer one stands there as visible
  /// marks. Line breaks stay.
  public var shownSafely: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A: text.unicodeScalars.append(scalar)
      case 0..<0x20:
        Unicode.Scalar(0x2400 + scalar.value).map { text.unicodeScalars.append($0) }
      case 0x7F...0x9F, 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF:
        text.append("\u{FFFD}")
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
