internal import SQLiteKit
internal import TodoValues

/// The conditions on efforts and work, about a row `i` of the table of items.
extension SQL {
  /// Whether the item is open and is being worked on.
  static let isInWork: SQL = "(i.completed IS NULL AND i.working_since IS NOT NULL)"

  /// The minutes of the item's effort; NULL without one. Another program may have stored any.
  static let effort: SQL = "min(max(i.effort, 1), \(Effort.mostMinutes))"
}
