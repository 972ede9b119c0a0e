public import CivilCalendar

/// A reminder whose moment has come. The program that claimed it shows it.
public struct DueReminder: Hashable, Sendable {
  /// The item.
  public let item: TodoItem
  /// The time of the reminder.
  public let time: ReminderTime
  /// The moment at which it was to come: that of its time, or that to which it was snoozed.
  public let moment: Timestamp
  /// The moment at which it comes again, unless it is confirmed.
  let lease: Timestamp
}
