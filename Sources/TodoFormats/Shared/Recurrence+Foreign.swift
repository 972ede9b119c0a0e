import CivilCalendar

extension Recurrence {
  /// The longest text that is read as a rule, in bytes.
  static let longestText = 500

  /// The rule of another program, where it means one that we have: nil if it says more.
  ///
  /// A time of day that is that of the start adds nothing. Neither does the first day of the week
  /// where each week counts, nor `FREQ=DAILY` with weekdays, which is a weekly rule.
  init?(foreign text: some StringProtocol, at time: Int?, from anchor: Anchor = .due) {
    guard text.utf8.count <= Self.longestText else { return nil }
    var parts: [(key: String, value: String)] = []
    for part in text.uppercased().split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, !parts.contains(where: { $0.key == pair[0] }) else { return nil }
      parts.append((String(pair[0]), String(pair[1])))
    }
    func value(_ key: String) -> String? { parts.first { $0.key == key }?.value }
    func drop(_ key: String) { parts.removeAll { $0.key == key } }

    for (key, number) in [
      ("BYHOUR", time.map { $0 / 3600 }), ("BYMINUTE", time.map { $0 / 60 % 60 }),
      ("BYSECOND", time.map { $0 % 60 }),
    ] where value(key) != nil && value(key).flatMap({ Int($0) }) == number { drop(key) }

    let isEach = (value("INTERVAL") ?? "1") == "1"
    if isEach || value("FREQ") != "WEEKLY" { drop("WKST") }
    if isEach, value("FREQ") == "DAILY", value("BYDAY") != nil {
      parts = parts.map { $0.key == "FREQ" ? ("FREQ", "WEEKLY") : $0 }
    }
    // The first Monday is the first of the Mondays.
    if let place = value("BYSETPOS"), let day = value("BYDAY"), day.utf8.count == 2,
      value("FREQ") == "MONTHLY", let number = Int(place)
    {
      drop("BYSETPOS")
      parts = parts.map { $0.key == "BYDAY" ? ("BYDAY", "\(number)\(day)") : $0 }
    }
    self.init(
      rrule: parts.map { "\($0.key)=\($0.value)" }.joined(separator: ";"), from: anchor)
  }
}
