public import CivilCalendar
public import TodoLanguage

/// What items are asked for, and in which order.
public struct ItemQuery: Hashable, Sendable {
  /// Which part of all items.
  public var scope: ItemScope

  /// Which of them.
  public var filter: Query

  /// What they are sorted by, the first most; what is alike then, and with none everything, is in the
  /// scope's own order. Within a list, open items come before done ones in any case.
  public var sort: [SortRule]

  /// What they are put under headings by.
  public var grouping: Grouping

  /// The day that days in the filter, and the scope, are told from.
  public var today: Day

  /// A query with these parts.
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
