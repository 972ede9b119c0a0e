/// A screen that tells of days, and is told when today becomes another one.
@MainActor protocol DayFollower: AnyObject {
  /// Shows everything as it is called on the new day.
  func dayDidChange()
}
