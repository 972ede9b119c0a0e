import Glibc

/// What the environment says about the language and the characters of the terminal.
enum Locale {
  /// Adopts the environment's locale, which ncurses and wcwidth go by. Call it before newterm.
  static func adopt() {
    guard setlocale(LC_ALL, "") == nil else { return }
    // Often a name comes over SSH of a locale that is not installed here. If it says that the
    // terminal takes UTF-8, that much can be had without it.
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(Environment.nonEmpty).first ?? ""
    let lowered = name.lowercased()
    if lowered.hasSuffix("utf-8") || lowered.hasSuffix("utf8") { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// Whether characters beyond ASCII can be sent.
  static var isUTF8: Bool {
    nl_langinfo(Int32(CODESET)).map { String(cString: $0) } == "UTF-8"
  }
}
