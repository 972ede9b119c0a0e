import CivilCalendar
import FoundationEssentials

/// The file has moments, and a person thinks in days. The zone of the clock lies between them.
extension WallClock {
  var date: Date { Date(timeIntervalSince1970: now.secondsSinceEpoch) }

  func day(of date: Date) -> Day {
    zone.day(of: Timestamp(secondsSinceEpoch: date.timeIntervalSince1970))
  }

  /// Noon of a day: the same day in the neighbouring zones, too.
  func noon(of day: Day) -> Date {
    let noon = zone.moment(of: LocalMoment(day: day, secondOfDay: 12 * 3600))
    return Date(timeIntervalSince1970: noon.secondsSinceEpoch)
  }
}
