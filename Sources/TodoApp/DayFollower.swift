/// A screen that shows days, and is notified when today becomes another one.
@MainActor protocol DayFollower: AnyObject {
  /// Shows everything in the words of the new day.
  func dayDidChange()
}
