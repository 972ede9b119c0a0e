internal import CivilCalendar
internal import DatePhrases

/// Finds the template that a line uses: `template:trip`.
enum TemplateFinder {
  /// A template, and the words of a line that name it.
  struct Found {
    let name: String
    let words: Range<Int>
  }

  /// The last template that a line names; nil if there is none.
  static func last(in words: [Word], _ names: [String]) -> Found? {
    guard !names.isEmpty else { return nil }
    return words.indices.reversed().lazy.compactMap { found(at: $0, in: words, names) }.first
  }

  /// The template whose whole name begins at a word, the longest one. If there is none, the only
  /// template whose name begins with the text behind the mark.
  private static func found(at index: Int, in words: [Word], _ names: [String]) -> Found? {
    let (word, mark) = (words[index].text, QuickAdd.templateMark)
    guard word.hasPrefix(mark), word.count > mark.count else { return nil }
    let first = String(word.dropFirst(mark.count))
    let typed = [first] + words[(index + 1)...].prefix { $0.mark == nil }.map(\.text)
    // A word that is too long to be known is empty.
    let whole = names.map { (name: $0, words: nameWords($0)) }
      .filter { !$0.words.contains("") && typed.starts(with: $0.words) }
      .max { $0.words.count < $1.words.count }
    if let whole { return Found(name: whole.name, words: index..<index + whole.words.count) }
    let alike = names.filter { $0.lowercased().hasPrefix(first) }
    return alike.count == 1 ? Found(name: alike[0], words: index..<index + 1) : nil
  }

  /// The words of a name, as a line has them.
  private static func nameWords(_ name: String) -> [String] {
    name.split(whereSeparator: \.isWhitespace).map { DateWord($0).text }
  }
}
