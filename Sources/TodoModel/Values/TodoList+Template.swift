internal import CivilCalendar
internal import TodoValues

/// Templates: lists whose items are copied, with their dates counted from the day of use.
extension TodoList {
  /// A kind of template. The raw value is stored, so it never changes.
  public enum Template: Int, Hashable, CaseIterable, Sendable {
    /// Using it adds a list.
    case list = 1
    /// Using it adds its items to a list.
    case items = 2

    /// The word for it in files: what its use adds.
    public var word: String {
      switch self {
      case .list: "list"
      case .items: "items"
      }
    }

    /// The kind with a word; nil if there is none.
    public init?(word: String) {
      guard let kind = Self.allCases.first(where: { $0.word == word }) else { return nil }
      self = kind
    }

    /// The most items of a template.
    public static let mostItems = 5000
  }

  /// A template with a name and without items.
  public static func template(named name: String, _ kind: Template) -> TodoList {
    var template = TodoList(name: name)
    template.template = kind
    return template
  }
}

extension TodoItem {
  /// The dates of the item, without those of its repetition.
  var days: [Day] { [due, deferUntil, plan?.day].compactMap(\.self) }

  /// Changes the dates of the item, and the last day of its repetition.
  mutating func changeDays(_ change: (Day) -> Day) {
    due = due.map(change)
    deferUntil = deferUntil.map(change)
    plan = plan.map { DayPlan(change($0.day), isEvening: $0.isEvening) }
    if let rule = recurrence, case .until(let last) = rule.end {
      recurrence = rule.ending(.until(change(last)))
    }
  }
}
