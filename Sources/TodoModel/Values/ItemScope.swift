public import TodoValues

/// A part of all items, such as a screen shows.
public enum ItemScope: Hashable, Sendable {
  /// The items of a list, subtasks included.
  case list(Identifier<TodoList>)
  /// The top-level items of a list, open ones first.
  case topLevel(of: Identifier<TodoList>)
  /// Open items that are due by today, overdue ones first.
  case today
  /// Open items that are due later.
  case upcoming
  /// All open items.
  case all
  /// Open items with a priority, the highest first.
  case flagged
  /// Done items, the last completed first.
  case logbook
  /// Every item, open or done.
  case everything

  /// The condition that items of the scope meet, besides being in the list.
  public var condition: Query {
    switch self {
    case .list, .topLevel, .everything: .everything
    case .today: .all([.state(.open), Self.due(.lessOrEqual), .not(.state(.deferred))])
    case .upcoming: .all([.state(.open), Self.due(.greater)])
    case .all: .state(.open)
    case .flagged: .all([.state(.open), .state(.flagged)])
    case .logbook: .state(.done)
    }
  }

  /// A comparison of the due date with today.
  private static func due(_ comparison: Query.Comparison) -> Query {
    .date(.due, .compare(comparison, .phrase("today")))
  }

  /// Whether open items come before done ones, whatever the sort rules: where there are both.
  var putsDoneLast: Bool { condition == .everything }

  /// The terms that sort the items where no rules do.
  var ownTerms: [SortTerm] {
    let rules: [SortRule] =
      switch self {
      case .flagged: [SortRule(.priority), SortRule(.due), SortRule(.name)]
      case .logbook: [SortRule(.completed, descending: true)]
      default: [SortRule(.due), SortRule(.priority), SortRule(.name)]
      }
    return rules.map(SortTerm.rule)
  }
}
