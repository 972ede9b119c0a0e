internal import CivilCalendar

/// How a recurrence stands in the database: from which day it counts, then its rule, as in
/// `due FREQ=WEEKLY`.
extension Recurrence {
  /// Bytes that the column has at most.
  static let longestColumn = 1024

  var column: String { (anchor == .due ? "due " : "done ") + rrule }

  init?(column: String) {
    let parts = column.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let anchor = [Substring("due"): Anchor.due, "done": .done][parts[0]]
    else { return nil }
    self.init(rrule: String(parts[1]), from: anchor)
  }
}
