extension Ledger {
  /// A plan of what this transaction is going to do.
  func plan() -> Plan { Plan(connection: connection, clock: clock) }

  /// Carries a plan out as one entry of the journal. One that changes nothing is none.
  ///
  /// - Returns: What became of each item that changed.
  @discardableResult
  func carryOut(
    _ plan: Plan, _ label: String, list: Identifier<TodoList>? = nil,
    item: Identifier<TodoItem>? = nil
  ) throws -> [Change<TodoItem>] {
    let changes = plan.changes
    guard !changes.isEmpty else { return [] }
    try begin(label, list: list, item: item)
    for change in changes {
      if let after = change.after {
        try save(after)
      } else if let before = change.before {
        try delete(before.id)
      }
    }
    return changes
  }
}
