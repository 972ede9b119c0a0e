import CivilCalendar

extension DateTerm {
  /// The terms with their names in a text of words, between plus signs. A number sign stands for
  /// the given number. Nil for an unknown name.
  static func row(_ names: Substring, number: Int) -> [DateTerm]? {
    var terms: [DateTerm] = []
    for name in names.parts(between: "+") {
      var words = name[...].parts(between: " ")
      if words.last == "#" { words[words.count - 1] = String(number) }
      if words == ["nothing"] { continue }
      guard let first = words.first, let term = term(first, Array(words.dropFirst())) else {
        return nil
      }
      terms.append(term)
    }
    return terms
  }

  private static func term(_ name: String, _ values: [String]) -> DateTerm? {
    guard let value = values.first else { return plain[name] }
    if let number = Int(value), let make = counted[name] { return make(number) }
    switch name {
    // The numbers are in `counted`.
    case "habit": return .habit([.monday, .tuesday, .wednesday, .thursday, .friday])
    case "holiday": return values.date.map { .holiday(month: $0.month, day: $0.day) }
    case "date": return values.date.map { .date(month: $0.month, day: $0.day) }
    case "unit": return DateLength(name: values).map { .unit($0) }
    case "amount": return DateLength(name: values).map { .amount($0) }
    case "edge": return DateEdge(rawValue: value).map { .edge($0) }
    case "time": return .time(value == "noon" ? .noon : .midnight)
    case "part": return PartOfDay(rawValue: value).map { .part($0) }
    case "partPhrase": return PartOfDay(rawValue: value).map { .partPhrase($0) }
    case "partBehind": return PartOfDay(rawValue: value).map { .partBehind($0) }
    case "half": return .half(isAfternoon: value == "pm")
    case "hourMark": return .hourMark(isSpoken: value == "spoken")
    default: return nil
    }
  }

  /// The terms with one number.
  private static let counted: [String: @Sendable (Int) -> DateTerm?] = [
    "day": { .day($0) }, "weekday": { Weekday(rawValue: $0).map { .weekday($0) } },
    "month": { .month($0) }, "number": { .number($0) }, "ordinal": { .ordinal($0) },
    "halves": { .halves($0) }, "minutesTo": { .minutesTo($0) },
    "habit": { Weekday(rawValue: $0).map { .habit([$0]) } },
  ]

  /// The terms with no value.
  private static let plain: [String: DateTerm] = [
    "weekend": .weekend, "workday": .workday, "ordinalMark": .ordinalMark, "andHalf": .andHalf,
    "this": .this, "coming": .coming, "next": .next, "afterNext": .afterNext,
    "previous": .previous, "within": .within, "inMonth": .inMonth, "fromNow": .fromNow,
    "ago": .ago, "from": .from, "of": .of, "article": .article, "and": .and, "through": .through,
    "yearMark": .yearMark, "monthMark": .monthMark, "dayMark": .dayMark,
    "minuteMark": .minuteMark, "past": .past, "to": .to, "halfHour": .halfHour,
    "quarterHour": .quarterHour, "plus": .plus, "minus": .minus, "thisTime": .thisTime,
    "zone": .zone, "on": .on, "onThe": .onThe, "by": .by, "until": .until, "before": .before,
    "due": .due, "at": .at, "after": .after, "start": .start, "untilBehind": .untilBehind,
    "startBehind": .startBehind, "particle": .particle, "every": .every,
    "everyBehind": .everyBehind, "other": .other, "otherBehind": .otherBehind,
    "afterDone": .afterDone, "times": .times, "once": .once, "during": .during, "unheld": .unheld,
    "hourMark": .hourMark(isSpoken: false),
  ]
}

extension [String] {
  /// A month and a day in digits.
  fileprivate var date: (month: Int, day: Int)? {
    guard count == 2, let month = Int(self[0]), let day = Int(self[1]) else { return nil }
    return (month, day)
  }
}

extension DateLength {
  /// The length with a name: `day`, `fortnight`, `15 minutes`.
  fileprivate init?(name: [String]) {
    if let length = name.first.flatMap({ Self.named[$0] }), name.count == 1 {
      self = length
    } else if name.count == 2, let count = Int(name[0]), name[1] == "minutes" {
      self.init(count, .minutes)
    } else {
      return nil
    }
  }

  private static let named: [String: DateLength] = [
    "minute": DateLength(1, .minutes), "hour": DateLength(1, .hours), "day": DateLength(1, .days),
    "week": DateLength(1, .weeks), "fortnight": DateLength(2, .weeks),
    "fifteen-days": DateLength(15, .days), "month": DateLength(1, .months),
    "quarter": DateLength(3, .months), "half-year": DateLength(6, .months),
    "year": DateLength(1, .years),
  ]
}
