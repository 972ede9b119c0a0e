public import CivilCalendar
public import TodoValues

/// The meaning of some words in a line, for one item or for many. The line of a new item has no
/// removals, no shifts, no flag and no completion.
public enum LineMeaning: Hashable, Sendable {
  /// The due date, or none.
  case due(Day?)
  /// A shift of the due date; an item without a due date stays without.
  case shift(DayShift)
  /// The due time, or none.
  case time(TimeOfDay?)
  /// The date until which the item is deferred, or none.
  case start(Day?)
  /// The plan for a day, or none.
  case plan(DayPlan?)
  /// Whether the item is flagged.
  case flag(Bool)
  /// The list, by its name; it may not exist yet.
  case list(String, isKnown: Bool)
  /// A tag.
  case tag(String)
  /// A tag that is removed.
  case removedTag(String)
  /// The priority.
  case priority(Priority)
  /// The effort, or none.
  case effort(Effort?)
  /// The rule by which the item repeats, or none.
  case recurrence(Recurrence?)
  /// The reminders, or those that are usual.
  case reminders(Reminders?)
  /// Completion, or reopening.
  case done(Bool)

  /// The property that the words are about.
  public var kind: Kind {
    switch self {
    case .due, .shift: .due
    case .time: .time
    case .start: .start
    case .plan: .plan
    case .flag: .flag
    case .list: .list
    case .tag, .removedTag: .tag
    case .priority: .priority
    case .effort: .effort
    case .recurrence: .recurrence
    case .reminders: .reminders
    case .done: .completion
    }
  }

  /// The properties that words can be about. A line has one meaning of each, except for tags.
  public enum Kind: Hashable, Sendable {
    /// The due date.
    case due
    /// The due time.
    case time
    /// The date until which the item is deferred.
    case start
    /// The plan for a day.
    case plan
    /// The flag.
    case flag
    /// The list.
    case list
    /// One of the tags.
    case tag
    /// The priority.
    case priority
    /// The effort.
    case effort
    /// The rule by which the item repeats.
    case recurrence
    /// The reminders.
    case reminders
    /// Whether the item is done.
    case completion
  }
}
