internal import TodoValues

/// Finds the reminders of a line: `remind 1h 1d`.
enum ReminderFinder {
  /// Reminders and their words, by their indices.
  struct Found {
    let reminders: Reminders
    let words: Range<Int>
  }

  /// The word before the lengths.
  private static let keyword = "remind"
  /// The words after which “remind” is a verb.
  private static let verbal: Set<String> = ["to", "please", "and", "can", "will", "must"]

  /// The reminders that begin at a word; nil if there are none.
  static func reminders(at index: Int, in words: [Word]) -> Found? {
    guard words[index].text == keyword, words[index].mark == nil else { return nil }
    let rest = words[(index + 1)...]
    if let first = rest.first, first.mark == nil, Reminders.isNothing(first.text) {
      return Found(reminders: .off, words: index..<(index + 2))
    }
    let minutes = rest.prefix(Reminders.most + 1).lazy
      .map { $0.mark == nil ? Reminders.minutes(of: $0.text) : nil }.prefix { $0 != nil }
      .compactMap(\.self)
    let all = Array(minutes)
    guard !all.isEmpty, let reminders = Reminders(minutes: all) else { return nil }
    return Found(reminders: reminders, words: index..<(index + 1 + all.count))
  }

  /// The last reminders of a line; nil if there are none.
  static func last(in words: [Word]) -> Found? {
    words.indices.reversed().lazy.compactMap { reminders(at: $0, in: words) }.first
  }

  /// Whether words are meant as reminders: the line has a due time and a title before them, and
  /// behind them only chips and what looks like one. Otherwise they belong to the title, as in
  /// “remind 1h before lunch”.
  static func isMeant(_ found: Found, beside chips: [QuickAdd.Chip], in words: [Word]) -> Bool {
    let hasTime = chips.contains { chip in chip.meanings.contains { $0.kind == .time } }
    guard hasTime, found.words.lowerBound > 0,
      !verbal.contains(words[found.words.lowerBound - 1].text)
    else { return false }
    return words.indices[found.words.upperBound...].allSatisfy { index in
      words[index].looksLikeMark || chips.contains { $0.words.contains(index) }
    }
  }
}
