import CivilCalendar
import DatePhrases
package import TodoLanguage

/// A locale in which lines are read.
package enum PhraseLanguage: String, CaseIterable, Sendable {
  case english = "English"
  case american = "American English"
  case german = "German"
  case french = "French"
  case spanish = "Spanish"
  case japanese = "Japanese"

  /// Wednesday, 18 November 2026, 10:00.
  package var context: QuickAdd.Context {
    QuickAdd.Context(
      today: Day(daysSinceEpoch: 20_775), now: TimeOfDay(hour: 10) ?? .noon, habits: habits,
      lists: ["home", "Work", "big list"])
  }

  private var habits: DateHabits {
    switch self {
    case .english: DateHabits()
    case .american: DateHabits(order: .monthFirst, hasTwelveHours: true, firstWeekday: .sunday)
    case .german: DateHabits(language: .german)
    case .french: DateHabits(language: .french)
    case .spanish: DateHabits(language: .spanish)
    case .japanese: DateHabits(language: .japanese, order: .monthFirst)
    }
  }
}
