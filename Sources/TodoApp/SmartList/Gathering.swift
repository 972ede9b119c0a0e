import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel

/// What a screen shows that gathers items from all lists.
enum Gathering: Hashable {
  /// A list that nobody fills.
  case smart(SmartList)
  /// What a saved query means.
  case view(TodoList)
  /// What is due on a day.
  case day(Day)

  /// What stays the same when a view is edited.
  var id: AnyHashable {
    switch self {
    case .smart(let kind): kind
    case .view(let view): view.id
    case .day(let day): day
    }
  }

  /// Which items are in it, and in which order. A query that cannot be read means none.
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

  /// The same as somebody would type it.
  var typed: String {
    switch self {
    case .smart(let kind): kind.typed
    case .view(let view): view.query ?? ""
    case .day(let day): "is:open due:\(day)"
    }
  }

  /// What its screen is called.
  @MainActor func title(_ context: AppContext) -> String {
    switch self {
    case .smart(let kind): kind.title
    case .view(let view): [view.emoji, view.name].filter { !$0.isEmpty }.joined(separator: " ")
    case .day(let day): context.words(for: day)
    }
  }

  /// How much is in it, in words.
  func words(for count: Int) -> String {
    switch self {
    case .smart(let kind): kind.words(for: count)
    case .view: TodoStore.words(for: count)
    case .day: count == 0 ? "none" : TodoStore.words(for: count) + " due"
    }
  }

  /// What is said where nothing is in it.
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
  /// What a view's query means; nil where it cannot be read.
  var filter: Query? {
    // Why it cannot be read is said where the view is shown.
    query.flatMap { try? Query(parsing: $0) }
  }
}

extension TodoStore {
  /// A count in words: more than the store counts one by one is told as that.
  nonisolated static func words(for count: Int) -> String {
    count == 0 ? "none" : count == countedAtMost ? "\(count)+" : "\(count)"
  }
}

extension Query {
  /// What is meant by one query and another one, both as they are typed.
  static func typed(_ first: String, and second: String) -> String {
    func part(_ text: String) -> String {
      // One that cannot be read is left as it is, for its mistake to be seen.
      guard let query = try? Query(parsing: text), case .any = query else { return text }
      return "(\(text))"
    }
    let parts = [first, second].filter { $0.contains { !$0.isWhitespace } }
    return parts.count < 2 ? parts.joined() : part(first) + " " + part(second)
  }
}
