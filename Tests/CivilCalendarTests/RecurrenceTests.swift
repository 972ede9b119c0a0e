import CivilCalendar
import Testing

@Suite("A recurrence") struct RecurrenceTests {
  /// A Wednesday.
  private func day(_ iso: String = "2026-11-18") throws -> Day { try #require(Day(iso: iso)) }

  @Test(arguments: [
    ("FREQ=DAILY", "2026-11-18", "2026-11-18 2026-11-19 2026-11-20"),
    ("FREQ=DAILY;INTERVAL=3", "2026-11-18", "2026-11-18 2026-11-21 2026-11-24"),
    ("FREQ=WEEKLY", "2026-11-18", "2026-11-18 2026-11-25 2026-12-02"),
    ("FREQ=WEEKLY;BYDAY=MO,WE", "2026-11-18", "2026-11-18 2026-11-23 2026-11-25"),
    // Monday of the week after next, since weeks begin on Monday.
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE", "2026-11-18", "2026-11-18 2026-11-30 2026-12-02"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "2026-11-20", "2026-11-20 2026-11-23 2026-11-24"),
    ("FREQ=WEEKLY;BYDAY=SU", "2026-11-18", "2026-11-22 2026-11-29 2026-12-06"),
    ("FREQ=MONTHLY", "2026-11-18", "2026-11-18 2026-12-18 2027-01-18"),
    ("FREQ=MONTHLY;BYMONTHDAY=1", "2026-11-18", "2026-12-01 2027-01-01 2027-02-01"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,15", "2026-11-18", "2026-12-01 2026-12-15 2027-01-01"),
    // In a month that is too short it is the last day; the rule keeps the 31st.
    ("FREQ=MONTHLY;BYMONTHDAY=31", "2027-01-31", "2027-01-31 2027-02-28 2027-03-31 2027-04-30"),
    ("FREQ=MONTHLY;BYMONTHDAY=30,31", "2028-02-01", "2028-02-29 2028-03-30 2028-03-31"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "2028-01-31", "2028-01-31 2028-02-29 2028-03-31"),
    ("FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=15", "2026-11-15", "2026-11-15 2027-01-15 2027-03-15"),
    ("FREQ=MONTHLY;BYDAY=2TU", "2026-11-18", "2026-12-08 2027-01-12 2027-02-09"),
    ("FREQ=MONTHLY;BYDAY=-1FR", "2026-11-18", "2026-11-27 2026-12-25 2027-01-29"),
    // Months without a fifth Friday are skipped.
    ("FREQ=MONTHLY;BYDAY=5FR", "2026-11-18", "2027-01-29 2027-04-30 2027-07-30"),
    ("FREQ=YEARLY", "2026-11-18", "2026-11-18 2027-11-18 2028-11-18"),
    ("FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24", "2026-11-18", "2026-12-24 2027-12-24 2028-12-24"),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "2026-11-18", "2027-02-28 2028-02-29 2029-02-28"),
    (
      "FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=1", "2027-02-01",
      "2027-02-01 2029-02-01 2031-02-01"
    ),
    ("FREQ=DAILY;COUNT=2", "2026-11-18", "2026-11-18 2026-11-19"),
    ("FREQ=DAILY;COUNT=1", "2026-11-18", "2026-11-18"),
    ("FREQ=DAILY;UNTIL=20261119", "2026-11-18", "2026-11-18 2026-11-19"),
    ("FREQ=DAILY;UNTIL=20261117", "2026-11-18", ""),
    ("FREQ=WEEKLY", "9999-12-28", "9999-12-28"),
    ("FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1", "9999-06-01", ""),
  ])
  func `falls on its days`(rule: String, first: String, days: String) throws {
    let expected = days.split(separator: " ").map(String.init)
    let count = expected.count < 3 ? 3 : expected.count
    let found = try #require(Recurrence(rrule: rule)).occurrences(from: day(first), count: count)
    #expect(found.map(\.description) == expected)
  }

  @Test func `is written as it was read`() throws {
    let rules = [
      "FREQ=DAILY", "FREQ=DAILY;INTERVAL=999", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,SU",
      "FREQ=MONTHLY;BYMONTHDAY=1,15,-1", "FREQ=MONTHLY;BYDAY=1MO,2TU,-1FR;COUNT=9999",
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;UNTIL=20301231",
    ]
    for rule in rules { #expect(try #require(Recurrence(rrule: rule)).rrule == rule) }
    #expect(
      Recurrence(rrule: "rrule:freq=weekly;byday=we,mo,we;wkst=mo")?.rrule
        == "FREQ=WEEKLY;BYDAY=MO,WE")
    #expect(
      Recurrence(rrule: "FREQ=DAILY;UNTIL=20301231T235959Z")?.rrule == "FREQ=DAILY;UNTIL=20301231")
  }

