/// An amount of work in whole minutes: `15m`, `2h`, `1h30`.
///
/// It is the estimate of an item's work, and the form in which work that was done is shown. An
/// estimate is at least a minute; without one an item has no effort.
public struct Effort: Hashable, Comparable, Sendable {
  /// The most minutes: 999 hours and 59 minutes.
  public static let mostMinutes = 59_999

  /// The seconds of work that can be done on an item.
  public static let seconds = 0...(mostMinutes * 60)

  /// The minutes, from 1 to ``mostMinutes``.
  public let minutes: Int

  /// An amount of work; nil outside the limits.
  public init?(minutes: Int) {
    guard (1...Self.mostMinutes).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// The nearest amount within the limits.
  public init(nearest minutes: Int) {
    self.minutes = min(max(minutes, 1), Self.mostMinutes)
  }

  /// The amount in a text: `15m`, `90min`, `2h`, `1h30`, `1h30m`, `1.5h` or `1:30`. Nil for any
  /// other text, and outside the limits.
  public init?(_ text: some StringProtocol) {
    guard let minutes = EffortReader.minutes(in: text) else { return nil }
    self.init(minutes: minutes)
  }

  /// Whether an amount is less.
  public static func < (left: Effort, right: Effort) -> Bool { left.minutes < right.minutes }

  /// Minutes as text, `1h30`; `0m` for none.
  public static func text(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest)m" }
    if rest == 0 { return "\(hours)h" }
    return "\(hours)h" + (rest < 10 ? "0" : "") + "\(rest)"
  }

  /// Minutes as in a clock, `1:30`.
  public static func clockText(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return "\(hours):" + (rest < 10 ? "0" : "") + "\(rest)"
  }
}

extension Effort: CustomStringConvertible {
  /// The amount as it is typed, `1h30`.
  public var description: String { Self.text(minutes: minutes) }
}

/// Reads the text of an amount of work.
private enum EffortReader {
  /// The digits of the longest number that is read.
  private static let mostDigits = 5

  static func minutes(in text: some StringProtocol) -> Int? {
    guard let (first, _, end) = number(text.lowercased()[...]) else { return nil }
    switch end {
    case "m", "min": return first
    case "h": return 60 * first
    default: break
    }
    guard let sign = end.first, let (second, digits, unit) = number(end.dropFirst()) else {
      return nil
    }
    switch (sign, unit) {
    case ("h", ""), ("h", "m"), ("h", "min"): return second < 60 ? 60 * first + second : nil
    case (":", ""): return second < 60 && digits == 2 ? 60 * first + second : nil
    case (".", "h"), (",", "h"):
      return digits == 1 ? 60 * first + 6 * second : digits == 2 ? 60 * first + second * 3 / 5 : nil
    default: return nil
    }
  }

  /// The number at the beginning of a text, the count of its digits, and the text after it.
  private static func number(_ text: Substring) -> (value: Int, digits: Int, end: Substring)? {
    let digits = text.utf8.prefix { (48...57).contains($0) }
    guard (1...mostDigits).contains(digits.count), let value = Int(Substring(digits)) else {
      return nil
    }
    return (value, digits.count, text[digits.endIndex...])
  }
}
