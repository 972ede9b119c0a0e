package import CivilCalendar

/// A moment in the past in everyday words.
package enum MomentText {
  /// The age in seconds below which a moment is shown as an age.
  package static let hour = 3600

  /// The time on a known day: `just now`, `5 minutes ago`, `14:02`.
  package static func time(_ moment: Timestamp, by clock: WallClock) -> String {
    let seconds = Int(clock.now.secondsSinceEpoch - moment.secondsSinceEpoch)
    switch seconds {
    // The clock of another machine may be ahead by a little.
    case -60..<60: return "just now"
    case 60..<120: return "1 minute ago"
    case 120..<hour: return "\(seconds / 60) minutes ago"
    default: return DayFormat.time(clock.zone.time(of: moment))
    }
  }
}
