public import TodoValues

/// A part of all items, such as a screen shows. Items of a list that is put away are only in the
/// scopes of that list and, once they are done, in the Logbook.
public enum ItemScope: Hashable, Sendable {
  /// The items of a list, subtasks included.
  case list(Identifier<TodoList>)
  /// The top-level items of a list, open ones first.
  case topLevel(of: Identifier<TodoList>)
  /// Open items that are due or planned by today, or that have started; not those that start later.
  case today
  /// Open items that start, are planned or are due later.
  case upcoming
  /// All open items.
  case all
  /// Open items with a flag.
  case flagged
  /// Done items, the last completed first.
  case logbook
  /// Every item, open or done.
  case everything

  /// The condition that items of the scope meet, besides being in the list.
  public var condition: Query {
    switch self {
    case .list, .topLevel, .everything: .everything
    case .today: .all([.state(.open), .any(dates), .not(.state(.deferred))])
    case .upcoming: .all([.state(.open), .any(dates)])
    case .all: .state(.open)
    case .flagged: .all([.state(.open), .state(.flagged)])
    case .logbook: .state(.done)
    }
  }

  /// The conditions on dates of which its items, which are open, meet one; none where dates do not
  /// matter.
  var dates: [Query] {
    switch self {
    case .today: Self.dates(.lessOrEqual)
    case .upcoming: Self.dates(.greater)
    default: []
    }
  }

  /// Comparisons of each date with today.
  private static func dates(_ comparison: Query.Comparison) -> [Query] {
    [.due, .plan, .start].map { .date($0, .compare(comparison, .phrase("today"))) }
  }

  /// Whether open items come before done ones, whatever the sort rules: where there are both.
  var putsDoneLast: Bool { condition == .everything }

  /// The grouping of its items where nobody names one.
  public var grouping: Grouping {
    switch self {
    case .today: .today
    case .upcoming: .agenda
    case .all: .list
    case .list, .topLevel, .flagged, .logbook, .everything: .none
    }
  }

  /// The terms that sort the items where no rules do.
  var ownTerms: [SortTerm] {
    let rules: [SortRule] =
      switch self {
      case .logbook: [SortRule(.completed, descending: true)]
      default: [SortRule(.due), SortRule(.priority), SortRule(.name)]
      }
    return rules.map(SortTerm.rule)
  }
}