  @Test(arguments: [
    "", "DAILY", "FREQ=HOURLY", "FREQ=DAILY;", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;INTERVAL=1000",
    "FREQ=DAILY;INTERVAL=x", "FREQ=DAILY;FREQ=DAILY", "FREQ=DAILY;BYDAY=MO", "FREQ=WEEKLY;BYDAY=XX",
    "FREQ=WEEKLY;BYDAY=", "FREQ=WEEKLY;BYDAY=1MO", "FREQ=MONTHLY;BYDAY=MO",
    "FREQ=MONTHLY;BYDAY=6MO",
    "FREQ=MONTHLY;BYDAY=-2MO", "FREQ=MONTHLY;BYMONTHDAY=32", "FREQ=MONTHLY;BYMONTHDAY=0",
    "FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=1MO", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=YEARLY;BYMONTH=2", "FREQ=YEARLY;BYMONTHDAY=1", "FREQ=DAILY;COUNT=0",
    "FREQ=DAILY;COUNT=3;UNTIL=20301231", "FREQ=DAILY;UNTIL=20300231", "FREQ=DAILY;UNTIL=2030",
    "FREQ=WEEKLY;WKST=SU", "FREQ=DAILY;BYSETPOS=1", "FREQ=DAILY;INTERVAL=٣",
  ])
  func `is not half read`(rule: String) { #expect(Recurrence(rrule: rule) == nil) }

  @Test func `describes itself in plain words`() throws {
    let words = [
      "FREQ=DAILY": "every day", "FREQ=DAILY;INTERVAL=3": "every 3 days",
      "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR": "every weekday",
      "FREQ=WEEKLY;BYDAY=MO,WE,FR": "every Monday, Wednesday and Friday",
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO": "every 2 weeks on Monday",
      "FREQ=MONTHLY;BYMONTHDAY=1,2,3,11,22,-1":
        "every month on the 1st, 2nd, 3rd, 11th, 22nd and last day",
      "FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU,-1FR": "every 2 months on the 2nd Tuesday and last Friday",
      "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24": "every year on 24 December",
      "FREQ=WEEKLY;UNTIL=20261224": "every week until 24 December 2026",
      "FREQ=WEEKLY;COUNT=5": "every week, 5 times", "FREQ=WEEKLY;COUNT=1": "every week, once",
    ]
    for (rule, text) in words {
      #expect(try #require(Recurrence(rrule: rule)).description == text)
    }
    #expect(
      Recurrence(.daily, every: 3, from: .done)?.description == "every 3 days after completion")
  }

  @Test func `skips missed dates`() throws {
    let fortnightly = try #require(Recurrence(.weekly(on: [.monday]), every: 2))
    let next = fortnightly.next(after: try day("2026-01-05"), notBefore: try day())
    // Every second Monday from 5 January on, not just any Monday.
    #expect(next?.description == "2026-11-23")
    let daily = try #require(Recurrence(.daily, every: 3))
    let found = try #require(daily.next(after: try day("0001-01-01"), notBefore: try day()))
    #expect(try day().distance(to: found) < 3)
    #expect(try day("0001-01-01").distance(to: found) % 3 == 0)
    let monthly = try #require(Recurrence(.monthly(on: [.day(31)])))
    #expect(
      monthly.next(after: try day("2026-01-31"), notBefore: try day())?.description == "2026-11-30")
    #expect(
      daily.next(after: try day(), notBefore: try day("2026-01-01"))?.description == "2026-11-21")
  }

  @Test func `counts down`() throws {
    var rule = try #require(Recurrence(.daily, end: .count(2)))
    rule = try #require(rule.advanced(after: try day())?.rule)
    #expect(rule.end == .count(1))
    #expect(rule.advanced(after: try day()) == nil)
  }

  @Test func `ends with the calendar`() throws {
    let last = try day("9999-12-31")
    for rule in [
      "FREQ=DAILY", "FREQ=MONTHLY", "FREQ=MONTHLY;BYDAY=5FR", "FREQ=YEARLY;INTERVAL=999",
    ] {
      #expect(try #require(Recurrence(rrule: rule)).next(after: last) == nil)
    }
  }
}
