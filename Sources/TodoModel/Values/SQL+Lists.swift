internal import SQLiteKit

/// Conditions on rows of the table of lists, which has lists, views, areas, headings and templates.
/// Another program may have stored a view that is marked as an area, which is a view, or any value
/// as a mark.
extension SQL {
  /// Whether a row is a list that holds items, and no template.
  static let isList: SQL = "\(holdsItems) AND template IS NULL"
  /// Whether a row is a template.
  static let isTemplate: SQL = "\(holdsItems) AND template IS NOT NULL"
  /// Whether a row is a list that holds items, or a template.
  static let holdsItems: SQL = "heading_of IS NULL AND query IS NULL AND NOT \(isMarkedAsArea)"
  /// Whether a row is an area.
  static let isArea: SQL = "heading_of IS NULL AND query IS NULL AND \(isMarkedAsArea)"
  /// Whether a row is a view.
  static let isView: SQL = "heading_of IS NULL AND query IS NOT NULL"
  /// Whether a row is put away, by itself or with its area.
  static let isPutAway: SQL = """
    (\(isMarkedAsPutAway) OR ifnull(area IN (\(areasPutAway)), 0))
    """
  /// Whether a row itself is put away.
  static let isMarkedAsPutAway: SQL = "ifnull(CAST(put_away AS INTEGER), 0) <> 0"

  private static let isMarkedAsArea: SQL = "ifnull(CAST(is_area AS INTEGER), 0) <> 0"

  /// The lists that were deleted, and the templates.
  static let listsWithoutLog: SQL = """
    SELECT id FROM list WHERE \(isLeftOut) AND (deleted = 1 OR template IS NOT NULL)
    """
  /// The lists that were deleted or are put away, and the templates.
  fileprivate static let hiddenLists: SQL = """
    SELECT id FROM list WHERE \(isLeftOut)
    UNION ALL SELECT id FROM list WHERE area IN (\(areasPutAway))
    """
  private static let areasPutAway: SQL =
    "SELECT id FROM list WHERE deleted = 0 AND \(isMarkedAsPutAway) AND \(isArea)"
  /// The condition of the index `list_left_out`, which SQLite uses for this text alone.
  private static let isLeftOut: SQL =
    "(deleted = 1 OR template IS NOT NULL OR \(isMarkedAsPutAway))"
}

extension ItemScope {
  /// The lists whose items are not in the scope, unless it is that of one list. The Logbook has
  /// the done items of lists that are put away.
  var leftOutLists: SQL { self == .logbook ? .listsWithoutLog : .hiddenLists }
}
