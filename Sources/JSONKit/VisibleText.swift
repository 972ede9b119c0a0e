/// The text with every character that could move a cursor, colour a terminal or turn the reading
/// direction shown as a visible mark instead.
public func visible(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0...0x1f:
      // U+2400 and following are pictures of the control characters.
      result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
    case 0x7f: result.append("\u{2421}")
    case 0x80...0x9f, 0x061c, 0x200b, 0x200e...0x200f, 0x2028...0x202e, 0x2060...0x2069, 0xfeff,
      0xe0000...0xe001f:
      result.append(
        contentsOf: "<U+\(String(scalar.value, radix: 16, uppercase: true))>".unicodeScalars)
    default: result.append(scalar)
    }
  }
  return String(result)
}
