internal import CivilCalendar
internal import SQLiteKit

/// The draft whose text is being saved.
enum SavedDraft {
  @TaskLocal static var id: Identifier<Draft>?
}

/// Drafts are written outside the journal: they are no step of undo, and no observer is notified.
extension TodoStore {
  /// Whether drafts outlive the store.
  public var keepsDrafts: Bool { !isTemporary }

  /// Stores the text being typed, in place of the draft's earlier version. The draft then belongs
  /// to this program, and is safe when this returns.
  ///
  /// It never waits: while another program is writing, this throws `StoreError.busy`. A draft of
  /// more than ``Draft/mostBytes`` is refused.
  public func keep(_ draft: Draft) async throws(StoreError) {
    guard draft.isOfUsualSize else {
      throw .invalidText("This text is too long to be kept as a draft.")
    }
    let (process, now) = (process, clock.now)
    try await aside(waits: false) { connection in
      try connection.keep(draft, of: process, at: now)
    }
  }

  /// Removes a draft whose text was discarded.
  public func remove(_ draft: Identifier<Draft>) async throws(StoreError) {
    try await aside { connection in try connection.remove(draft) }
  }

  /// Releases a draft, so that any program can resume it.
  public func release(_ draft: Identifier<Draft>) async throws(StoreError) {
    try await aside { connection in try connection.give(draft, to: .nobody) }
  }

  /// Takes over a draft that no running program owns. False when there is no such draft any more:
  /// of several programs, one gets it.
  public func claim(_ draft: Identifier<Draft>) async throws(StoreError) -> Bool {
    let process = process
    return try await aside { connection in
      guard let owner = try connection.process(of: draft), !owner.isAlive else { return false }
      try connection.give(draft, to: process)
      return true
    }
  }

  /// The drafts that no running program owns, newest first: released ones, and those of programs
  /// that ended abruptly.
  public func abandonedDrafts() throws(StoreError) -> [Draft] {
    try read { try reader.drafts().filter { !$0.process.isAlive }.map(\.draft) }
  }

  /// Saves the text of a draft: the first write of `change` removes the draft in the same
  /// transaction. When it fails, the draft is still there.
  @discardableResult
  public func saving<Result>(
    _ draft: Identifier<Draft>, by change: () async throws -> Result
  ) async throws -> Result {
    try await SavedDraft.$id.withValue(draft, operation: change)
  }

  private func aside<Result: Sendable>(
    waits: Bool = true, _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws(StoreError) -> Result {
    guard !isClosed else { throw .closed }
    return try await writer.aside(waits: waits, body)
  }
}
