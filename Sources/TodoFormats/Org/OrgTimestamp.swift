import CivilCalendar

/// A timestamp of Org: `<2026-12-24 Thu 09:00 +1w>`, or `[…]` for one that is not active.
struct OrgTimestamp: Hashable {
  /// The timestamp as it is written, with its brackets.
  let written: Substring
  let day: Day
  private(set) var time: TimeOfDay?
  /// The repeater as it is written, `++1w`.
  private(set) var repeater: Substring?

  /// The timestamp at the beginning of a text, and what is left of the text; nil if there is none.
  static func read(_ text: Substring) -> (stamp: OrgTimestamp, rest: Substring)? {
    let bytes = text.utf8
    let closing: UInt8
    switch bytes.first {
    case UInt8(ascii: "<")?: closing = UInt8(ascii: ">")
    case UInt8(ascii: "[")?: closing = UInt8(ascii: "]")
    default: return nil
    }
    guard let end = bytes.firstIndex(of: closing) else { return nil }
    let rest = text[bytes.index(after: end)...]
    let inside = text[bytes.index(after: bytes.startIndex)..<end]
    return OrgTimestamp(text[..<rest.startIndex], inside: inside).map { (stamp: $0, rest: rest) }
  }

  /// The content of the brackets: a date, and in any order the day of the week, a time or a range
  /// of times, a repeater and a warning.
  private init?(_ written: Substring, inside text: Substring) {
    var words = text.split(separator: " ")[...]
    guard let date = words.popFirst(), let day = Day(iso: String(date)) else { return nil }
    (self.written, self.day) = (written, day)
    for word in words {
      if let time = TimeOfDay(org: word) {
        self.time = time
      } else if word.hasPrefix("+") || word.hasPrefix(".+") {
        repeater = word
      }
    }
  }

  /// The rule of the repeater; nil if there is none, or if it counts hours.
  var rule: Recurrence? {
    guard let repeater else { return nil }
    let period = repeater.drop { $0 == "+" || $0 == "." }.prefix { $0 != "/" }
    return PlainRule(period)?.recurrence(from: repeater.hasPrefix(".") ? .done : .due)
  }

  /// Whether it is the due date of an item, with its rule if a repeater can hold that.
  func isDue(of item: ExchangeItem) -> Bool {
    let plain = item.recurrence.flatMap { PlainRule($0) == nil ? nil : $0 }
    return day == item.due && time == item.dueTime && rule == plain
  }

  /// Whether it is the start of an item. It may repeat only as the due date does.
  func isStart(of item: ExchangeItem) -> Bool {
    day == item.start && (rule == nil || item.due != nil && rule == item.recurrence)
  }

  /// The text of a timestamp, without its brackets.
  static func text(_ day: Day, _ time: TimeOfDay? = nil, _ rule: Recurrence? = nil) -> String {
    var words = [day.description, day.weekday.shortName]
    if let time { words.append(time.description) }
    // What is done late is not due again in the past, so a repeater skips those days.
    if let rule, let plain = PlainRule(rule) {
      words.append((rule.anchor == .done ? ".+" : "++") + plain.text)
    }
    return words.joined(separator: " ")
  }
}

extension TimeOfDay {
  /// The time with which a word begins, `9:30`, `09:30-10:00`; nil for anything else.
  fileprivate init?(org word: Substring) {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count),
      let hour = Int(digits: parts[0].utf8), let minute = Int(digits: parts[1].utf8.prefix(2)),
      parts[1].utf8.count == 2 || parts[1].utf8.dropFirst(2).first == UInt8(ascii: "-")
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}
