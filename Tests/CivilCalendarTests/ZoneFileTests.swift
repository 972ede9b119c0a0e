import CivilCalendar
import TestSupport
import Testing

@Suite("A file of the time zone database") struct ZoneFileTests {
  /// A file of version 2 with transitions to offsets, and a rule.
  private func file(_ transitions: [(Int, Int)], first: Int = 0, rule: String = "") -> [UInt8] {
    func big(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    var bytes: [UInt8] = []
    func addHeader(_ times: Int, _ types: Int) {
      bytes += "TZif2".utf8
      bytes += [UInt8](repeating: 0, count: 15)
      for count in [0, 0, 0, times, types, 4] { bytes += big(count, 4) }
    }
    addHeader(0, 1)
    bytes += [0, 0, 0, 0, 0, 0]
    bytes += "UTC\0".utf8
    addHeader(transitions.count, transitions.count + 1)
    for transition in transitions { bytes += big(transition.0, 8) }
    for index in transitions.indices { bytes.append(UInt8(index + 1)) }
    for offset in [first] + transitions.map(\.1) { bytes += big(offset, 4) + [0, 0] }
    bytes += "ABC\0\n\(rule)\n".utf8
    return bytes
  }

  private func hour(_ zone: Zone, _ iso: String, _ hour: Int = 0) throws -> Int {
    let day = try #require(Day(iso: iso))
    let moment = Zone.utc.moment(of: LocalMoment(day: day, secondOfDay: hour * 3600))
    let local = zone.localMoment(at: moment)
    return (day.distance(to: local.day)) * 24 + local.secondOfDay / 3600 - hour
  }

  @Test func `has the moments at which clocks changed`() throws {
    let zone = try #require(Zone(file: file([(0, 3600), (86_400 * 100, 7200)], first: -3600)))

    #expect(try hour(zone, "1969-12-31", 23) == -1)
    #expect(try hour(zone, "1970-01-01") == 1)
    #expect(try hour(zone, "1970-04-11") == 2)
  }

  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2050-03-27", 0, 1),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2050-03-27", 1, 2),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2050-10-30", 0, 2),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2050-10-30", 1, 1),
    ("EST5EDT,M3.2.0,M11.1.0", "2050-03-13", 6, -5),
    ("EST5EDT,M3.2.0,M11.1.0", "2050-03-13", 7, -4),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2050-01-01", 0, 11),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2050-07-01", 0, 10),
    ("<+0545>-5:45", "2050-07-01", 0, 5), ("HST10", "2050-07-01", 0, -10),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2050-07-01", 0, -1),
    ("XXX0YYY,J60,J300", "2052-03-01", 3, 1),
    ("XXX0YYY,59,300", "2052-02-29", 3, 1), ("XXX0YYY-2,J1/0,J365/25", "2050-06-01", 0, 2),
  ])
  func `has a rule for the time after them`(rule: String, day: String, at: Int, hours: Int) throws {
    let zone = try #require(Zone(file: file([(0, 0)], rule: rule)))

    #expect(try hour(zone, day, at) == hours)
  }

  @Test(arguments: ["CET", "CET-1CEST,M3.5.0", "C-1", "CET-1CEST,M13.5.0,M10.5.0", "", "CET-1x"])
  func `keeps the last offset without a rule`(rule: String) throws {
    let zone = try #require(Zone(file: file([(0, 3600)], rule: rule)))

    #expect(try hour(zone, "2050-07-01") == 1)
  }

  @Test func `is refused if it is invalid or truncated`() {
    let whole = file([(0, 3600), (10, 7200)], rule: "CET-1")
    #expect(Zone(file: []).isNone && Zone(file: Array("Milk".utf8)).isNone)
    for length in 0..<(whole.count - 8) { #expect(Zone(file: Array(whole[..<length])).isNone) }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      var bytes = whole
      bytes[Int.random(in: 5..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      // It only has to return, whatever it says.
      _ = Zone(file: bytes)?.day(of: Timestamp(microseconds: 0))
    }
  }
}

extension Zone? {
  /// Whether there is none; zones cannot be compared.
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
