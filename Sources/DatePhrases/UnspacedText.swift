/// Splits text without spaces, such as Japanese, where a known word or a number begins or ends.
package struct UnspacedText {
  private let lexicon: Lexicon

  /// A splitter for the words of a language; nil when its words have spaces between them.
  package init?(_ language: DateLanguage) {
    guard language.lexicon.isUnspaced else { return nil }
    lexicon = language.lexicon
  }

  /// The ranges of the words in a text that has no white space.
  package func words(of text: Substring) -> [Range<String.Index>] {
    guard text.utf8.contains(where: { $0 >= 128 }) else {
      return [text.startIndex..<text.endIndex]
    }
    var ranges: [Range<String.Index>] = []
    var unknown = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      guard let end = knownEnd(text[index...], after: text[unknown..<index].last) else {
        text.formIndex(after: &index)
        continue
      }
      if unknown < index { ranges.append(unknown..<index) }
      ranges.append(index..<end)
      (index, unknown) = (end, end)
    }
    if unknown < index { ranges.append(unknown..<index) }
    return ranges
  }

  /// The end of the number or the known word at the beginning of a text.
  private func knownEnd(_ text: Substring, after previous: Character?) -> String.Index? {
    guard let first = text.first else { return nil }
    if Self.isDigit(first) {
      // A digit in a Latin word is part of it.
      guard previous.map({ !$0.isASCII }) ?? true else { return nil }
      return text.firstIndex { !Self.isDigit($0) && !"/.:-／：".contains($0) } ?? text.endIndex
    }
    // 四半期 begins with a digit, and is no number.
    let known = lexicon.unspacedWord(at: text)
    // Of a row of digits the first one has decided for all.
    if known == nil, KanjiNumber.isDigit(first), previous.map(KanjiNumber.isDigit) != true {
      // A number in writing counts something known: 三日.
      let end = text.firstIndex { !KanjiNumber.isDigit($0) } ?? text.endIndex
      if lexicon.unspacedWord(at: text[end...]) != nil { return end }
    }
    guard let word = known else { return nil }
    let end = text.index(text.startIndex, offsetBy: word.count)
    return end < text.endIndex && text[end] == "、" ? text.index(after: end) : end
  }

  private static func isDigit(_ sign: Character) -> Bool {
    sign.isASCII && sign.isNumber || ("０"..."９").contains(sign)
  }
}
