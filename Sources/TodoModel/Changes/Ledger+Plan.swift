extension Ledger {
  /// An empty plan for the changes of this transaction.
  func plan() -> Plan { Plan(connection: connection, clock: clock) }

  /// Carries out a plan as one journal entry. A plan without changes writes none.
  ///
  /// - Returns: The change of each item that changed.
  @discardableResult
  func carryOut(
    _ plan: Plan, _ deed: Deed, list: Identifier<TodoList>? = nil,
    item: Identifier<TodoItem>? = nil
  ) throws -> [Change<TodoItem>] {
    let changes = plan.changes
    guard !changes.isEmpty else { return [] }
    try begin(deed, list: list, item: item)
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
