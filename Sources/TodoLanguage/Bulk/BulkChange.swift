public import CivilCalendar

/// One change of many items at once.
public enum BulkChange: Hashable, Sendable {
  /// The due date of all, or none.
  case due(Day?)
  /// A shift of each due date; an item without a due date stays without.
  case shift(DayShift)
  /// The time on each due date, or none.
  case time(TimeOfDay?)
  /// The date until which all are deferred, or none.
  case start(Day?)
  /// The list of all, by its name; it may not exist yet.
  case list(String, isKnown: Bool)
  /// A tag that all get.
  case addTag(String)
  /// A tag that is removed from all that have it.
  case removeTag(String)
  /// The priority of all.
  case priority(Priority)
  /// The rule by which all repeat, or none.
  case recurrence(Recurrence?)
  /// Completion of all, or reopening.
  case done(Bool)

  /// The property that cannot be changed twice in one line; nil for tags.
  var subject: String? {
    switch self {
    case .due, .shift: "the due date"
    case .time: "the time"
    case .start: "the start date"
    case .list: "the list"
    case .addTag, .removeTag: nil
    case .priority: "the priority"
    case .recurrence: "the repetition"
    case .done: "the state"
    }
  }
}
