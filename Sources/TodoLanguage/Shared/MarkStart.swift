import CivilCalendar
import DatePhrases

/// The beginning of a word that names a list, a tag, a priority or an effort: a sign, or a key that
/// a shell takes for nothing else.
public struct MarkStart: Sendable {
  /// The text before the name, in lower case.
  public let text: String
  /// The sign that means the same: `#`, `@`, `!` or `~`.
  public let sign: Character
  /// Whether it removes a tag.
  public let isRemoval: Bool

  /// Whether the name of a list or a tag stands after it.
  public var isNaming: Bool { sign == "#" || sign == "@" }

  /// Whether it is a word with a colon, which may stand in a title as well.
  var isKey: Bool { text.last == ":" }

  private init(_ text: String, as sign: Character, isRemoval: Bool = false) {
    (self.text, self.sign, self.isRemoval) = (text, sign, isRemoval)
  }

  private static let all = [
    MarkStart("#", as: "#"), MarkStart("@", as: "@"), MarkStart("!", as: "!"),
    MarkStart("~", as: "~"), MarkStart("effort:", as: "~"),
    MarkStart("-@", as: "@", isRemoval: true),
    MarkStart("list:", as: "#"), MarkStart("tag:", as: "@"), MarkStart("priority:", as: "!"),
    MarkStart("untag:", as: "@", isRemoval: true), MarkStart("-tag:", as: "@", isRemoval: true),
  ]

  /// The words with a colon, but for those that begin like an option of a command.
  static let keys = all.filter { $0.isKey && $0.text.first != "-" }

  /// The beginning of a word and the name after it, which may be empty; nil if the word has none.
  public static func split(_ word: Substring) -> (start: MarkStart, name: Substring)? {
    for start in all where word.prefix(start.text.count).lowercased() == start.text {
      return (start, word.dropFirst(start.text.count))
    }
    return nil
  }
}

extension MarkStart {
  /// The word for the name of an existing list, or of a tag: in quotes if it would be read as
  /// another name without them.
  public func word(for name: String) -> String {
    let words = WordReader.words(of: text + name, in: .english)
    let quoted = text + "\"\(name)\""
    guard let mark = words.first?.mark, let meaning = MarkReader.meaning(of: mark) else {
      return quoted
    }
    let isPlain =
      if case .list = meaning {
        KnownLists([name]).longest(at: 0, in: words, mark: mark)?.words == words.count
      } else {
        words.count == 1 && mark.name == name
      }
    return isPlain ? text + name : quoted
  }
}
