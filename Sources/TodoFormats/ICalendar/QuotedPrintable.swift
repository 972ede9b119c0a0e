/// The encoding of vCalendar 1.0 for characters beyond ASCII: `=C3=A9`.
enum QuotedPrintable {
  /// The text of an encoded one. What is not text in the encoding is shown as `U+FFFD`.
  static func decode(_ text: Substring, _ encoding: TextEncoding) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "="), rest.count >= 2, let value = hexadecimal(rest.prefix(2)) {
        bytes.append(value)
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    let (decoded, valid) = encoding.text(of: bytes)
    return valid == nil ? decoded : String(decoding: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
