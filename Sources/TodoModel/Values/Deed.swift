public import CivilCalendar
public import TodoValues

/// An action on lists or items, as the journal stores it: data, which the app puts into words.
public struct Deed: Hashable, Sendable {
  /// The kind of an action. The raw value is stored, so it never changes.
  public enum Verb: String, Hashable, CaseIterable, Sendable {
    case added, deleted, duplicated, imported, edited, changed, renamed, moved, indented, outdented
    case completed, reopened, tagged, untagged, broughtBack
    case setDue, setTime, shiftedDue, setDefer, setPriority, setRecurrence, setTags, setNotes
    case setPlan, plannedWeek, flagged, unflagged, addedWait, removedWait, setReminders
    case setEffort, startedWork, stoppedWork, synced
    case setQuery, setEmoji, setColor, setSort, setGrouping
    case putAway
  }

  /// The lists or items that an action was about.
  public enum Subject: Hashable, Sendable {
    /// One item, by its name.
    case item(String)
    /// Several items.
    case items(Int)
    /// A list, by its name.
    case list(String)
    /// A heading of a list, by its name.
    case heading(String)
    /// A view, by its name.
    case view(String)
    /// An area, by its name.
    case area(String)
    /// A template, by its name.
    case template(String)
    /// A file, by its name.
    case file(String)
    /// The lists and items of the demonstration.
    case demonstration
    /// The lists and items of the tour.
    case tour
  }

  /// The new value, or another argument of an action.
  public enum Detail: Hashable, Sendable {
    /// A new name, or the name of another list.
    case name(String)
    /// A tag.
    case tag(String)
    /// A date, and perhaps a time on it.
    case date(Day, TimeOfDay?)
    /// A plan.
    case plan(DayPlan)
    /// A time.
    case time(TimeOfDay)
    /// A distance between two dates.
    case shift(DayShift)
    /// A priority.
    case priority(Priority)
    /// An amount of work, in minutes.
    case minutes(Int)
    /// A rule of repetition.
    case recurrence(Recurrence)
    /// A colour.
    case color(ListColor)
    /// The numbers of items that came in and went out.
    case exchanged(incoming: Int, outgoing: Int)
  }

  /// The kind of the action.
  public let verb: Verb
  /// The lists or items, by their names before the action.
  public let subject: Subject
  /// The new value; nil if the action has none, or removed a value.
  public let detail: Detail?

  /// An action.
  public init(_ verb: Verb, _ subject: Subject, _ detail: Detail? = nil) {
    self.verb = verb
    self.subject = subject
    self.detail = detail
  }
}

extension Deed.Subject {
  /// A list, a view, a heading, an area or a template.
  public init(_ list: TodoList) {
    self =
      switch list.kind {
      case .list: .list(list.name)
      case .view: .view(list.name)
      case .area: .area(list.name)
      case .heading: .heading(list.name)
      case .template: .template(list.name)
      }
  }

  /// One item by its name, several by their number.
  public init(_ items: [TodoItem]) {
    self = items.count == 1 ? .item(items[0].name) : .items(items.count)
  }
}
