import CivilCalendar
import TermPanels
import TodoLanguage

/// Describes a line of quick add: `Fri 27 Nov 9:00 · #Home · @bills · !high · every month`.
enum QuickAddText {
  static func pieces(
    of reading: QuickAdd.Reading, today: Day, style: DateStyle = .short
  ) -> [String] {
    var pieces: [String] = []
    if let due = reading.due {
      pieces.append(DayText.moment(due, reading.time, today: today, style: style))
    }
    if let start = reading.start {
      pieces.append("starts " + DayText.inSentence(start, today: today, style: style))
    }
    if let list = reading.list { pieces.append("#" + list) }
    pieces += reading.tags.map { "@" + $0 }
    if let priority = reading.priority { pieces.append("!" + priority.name) }
    if let rule = reading.recurrence { pieces.append("\(rule)") }
    return pieces
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
