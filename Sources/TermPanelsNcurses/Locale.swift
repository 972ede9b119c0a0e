import Glibc

/// The language and the characters of the terminal, from the environment.
@MainActor enum Locale {
  /// Adopts the environment's locale, which ncurses and wcwidth use. Call it before newterm. The
  /// messages of the C library stay English, like the program's own.
  ///
  /// - Returns: Whether characters beyond ASCII can be sent.
  static func adopt(forDates: Bool = true) -> Bool {
    defer { if !forDates { setlocale(LC_TIME, "C") } }
    if setlocale(LC_ALL, "") == nil {
      // SSH often passes the name of a locale that is not installed here. If the name says that the
      // terminal takes UTF-8, that works without the locale.
      let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(Environment.nonEmpty).first ?? ""
      let lowered = name.lowercased()
      if lowered.hasSuffix("utf-8") || lowered.hasSuffix("utf8") {
        setlocale(LC_CTYPE, "C.UTF-8")
      }
    }
    setlocale(LC_MESSAGES, "C")
    let isUTF8 = nl_langinfo(Int32(CODESET)).map { String(cString: $0) } == "UTF-8"
    // Where the terminal takes only ASCII, characters must still be known, to be measured and
    // replaced by similar ones.
    if !isUTF8 { setlocale(LC_CTYPE, "C.UTF-8") }
    return isUTF8
  }
}
