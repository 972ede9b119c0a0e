import CivilCalendar

/// Reads a word that begins with a digit or a sign: `24`, `2nd`, `9:30`, `3d`, `24/12`, `+2w`.
enum DigitWord {
  /// The terms for which a word may stand.
  static func terms(_ text: String) -> [DateTerm] {
    guard let first = text.utf8.first, text.utf8.count <= 16 else { return [] }
    if first == UInt8(ascii: "+") { return sign(text.dropFirst()).map { [.shift($0)] } ?? [] }
    if first == UInt8(ascii: "'") {
      let digits = text.dropFirst()
      return digits.utf8.count == 2 ? number(digits).map { [.year(2000 + $0)] } ?? [] : []
    }
    guard isDigit(first) else {
      return KanjiNumber.value(text).map { [.digits($0, width: 2)] } ?? []
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    var terms: [DateTerm] = []
    if let value = number(digits) {
      if rest.isEmpty { terms.append(.digits(value, width: digits.count)) }
      if rest == "." { terms.append(.dotted(value)) }
      if rest == "x" { terms.append(.count(value)) }
      if rest == "h" || rest == "hr" { terms.append(.amount(DateLength(value, .hours))) }
      if digits.count <= 2, isOrdinal(rest, value) { terms.append(.ordinal(value)) }
      if let unit = units[rest] { terms.append(.amount(DateLength(value, unit))) }
      if rest == ".5", value < 100 { terms.append(.halves(2 * value + 1)) }
    }
    if let clock = clock(digits, rest) { terms.append(.clock(clock)) }
    if let date = NumericDate(text) { terms.append(.numeric(date)) }
    return terms
  }

  private static let units: [Substring: DateLength.Unit] = [
    "min": .minutes, "mins": .minutes, "hrs": .hours, "std": .hours, "d": .days, "w": .weeks,
    "wk": .weeks, "wks": .weeks, "mo": .months, "y": .years, "yr": .years,
  ]

  /// `3d` after a plus, where `m` is a month and no unit means days.
  private static func sign(_ text: Substring) -> DateLength? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let value = number(digits) else { return nil }
    let rest = text.dropFirst(digits.count)
    if let unit = units[rest] { return DateLength(value, unit) }
    switch rest {
    case "", "day", "days": return DateLength(value, .days)
    case "week", "weeks": return DateLength(value, .weeks)
    case "m", "month", "months": return DateLength(value, .months)
    case "year", "years": return DateLength(value, .years)
    case "h", "hr": return DateLength(value, .hours)
    default: return nil
    }
  }

  private static func isOrdinal(_ ending: Substring, _ value: Int) -> Bool {
    switch ending {
    case "st": value % 10 == 1 && value / 10 % 10 != 1
    case "nd": value % 10 == 2 && value / 10 % 10 != 1
    case "rd": value % 10 == 3 && value / 10 % 10 != 1
    case "th": !(1...3).contains(value % 10) || value / 10 % 10 == 1
    case "er", "º", "°": value == 1
    default: false
    }
  }

  /// `9:30`, `9.30`, `9h30`, `9h`, `0930`, `9am`, `9:30pm`.
  private static func clock(_ digits: Substring, _ rest: Substring) -> ClockText? {
    let separator = rest.first
    if rest.isEmpty, digits.count == 4 {
      return clock(.compact, number(digits.prefix(2)), number(digits.suffix(2)), isOpen: false)
    }
    guard digits.count <= 2, let hour = number(digits) else { return nil }
    let isOpen = hour <= 12 && digits.first != "0"
    if rest == "h" { return clock(.hour, hour, 0, isOpen: isOpen) }
    var ending = rest
    var minute = 0
    if let separator, ":.h".contains(separator) {
      let minutes = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard minutes.count == 2, let value = number(minutes) else { return nil }
      minute = value
      ending = rest.dropFirst(3)
      if ending.isEmpty {
        let form: ClockText.Form = separator == ":" ? .colon : separator == "." ? .dot : .hours
        return clock(form, hour, minute, isOpen: isOpen)
      }
    }
    guard (1...12).contains(hour), let isAfternoon = halves[ending] else { return nil }
    let form: ClockText.Form = ending.count == 1 ? .shortHalfDay : .halfDay
    return clock(form, hour % 12 + (isAfternoon ? 12 : 0), minute, isOpen: false)
  }

  private static let halves: [Substring: Bool] = [
    "am": false, "a": false, "a.m": false, "a.m.": false, "pm": true, "p": true, "p.m": true,
    "p.m.": true,
  ]

  private static func clock(
    _ form: ClockText.Form, _ hour: Int?, _ minute: Int?, isOpen: Bool
  ) -> ClockText? {
    guard let hour, let minute, let time = TimeOfDay(hour: hour, minute: minute) else { return nil }
    return ClockText(time: time, form: form, isOpen: isOpen)
  }

  private static func number(_ digits: Substring) -> Int? {
    (1...5).contains(digits.utf8.count) && digits.utf8.allSatisfy(isDigit) ? Int(digits) : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
