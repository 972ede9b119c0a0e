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
  ///   - progress: Called on another thread with the number of elements so far.
  ///   - open: Opens the source, on that thread. A store whose file has reached its limit may open
  ///     it several times.
  public func importElements(
    of file: String, isRehearsal: Bool = false,
    progress: @escaping @Sendable (Int) -> Void = { _ in },
    from open: @escaping @Sendable () throws -> TransferSource
  ) async throws(StoreError) -> ImportReport {
    try await store.parts.gate.write { ledger in
      try ledger.importing(isRehearsal: isRehearsal) {
        try Importer.run(open(), file: file, ledger: ledger, progress: progress)
      }
    }
  }

  /// Delivers a selection of the store to a sink, from one moment. Throws the sink's error, or a
  /// `StoreError`.
  public func exportElements(
    _ selection: ExportSelection = ExportSelection(),
    to sink: @escaping (TransferElement) throws -> Void
  ) throws {
    var failure: (any Error)?
    do {
      try store.parts.reader.readMoment { connection in
        let exporter = try Exporter(connection, selection, clock: store.clock) { element in
          do {
            try sink(element)
          } catch {
            failure = error
            throw error
          }
        }
        try exporter.run()
      }
    } catch {
      throw failure ?? error
    }
  }
}

extension TodoStore {
  /// The exchange with files.
  public var exchange: StoreExchange { StoreExchange(self) }
}
