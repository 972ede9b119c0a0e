extension TodoStore {
  /// Moves the done items of a list, with their subtasks, to the list “Archive”, in one step of
  /// undo. It is added if it is missing. Returns the action, or nil if no item was moved.
  @discardableResult
  public func archiveDone(of list: Identifier<TodoList>) async throws(StoreError) -> Deed? {
    try await parts.gate.write { try ItemOperations(ledger: $0).archiveDone(of: list) }
  }
}
