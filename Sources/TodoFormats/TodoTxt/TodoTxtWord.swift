import CivilCalendar
import TodoValues

/// The meaning of a word of todo.txt, wherever it stands: a label, a `key:value` that is known, or
/// a word of the name.
enum TodoTxtWord: Hashable {
  case text
  /// `@context` or `+project`.
  case label(tag: String, isProject: Bool)
  /// `due:2026-12-24`
  case due(Day)
  /// `t:2026-12-24`, before which the item is hidden.
  case threshold(Day)
  /// `rec:2w` from the day it is done, `rec:+2w` from the day it was due.
  case recurrence(Recurrence)
  /// `rrule:FREQ=MONTHLY;BYDAY=-1FR`, where `rec:` says too little. This and the next five
  /// are ours.
  case rule(Recurrence)
  /// `time:09:30`
  case time(TimeOfDay)
  /// `plan:2026-12-24`, and `plan:2026-12-24-evening`
  case plan(DayPlan)
  /// `flag:1`
  case flag
  /// `effort:1h30`
  case effort(Effort)
  /// `worked:5400`, in seconds
  case worked(Int)
  /// `pri:A`, the priority of a done item.
  case priority(String)
  /// `id:1` and `p:1`: the second belongs to the first.
  case alias(String)
  case parent(String)
  /// `h:1`, hidden.
  case hidden

  init(_ word: Substring) {
    let bytes = word.utf8
    guard let first = bytes.first, bytes.count > 1 else {
      self = .text
      return
    }
    if first == UInt8(ascii: "@") || first == UInt8(ascii: "+") {
      let isProject = first == UInt8(ascii: "+")
      self = Self.tag(word.dropFirst()).map { .label(tag: $0, isProject: isProject) } ?? .text
      return
    }
    guard Self.firstLetters.contains(first),
      let colon = bytes.prefix(7).firstIndex(of: UInt8(ascii: ":"))
    else {
      self = .text
      return
    }
    self = Self.field(String(word[..<colon]), word[bytes.index(after: colon)...]) ?? .text
  }

  /// The first letters of the keys below.
  private static let firstLetters = ByteSet("dtrpifhew")

  /// The tag of a label. It begins with a letter, a digit, `_` or `-`, so `@*` is none, and ends
  /// before punctuation: in `(at @home)` the tag is `home`.
  static func tag(_ text: Substring) -> String? {
    guard let first = text.unicodeScalars.first, isFirst(first) else { return nil }
    let closing = ")]},;:.!?'\""
    var tag = text
    while let last = tag.last, closing.contains(last) { tag.removeLast() }
    return String(tag)
  }

  private static func isFirst(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      let byte = UInt8(ascii: scalar)
      return byte.isLetter || byte.isDigit || scalar == "_" || scalar == "-"
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func field(_ key: String, _ value: Substring) -> TodoTxtWord? {
    let text = String(value)
    switch key {
    case "due": return Day(iso: text).map { .due($0) }
    case "t": return Day(iso: text).map { .threshold($0) }
    case "rec": return recurrence(value).map { .recurrence($0) }
    case "rrule": return rule(text).map { .rule($0) }
    case "time": return TimeOfDay(iso: text).map { .time($0) }
    case "plan": return DayPlan(text: text).map { .plan($0) }
    case "flag": return value == "1" ? .flag : nil
    case "effort": return Effort(text).map { .effort($0) }
    case "worked": return WorkText.read(value).map { .worked($0) }
    case "pri": return isLetter(value) ? .priority(text) : nil
    case "id": return value.isEmpty ? nil : .alias(text)
    case "p": return value.isEmpty ? nil : .parent(text)
    case "h": return value == "1" ? .hidden : nil
    default: return nil
    }
  }

  /// Whether a word has the key of a field whose value is not understood.
  static func isOddField(_ word: Substring) -> Bool {
    guard let first = word.utf8.first, "dtr".utf8.contains(first),
      let colon = word.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return false }
    return ["due", "t", "rec"].contains(word[..<colon])
  }

  private static func recurrence(_ value: Substring) -> Recurrence? {
    let isStrict = value.first == "+"
    return PlainRule(isStrict ? value.dropFirst() : value)?.recurrence(
      from: isStrict ? .due : .done)
  }

  private static func rule(_ text: String) -> Recurrence? {
    let isFromDone = text.hasPrefix("!")
    return Recurrence(
      rrule: isFromDone ? String(text.dropFirst()) : text, from: isFromDone ? .done : .due)
  }

  private static func isLetter(_ value: Substring) -> Bool {
    value.utf8.count == 1 && value.utf8.allSatisfy { (65...90).contains($0) }
  }

  /// The meaning for the name: what is not a word of it.
  var kind: LabelledText.Kind {
    switch self {
    case .text: .plain
    case .label(let tag, _): .label(tag: tag)
    default: .field
    }
  }
}
