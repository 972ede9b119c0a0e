/// Reads a time as people type it: `9:30`, `21:00`, `9am`, `9:30 pm`, `noon`, `midnight`.
///
/// Without `am` or `pm` the clock has 24 hours. Midnight is 00:00, at which its day begins.
public enum TimePhrase {
  /// The form of a phrase, which indicates how likely it is to mean something else.
  public enum Form: Hashable, Sendable {
    /// An hour alone, `9`.
    case hour
    /// Hour and minute, `9:30`.
    case clock
    /// With `am` or `pm`.
    case halfDay
    /// `noon` or `midnight`.
    case name
  }

  /// A time and the form of its phrase.
  public struct Reading: Hashable, Sendable {
    /// The form of the phrase.
    public let form: Form
    /// The time that the phrase names.
    public let time: TimeOfDay
  }

  /// The most words that a time can have.
  public static let longest = 2

  /// The time that these words name together, all in lower case, or nil if they name none.
  public static func read(_ words: ArraySlice<String>) -> Reading? {
    guard let first = words.first, words.count <= longest else { return nil }
    if words.count == 1 {
      if first == "noon" { return Reading(form: .name, time: .noon) }
      if first == "midnight" { return Reading(form: .name, time: .midnight) }
    }
    let phrase = Array((words.count == 1 ? first : first + (words.last ?? "")).utf8)
    guard phrase.count <= 7 else { return nil }
    if phrase.suffix(2) == "am".utf8Bytes || phrase.suffix(2) == "pm".utf8Bytes {
      // 12am is midnight and 12pm is noon.
      guard let parts = parts(phrase.dropLast(2), separators: ":."), (1...12).contains(parts.hour)
      else { return nil }
      let half = phrase.suffix(2) == "pm".utf8Bytes ? 12 : 0
      return reading(.halfDay, parts.hour % 12 + half, parts.minute ?? 0)
    }
    guard words.count == 1, let parts = parts(phrase[...], separators: ":") else { return nil }
    return reading(parts.minute == nil ? .hour : .clock, parts.hour, parts.minute ?? 0)
  }

  private static func reading(_ form: Form, _ hour: Int, _ minute: Int) -> Reading? {
    TimeOfDay(hour: hour, minute: minute).map { Reading(form: form, time: $0) }
  }

  /// One or two digits, and two more after a separator.
  private static func parts(_ bytes: ArraySlice<UInt8>, separators: String) -> (
    hour: Int, minute: Int?
  )? {
    let hour = bytes.prefix { (48...57).contains($0) }
    let rest = bytes.dropFirst(hour.count)
    guard (1...2).contains(hour.count) else { return nil }
    guard let separator = rest.first else { return (number(hour), nil) }
    let minute = rest.dropFirst()
    guard separators.utf8.contains(separator), minute.count == 2,
      minute.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return (number(hour), number(minute))
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1) - 48 }
  }
}

extension String {
  fileprivate var utf8Bytes: ArraySlice<UInt8> { Array(utf8)[...] }
}
