extension StoreExchange {
  /// Imports a `todos.json` of MVCTodo, in one transaction and one step of undo. Importing the same
  /// file again adds nothing twice. A rehearsal adds nothing at all, and has the same report.
  public func importMVCTodo(
    _ open: @autoclosure @escaping @Sendable () throws -> MVCTodoFile, isRehearsal: Bool = false
  ) async throws(StoreError) -> ImportReport {
    try await importing(isRehearsal: isRehearsal) { ledger in
      let file = try open()
      return try MVCTodoImport.run(file.document, file: file.name, ledger: ledger)
    }
  }
}
