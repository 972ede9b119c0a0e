extension DayPhrase {
  /// `24 dec`, `dec 24`, `24th december 2027`, `dec 24 2027`; a comma or dot after a word is
  /// ignored.
  static func writtenDate(_ words: ArraySlice<String>) -> TypedDate? {
    guard words.count == 2 || words.count == 3 else { return nil }
    let words = words.map { $0.last == "," || $0.last == "." ? String($0.dropLast()) : $0 }
    let year: Int?
    if words.count == 3 {
      guard let typed = fourDigits(words[2][...]) else { return nil }
      year = typed
    } else {
      year = nil
    }
    if let day = dayNumber(words[0]), let month = month(words[1]) {
      return TypedDate(year: year, month: month, day: day)
    }
    if let month = month(words[0]), let day = dayNumber(words[1]) {
      return TypedDate(year: year, month: month, day: day)
    }
    return nil
  }

  /// `2026-12-24`, `24.12.`, `24.12`, `24.12.2026`, `24/12`, `24/12/2026`, and `24. 12. 2026`.
  static func punctuatedDate(_ words: ArraySlice<String>) -> TypedDate? {
    guard words.count <= 3, words.dropLast().allSatisfy({ $0.last == "." }) else { return nil }
    let phrase = words.joined()
    guard phrase.utf8.count <= 10 else { return nil }
    let hyphenated = phrase.split(separator: "-", omittingEmptySubsequences: false)
    if hyphenated.count == 3 {
      guard let year = fourDigits(hyphenated[0]), let month = oneOrTwoDigits(hyphenated[1]),
        let day = oneOrTwoDigits(hyphenated[2])
      else { return nil }
      return TypedDate(year: year, month: month, day: day)
    }
    for separator in [".", "/"] as [Character] {
      var parts = phrase.split(separator: separator, omittingEmptySubsequences: false)
      if separator == ".", parts.count == 3, parts[2].isEmpty { parts.removeLast() }
      guard parts.count == 2 || parts.count == 3, let day = oneOrTwoDigits(parts[0]),
        let month = oneOrTwoDigits(parts[1])
      else { continue }
      if parts.count == 2 { return TypedDate(year: nil, month: month, day: day) }
      guard let year = fourDigits(parts[2]) else { continue }
      return TypedDate(year: year, month: month, day: day)
    }
    return nil
  }

  /// A number of at most five digits: more would lead out of the calendar anyway.
  static func count(_ text: Substring) -> Int? { digits(text, 1...5) }

  private static func dayNumber(_ word: String) -> Int? {
    oneOrTwoDigits(word[...]) ?? ordinal(word)
  }

  private static func oneOrTwoDigits(_ text: Substring) -> Int? { digits(text, 1...2) }
  private static func fourDigits(_ text: Substring) -> Int? { digits(text, 4...4) }

  private static func digits(_ text: Substring, _ length: ClosedRange<Int>) -> Int? {
    guard length.contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
