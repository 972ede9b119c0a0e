public import CivilCalendar

/// One thing that is done to many items at once.
public enum BulkChange: Hashable, Sendable {
  /// All are due on this day, or on none.
  case due(Day?)
  /// Each is due so much later or earlier than it was; one without a day stays without.
  case shift(DayShift)
  /// All are due at this time of their days, or at none.
  case time(TimeOfDay?)
  /// All are put off until this day, or not at all.
  case start(Day?)
  /// All go into the list of this name, which may not be there yet.
  case list(String, isKnown: Bool)
  /// All get a tag.
  case addTag(String)
  /// A tag is taken from all that have it.
  case removeTag(String)
  /// All matter so much.
  case priority(Priority)
  /// All come again by this rule, or not at all.
  case recurrence(Recurrence?)
  /// All are done, or open again.
  case done(Bool)

  /// What cannot be changed twice in one line; nil for tags.
  var subject: String? {
    switch self {
    case .due, .shift: "the due day"
    case .time: "the time"
    case .start: "the start"
    case .list: "the list"
    case .addTag, .removeTag: nil
    case .priority: "the priority"
    case .recurrence: "the recurrence"
    case .done: "whether it is done"
    }
  }
}
