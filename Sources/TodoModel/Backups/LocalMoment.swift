internal import CivilCalendar
internal import Glibc

/// A moment as a clock on the wall shows it, to the second: what the names of backups tell.
struct LocalMoment: Hashable, Sendable {
  let day: Day
  /// From 0 at midnight.
  let secondOfDay: Int

  init(day: Day, secondOfDay: Int) {
    self.day = day
    self.secondOfDay = secondOfDay
  }

  /// A moment in the local time zone.
  init(_ timestamp: Timestamp) {
    day = Day.containing(secondsSinceEpoch: timestamp.secondsSinceEpoch)
    var seconds = time_t(timestamp.microseconds / 1_000_000)
    var fields = tm()
    localtime_r(&seconds, &fields)
    // A leap second is the one before it.
    secondOfDay =
      Int(fields.tm_hour) * 3600 + Int(fields.tm_min) * 60 + min(Int(fields.tm_sec), 59)
  }

  /// `153012` as a moment of a day; nil where no clock shows that.
  init?(day: Day, digits: Substring) {
    let bytes = Array(digits.utf8)
    guard bytes.count == 6, bytes.allSatisfy({ (48...57).contains($0) }) else { return nil }
    let parts = [0, 2, 4].map { Int(bytes[$0] - 48) * 10 + Int(bytes[$0 + 1] - 48) }
    guard parts[0] < 24, parts[1] < 60, parts[2] < 60 else { return nil }
    self.init(day: day, secondOfDay: parts[0] * 3600 + parts[1] * 60 + parts[2])
  }

  /// `153012`.
  var digits: String { parts.joined() }

  /// `15:30`.
  var shortTime: String { parts.prefix(2).joined(separator: ":") }

  /// The next second.
  var next: LocalMoment {
    secondOfDay < 86_399
      ? LocalMoment(day: day, secondOfDay: secondOfDay + 1)
      : LocalMoment(day: day.adding(days: 1), secondOfDay: 0)
  }

  private var parts: [String] {
    [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
      .map { ($0 < 10 ? "0" : "") + String($0) }
  }
}
