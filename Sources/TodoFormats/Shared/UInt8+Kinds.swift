import SafeText

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isHexDigit: Bool { isDigit || (self | 0x20) >= 0x61 && (self | 0x20) <= 0x66 }

  /// A letter of ASCII.
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7a }

  /// A space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension StringProtocol {
  /// Whether it has nothing but spaces and tabs.
  var isBlank: Bool { utf8.allSatisfy(\.isBlank) }

  /// Whether it has at least one sign, and nothing but digits.
  var isNumber: Bool { !utf8.isEmpty && utf8.allSatisfy(\.isDigit) }
}

extension String {
  /// The text as it is reported, without most of what is very long.
  var shortened: String {
    utf8.count <= 400 ? self : "\(prefix(ofBytes: 300)) … \(suffix(20))"
  }

  /// A line of a source in the form in which it is kept: without control characters, but with the
  /// white space around it.
  var plainSourceLine: String {
    let text = plainLines
    return text.utf8.contains(0x0A) ? String(text.map { $0 == "\n" ? " " : $0 }) : text
  }
}
