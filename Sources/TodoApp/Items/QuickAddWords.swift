import CivilCalendar
import TermPanels
import TodoLanguage
import TodoValues

/// Describes a line of quick add: `Fri 27 Nov 9:00 · #Home · @bills · high · every month`.
enum QuickAddWords {
  static func words(
    of reading: QuickAdd.Reading, today: Day, style: DateStyle = .short
  ) -> [String] {
    var words: [String] = []
    if let due = reading.due {
      words.append(DayWords.moment(due, reading.time, today: today, style: style))
    }
    if let start = reading.start {
      words.append("from " + DayWords.moment(start, today: today, style: style))
    }
    if let list = reading.list { words.append("#" + list) }
    words += reading.tags.map { "@" + $0 }
    if let priority = reading.priority { words.append(priority.name) }
    if let rule = reading.recurrence { words.append("\(rule)") }
    return words
  }

  /// The ranges of a line that are chips.
  @MainActor static func highlights(of reading: QuickAdd.Reading) -> [TextHighlight] {
    reading.chips.map { chip in
      let start = reading.line.distance(from: reading.line.startIndex, to: chip.range.lowerBound)
      let length = reading.line.distance(from: chip.range.lowerBound, to: chip.range.upperBound)
      return TextHighlight(start..<start + length, role: .accent, .bold)
    }
  }
}
