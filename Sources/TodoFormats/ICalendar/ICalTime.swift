import CivilCalendar

/// The value of a property with a date or a time, on the clock of a reader.
struct ICalTime: Hashable {
  let day: Day
  /// The second of the day; nil for a date.
  let second: Int?
  /// The moment, if the value is more than a date.
  let moment: Timestamp?

  /// The time, to the minute; nil for a date.
  var time: TimeOfDay? { second.flatMap { TimeOfDay(minutes: $0 / 60) } }

  /// The time of a property; nil if it is none. `zone` finds the zone of a `TZID`; an unknown one
  /// counts as that of the reader.
  init?(_ line: ICalLine, in home: Zone, zone: (String) -> Zone?) {
    self.init(line.value, Form(line, zone), in: home)
  }

  private init?(_ text: Substring, _ form: Form, in home: Zone) {
    guard let value = ISOTime(text) else { return nil }
    guard let second = value.second, !form.isDate else {
      (day, second, moment) = (value.day, nil, nil)
      return
    }
    let own = form.zone
    guard value.offset != nil || own != nil else {
      // A time without a zone is a time on every clock.
      (day, self.second, moment) = (value.day, second, value.moment(in: home))
      return
    }
    let moment = value.moment(in: own ?? home)
    let local = home.localMoment(at: moment)
    (day, self.second, self.moment) = (local.day, local.secondOfDay, moment)
  }

  /// The time a number of days and seconds later.
  init(_ start: ICalTime, later length: ICalDuration, in home: Zone) {
    guard let second = start.second, let moment = start.moment else {
      let days = length.days + length.seconds / 86_400
      (day, second, self.moment) = (start.day.adding(days: days), nil, nil)
      return
    }
    // Days are those of the calendar, which may have 23 hours.
    let shifted = LocalMoment(day: start.day.adding(days: length.days), secondOfDay: second)
    let base = length.days == 0 ? moment : home.moment(of: shifted)
    let end = base.adding(seconds: length.seconds)
    let local = home.localMoment(at: end)
    (day, self.second, self.moment) = (local.day, local.secondOfDay, end)
  }

  /// The times of a property that may have several, divided by commas.
  static func all(of line: ICalLine, in home: Zone, zone: (String) -> Zone?) -> [ICalTime] {
    // Both the parameters and the times may be many, so the parameters are taken apart once.
    let form = Form(line, zone)
    return line.values.compactMap { ICalTime($0, form, in: home) }
  }

  /// The meaning that the parameters of a property give to its values.
  private struct Form {
    let isDate: Bool
    let zone: Zone?

    init(_ line: ICalLine, _ zone: (String) -> Zone?) {
      isDate = line.parameter("VALUE") == "DATE"
      self.zone = line.parameter("TZID").flatMap(zone)
    }
  }
}

/// A length of time, `P1DT2H`.
struct ICalDuration: Hashable {
  private(set) var days = 0
  private(set) var seconds = 0

  /// The duration of a text; nil for anything else.
  init?(_ text: some StringProtocol) {
    var rest = text.uppercased()[...]
    let isBehind = rest.first == "-"
    if isBehind || rest.first == "+" { rest.removeFirst() }
    guard rest.first == "P" else { return nil }
    rest.removeFirst()
    guard !rest.isEmpty else { return nil }
    while let first = rest.first {
      if first == "T" {
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard digits.utf8.count <= 6, let number = Int(digits), max(days, seconds) < 1 << 40,
        let unit = rest.dropFirst(digits.count).first
      else { return nil }
      switch unit {
      case "W": days += 7 * number
      case "D": days += number
      case "H": seconds += 3600 * number
      case "M": seconds += 60 * number
      case "S": seconds += number
      default: return nil
      }
      rest = rest.dropFirst(digits.count + 1)
    }
    if isBehind { (days, seconds) = (-days, -seconds) }
  }
}
