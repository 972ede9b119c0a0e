import TodoValues

/// The work that was done on an item, as formats without a place for it have it in one of ours: a
/// number of seconds.
enum WorkText {
  /// The seconds as text; nil if there was no work.
  static func text(_ seconds: Int) -> String? { seconds == 0 ? nil : "\(seconds)" }

  /// The seconds of such a text; nil for anything else.
  static func read(_ text: some StringProtocol) -> Int? {
    guard let seconds = Int(text), Effort.seconds.contains(seconds) else { return nil }
    return seconds
  }
}
