import CivilCalendar
import TodoValues

/// A sign of Obsidian's plugins Tasks and Reminder, with the meaning of the words behind it.
enum MarkdownSign: Hashable {
  case due(Day)
  /// The day on which it is planned: the start, unless there is one.
  case scheduled(Day)
  case start(Day)
  case created(Day)
  case done(Day)
  case cancelled(Day)
  /// The day and time of a reminder, as the plugin Reminder writes them.
  case reminder(Day, TimeOfDay?)
  case priority(Priority)
  case recurrence(Recurrence)
  /// Something that no item holds: a rule of another kind, what to do on completion, identities and
  /// dependencies, the mark of a block.
  case other

  /// The sign of a word with the words behind it; nil if the words are none of that sign.
  init?(_ word: Substring, _ words: [Substring], today: Day) {
    guard let sign = word.unicodeScalars.first, Self.all.contains(sign) || sign == "^" else {
      return nil
    }
    let glued = word.unicodeScalars.dropFirst().drop { $0 == "\u{FE0F}" }
    let values = (glued.isEmpty ? [] : [Substring(glued)]) + words
    let text = values.joined(separator: " ")
    let day = values.count == 1 ? Day(iso: text) : nil
    switch sign {
    case "📅", "📆", "🗓": self.init(day) { .due($0) }
    case "⏳", "⌛": self.init(day) { .scheduled($0) }
    case "🛫": self.init(day) { .start($0) }
    case "➕": self.init(day) { .created($0) }
    case "✅": self.init(day) { .done($0) }
    case "❌": self.init(day) { .cancelled($0) }
    case "⏰": self.init(reminder: values)
    case "🔺", "⏫", "🔼", "🔽", "⏬":
      guard values.isEmpty else { return nil }
      self = .priority(Self.priority(sign))
    case "🔁":
      guard !text.isEmpty,
        text.utf8.allSatisfy({ $0.isLetter || $0.isDigit || " ,!".utf8.contains($0) })
      else { return nil }
      self = Recurrence(spoken: text, today: today).map { .recurrence($0) } ?? .other
    case "^":
      let name = word.dropFirst().utf8
      guard words.isEmpty, !name.isEmpty,
        name.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") })
      else { return nil }
      self = .other
    default:
      // 🆔, ⛔ and 🏁: names of letters, digits, `_` and `-`, with commas between several.
      guard !text.isEmpty, values.dropLast().allSatisfy({ $0.last == "," }),
        text.utf8.allSatisfy({ $0.isLetter || $0.isDigit || "_-, ".utf8.contains($0) })
      else { return nil }
      self = .other
    }
  }

  private init?(_ day: Day?, _ make: (Day) -> MarkdownSign) {
    guard let day else { return nil }
    self = make(day)
  }

  private init?(reminder values: [Substring]) {
    guard let first = values.first, let day = Day(iso: String(first)), values.count <= 2 else {
      return nil
    }
    let time = values.count == 2 ? TimeOfDay(iso: values[1]) : nil
    guard values.count == 1 || time != nil else { return nil }
    self = .reminder(day, time)
  }

  /// Whether a word begins with a sign.
  static func begins(_ word: Substring) -> Bool {
    guard let first = word.unicodeScalars.first else { return false }
    return all.contains(first)
      || first == "^"
        && word.utf8.dropFirst().allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2d }
  }

  private static let all: Set<Unicode.Scalar> = [
    "📅", "📆", "🗓", "⏳", "⌛", "🛫", "➕", "✅", "❌", "⏰", "🔺", "⏫", "🔼", "🔽", "⏬", "🔁", "🆔",
    "⛔", "🏁",
  ]

  /// The highest two are high, the lowest two low.
  private static func priority(_ sign: Unicode.Scalar) -> Priority {
    switch sign {
    case "🔺", "⏫": .high
    case "🔼": .medium
    default: .low
    }
  }

  /// The sign that is written for a priority.
  static func sign(_ priority: Priority) -> String? {
    switch priority {
    case .none: nil
    case .low: "🔽"
    case .medium: "🔼"
    case .high: "⏫"
    }
  }
}
