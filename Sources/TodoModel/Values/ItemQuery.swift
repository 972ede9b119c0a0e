public import CivilCalendar
public import TodoValues

/// A query for items, and their order.
public struct ItemQuery: Hashable, Sendable {
  /// The number up to which matches are counted one by one.
  public static let countedAtMost = 1_000

  /// The part of all items that is searched.
  public var scope: ItemScope

  /// The condition that items of the scope must meet.
  public var filter: Query

  /// The rules that sort the items, the most important first. Ties, or everything when there are no
  /// rules, are in the scope's own order. Within a list, open items always come before done ones.
  public var sort: [SortRule]

  /// The property that groups the items under headings.
  public var grouping: Grouping

  /// The day to which dates in the filter, and the scope, are relative.
  public var today: Day

  /// The list whose own headings group the items: one in manual order and without other headings.
  var headedList: Identifier<TodoList>? {
    guard case .topLevel(let list) = scope, grouping == .none, sort.first == SortRule(.manual)
    else { return nil }
    return list
  }

  /// Whether the matches are all top-level items of a list, or the open ones among them.
  var isOfWholeList: Bool {
    guard case .topLevel = scope else { return false }
    return filter == .everything || filter == .state(.open)
  }

  /// Whether the columns of an item alone decide if it matches and in which place. In other queries
  /// that may depend on the items for which it waits, or on the name of its list.
  var isDecidedByItem: Bool { isOfWholeList && grouping != .today && grouping != .list }

  /// The terms that sort the items, the most important first, without those that only separate
  /// items which are equal by the rules.
  public var terms: [SortTerm] {
    (scope.putsDoneLast ? [.state] : [])
      + (grouping == .none ? [] : [.group(grouping, today: today)])
      + (sort.isEmpty ? scope.ownTerms : sort.map(SortTerm.rule))
  }

  /// A query with these values.
  public init(
    _ scope: ItemScope, filter: Query = .everything, sort: [SortRule] = [],
    grouping: Grouping = .none, today: Day
  ) {
    self.scope = scope
    self.filter = filter
    self.sort = sort
    self.grouping = grouping
    self.today = today
  }
}
