import CivilCalendar
import Synchronization
import TestSupport
import Testing

@Suite("A zone") struct ZoneTests {
  /// A zone that changes its offset from UTC once, at a moment in UTC.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: Int
    let after: Int
    let moment: Timestamp

    init(_ name: String, _ before: Int, _ after: Int, at seconds: Int) {
      (testDescription, self.before, self.after) = (name, before, after)
      moment = Timestamp(microseconds: seconds * 1_000_000)
    }

    var zone: Zone { Zone { [self] in $0 < moment ? before : after } }
  }

  private static let hour = 3600
  nonisolated static let changes = [
    Change("that never changes", -3 * hour - 1800, -3 * hour - 1800, at: 0),
    // Berlin, 29 March and 25 October 2026.
    Change("put forward by night", hour, 2 * hour, at: 1_774_746_000),
    Change("put back by night", 2 * hour, hour, at: 1_792_890_000),
    // Lord Howe, by half an hour.
    Change("put forward by half an hour", 10 * hour + 1800, 11 * hour, at: 1_791_041_400),
    // Cairo, 24 April 2026: midnight is skipped.
    Change("put forward at midnight", 2 * hour, 3 * hour, at: 1_776_981_600),
    // St John's until 2011: a minute past midnight occurs twice.
    Change("put back over midnight", -9000, -12_600, at: 1_762_052_460),
    // Kiritimati: 1 January 1995 was skipped.
    Change("that leaves out a day", -10 * hour, 14 * hour, at: 788_954_400),
  ]

  /// Two months around the change, hour by hour and at its edges.
  private func moments(_ change: Change) -> [Timestamp] {
    let hours = (-720...720).map { change.moment.adding(seconds: $0 * Self.hour) }
    let edges = [-1, 0, 1, 59, 60, 61].map { change.moment.adding(seconds: $0) }
    return hours + edges
  }

  @Test(arguments: changes)
  func `has days that begin where the one before ends`(change: Change) {
    let zone = change.zone
    for moment in moments(change) {
      let day = zone.day(of: moment)
      let start = zone.start(of: day)
      #expect(zone.day(of: start) == day)
      #expect(zone.day(of: start.adding(seconds: -1)) < day)
    }
  }

  @Test(arguments: changes)
  func `converts a local time to its moment`(change: Change) {
    let zone = change.zone
    for moment in moments(change) {
      let shown = zone.localMoment(at: moment)
      #expect(zone.localMoment(at: zone.moment(of: shown)) == shown)
      #expect(zone.time(of: moment).minutes == shown.secondOfDay / 60)
    }
  }

  @Test func `begins a day at its first existing moment`() throws {
    let cairo = Self.changes[4]
    let day = try #require(Day(iso: "2026-04-24"))
    #expect(cairo.zone.start(of: day) == cairo.moment)
    #expect(cairo.zone.time(of: cairo.moment) == TimeOfDay(hour: 1))

    let kiritimati = Self.changes[6]
    let leftOut = try #require(Day(iso: "1995-01-01"))
    #expect(kiritimati.zone.start(of: leftOut) == kiritimati.moment)
    #expect(kiritimati.zone.day(of: kiritimati.moment) == leftOut.adding(days: 1))
  }

  @Test func `of the run has days that begin where the one before ends`() {
    let zone = Circumstances.zone
    var day = WallClock.drawn.today.adding(days: -400)
    for _ in 0..<800 {
      let start = zone.start(of: day)
      let isThere = zone.day(of: start) == day
      // Some zones skipped a day when they crossed the date line.
      #expect(isThere || zone.day(of: start.adding(seconds: -1)) == day.adding(days: -1))
      #expect(zone.day(of: Timestamp(microseconds: start.microseconds - 1)) < day)
      day = day.adding(days: 1)
    }
  }

  @Test(arguments: changes)
  func `that remembers is the same zone, and asks once for each moment`(change: Change) {
    let asked = Mutex(0)
    let zone = Zone { [zone = change.zone] moment in
      asked.withLock { $0 += 1 }
      return zone.localMoment(at: moment).secondOfDay
    }.remembering()
    let own = Zone { [zone = change.zone] in zone.localMoment(at: $0).secondOfDay }
    let moments = moments(change)
    for moment in moments { #expect(zone.localMoment(at: moment) == own.localMoment(at: moment)) }
    #expect(asked.withLock { $0 } == Set(moments).count)
    for moment in moments { #expect(zone.localMoment(at: moment) == own.localMoment(at: moment)) }
    #expect(asked.withLock { $0 } == Set(moments).count)
  }

  @Test func `without summer time has its stated offset from UTC`() {
    let india = Zone(secondsAhead: 19_800)
    let begin = Timestamp(microseconds: 0)
    #expect(india.time(of: begin) == TimeOfDay(hour: 5, minute: 30))
    #expect(
      Zone.utc.localMoment(at: begin) == LocalMoment(day: .init(daysSinceEpoch: 0), secondOfDay: 0))
    let before = Timestamp(microseconds: -1)
    #expect(Zone.utc.localMoment(at: before).secondOfDay == 86_399)
    #expect(Zone.utc.day(of: before) == Day(daysSinceEpoch: -1))
  }

  @Test(arguments: [Int.min, .max, -62_135_596_800_000_001, 253_402_300_800_000_000])
  func `gives an out-of-range moment a valid day`(microseconds: Int) {
    let moment = Timestamp(microseconds: microseconds)
    for zone in [Zone.utc, Circumstances.zone] {
      #expect((1...9999).contains(zone.day(of: moment).year))
    }
  }
}

@Suite("A clock on the wall") struct WallClockTests {
  @Test func `shows the day and the time of its zone`() throws {
    let day = try #require(Day(iso: "2028-02-29"))
    let moment = Timestamp.at(23, 3599, of: day)
    let clock = WallClock.standing(at: moment)

    #expect(clock.now == moment)
    #expect(clock.today == day)
    #expect(clock.localNow == LocalMoment(day: day, secondOfDay: 86_399))
  }

  @Test func `advances, and stays still when stopped`() {
    let clock = WallClock.drawn
    let stopped = clock.stopped

    #expect(clock.now < clock.now)
    #expect(stopped.now == stopped.now)
    #expect(stopped.now < clock.now)
  }
}
