import CivilCalendar
import Foundation
import SQLiteKit
import TestSupport
import Testing

/// The app under clocks that jump, show odd moments and change their zone, by libfaketime.
@Suite(
  "A clock", .floor(.full), .terminals,
  .disabled(if: Sanitizer.isOn, "it has to be loaded first, and so has faketime"))
struct ClockTests {
  /// The moment at which a clock starts, the day after it, and the seconds that it jumps meanwhile.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let zone: String
    let start: String
    let tomorrow: String
    let jump: Int

    init(
      _ name: String, in zone: String, at start: String, tomorrow: String, jump: Int = 0
    ) {
      (testDescription, self.zone, self.start, self.tomorrow, self.jump) = (
        name, zone, start, tomorrow, jump
      )
    }
  }

  private static let day = 86_400
  nonisolated static let cases = [
    Case(
      "that goes back", in: "UTC", at: "2026-06-10 12:00:00", tomorrow: "2026-06-11", jump: -3 * day
    ),
    Case(
      "that goes ahead", in: "UTC", at: "2026-06-10 12:00:00", tomorrow: "2026-06-11",
      jump: 40 * day),
    Case(
      "that leaves out an hour", in: "Europe/Berlin", at: "2026-03-29 01:59:58",
      tomorrow: "2026-03-30", jump: 3),
    Case(
      "that repeats an hour", in: "Europe/Berlin", at: "2026-10-25 02:59:58",
      tomorrow: "2026-10-26", jump: 3),
    Case(
      "far in the east", in: "Pacific/Kiritimati", at: "2026-06-10 00:30:00", tomorrow: "2026-06-11"
    ),
    Case(
      "far in the west", in: "Pacific/Pago_Pago", at: "2026-06-10 23:00:00", tomorrow: "2026-06-11"),
    Case(
      "in 2038", in: "UTC", at: "2038-01-19 03:14:05", tomorrow: "2038-01-20", jump: 10),
    Case("before a leap day", in: "UTC", at: "2028-02-28 12:00:00", tomorrow: "2028-02-29"),
    Case(
      "on a leap day", in: "UTC", at: "2028-02-29 12:00:00", tomorrow: "2028-03-01", jump: 366 * day
    ),
    Case("where there is none", in: "UTC", at: "2100-02-28 12:00:00", tomorrow: "2100-03-01"),
    Case(
      "that was never set", in: "UTC", at: "1970-01-01 00:05:00", tomorrow: "1970-01-02",
      jump: 56 * 365 * day),
    Case(
      "where midnight is left out", in: "Africa/Cairo", at: "2026-04-23 12:00:00",
      tomorrow: "2026-04-24", jump: day),
  ]

  private static let tally = Tally(
    "C10", of: cases.count, "clocks: same order, same undo, same due day")

  @Test(arguments: cases)
  func `does not affect the order of changes`(test: Case) async throws {
    let clock = try FakeClock(test.start, in: test.zone)
    try Seed("Errands", ["Apples"]).plant(in: clock.home)
    try await onThread {
      let viewer = try open(clock)
      try viewer.type("aTea tomorrow\r")
      try viewer.expect("○ Tea")
      try viewer.expectNo("New item")
      try viewer.add("Milk")
      try clock.move(by: test.jump)
      try viewer.add("Bread")
      // Undone in the order of the changes, whatever the clock showed.
      try viewer.type("u")
      try viewer.expect("Undid: add “Bread”")
      try viewer.type("u")
      try viewer.expect("Undid: add “Milk”")
      try viewer.type("\u{12}")
      try viewer.expect("Redid: add “Milk”")
      try viewer.quit()
    }

    let connection = try Connection(path: clock.home.path("todos.db"), mode: .readOnly)
    defer { try? connection.close() }
    let due = try connection.integer("SELECT due FROM item WHERE name = 'Tea'") ?? 0
    #expect(FakeClock.days(test.tomorrow) == due)
    let kinds = try connection.text(
      "SELECT group_concat(kind) FROM (SELECT kind FROM journal ORDER BY id)")
    #expect(kinds == "do,do,do,do,undo,undo,redo")
    try await expectSameElsewhere(clock, due: due)
    await Self.tally.count()
  }

  /// Expects that in another zone the due date is the same, and the newest change still the newest.
  private func expectSameElsewhere(_ clock: FakeClock, due: Int) async throws {
    let zone = clock.zone == "Pacific/Pago_Pago" ? "Pacific/Kiritimati" : "Pacific/Pago_Pago"
    let elsewhere = clock.inZone(zone)
    try await onThread {
      let viewer = try open(elsewhere)
      try viewer.expect("○ Tea", "○ Milk")
      try viewer.type("u")
      try viewer.expect("Undid: add “Milk”")
      try viewer.quit()
    }
    let connection = try Connection(path: clock.home.path("todos.db"), mode: .readOnly)
    defer { try? connection.close() }
    #expect(try connection.integer("SELECT due FROM item WHERE name = 'Tea'") == due)
  }

  @Test(arguments: [
    ("UTC", "2026-06-10 23:59:57"), ("Africa/Cairo", "2026-04-23 23:59:57"),
    ("UTC", "2026-12-31 23:59:57"),
  ])
  func `that passes midnight makes today yesterday`(zone: String, start: String) async throws {
    let clock = try FakeClock(start, in: zone)
    try Seed("Errands", ["Apples"]).plant(in: clock.home)
    try await onThread {
      let viewer = try Viewer(clock.command)
      try viewer.expect("▌    Errands")
      try viewer.type("\r")
      try viewer.expect("Lists › Errands")
      try viewer.type("aTea today\r")
      try viewer.expect("○ Tea", "1 day overdue")
      try viewer.quit()
    }
  }

  @Test func `that advanced while the machine slept is read at the next key`()
    async throws
  {
    let clock = try FakeClock("2026-06-10 12:00:00", in: "UTC")
    try Seed("Errands", ["Apples"]).plant(in: clock.home)
    try await onThread {
      let viewer = try open(clock)
      try viewer.type("aTea today\r")
      try viewer.expect("○ Tea", "oday")
      // No timer has fired: the one for midnight counts only the time that the machine is awake.
      try clock.move(by: Self.day)
      try viewer.type("k")
      try viewer.expect("○ Tea", "1 day overdue")
      try viewer.quit()
    }
  }

  @Test func `that goes back at every reading delays no key`() async throws {
    let clock = try FakeClock("2026-06-10 12:00:00", in: "UTC")
    try Seed("Errands", ["Apples"]).plant(in: clock.home)
    try await onThread {
      let viewer = try open(clock.goingBack)
      try viewer.add("Tea")
      // After an Escape the app waits, in case it begins a longer key.
      try viewer.type("\u{1B}")
      try viewer.expect("▌    Errands")
      try viewer.quit()
    }
  }

  private func open(_ clock: FakeClock) throws -> Viewer {
    let viewer = try Viewer(clock.command)
    try viewer.expect("▌    Errands")
    try viewer.type("\r")
    try viewer.expect("Lists › Errands")
    return viewer
  }
}

