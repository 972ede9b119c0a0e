/// The rule by which clocks change each year, in the form of POSIX: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule: Sendable {
  /// A day of each year, with the second of that day, which may be negative or beyond its end.
  private enum Change: Sendable {
    /// A day, counted from 0, with 29 February.
    case day(Int, second: Int)
    /// A day, counted from 1, without 29 February.
    case commonDay(Int, second: Int)
    /// A weekday of a month.
    case weekday(month: Int, Recurrence.MonthDay, second: Int)
  }

  private let standard: Int
  private let summer: (offset: Int, start: Change, end: Change)?

  /// The rule of a text; nil if it is none.
  init?(_ text: String) {
    var scanner = RuleScanner(rest: Array(text.utf8)[...])
    guard scanner.name(), let standard = scanner.time() else { return nil }
    self.standard = -standard
    guard scanner.name() else {
      summer = nil
      if !scanner.rest.isEmpty { return nil }
      return
    }
    let offset = scanner.rest.first == UInt8(ascii: ",") ? standard - 3600 : scanner.time()
    guard let offset, let start = Self.change(&scanner), let end = Self.change(&scanner),
      scanner.rest.isEmpty
    else { return nil }
    summer = (-offset, start, end)
  }

  private static func change(_ scanner: inout RuleScanner) -> Change? {
    guard scanner.skip(",") else { return nil }
    func second() -> Int? { scanner.skip("/") ? scanner.time() : 7200 }
    if scanner.skip("M") {
      guard let month = scanner.number(), scanner.skip("."), let week = scanner.number(),
        scanner.skip("."), let number = scanner.number(), let second = second(),
        (1...12).contains(month), (1...5).contains(week), (0...6).contains(number)
      else { return nil }
      // Sunday is 0, and the fifth week is the last.
      let weekday = Weekday.allCases[(number + 6) % 7]
      return .weekday(month: month, .weekday(week == 5 ? -1 : week, weekday), second: second)
    }
    let isCommon = scanner.skip("J")
    guard let day = scanner.number(), day <= 366, let second = second() else { return nil }
    return isCommon ? .commonDay(day, second: second) : .day(day, second: second)
  }

  /// The seconds by which clocks are ahead of UTC.
  func offset(at second: Int) -> Int {
    guard let summer else { return standard }
    let year = Zone(secondsAhead: standard)
      .day(of: Timestamp(microseconds: second * 1_000_000)).year
    let start = Self.second(of: summer.start, in: year) - standard
    let end = Self.second(of: summer.end, in: year) - summer.offset
    // South of the equator the summer includes the turn of the year.
    let isSummer =
      start < end ? start <= second && second < end : !(end <= second && second < start)
    return isSummer ? summer.offset : standard
  }

  /// The local second, counted from 1970, at which clocks change in a year.
  private static func second(of change: Change, in year: Int) -> Int {
    let first = Day(year: year, month: 1, day: 1) ?? Day(daysSinceEpoch: 0)
    switch change {
    case .day(let number, let second):
      return first.adding(days: number).daysSinceEpoch * Day.secondsInDay + second
    case .commonDay(let number, let second):
      let isLeap = Day(year: year, month: 2, day: 29) != nil
      let day = first.adding(days: number - 1 + (isLeap && number >= 60 ? 1 : 0))
      return day.daysSinceEpoch * Day.secondsInDay + second
    case .weekday(let month, let rule, let second):
      let day = rule.day(inMonthOf: first.adding(months: month - 1)) ?? first
      return day.daysSinceEpoch * Day.secondsInDay + second
    }
  }
}

private struct RuleScanner {
  var rest: ArraySlice<UInt8>

  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  /// Skips a name, of letters or in angle brackets; returns whether there is one.
  mutating func name() -> Bool {
    if skip("<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[(end + 1)...]
      return true
    }
    let letters = rest.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7a }.count
    rest.removeFirst(letters)
    return letters >= 3
  }

  mutating func number() -> Int? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard (1...4).contains(digits.count) else { return nil }
    rest.removeFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The seconds of `2`, `-1:30` or `5:00:00`.
  mutating func time() -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = number() else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where skip(":") {
      guard let part = number() else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }
}
