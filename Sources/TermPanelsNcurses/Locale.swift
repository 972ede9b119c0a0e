import Glibc

/// What the environment says about the language and the characters of the terminal.
@MainActor enum Locale {
  /// Whether characters beyond ASCII can be sent; known when the locale is adopted.
  private(set) static var isUTF8 = false

  /// Adopts the environment's locale, which ncurses and wcwidth go by. Call it before newterm. The
  /// words of the C library stay English, as the program's own.
  static func adopt(forDates: Bool = true) {
    defer { if !forDates { setlocale(LC_TIME, "C") } }
    if setlocale(LC_ALL, "") == nil {
      // Often a name comes over SSH of a locale that is not installed here. If it says that the
      // terminal takes UTF-8, that much can be had without it.
      let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(Environment.nonEmpty).first ?? ""
      let lowered = name.lowercased()
      if lowered.hasSuffix("utf-8") || lowered.hasSuffix("utf8") {
        setlocale(LC_CTYPE, "C.UTF-8")
      }
    }
    setlocale(LC_MESSAGES, "C")
    isUTF8 = nl_langinfo(Int32(CODESET)).map { String(cString: $0) } == "UTF-8"
    // Where the terminal takes ASCII alone, characters must be known all the same to be measured
    // and replaced by what comes near them.
    if !isUTF8 { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}
