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

  /// Whether every short identity names one item.
  func shortIDs() throws -> Diagnosis.Finding {
    var equal = 0
    var alike: [Identifier<TodoItem>] = []
    func count() {
      if alike.count > 1 {
        let groups = Dictionary(grouping: alike) { ShortID($0, signs: ShortID.longest) }
        equal += groups.values.reduce(0) { $0 + ($1.count > 1 ? $1.count : 0) }
      }
      alike = []
    }
    let ids = try connection.statement("SELECT id FROM item WHERE length(id) = 16 ORDER BY id")
    defer { ids.reset() }
    while try ids.step() {
      let id: Identifier<TodoItem> = ids.identifier(0)
      if let last = alike.last, ShortID.number(of: last) != ShortID.number(of: id) { count() }
      alike.append(id)
    }
    count()
    if equal == 0 { return .good("Every id names one item.") }
    return .bad(
      "\(equal) items have an id that another one has as well. Use their UUIDs, which JSON contains."
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