/// A clock for one program, which can be set while the program runs.
struct FakeClock: Sendable {
  let home: TemporaryFolder
  let zone: String
  private let start: Int
  private let library: String
  private var isGoingBack = false

  /// Creates a clock that starts at a local time, such as `2026-06-10 12:00:00`.
  init(_ start: String, in zone: String) throws {
    home = try TemporaryFolder()
    self.zone = zone
    let date = Command("date", ["-d", start, "+%s"], home: home, environment: ["TZ": zone])
    let moment = try date.run().output.trimmingCharacters(in: .newlines)
    self.start = try #require(Int(moment), "\(start)")
    library = try Self.library
    try move(by: 0)
  }

  /// The path of libfaketime: the variant for programs with threads. With the other variant they
  /// sometimes get the machine's own time.
  static var library: String {
    get throws {
      let libraries = try FileManager.default.contentsOfDirectory(atPath: "/usr/lib")
      let places = libraries.map { "/usr/lib/\($0)/faketime/libfaketimeMT.so.1" }
      return try #require(
        places.first(where: FileManager.default.fileExists),
        "These tests need libfaketime: scripts/test installs it.")
    }
  }

  private init(_ clock: FakeClock, zone: String) {
    (home, start, library, self.zone) = (clock.home, clock.start, clock.library, zone)
  }

  /// The same clock in another zone.
  func inZone(_ zone: String) -> FakeClock { FakeClock(self, zone: zone) }

  /// A clock that goes back a second with each reading.
  var goingBack: FakeClock {
    var clock = self
    clock.isGoingBack = true
    return clock
  }

  /// Sets the clock to a number of seconds after its start. A program that is started later begins
  /// there.
  func move(by seconds: Int) throws {
    try home.write("@\(start + seconds)\n", to: "clock")
  }

  var command: Command {
    let time =
      isGoingBack
      ? ["FAKETIME": "@2026-06-10 12:00:00 i-1"]
      : [
        "FAKETIME_TIMESTAMP_FILE": home.path("clock"), "FAKETIME_FMT": "%s",
        "FAKETIME_NO_CACHE": "1",
      ]
    // Swift looks for its arguments in front of the environment, which the library moves. With a
    // shell in between, it moves only the shell's.
    return Command(
      "sh", ["-c", "exec \"$@\"", "sh", Command.app, "--reduced-motion"], home: home,
      environment: ["LD_PRELOAD": library, "FAKETIME_DONT_FAKE_MONOTONIC": "1", "TZ": zone]
        .merging(time) { $1 })
  }

  /// The number of a day, counted from 1 January 1970.
  static func days(_ day: String) -> Int? { Day(iso: day)?.daysSinceEpoch }
}
