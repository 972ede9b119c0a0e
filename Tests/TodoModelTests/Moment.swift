import CivilCalendar
import Synchronization

@testable import TodoModel

/// A clock that stands at noon of a day, where the test is, until it is put forward.
final class Moment: Sendable {
  private let day: Mutex<Day>

  init(_ day: Day) { self.day = Mutex(day) }

  var now: Timestamp {
    Timestamp(secondsSinceEpoch: day.withLock { $0 }.startOfDaySecondsSinceEpoch + 43_200)
  }

  func advance(days: Int) { day.withLock { $0 = $0.adding(days: days) } }
}
