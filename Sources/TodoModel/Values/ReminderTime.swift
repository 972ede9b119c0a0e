public import CivilCalendar
internal import TodoValues

/// The time of one reminder, on the clocks of the place where the person is.
///
/// ```swift
/// let time = ReminderTime(of: item, minutesBefore: 60)
/// let moment = time?.moment(in: clock.zone)
/// ```
public struct ReminderTime: Hashable, Sendable {
  private static let minutesInDay = 1440
  /// The bounds of ``minute``: those of the calendar, with the longest reminders.
  private static let bounds = -1_050_000_000...4_300_000_000

  /// The minutes from the beginning of 1 January 1970 to the reminder, if no clock was changed in
  /// between. With the item it identifies the reminder, in every zone.
  public let minute: Int

  /// The minutes from the reminder to the due time.
  public let minutesBefore: Int

  init(minute: Int, minutesBefore: Int) {
    // Another program may have stored any numbers.
    self.minute = min(max(minute, Self.bounds.lowerBound), Self.bounds.upperBound)
    self.minutesBefore = min(max(minutesBefore, 0), Reminders.longest)
  }

  /// The time of a reminder of an item; nil if the item is due at no time.
  public init?(of item: TodoItem, minutesBefore: Int) {
    guard let due = item.due, let time = item.dueTime else { return nil }
    self.init(
      minute: due.daysSinceEpoch * Self.minutesInDay + time.minutes - minutesBefore,
      minutesBefore: minutesBefore)
  }

  /// The moment at which the reminder comes.
  ///
  /// Whole days before the due time are days of the calendar: the clock shows the same time. The
  /// rest is a length of time, also where clocks are put forward or back in between.
  public func moment(in zone: Zone) -> Timestamp {
    let rest = minutesBefore % Self.minutesInDay
    let local = minute + rest
    let day = local / Self.minutesInDay - (local % Self.minutesInDay < 0 ? 1 : 0)
    let shown = LocalMoment(
      day: Day(daysSinceEpoch: day),
      secondOfDay: (local - day * Self.minutesInDay) * 60)
    return zone.moment(of: shown).adding(seconds: -rest * 60)
  }

  /// The number of the minute that a clock shows at a moment.
  static func minute(at moment: Timestamp, in zone: Zone) -> Int {
    let local = zone.localMoment(at: moment)
    return local.day.daysSinceEpoch * minutesInDay + local.secondOfDay / 60
  }
}
