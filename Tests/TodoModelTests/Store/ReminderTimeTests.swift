import CivilCalendar
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@Suite("The time of a reminder") struct ReminderTimeTests {
  /// A zone in which clocks are put forward from 2:00 to 3:00 on Sunday, 28 March 2027.
  private static let zone = Zone { moment in
    moment.wholeSeconds < change.wholeSeconds ? 3600 : 7200
  }
  /// 1:00 UTC on that day.
  private static let change = Timestamp(microseconds: (20_905 * 86_400 + 3600) * 1_000_000)
  private static let sunday = Day(daysSinceEpoch: 20_905)

  private func shown(_ day: Day, _ time: TimeOfDay?, _ minutesBefore: Int) throws -> String {
    let item = TodoItem(
      list: Identifier(), name: "Call", due: day, dueTime: time,
      created: Timestamp(microseconds: 0))
    let reminder = try #require(ReminderTime(of: item, minutesBefore: minutesBefore))
    let local = Self.zone.localMoment(at: reminder.moment(in: Self.zone))
    return "\(local.day) \(local.time)"
  }

  @Test(arguments: [
    (0, "2027-03-27 14:00"), (10, "2027-03-27 13:50"), (1440, "2027-03-26 14:00"),
    (1500, "2027-03-26 13:00"), (7 * 1440, "2027-03-20 14:00"),
  ])
  func `is so many minutes before the due time`(minutes: Int, expected: String) throws {
    let saturday = Self.sunday.adding(days: -1)
    #expect(try shown(saturday, TimeOfDay(hour: 14), minutes) == expected)
  }

  @Test func `counts an hour as an hour where clocks are put forward`() throws {
    // 3:30 is half an hour after the clocks were put forward from 2:00.
    #expect(try shown(Self.sunday, TimeOfDay(hour: 3, minute: 30), 60) == "2027-03-28 01:30")
  }

  @Test func `counts days by the calendar where clocks are put forward`() throws {
    #expect(try shown(Self.sunday, TimeOfDay(hour: 14), 1440) == "2027-03-27 14:00")
  }

  @Test func `in a gap of the clocks is the first moment after the gap`() throws {
    #expect(
      try shown(Self.sunday, TimeOfDay(hour: 2, minute: 30), 0) == "2027-03-28 03:00")
    #expect(
      try shown(Self.sunday.adding(days: 1), TimeOfDay(hour: 2, minute: 30), 1440)
        == "2027-03-28 03:00")
  }

  @Test func `does not exist without a due time`() throws {
    let item = TodoItem(
      list: Identifier(), name: "Call", due: Self.sunday, created: Timestamp(microseconds: 0))
    #expect(ReminderTime(of: item, minutesBefore: 0) == nil)
  }

  @Test func `is within the calendar, whatever another program has stored`() {
    for minute in [Int.min, Int.max] {
      let time = ReminderTime(minute: minute, minutesBefore: minute)
      _ = time.moment(in: Self.zone)
      #expect((0...Reminders.longest).contains(time.minutesBefore))
    }
  }
}
