import CivilCalendar
import DatePhrases

/// The existing lists, found by the words that begin at a `#`.
///
/// The punctuation after a word may belong to the name or to the sentence, so names are compared
/// without it: `#Mr. Smith, please`.
struct KnownLists {
  private struct List {
    let name: String
    /// The words of the name, in lower case.
    let words: [String]
  }

  private let byFirstWord: [String: [List]]

  init(_ names: [String]) {
    var lists: [String: [List]] = [:]
    for name in names {
      let words = Self.words(of: name[...])
      guard let first = words.first else { continue }
      lists[Self.bare(first), default: []].append(List(name: name, words: words))
    }
    byFirstWord = lists.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }

  /// The known list with the longest name that begins at a mark, and the number of words that it
  /// takes in the line: `#big list` is one list if there is a list with that name.
  func longest(at index: Int, in words: [Word], mark: Word.Mark) -> (name: String, words: Int)? {
    let named = Self.words(of: mark.name[...])
    guard let first = named.first, let lists = byFirstWord[Self.bare(first)],
      let most = lists.first?.words.count
    else { return nil }
    if mark.isQuoted {
      return lists.first { $0.words == named }.map { (name: $0.name, words: 1) }
    }
    let rest = words[(index + 1)...].prefix(most - 1).prefix { $0.mark == nil && !$0.isLiteral }
    var typed = [MarkStart.split(words[index].typed)?.name.lowercased() ?? first]
    typed += rest.map { $0.typed.lowercased() }
    let bare = typed.map(Self.bare)
    let found = lists.filter { bare.starts(with: $0.words.map(Self.bare)) }
    let alike = found.prefix { $0.words.count == found[0].words.count }
    // Of “Ideas” and “Ideas!” it is the one that was typed.
    let list = alike.first { typed.starts(with: $0.words) } ?? alike.first
    return list.map { (name: $0.name, words: $0.words.count) }
  }

  /// The known list with the longest name before a `/`, and the name of a heading after it: `home`
  /// and `Garden` in `home/Garden`.
  func headed(by typed: String) -> (name: String, heading: String)? {
    for slash in typed.indices.reversed() where typed[slash] == "/" {
      let words = Self.words(of: typed[..<slash])
      let heading = typed[typed.index(after: slash)...].drop(while: \.isWhitespace)
      guard let first = words.first, heading.contains(where: { !$0.isWhitespace }),
        let list = byFirstWord[Self.bare(first)]?.first(where: { $0.words == words })
      else { continue }
      return (list.name, String(heading))
    }
    return nil
  }

  private static func words(of name: Substring) -> [String] {
    name.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// A word without the punctuation after it, unless it is nothing else.
  private static func bare(_ word: String) -> String {
    let bare = WordReader.bare(word[...])
    guard !bare.isEmpty else { return word }
    // A word that is too long to be known is empty.
    let text = DateWord(bare[...]).text
    return text.isEmpty ? bare : text
  }
}
