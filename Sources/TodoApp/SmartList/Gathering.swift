import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

/// The source of a screen with items from all lists.
enum Gathering: Hashable {
  /// A smart list.
  case smart(SmartList)
  /// A saved view.
  case view(TodoList)
  /// The items due on a day.
  case day(Day)

  /// The identity, which stays the same when a view is edited.
  var id: AnyHashable {
    switch self {
    case .smart(let kind): kind
    case .view(let view): view.id
    case .day(let day): day
    }
  }

  /// The query for the items and their order. A query that cannot be parsed matches no items.
  func query(today: Day) -> ItemQuery {
    switch self {
    case .smart(let kind): ItemQuery(kind.scope, grouping: kind.grouping, today: today)
    case .view(let view):
      ItemQuery(
        .everything, filter: view.filter ?? .not(.everything), sort: view.sort,
        grouping: view.grouping, today: today)
    case .day(let day):
      ItemQuery(
        .all, filter: .date(.due, .compare(.equal, .day(day))), today: today)
    }
  }

  /// The same query as a person would type it.
  var typed: String {
    switch self {
    case .smart(let kind): kind.scope.condition.description
    case .view(let view): view.query ?? ""
    case .day(let day): "is:open due:\(day)"
    }
  }

  /// The title of the screen.
  @MainActor func title(_ context: AppContext) -> String {
    switch self {
    case .smart(let kind): kind.title
    case .view(let view): [view.emoji, view.name].filter { !$0.isEmpty }.joined(separator: " ")
    case .day(let day): context.words(for: day)
    }
  }

  /// The number of items in words.
  func words(for count: Int) -> String {
    switch self {
    case .smart(let kind): kind.words(for: count)
    case .view: TodoStore.words(for: count)
    case .day: count == 0 ? "none" : TodoStore.words(for: count) + " due"
    }
  }

  /// The message when there are no items.
  @MainActor func emptyMessage(_ context: AppContext) -> Message {
    switch self {
    case .smart(let kind): return kind.emptyMessage
    case .view(let view):
      let query = view.query ?? ""
      do {
        _ = try Query(parsing: query)
      } catch {
        return Message(
          title: "This view cannot be read", detail: "\(query)\n\n\(error.message)")
      }
      return Message(
        art: """
          ╭───────╮
          │   ?   │
          ╰───────╯
          """,
        title: "Nothing is like that", detail: "What answers “\(query)” shows up here.")
    case .day(let day):
      return Message(
        art: """
          ╭─┬───┬─╮
          ├─┴───┴─┤
          │   ·   │
          ╰───────╯
          """,
        title: "Nothing is due \(context.words(on: day))",
        detail: "What you add here is due then.")
    }
  }
}

extension TodoList {
  /// The parsed query of a view; nil if it cannot be parsed.
  var filter: Query? {
    // The mistake is shown where the view is shown.
    query.flatMap { try? Query(parsing: $0) }
  }
}

extension TodoStore {
  /// A count in words, with a `+` at the limit up to which the store counts.
  nonisolated static func words(for count: Int) -> String {
    count == 0 ? "none" : count == countedAtMost ? "\(count)+" : "\(count)"
  }
}

extension Query {
  /// The text of a query that requires two queries, both as they are typed.
  static func typed(_ first: String, and second: String) -> String {
    func part(_ text: String) -> String {
      // A query that cannot be parsed stays as it is, so that its mistake can be seen.
      guard let query = try? Query(parsing: text), case .any = query else { return text }
      return "(\(text))"
    }
    let parts = [first, second].filter { $0.contains { !$0.isWhitespace } }
    return parts.count < 2 ? parts.joined() : part(first) + " " + part(second)
  }
}
