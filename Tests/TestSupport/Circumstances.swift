public import CivilCalendar
import Foundation
import Synchronization

/// The time and place of a test run. `scripts/test` draws them anew each time, so that no test
/// depends on one moment or one place.
public enum Circumstances {
  /// The name of the zone.
  public static let zoneName = given["TZ"] ?? "UTC"

  /// The zone.
  public static let zone = given["TZ"] == nil ? Zone.utc : Zone.system

  /// The moment at which the run begins: `TEST_NOW`, such as `2026-11-21 12:00:00`, in the zone.
  public static let now: Timestamp = {
    let text = given["TEST_NOW"] ?? "2026-11-21 12:00:00"
    guard let local = LocalMoment(text) else {
      preconditionFailure("TEST_NOW is \(text), which no clock shows.")
    }
    return zone.moment(of: local)
  }()

  /// The locale.
  static let locale = given["LC_ALL"] ?? "C.UTF-8"

  /// The variables that pass them to a program: zone and locale, and the clock where `scripts/test`
  /// has replaced the system's.
  static let environment: [String: String] = {
    let clock = given.filter { $0.key == "LD_PRELOAD" || $0.key == "CLOCK_SECONDS" }
    return clock.merging(["TZ": zoneName, "LC_ALL": locale]) { $1 }
  }()

  private static let given = ProcessInfo.processInfo.environment
}

extension WallClock {
  /// The clock of the tests, in their zone. It starts at the moment at which the run began and
  /// advances by a microsecond with each reading, so that later actions have later times.
  public static let drawn = ticking(from: Circumstances.now)

  /// A clock that starts at a moment and advances by a microsecond with each reading.
  public static func ticking(
    from begin: Timestamp, in zone: Zone = Circumstances.zone
  ) -> WallClock {
    let readings = Readings()
    return WallClock(zone: zone) {
      Timestamp(microseconds: begin.microseconds + readings.count())
    }
  }

  /// A clock that stands at a moment.
  public static func standing(
    at moment: Timestamp, in zone: Zone = Circumstances.zone
  ) -> WallClock {
    WallClock(zone: zone) { moment }
  }
}

extension LocalMoment {
  /// `2026-11-21 12:00:00`; nil for anything else.
  fileprivate init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let day = Day(iso: String(parts[0])) else { return nil }
    let digits = parts[1].split(separator: ":").joined()
    self.init(day: day, digits: digits[...])
  }
}

/// Counts the readings of a clock.
private final class Readings: Sendable {
  private let number = Atomic(0)
  func count() -> Int { number.wrappingAdd(1, ordering: .relaxed).oldValue }
}

extension Timestamp {
  /// The moment at which a clock in the zone of the tests shows an hour and a number of seconds.
  public static func at(
    _ hour: Int, _ seconds: Int = 0, of day: Day, in zone: Zone = Circumstances.zone
  ) -> Timestamp {
    zone.moment(of: LocalMoment(day: day, secondOfDay: hour * 3600 + seconds))
  }
}
