import CivilCalendar
import DatePhrases
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues
import TodoWording

/// The source of a screen with items from all lists.
enum Gathering: Hashable {
  /// A smart list.
  case smart(SmartList)
  /// A saved view.
  case view(TodoList)
  /// The items due on a day.
  case day(Day)

  /// Whether the source is the same one, even if a view was edited meanwhile.
  func isSame(as other: Gathering) -> Bool {
    if case (.view(let view), .view(let former)) = (self, other) { return view.id == former.id }
    return self == other
  }

  /// The query for the items and their order, whose dates are read with the habits of a person. A
  /// query that cannot be parsed matches no items.
  func query(today: Day, _ habits: @autoclosure () -> DateHabits) -> ItemQuery {
    switch self {
    case .smart(let kind):
      ItemQuery(kind.traits.scope, grouping: kind.traits.scope.grouping, today: today)
    case .view(let view):
      ItemQuery(
        .everything, filter: view.filter(habits()) ?? .not(.everything), sort: view.sort,
        grouping: view.grouping, today: today)
    case .day(let day):
      ItemQuery(
        .all, filter: .date(.due, .compare(.equal, .day(day))), today: today)
    }
  }

  /// The same query as a person would type it.
  var typed: String {
    switch self {
    case .smart(let kind): kind.traits.scope.condition.description
    case .view(let view): view.query ?? ""
    case .day(let day): "is:open due:\(day)"
    }
  }

  /// The title of the screen.
  func title(in days: DayFormat) -> String {
    switch self {
    case .smart(let kind): kind.title
    case .view(let view): view.title
    case .day(let day): days.moment(day)
    }
  }

  /// The number of items in words.
  func text(for count: Int) -> String {
    switch self {
    case .smart(let kind): kind.text(for: count)
    case .view(let view): view.text(for: count)
    case .day: Counts.text(count, "due")
    }
  }

  /// The message when there are no items.
  func emptyMessage(in days: DayFormat) -> Message {
    switch self {
    case .smart(let kind): return kind.traits.message
    case .view(let view):
      let query = view.query ?? ""
      do {
        _ = try Query(parsing: query)
      } catch {
        return Message(
          title: "This view's query has a mistake", detail: "\(query)\n\n\(error.message)")
      }
      return Message(
        art: """
          ╭───────╮
          │   ?   │
          ╰───────╯
          """,
        title: "No matches", detail: "Items that match “\(query)” appear here.")
    case .day(let day):
      return Message(
        art: """
          ╭─┬───┬─╮
          ├─┴───┴─┤
          │   ·   │
          ╰───────╯
          """,
        title: "Nothing due \(days.adverb(day))",
        detail: "Items that you add here are due on that day.")
    }
  }
}

extension TodoList {
  /// The parsed query of a view, whose dates are read with the habits of the locale; nil if it
  /// cannot be parsed.
  var filter: Query? { filter(.local) }

  /// The parsed query of a view, whose dates are read with these habits; nil if it has a mistake.
  func filter(_ habits: DateHabits) -> Query? {
    // The mistake is shown where the view is shown.
    query.flatMap { try? Query(parsing: $0, habits: habits) }
  }
}

extension TodoStore {
  /// A count in words, with a `+` at the limit up to which the store counts.
  nonisolated static func text(for count: Int) -> String {
    count == 0 ? "none" : count == ItemQuery.countedAtMost ? "\(count)+" : "\(count)"
  }
}

extension Query {
  /// The text of a query that requires two queries, both as they are typed.
  static func typed(_ first: String, and second: String) -> String {
    // A query that cannot be parsed stays as it is, so that its mistake can be seen.
    func parsed(_ text: String) -> Query? { try? Query(parsing: text) }
    func part(_ text: String) -> String {
      if case .any? = parsed(text) { "(\(text))" } else { text }
    }
    let parts = [first, second].filter { $0.contains { !$0.isWhitespace } }
    guard parts.count == 2 else { return parts.joined() }
    let joined = part(first) + " " + part(second)
    guard let left = parsed(first), let right = parsed(second),
      parsed(joined) != Query.all(of: [left, right])
    else { return joined }
    // A date at the end of the first would take words of the second.
    return "(\(first)) " + part(second)
  }
}
