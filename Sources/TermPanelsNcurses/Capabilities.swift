import CNcurses
import TermPanels

/// The contents of the terminal's description; valid while a description is loaded.
enum Capabilities {
  /// A string capability, without the pauses that old terminals want, or `nil` if it is missing.
  static func string(_ name: String) -> String? {
    guard let pointer = tigetstr(name), pointer != UnsafeMutablePointer(bitPattern: -1) else {
      return nil
    }
    let text = String(cString: pointer)
    return text.isEmpty ? nil : withoutPadding(text)
  }

  /// The text without `$<5>`, `$<50*/>`.
  static func withoutPadding(_ text: String) -> String {
    var rest = text[...]
    var result = ""
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      guard rest.hasPrefix("$<"), let end = rest.firstIndex(of: ">") else {
        result.append(rest.removeFirst())
        continue
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The number of colours of the terminal.
  static var colorDepth: ColorDepth {
    let colors = tigetnum("colors")
    // RGB is a flag, or the bits of each part; eight of each make the 24 that we send.
    let isDirect = tigetflag("RGB") == 1 || tigetnum("RGB") == 8 || string("RGB") == "8/8/8"
    if colors >= 1 << 24, isDirect { return .direct }
    return depth(colors: Int(colors))
  }

  /// The depth for a number of colours; 88 colours have another cube and count as sixteen.
  static func depth(colors: Int) -> ColorDepth {
    if colors >= 256 { return .indexed256 }
    if colors >= 16 { return .basic16 }
    return colors >= 8 ? .basic8 : .monochrome
  }

  /// Whether there is an alternate screen; only terminals that know private modes have one.
  static var hasAlternateScreen: Bool { string("rmcup") != nil }

  /// Whether the terminal reports the mouse: its description has the beginning of a report, and it
  /// knows private modes. (The Linux console's has only the former: it needs a daemon for it.)
  static var hasMouse: Bool { hasAlternateScreen && string("kmous") != nil }

  /// The bytes that restore the terminal after a signal, when ncurses can no longer be called.
  static var reset: [UInt8] {
    var text = ""
    if hasAlternateScreen {
      for mode in [1000, 1002, 1003, 1006, 2004, 1004] { text += "\u{1B}[?\(mode)l" }
    }
    text += string("sgr0") ?? ""
    if tigetnum("colors") > 0 { text += string("op") ?? "" }
    text += string("rmir") ?? ""
    // A signal may come in the middle of a scroll, with the margins set.
    if string("csr") == "\u{1B}[%i%p1%d;%p2%dr" { text += "\u{1B}[r" }
    text += string("cnorm") ?? ""
    text += string("rmkx") ?? ""
    // Without another screen to return to, the next prompt should not appear in this one.
    text += string("rmcup") ?? string("clear") ?? ""
    return Array(text.utf8) + [0x0D]
  }
}
