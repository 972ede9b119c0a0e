/// The exchange of lists and items with files of any format. The store knows no format: a source
/// delivers elements, and an export takes them.
@MainActor public struct StoreExchange {
  let store: TodoStore

  fileprivate init(_ store: TodoStore) { self.store = store }

  /// Imports the elements that a source delivers, in one transaction and one undo step. Lists and
  /// items that exist are left alone, so a second import adds nothing. When this throws, nothing
  /// was added.
  ///
  /// - Parameters:
  ///   - file: The name of the file for the journal and the report.
  ///   - isRehearsal: Whether nothing is added after all: the report is the same.
  ///   - open: Opens the source, on another thread, which also reads it. A store whose file has
  ///     reached its limit may open it several times.
  public func importElements(
    of file: String, isRehearsal: Bool = false,
    from open: @escaping @Sendable () throws -> TransferSource
  ) async throws(StoreError) -> ImportReport {
    try await importing(isRehearsal: isRehearsal) { ledger in
      try Importer.run(open(), file: file, ledger: ledger)
    }
  }

  /// Runs an import, or rehearses it. A rehearsal changes nothing: where the file may not grow any
  /// more, it forgets no changes to make room, and fails.
  func importing(
    isRehearsal: Bool, _ body: @escaping @Sendable (Ledger) throws -> ImportReport
  ) async throws(StoreError) -> ImportReport {
    let work: @Sendable (Ledger) throws -> ImportReport = { ledger in
      try ledger.importing(isRehearsal: isRehearsal) { try body(ledger) }
    }
    return isRehearsal
      ? try await store.parts.gate.rehearse(work) : try await store.parts.gate.write(work)
  }

  /// Reads the store as it is at one moment, on the queue and the connection of long searches: no
  /// screen and no write waits for it. Throws the error of the body, or a `StoreError`.
  public func read<Result: Sendable>(
    _ body: @escaping @Sendable (StoreSnapshot) throws -> Result
  ) async throws -> Result {
    try await store.parts.searcher.readMoment { [clock = store.clock] connection in
      try body(StoreSnapshot(connection, clock: clock))
    }
  }
}

extension TodoStore {
  /// The exchange with files.
  public var exchange: StoreExchange { StoreExchange(self) }
}
