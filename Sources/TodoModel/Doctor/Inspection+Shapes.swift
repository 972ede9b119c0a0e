internal import SQLiteKit

/// Checks for rows of a kind that this program never writes.
extension Inspection {
  /// Whether every row has an identity by which it can be found.
  func identities() throws -> Diagnosis.Finding {
    let number = try count(
      """
      SELECT (SELECT count(*) FROM list WHERE length(id) <> 16)
        + (SELECT count(*) FROM item WHERE length(id) <> 16)
      """)
    if number == 0 { return .good("Every row has a valid identifier.") }
    return .bad(
      "\(counted(number, "row")) of another program \(number == 1 ? "has" : "have") an invalid identifier, and can be viewed here but not changed."
    )
  }

  /// Whether all subtasks can be shown.
  func depths() throws -> Diagnosis.Finding {
    let number = try count(.deepItems)
    if number == 0 { return .good("No item is nested too deeply to be shown.") }
    return .bad(
      "\(counted(number, "item")) of another program \(number == 1 ? "is" : "are") nested too deeply to be shown in the list. Search finds their subtasks; delete them, or move their subtasks out."
    )
  }
}

extension SQL {
  /// Items one level deeper than the deepest that are shown.
  fileprivate static let deepItems: SQL = """
    WITH RECURSIVE below(id, levels) AS (
      SELECT id, 0 FROM item WHERE parent IS NULL AND deleted = 0 AND child_count > 0 UNION ALL
      SELECT i.id, levels + 1 FROM below b JOIN item i ON i.parent = b.id AND i.deleted = 0
      WHERE levels <= \(Nesting.deepest))
    SELECT count(*) FROM below WHERE levels > \(Nesting.deepest)
    """
}
