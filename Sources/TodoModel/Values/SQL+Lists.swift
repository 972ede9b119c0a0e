internal import SQLiteKit

/// Conditions on rows of the table of lists, which has lists, views, areas and headings. Another
/// program may have stored a view that is marked as an area, which is a view, or any value as a
/// mark.
extension SQL {
  /// Whether a row is a list that holds items.
  static let isList: SQL = "heading_of IS NULL AND query IS NULL AND NOT \(isMarkedAsArea)"
  /// Whether a row is an area.
  static let isArea: SQL = "heading_of IS NULL AND query IS NULL AND \(isMarkedAsArea)"
  /// Whether a row is a view.
  static let isView: SQL = "heading_of IS NULL AND query IS NOT NULL"
  /// Whether a row is put away, by itself or with its area.
  static let isPutAway: SQL = """
    (\(isMarkedAsPutAway) OR ifnull(area IN (SELECT id FROM list
      WHERE deleted = 0 AND \(isMarkedAsPutAway) AND \(isArea)), 0))
    """
  /// Whether a row itself is put away.
  static let isMarkedAsPutAway: SQL = "ifnull(CAST(put_away AS INTEGER), 0) <> 0"

  private static let isMarkedAsArea: SQL = "ifnull(CAST(is_area AS INTEGER), 0) <> 0"

  /// The lists that were deleted.
  fileprivate static let deletedLists: SQL = "SELECT id FROM list WHERE deleted = 1"
  /// The lists that were deleted or are put away.
  fileprivate static let hiddenLists: SQL = "SELECT id FROM list WHERE deleted = 1 OR \(isPutAway)"
}

extension ItemScope {
  /// The lists whose items are not in the scope, unless it is that of one list. The Logbook has
  /// the done items of lists that are put away.
  var leftOutLists: SQL { self == .logbook ? .deletedLists : .hiddenLists }
}
