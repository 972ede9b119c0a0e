internal import CivilCalendar

/// The number by which items are sorted by their due dates and times. It is that of the column
/// `due_key`, so the schema has the same constants.
enum DueKey {
  /// Stands for “no due date”: after every possible date.
  static let none = 5_764_000_000
  /// A day has a number for each minute, and one after them for no time.
  static let numbersInDay = 1441

  /// The number of an item.
  static func number(of item: TodoItem) -> Int {
    guard let day = item.due else { return none }
    return first(of: day) + (item.dueTime?.minutes ?? numbersInDay - 1)
  }

  /// The smallest number of an item that is due on a day.
  static func first(of day: Day) -> Int { day.daysSinceEpoch * numbersInDay }
}
