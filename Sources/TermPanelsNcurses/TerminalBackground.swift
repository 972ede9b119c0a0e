import TermPanels

/// The question for a terminal's background, and its answers.
enum TerminalBackground {
  /// Asks for the background; the answer comes among the keys.
  static let question = "\u{1B}]11;?\u{1B}\\"
  /// Asks for a message whenever the terminal changes between dark and light: private mode 2031,
  /// which terminals that do not know it ignore.
  static let watch = "\u{1B}[?2031h"
  /// Ends those messages.
  static let unwatch = "\u{1B}[?2031l"

  /// Whether a terminal of this name understands the question, or at least ignores it. Others, such
  /// as the Linux console, would show it or take it for something else.
  static func isAskable(_ name: String) -> Bool { TerminalFamily.of(name)?.isAskable == true }

  /// The colour in the answer `11;rgb:hhhh/hhhh/hhhh`, between its introduction and its end. Each
  /// part has one to four digits; a fourth part, `rgba:`, is ignored.
  static func color(answer: [UInt8]) -> Color? {
    let text = String(decoding: answer, as: UTF8.self)
    guard let colon = text.firstIndex(of: ":"), ["11;rgb", "11;rgba"].contains(text[..<colon])
    else { return nil }
    let parts = text[text.index(after: colon)...].split(
      separator: "/", omittingEmptySubsequences: false)
    guard parts.count == (text.hasPrefix("11;rgba") ? 4 : 3) else { return nil }
    let values = parts.map { part -> UInt8? in
      guard (1...4).contains(part.count), part.allSatisfy({ $0.isHexDigit && $0.isASCII }),
        let value = UInt32(part, radix: 16)
      else { return nil }
      return UInt8(value * 255 / ((1 << (4 * UInt32(part.count))) - 1))
    }
    guard let red = values[0], let green = values[1], let blue = values[2] else { return nil }
    return Color(red: red, green: green, blue: blue)
  }

  /// The theme for the value of COLORFGBG, such as `15;0` or `0;default;15`: the last number is
  /// the background among the sixteen colours.
  static func theme(colorFGBG value: String?) -> Theme {
    guard let last = value?.split(separator: ";").last, let number = Int(last) else { return .calm }
    return number == 7 || (9...15).contains(number) ? .paper : .calm
  }
}
