import TodoLanguage
import TodoValues

/// Words that set a property of an item in another program, or in none, and stay in its name here.
enum ForeignWord {
  /// The beginning of such words, and ours for the same property.
  private struct Spelling {
    let beginning: String
    let property: String
    /// Our beginning; `nil` if the words are our own, but have no value that is understood.
    let ours: String?
  }

  private static let spellings = [
    Spelling(beginning: "project:", property: "list", ours: "list:"),
    Spelling(beginning: "proj:", property: "list", ours: "list:"),
    Spelling(beginning: "pro:", property: "list", ours: "list:"),
    Spelling(beginning: "+", property: "tag", ours: "tag:"),
    Spelling(beginning: "tags:", property: "tag", ours: "tag:"),
    Spelling(beginning: "pri:", property: "priority", ours: "priority:"),
    Spelling(beginning: "priority:", property: "priority", ours: "priority:"),
    Spelling(beginning: "wait:", property: "start date", ours: "start:"),
    Spelling(beginning: "scheduled:", property: "start date", ours: "start:"),
    Spelling(beginning: "recur:", property: "repetition", ours: "repeat:"),
    Spelling(beginning: "due:", property: "date", ours: nil),
    Spelling(beginning: "start:", property: "date", ours: nil),
    Spelling(beginning: "plan:", property: "plan", ours: nil),
    Spelling(beginning: "time:", property: "time", ours: nil),
    Spelling(beginning: "repeat:", property: "repetition", ours: nil),
    Spelling(beginning: "effort:", property: "effort", ours: nil),
  ]

  /// The priorities of Taskwarrior and of todo.txt.
  private static let priorities: [String: Priority] = [
    "h": .high, "a": .high, "m": .medium, "b": .medium, "l": .low, "c": .low,
  ]

  /// A sentence about the first word of each kind in the names of new items.
  static func remarks(about names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.flatMap { $0.split(separator: " ") }.compactMap { word in
      guard let (spelling, value) = Self.spelling(of: word),
        seen.insert(spelling.beginning).inserted
      else { return nil }
      let ours = spelling.ours.map { $0 + ($0 == "priority:" ? priority(value).name : value) }
      guard let ours, ours != word else {
        return "“\(word)” stays in the name, and sets no \(spelling.property)."
      }
      return "“\(word)” stays in the name. For a \(spelling.property), write \(ours)."
    }
  }

  /// The spelling of a word with its value, which begins with a letter or a digit; after `+` only
  /// with a letter, since `+3` is a number.
  private static func spelling(of word: Substring) -> (Spelling, value: String)? {
    for spelling in spellings where word.lowercased().hasPrefix(spelling.beginning) {
      let value = word.dropFirst(spelling.beginning.count)
      guard let first = value.first else { return nil }
      let isValue = first.isLetter || (first.isNumber && spelling.beginning != "+")
      return isValue ? (spelling, String(value)) : nil
    }
    return nil
  }

  private static func priority(_ value: String) -> Priority {
    priorities[value.lowercased()] ?? Priority(value.lowercased()) ?? .high
  }
}
