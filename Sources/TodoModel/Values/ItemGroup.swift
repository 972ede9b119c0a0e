public import CivilCalendar
public import TodoValues

/// Items under one heading.
public struct ItemGroup: Hashable, Sendable {
  /// The property that the items of a group share.
  public enum Key: Hashable, Sendable {
    /// The due date, or the next day; nil without one.
    case day(Day?)
    /// The list.
    case list(Identifier<TodoList>)
    /// The priority.
    case priority(Priority)
    /// The heading of a list in manual order; nil before the first.
    case heading(Identifier<TodoList>?)
    /// Completion: where open items come first, all done items share one heading.
    case done
    /// The first tag, in lower case; nil without tags.
    case tag(String?)
    /// The part of Today.
    case today(TodayPart)
  }

  /// The property that the items share.
  public let key: Key

  /// The indices of the items.
  public let range: Range<Int>
}

extension ItemGroup {
  /// Whether these are the items below a heading of the list, the first of which has an index.
  func isBelowHeading(from index: Int) -> Bool {
    if case .heading = key { range.lowerBound == index } else { false }
  }
}
