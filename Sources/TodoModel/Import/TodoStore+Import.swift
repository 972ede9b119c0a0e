extension TodoStore {
  /// Imports a `todos.json` of MVCTodo, in one transaction and one step of undo. Importing the same
  /// file again adds nothing twice.
  public func importMVCTodo(_ file: MVCTodoFile) async throws(StoreError) -> ImportReport {
    try await parts.gate.write { ledger in
      try MVCTodoImport.run(file.document, file: file.name, ledger: ledger)
    }
  }
}
