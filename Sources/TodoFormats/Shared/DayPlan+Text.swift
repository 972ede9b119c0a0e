import CivilCalendar
import TodoValues

extension DayPlan {
  private static let evening = "-evening"

  /// The plan as formats without a place for it have it in one of ours: `2026-12-24`, or
  /// `2026-12-24-evening`.
  var text: String { day.description + (isEvening ? Self.evening : "") }

  /// The plan of such a text.
  init?(text: String) {
    let isEvening = text.hasSuffix(Self.evening)
    guard let day = Day(iso: isEvening ? String(text.dropLast(Self.evening.count)) : text) else {
      return nil
    }
    self.init(day, isEvening: isEvening)
  }
}
