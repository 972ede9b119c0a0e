extension Recurrence {
  /// The rule in the form of RFC 5545, `FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU`. That form has no place
  /// for the anchor, which is kept beside it.
  public var rrule: String {
    var parts = ["FREQ=" + frequency]
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    switch rhythm {
    case .daily, .weekly(on: []), .monthly(on: []), .yearly(on: nil): break
    case .weekly(let days): parts.append("BYDAY=" + days.map(\.code).joined(separator: ","))
    case .monthly(let days):
      let codes = days.map(\.code).joined(separator: ",")
      switch days.first?.kind {
      case .workday: parts.append(Self.workdays + ";BYSETPOS=" + codes)
      case .weekday: parts.append("BYDAY=" + codes)
      case .number, nil: parts.append("BYMONTHDAY=" + codes)
      }
    case .yearly(let date?): parts.append("BYMONTH=\(date.month);BYMONTHDAY=\(date.day)")
    }
    switch end {
    case .never: break
    case .until(let day): parts.append("UNTIL=" + day.description.filter { $0 != "-" })
    case .count(let times): parts.append("COUNT=\(times)")
    }
    return parts.joined(separator: ";")
  }

  /// The rule in an RFC 5545 text, with or without `RRULE:` before it and in any case. Nil when the
  /// text contains anything that this type cannot express, so that no rule is half read.
  public init?(rrule text: String, from anchor: Anchor = .due) {
    var line = text.uppercased()[...]
    if line.hasPrefix("RRULE:") { line = line.dropFirst(6) }
    var values: [Substring: Substring] = [:]
    for part in line.split(separator: ";", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, values.updateValue(pair[1], forKey: pair[0]) == nil else { return nil }
    }
    guard let interval = Self.number(values.removeValue(forKey: "INTERVAL") ?? "1"),
      let frequency = values.removeValue(forKey: "FREQ"),
      let rhythm = Self.rhythm(frequency, &values), let end = Self.end(&values)
    else { return nil }
    // Weeks begin on Monday here, as in RFC 5545 unless a rule says otherwise.
    if let start = values.removeValue(forKey: "WKST"), start != "MO" { return nil }
    guard values.isEmpty else { return nil }
    self.init(rhythm, every: interval, from: anchor, end: end)
  }

  private static let workdays = "BYDAY=MO,TU,WE,TH,FR"

  private var frequency: String {
    switch rhythm {
    case .daily: "DAILY"
    case .weekly: "WEEKLY"
    case .monthly: "MONTHLY"
    case .yearly: "YEARLY"
    }
  }

  /// The rhythm of a frequency. Removes the values that it reads.
  private static func rhythm(_ frequency: Substring, _ values: inout [Substring: Substring])
    -> Rhythm?
  {
    switch frequency {
    case "DAILY": return .daily
    case "WEEKLY":
      guard let days = values.removeValue(forKey: "BYDAY") else { return .weekly() }
      return all(days, Weekday.init(code:)).map { .weekly(on: $0) }
    case "MONTHLY":
      if let days = values.removeValue(forKey: "BYMONTHDAY") {
        return all(days, MonthDay.init(number:)).map { .monthly(on: $0) }
      }
      guard let days = values.removeValue(forKey: "BYDAY") else { return .monthly() }
      if let places = values.removeValue(forKey: "BYSETPOS") {
        guard "BYDAY=" + days == workdays else { return nil }
        return all(places, MonthDay.init(workday:)).map { .monthly(on: $0) }
      }
      return all(days, MonthDay.init(weekday:)).map { .monthly(on: $0) }
    case "YEARLY":
      guard let month = values.removeValue(forKey: "BYMONTH") else { return .yearly() }
      guard let month = number(month), let day = values.removeValue(forKey: "BYMONTHDAY"),
        let day = number(day), let date = YearDay(month: month, day: day)
      else { return nil }
      return .yearly(on: date)
    default: return nil
    }
  }

  private static func end(_ values: inout [Substring: Substring]) -> End? {
    let (until, count) = (values.removeValue(forKey: "UNTIL"), values.removeValue(forKey: "COUNT"))
    switch (until, count) {
    case (nil, nil): return .never
    case (nil, let count?): return number(count).map { .count($0) }
    case (let until?, nil):
      // A time of day after the date is ignored: only days are counted here.
      let date = until.prefix(8)
      guard date.utf8.count == 8, until.count == 8 || until.dropFirst(8).first == "T" else {
        return nil
      }
      return Day(iso: "\(date.prefix(4))-\(date.dropFirst(4).prefix(2))-\(date.suffix(2))")
        .map { .until($0) }
    case (_?, _?): return nil
    }
  }

  private static func all<Part>(_ list: Substring, _ read: (Substring) -> Part?) -> [Part]? {
    let texts = list.split(separator: ",", omittingEmptySubsequences: false)
    let parts = texts.compactMap(read)
    return parts.count == texts.count ? parts : nil
  }

  fileprivate static func number(_ text: Substring) -> Int? {
    guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}

extension Weekday {
  fileprivate var code: String { name.prefix(2).uppercased() }

  fileprivate init?(code: Substring) {
    guard let found = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = found
  }
}

extension Recurrence.MonthDay {
  fileprivate var code: String {
    switch self {
    case .day(let day): String(day)
    case .last: "-1"
    case .weekday(let ordinal, let weekday): String(ordinal) + weekday.code
    case .workday(let ordinal): String(ordinal)
    }
  }

  fileprivate init?(workday text: Substring) {
    switch text {
    case "1": self = .workday(1)
    case "-1": self = .workday(-1)
    default: return nil
    }
  }

  fileprivate init?(number text: Substring) {
    if text == "-1" {
      self = .last
    } else if let day = Recurrence.number(text) {
      self = .day(day)
    } else {
      return nil
    }
  }

  fileprivate init?(weekday text: Substring) {
    guard text.utf8.count > 2, let weekday = Weekday(code: text.suffix(2)) else { return nil }
    let ordinal = text.dropLast(2)
    guard let number = ordinal == "-1" ? -1 : Recurrence.number(ordinal) else { return nil }
    self = .weekday(number, weekday)
  }
}
