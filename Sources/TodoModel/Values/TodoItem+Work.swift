public import CivilCalendar

/// The work on an item. A clock that was set back never makes it negative.
extension TodoItem {
  /// The seconds of work on the item until a moment, the running work included.
  public func worked(until moment: Timestamp) -> Int {
    WorkRule.worked(worked + runningSeconds(at: moment))
  }

  /// The seconds for which it is being worked on at a moment; 0 if it is not, or if the clock was
  /// set back to before the start.
  public func runningSeconds(at moment: Timestamp) -> Int {
    guard let workingSince else { return 0 }
    return max(moment.microseconds - workingSince.microseconds, 0) / 1_000_000
  }

  /// Adds the running work to the sum, and ends it.
  mutating func stopWork(at moment: Timestamp) {
    worked = worked(until: moment)
    workingSince = nil
  }
}
