import Glibc

/// The C library's texts about dates in the language of the process, which is the one that
/// `setlocale` was given last.
package enum LocaleText {
  /// One of the texts; nil when it is empty or not in UTF-8.
  package static func text(_ item: Int) -> String? {
    guard let codeset = nl_langinfo(Int32(_NL_TIME_CODESET)), String(cString: codeset) == "UTF-8",
      let bytes = nl_langinfo(Int32(item)), let text = String(validatingCString: bytes),
      !text.isEmpty
    else { return nil }
    return text
  }

  /// Whether a locale was chosen. The C library's default says nothing about the user.
  static var isChosen: Bool { language != nil }

  /// The code of the chosen locale's language, `de`; nil when no locale was chosen.
  package static var language: String? {
    guard let name = setlocale(LC_TIME, nil) else { return nil }
    let word = String(cString: name)
    guard word != "POSIX", word != "C", !word.hasPrefix("C.") else { return nil }
    return String(word.prefix { $0.isLetter })
  }

  /// A number that is stored as the first byte of a text.
  static func number(_ item: Int) -> Int? {
    nl_langinfo(Int32(item)).map { Int($0.pointee) }
  }

  /// A number that is stored in place of a text's address, of which it fills half: the rest is left
  /// over from something else.
  static func word(_ item: Int) -> Int {
    Int(UInt32(truncatingIfNeeded: Int(bitPattern: nl_langinfo(Int32(item)))))
  }
}
