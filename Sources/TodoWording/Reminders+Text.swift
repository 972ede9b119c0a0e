import CivilCalendar
package import TodoModel
package import TodoValues

extension Reminders {
  /// The lengths before the due time: `1 h and 1 day before`, `at the time`, `none`.
  package var text: String {
    let lengths = minutes.filter { $0 > 0 }.map(Self.length)
    var parts: [String] = minutes.first == 0 ? ["at the time"] : []
    if let last = lengths.last {
      let others = lengths.dropLast().joined(separator: ", ")
      parts.append((others.isEmpty ? "" : others + " and ") + last + " before")
    }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  /// The reminders among other meanings of a line: `reminds 1 h before`, `no reminders`.
  package var sentence: String { isEmpty ? "no reminders" : "reminds " + text }

  /// The units of a length in minutes, the longest first, for one and for many.
  private static let units = [
    (size: 10_080, one: "week", many: "weeks"), (size: 1440, one: "day", many: "days"),
    (size: 60, one: "h", many: "h"), (size: 1, one: "min", many: "min"),
  ]

  /// A length of time: `10 min`, `1 h 30 min`, `1 day`, `2 weeks`.
  package static func length(_ minutes: Int) -> String {
    var rest = minutes
    var parts: [String] = []
    for unit in units where rest >= unit.size {
      let number = rest / unit.size
      parts.append("\(number) \(number == 1 ? unit.one : unit.many)")
      rest %= unit.size
    }
    return parts.isEmpty ? "0 min" : parts.joined(separator: " ")
  }
}

extension DueReminder {
  /// The due time: `due at 14:00`, `due tomorrow at 9:00`, `due on Fri 4 Dec at 9:00`.
  package func dueText(in days: DayFormat) -> String {
    guard let due = item.due, let time = item.dueTime else { return "due" }
    return "due " + (due == days.today ? "at " + DayFormat.time(time) : days.adverb(due, time))
  }

  /// The reminder in a sentence: `Call Ann, due at 14:00`.
  package func sentence(in days: DayFormat) -> String { "\(item.name), \(dueText(in: days))" }
}
