import CivilCalendar
import TodoLanguage

/// Lines of quick add and their readings: `line → title | chip · chip`.
enum PhraseTable {
  struct Row: Sendable {
    let line: String
    let notation: String
  }

  /// Wednesday, 18 November 2026, 10:00.
  static let context = QuickAdd.Context(
    today: Day(daysSinceEpoch: 20_775), now: TimeOfDay(hour: 10) ?? .noon,
    lists: ["home", "Work", "big list"])

  /// A row for each line of a text. Without an arrow the line is its own title.
  static func rows(_ text: String) -> [Row] {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: " → ", maxSplits: 1, omittingEmptySubsequences: false)
      return Row(line: String(parts[0]), notation: String(parts[parts.count - 1]))
    }
  }

  static let all =
    days + impossibleDays + prepositions + times + starts + marks + keys + recurrences + quotes
    + oddCharacters + words + nearMisses
}
