internal import TodoValues

/// Reads words with a mark before them: `#home`, `tag:bills`, `!high`, `~2h`.
enum MarkReader {
  /// The meaning of a mark, or nil when it is just a word: `#42`, `!important`, `@`, `~20`.
  static func meaning(of mark: Word.Mark) -> LineMeaning? {
    switch mark.sign {
    case "#": isName(mark) ? .list(mark.name, isKnown: false) : nil
    case "@": isName(mark) ? .tag(mark.name) : nil
    case "~": Effort(mark.name).map { .effort($0) }
    default: mark.name == "none" ? nil : Priority(mark.name.lowercased()).map { .priority($0) }
    }
  }

  /// Whether a mark contains a name: it begins with a letter or an emoji, and is one word, so that
  /// neither `#42` nor `#define(x)` is a list.
  static func isName(_ mark: Word.Mark) -> Bool {
    guard mark.name.utf8.count <= 256, let first = mark.name.first else { return false }
    if mark.isQuoted { return mark.name.contains { !$0.isWhitespace } }
    guard first.isLetter || !first.isASCII && !first.isNumber else { return false }
    return mark.name.allSatisfy {
      !$0.isASCII || $0.isLetter || $0.isNumber || "_-/&.'+".contains($0)
    }
  }
}
