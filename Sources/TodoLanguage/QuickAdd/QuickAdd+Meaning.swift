public import CivilCalendar

extension QuickAdd {
  /// What a stretch of a line says about the item.
  public enum Meaning: Hashable, Sendable {
    /// It is due on this day.
    case due(Day)
    /// It is due at this time.
    case time(TimeOfDay)
    /// It is put off until this day.
    case start(Day)
    /// It goes into the list of this name, which may not be there yet.
    case list(String, isKnown: Bool)
    /// It gets a tag.
    case tag(String)
    /// It matters so much.
    case priority(Priority)
    /// It comes again.
    case recurrence(Recurrence)

    /// What kind of thing is said.
    public var kind: Kind {
      switch self {
      case .due: .due
      case .time: .time
      case .start: .start
      case .list: .list
      case .tag: .tag
      case .priority: .priority
      case .recurrence: .recurrence
      }
    }
  }

  /// What kinds of things can be said. An item has one of each, except of tags.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The day it is due.
    case due
    /// The time it is due.
    case time
    /// The day it begins.
    case start
    /// Its list.
    case list
    /// One of its tags.
    case tag
    /// Its priority.
    case priority
    /// How it comes again.
    case recurrence
  }

  /// A stretch of the line and what it says.
  public struct Chip: Hashable, Sendable {
    /// Where in the line it is.
    public let range: Range<String.Index>
    /// What it says.
    public let meaning: Meaning
    /// The first of its words and the one behind its last.
    let words: Range<Int>
  }
}
