import CivilCalendar
import DatePhrases

/// The words that with a colon name the meaning of the date, the time or the rule after them:
/// `due:fri`.
enum DateKey: String, CaseIterable {
  case due, start, `defer`, plan, time, `repeat`

  /// The length of the longest key.
  static let longest = allCases.lazy.map(\.rawValue.utf8.count).max() ?? 0

  /// The key that a word with its colon is; nil for any other word.
  init?(_ word: Word) {
    guard word.date.ending == .colon else { return nil }
    self.init(rawValue: word.text)
  }
}
