public import CivilCalendar
public import TodoValues

/// The values of a new item that its line does not set: those of the screen on which it is added.
public struct ItemPreset: Hashable, Sendable {
  /// The list; `nil` is the usual one.
  public var list: Identifier<TodoList>?
  /// The due date.
  public var due: Day?
  /// The start date.
  public var start: Day?
  /// The plan.
  public var plan: DayPlan?
  /// The tags.
  public var tags: [String]
  /// The priority.
  public var priority: Priority
  /// Whether the item is flagged.
  public var isFlagged: Bool
  /// The item after which it is placed; `nil` is the end.
  public var after: Identifier<TodoItem>?
  /// The heading below which it is placed; `nil` is the end of the items before the first heading.
  public var heading: Identifier<TodoList>?

  /// Creates a preset; without arguments, an empty one.
  public init(
    list: Identifier<TodoList>? = nil, due: Day? = nil, start: Day? = nil, plan: DayPlan? = nil,
    tags: [String] = [], priority: Priority = .none, isFlagged: Bool = false,
    after: Identifier<TodoItem>? = nil, heading: Identifier<TodoList>? = nil
  ) {
    (self.list, self.due, self.start, self.plan) = (list, due, start, plan)
    (self.tags, self.priority) = (tags, priority)
    (self.isFlagged, self.after, self.heading) = (isFlagged, after, heading)
  }
}
