import CivilCalendar

/// A date, or a date with a time, in one of the forms of ISO 8601 that programs write:
/// `20261224T093000Z`, `2026-12-24`, `2026-12-24T09:30:00.25+0100`.
struct ISOTime: Hashable {
  let day: Day
  /// The second of the day; nil for a date alone.
  private(set) var second: Int?
  /// The microseconds after it.
  private(set) var microsecond = 0
  /// The seconds by which its clock is ahead of UTC; nil if it does not say.
  private(set) var offset: Int?

  /// The time of a text; nil if anything in it is of another form.
  init?(_ text: some StringProtocol) {
    var scanner = Scanner(bytes: Array(text.utf8)[...])
    guard let year = scanner.digits(4) else { return nil }
    let isExtended = scanner.skip("-")
    guard let month = scanner.digits(2), scanner.skip("-") == isExtended,
      let date = scanner.digits(2), let day = Day(year: year, month: month, day: date)
    else { return nil }
    self.day = day
    if scanner.bytes.isEmpty { return }
    guard scanner.skip("T") || scanner.skip(" "), let second = scanner.timeOfDay() else {
      return nil
    }
    self.second = second
    if scanner.skip(".") {
      guard let fraction = scanner.fraction() else { return nil }
      microsecond = fraction
    }
    offset = scanner.offset()
    guard scanner.bytes.isEmpty else { return nil }
  }

  /// The time of the day, to the minute; nil for a date alone.
  var time: TimeOfDay? { second.flatMap { TimeOfDay(minutes: $0 / 60) } }

  /// The moment. A time that names no zone is in the given one.
  func moment(in zone: Zone) -> Timestamp {
    guard let offset else {
      let moment = zone.moment(of: LocalMoment(day: day, secondOfDay: second ?? 0))
      return Timestamp(microseconds: moment.microseconds + microsecond)
    }
    let seconds = day.daysSinceEpoch * 86_400 + (second ?? 0) - offset
    return Timestamp(microseconds: seconds * 1_000_000 + microsecond)
  }
}

private struct Scanner {
  var bytes: ArraySlice<UInt8>

  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard bytes.first == UInt8(ascii: sign) else { return false }
    bytes.removeFirst()
    return true
  }

  mutating func digits(_ count: Int) -> Int? {
    guard bytes.count >= count, let number = Int(digits: bytes.prefix(count)) else { return nil }
    bytes.removeFirst(count)
    return number
  }

  /// Hours and minutes, and perhaps seconds. A leap second counts as the one before.
  mutating func timeOfDay() -> Int? {
    guard let hour = digits(2), hour < 24 else { return nil }
    let isExtended = skip(":")
    guard let minute = digits(2), minute < 60 else { return nil }
    var second = 0
    if isExtended ? skip(":") : bytes.first?.isDigit == true {
      guard let found = digits(2), found <= 60 else { return nil }
      second = min(found, 59)
    }
    return hour * 3600 + minute * 60 + second
  }

  /// Up to six digits after the point; the others are smaller than what is counted.
  mutating func fraction() -> Int? {
    let found = bytes.prefix(while: \.isDigit)
    bytes.removeFirst(found.count)
    let known = found.prefix(6)
    return Int(digits: known).map { number in
      (known.count..<6).reduce(number) { number, _ in number * 10 }
    }
  }

  /// `Z`, `+0100` or `-01:00`; nil if there is none.
  mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let before = bytes
    let isBehind = skip("-")
    guard isBehind || skip("+"), let hours = digits(2), hours < 24 else {
      bytes = before
      return nil
    }
    _ = skip(":")
    let minutes = digits(2) ?? 0
    return (hours * 3600 + minutes * 60) * (isBehind ? -1 : 1)
  }
}

extension Timestamp {
  /// `20261224T083000Z`
  var basicISO: String {
    let local = Zone.utc.localMoment(at: self)
    return "\(local.day.basicISO)T\(local.digits)Z"
  }

  /// `2026-12-24T08:30:00.123456Z`
  package var fullISO: String {
    let local = Zone.utc.localMoment(at: self)
    let fraction = (microseconds - wholeSeconds * 1_000_000).padded(to: 6)
    let digits = local.digits
    let (hour, rest) = (digits.prefix(2), digits.dropFirst(2))
    return "\(local.day)T\(hour):\(rest.prefix(2)):\(rest.suffix(2)).\(fraction)Z"
  }
}

extension Day {
  /// `20261224`
  var basicISO: String { description.filter { $0 != "-" } }
}
