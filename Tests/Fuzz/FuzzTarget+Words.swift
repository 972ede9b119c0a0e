import CivilCalendar
import DatePhrases
import TodoLanguage
import TodoValues

extension FuzzTarget {
  private static let today = Day(iso: "2024-02-29") ?? Day(daysSinceEpoch: 0)

  /// Checks that every text can be read, and that the ranges of a reading lie within the text.
  func takeWords(_ text: String) throws {
    let languages: [DateLanguage] = [.english, .german, .french, .spanish, .japanese]
    // A text decides for itself in which language it is read.
    let language = languages[text.utf8.count % languages.count]
    let dates = DateContext(today: Self.today, habits: DateHabits(language: language))
    _ = try? DayPhrase.parse(text, in: dates)
    _ = DayShift(text)
    if let day = Day(iso: text) { try require("\(day)" == text, "\(text) became \(day).") }
    if let rule = Recurrence(rrule: text) {
      try require(
        Recurrence(rrule: rule.rrule) == rule, "\(rule.rrule) is not read as what wrote it.")
    }

    let context = QuickAdd.Context(dates, lists: ["Errands", "Home 🏠"])
    let reading = QuickAdd.read(text, in: context)
    for chip in reading.chips { _ = text[chip.range] }
    for doubt in reading.doubts { _ = text[doubt.range] }
    let bulk = BulkLine.read(text, in: context)
    for part in bulk.parts { _ = text[part.range] }

    if let query = try? Query(parsing: text) {
      let written = "\(query)"
      let again = try? Query(parsing: written)
      try require(again == query, "“\(written)” is not read as what wrote it.")
    }
  }
}
