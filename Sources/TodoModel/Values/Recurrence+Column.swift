internal import CivilCalendar

/// The column that stores a recurrence: the date from which it counts, then its rule, as in
/// `due FREQ=WEEKLY`.
extension Recurrence {
  /// The most bytes in the column.
  static let longestColumn = 1024

  var column: String { (anchor == .due ? "due " : "done ") + rrule }

  init?(column: String) {
    let parts = column.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let anchor = [Substring("due"): Anchor.due, "done": .done][parts[0]]
    else { return nil }
    self.init(rrule: String(parts[1]), from: anchor)
  }
}
