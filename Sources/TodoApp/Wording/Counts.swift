import TodoModel
import TodoValues

/// A number of items with their state, such as `3 open` and `2 due`.
enum Counts {
  /// A number with a word, and a `+` at the limit up to which the store counts.
  static func text(_ count: Int, _ word: String) -> String {
    count == 0 ? "0 " + word : TodoStore.text(for: count) + " " + word
  }

  /// The items due on a day, with the sum of their efforts if they have any.
  static func due(_ load: DayLoad) -> String {
    [text(load.count, "due"), load.effort].compactMap(\.self).joined(separator: ", ")
  }

  /// A number of items.
  static func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }

  /// The open items of a list, or a word of praise.
  static func text(of summary: ListSummary) -> String {
    summary.openCount == 0 && summary.totalCount > 0 ? "all done" : text(summary.openCount, "open")
  }
}

extension TodoList {
  /// The number of a view's items in words: they are open if the view asks for that.
  func text(for count: Int) -> String {
    Counts.text(count, filter?.requiresOpenItems == true ? "open" : "found")
  }
}

extension Query {
  /// Whether only open items match.
  fileprivate var requiresOpenItems: Bool {
    switch self {
    case .state(.open), .state(.overdue), .state(.deferred): true
    case .all(let parts): parts.contains(where: \.requiresOpenItems)
    default: false
    }
  }
}
