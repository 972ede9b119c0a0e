import TodoValues

extension ICalDuration {
  /// The duration as an effort, in whole minutes; nil if it is none or exceeds the limits.
  var effort: Effort? { Effort(minutes: days * 24 * 60 + seconds / 60) }

  /// A duration of some minutes, `PT1H30M`.
  static func text(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return "PT" + (hours > 0 ? "\(hours)H" : "") + (rest > 0 || hours == 0 ? "\(rest)M" : "")
  }
}
