import CivilCalendar
import TodoModel

/// A screen that a ``Navigator`` can go to.
enum Destination: Hashable, Sendable {
  /// The lists.
  case home
  /// The Inbox.
  case inbox
  /// A search in the items of all lists.
  case search
  /// A smart list.
  case smart(SmartList)
  /// A list, perhaps at one of its items, or a saved view.
  case list(Identifier<TodoList>, at: Identifier<TodoItem>? = nil)
  /// The row of an area, or of what is put away, among the lists.
  case row(Identifier<TodoList>)
  /// An item in its list.
  case item(Identifier<TodoItem>)
  /// The details of an item.
  case details(Identifier<TodoItem>)
  /// The form that uses a template.
  case template(Identifier<TodoList>)
  /// The calendar.
  case calendar
  /// The planning of the next seven days.
  case week
  /// The items due on a day.
  case day(Day)
  /// The history.
  case history
  /// A list as it was right after an entry of the history.
  case past(JournalEntry.ID)
  /// The items that were done in a year.
  case year
}
