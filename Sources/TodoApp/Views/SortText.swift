import TermPanels
import TodoModel

/// Sort rules as they are typed: `priority, -due`.
@MainActor enum SortText {
  /// The rules as text.
  static func text(of rules: [SortRule]) -> String {
    rules.map { ($0.isDescending ? "-" : "") + $0.key.rawValue }.joined(separator: ", ")
  }

  /// The rules of a text; nil if a word is not a key.
  static func rules(in text: String) -> [SortRule]? {
    var rules: [SortRule] = []
    for word in text.lowercased().split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      let isDescending = word.hasPrefix("-")
      let name = isDescending ? word.dropFirst() : word
      guard let key = SortRule.Key(rawValue: String(name)) else { return nil }
      rules.append(SortRule(key, descending: isDescending))
    }
    return rules
  }

  /// The meaning of a text.
  static func meaning(of text: String) -> MeaningField.Meaning {
    guard let rules = rules(in: text) else {
      let names = SortRule.Key.allCases.map(\.rawValue).joined(separator: ", ")
      let problem = "Use any of \(names), with - before one to reverse it."
      return .init(text: problem, role: .error, problem: problem)
    }
    if rules.isEmpty { return .init(text: "Open items first, then by due date", role: .faint) }
    let keys = rules.map { $0.isDescending ? "\($0.key.rawValue) reversed" : $0.key.rawValue }
    return .init(text: "By " + keys.joined(separator: ", then "), role: .faint)
  }
}
