internal import TodoValues

/// The limits of the work on an item.
enum WorkRule {
  /// A sum of work within the limits.
  static func worked(_ seconds: Int) -> Int {
    min(max(seconds, Effort.seconds.lowerBound), Effort.seconds.upperBound)
  }
}
