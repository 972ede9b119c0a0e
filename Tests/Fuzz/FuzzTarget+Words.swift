import CivilCalendar
import TodoLanguage

extension FuzzTarget {
  private static let today = Day(iso: "2024-02-29") ?? Day(daysSinceEpoch: 0)

  /// Checks that every text can be read, and that the ranges of a reading lie within the text.
  func takeWords(_ text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    _ = try? DayPhrase.parse(text, today: Self.today)
    _ = DayPhrase.read(words[...], today: Self.today)
    _ = TimePhrase.read(words[...])
    _ = DayShift(text)
    if let day = Day(iso: text) { try require("\(day)" == text, "\(text) became \(day).") }
    if let rule = Recurrence(rrule: text) {
      try require(
        Recurrence(rrule: rule.rrule) == rule, "\(rule.rrule) is not read as what wrote it.")
    }

    let context = QuickAdd.Context(today: Self.today, lists: ["Errands", "Home 🏠"])
    let reading = QuickAdd.read(text, in: context)
    for chip in reading.chips { _ = text[chip.range] }
    let bulk = BulkLine.read(text, in: context)
    for part in bulk.parts { _ = text[part.range] }

    if let query = try? Query(parsing: text) {
      let written = "\(query)"
      let again = try? Query(parsing: written)
      try require(again == query, "“\(written)” is not read as what wrote it.")
    }
  }
}
