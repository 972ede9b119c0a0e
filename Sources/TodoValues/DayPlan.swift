public import CivilCalendar

/// The plan to do an item on a day, or in its evening. It is an intention, and no due date: an item
/// can have both.
public struct DayPlan: Hashable, Sendable {
  /// The day.
  public let day: Day

  /// Whether it is for the evening.
  public let isEvening: Bool

  /// A plan for a day, or for its evening.
  public init(_ day: Day, isEvening: Bool = false) {
    (self.day, self.isEvening) = (day, isEvening)
  }
}
