import CivilCalendar

/// A time zone that a calendar brings along, a `VTIMEZONE`, for names that no database has.
struct ICalZone {
  /// One of the kinds of time that the zone has.
  private struct Observance {
    /// Local seconds since 1970 at which it begins for the first time, on the clock before it.
    let start: Int
    let offsetBefore: Int
    let offset: Int
    /// The yearly change: month, day, and the last moment in UTC.
    let yearly: (month: Int, day: Recurrence.MonthDay, until: Int?)?
    /// Further beginnings, in local seconds.
    let dates: [Int]

    /// The last beginning, in UTC seconds, that is not after a moment.
    func lastStart(notAfter moment: Int) -> Int? {
      var starts = ([start] + dates).map { $0 - offsetBefore }
      if let yearly {
        let year = Zone.utc.day(of: Timestamp(microseconds: moment * 1_000_000)).year
        for year in [year - 1, year, year + 1] {
          let first = Day(year: year, month: yearly.month, day: 1)
          guard let day = first.flatMap(yearly.day.day(inMonthOf:)) else { continue }
          let local = day.daysSinceEpoch * 86_400 + start.modulo(86_400)
          let change = local - offsetBefore
          if local >= start, yearly.until.map({ change <= $0 }) ?? true { starts.append(change) }
        }
      }
      return starts.filter { $0 <= moment }.max()
    }
  }

  /// The name by which times refer to it.
  let name: String
  /// The zone; nil if the calendar does not say when its clocks change.
  let zone: Zone?

  /// The most changes of clocks that are looked through for each time.
  private static let most = 2000

  /// The zone of a component's lines; nil if it has no name.
  init?(_ lines: [ICalLine]) {
    guard let name = lines.first(where: { $0.name == "TZID" })?.value else { return nil }
    self.name = String(name)
    var observances: [Observance] = []
    var block: [ICalLine] = []
    for line in lines {
      let kind = line.value.uppercased()
      guard kind == "STANDARD" || kind == "DAYLIGHT" else {
        block.append(line)
        continue
      }
      if line.name == "END", let observance = Self.observance(block) {
        observances.append(observance)
      }
      block = []
    }
    let changes = observances.reduce(0) { $0 + 1 + $1.dates.count }
    guard let first = observances.min(by: { $0.start < $1.start }), changes <= Self.most else {
      zone = nil
      return
    }
    zone = Zone { [observances] moment in
      var best = (start: Int.min, offset: first.offsetBefore)
      for observance in observances {
        guard let start = observance.lastStart(notAfter: moment.wholeSeconds) else { continue }
        if start >= best.start { best = (start, observance.offset) }
      }
      return best.offset
    }
  }

  private static func observance(_ lines: [ICalLine]) -> Observance? {
    func value(_ name: String) -> Substring? { lines.first { $0.name == name }?.value }
    guard let start = value("DTSTART").flatMap({ ISOTime($0) })?.localSeconds,
      let before = value("TZOFFSETFROM").flatMap(offset),
      let after = value("TZOFFSETTO").flatMap(offset)
    else { return nil }
    let rule = value("RRULE").map(parts)
    if rule != nil, rule.flatMap(yearly) == nil { return nil }
    let dates = lines.filter { $0.name == "RDATE" }.flatMap { $0.value.split(separator: ",") }
    return Observance(
      start: start, offsetBefore: before, offset: after, yearly: rule.flatMap(yearly),
      dates: dates.compactMap { ISOTime($0)?.localSeconds })
  }

  private static func parts(_ rule: Substring) -> [String: String] {
    let pairs = rule.uppercased().split(separator: ";").map { $0.split(separator: "=") }
    return Dictionary(
      pairs.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) },
      uniquingKeysWith: { $1 })
  }

  /// The only rule that zones have: a weekday of a month, each year.
  private static func yearly(
    _ rule: [String: String]
  ) -> (month: Int, day: Recurrence.MonthDay, until: Int?)? {
    guard rule["FREQ"] == "YEARLY", let month = rule["BYMONTH"].flatMap({ Int($0) }),
      let day = rule["BYDAY"], let monthly = Recurrence(rrule: "FREQ=MONTHLY;BYDAY=\(day)"),
      case .monthly(let days) = monthly.rhythm, days.count == 1
    else { return nil }
    let until = rule["UNTIL"].flatMap { ISOTime($0) }?.moment(in: .utc).wholeSeconds
    return (month, days[0], until)
  }

  /// The seconds of `+0100`, `-01:00`, `0100` or `+005744`.
  private static func offset(_ text: Substring) -> Int? {
    let isBehind = text.first == "-"
    let digits = text.filter { $0.isASCII && $0.isNumber }
    guard digits.utf8.count == 4 || digits.utf8.count == 6, let number = Int(digits) else {
      return nil
    }
    let full = digits.utf8.count == 4 ? number * 100 : number
    return (full / 10_000 * 3600 + full / 100 % 100 * 60 + full % 100) * (isBehind ? -1 : 1)
  }
}

extension ISOTime {
  /// The seconds that a clock has counted since it showed 1970.
  var localSeconds: Int { day.daysSinceEpoch * 86_400 + (second ?? 0) }
}

extension Int {
  /// The remainder, which is never negative.
  fileprivate func modulo(_ divisor: Int) -> Int { (self % divisor + divisor) % divisor }
}
