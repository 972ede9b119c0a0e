internal import CivilCalendar
internal import SQLiteKit

/// The drafts of a store: text that was typed and not saved. They are written outside the journal:
/// they are not undo steps, and no observer is notified.
///
/// A write that saves the text of a draft names it, and so removes it in the same transaction:
///
/// ```swift
/// try await store.createItem(item, finishing: draft.id)
/// ```
@MainActor
public final class DraftBox {
  /// Whether drafts outlive the store.
  public let areKept: Bool

  /// The process that owns the drafts of this store.
  var process = ProcessMark.own

  private let reader: Reader
  private let gate: WriteGate
  private let clock: WallClock

  init(_ reader: Reader, _ gate: WriteGate, clock: WallClock, areKept: Bool) {
    (self.reader, self.gate, self.clock, self.areKept) = (reader, gate, clock, areKept)
  }

  /// Stores the text being typed, in place of the draft's earlier version. The draft then belongs
  /// to this program, and is safe when this returns.
  ///
  /// It never waits: while another program is writing, this throws `StoreError.busy`. A draft of
  /// more than ``Draft/mostBytes`` is refused.
  public func keep(_ draft: Draft) async throws(StoreError) {
    guard draft.isOfUsualSize else { throw .invalidText(.longDraft) }
    let (process, now) = (process, clock.now)
    try await gate.writeAside(waits: false) { connection in
      try connection.keep(draft, of: process, at: now)
    }
  }

  /// Stores a draft that belongs to no program, so that any program can resume it. It waits while
  /// another program is writing.
  public func leave(_ draft: Draft) async throws(StoreError) {
    guard draft.isOfUsualSize else { throw .invalidText(.longDraft) }
    let now = clock.now
    try await gate.writeAside { connection in try connection.keep(draft, of: .nobody, at: now) }
  }

  /// Removes a draft whose text was discarded.
  public func remove(_ draft: Identifier<Draft>) async throws(StoreError) {
    try await gate.writeAside { connection in try connection.remove(draft) }
  }

  /// Releases a draft, so that any program can resume it.
  public func release(_ draft: Identifier<Draft>) async throws(StoreError) {
    try await gate.writeAside { connection in try connection.give(draft, to: .nobody) }
  }

  /// Takes over a draft that no running program owns. False if there is no such draft any more:
  /// of several programs, one gets it.
  public func claim(_ draft: Identifier<Draft>) async throws(StoreError) -> Bool {
    let process = process
    return try await gate.writeAside { connection in
      guard let owner = try connection.process(of: draft), !owner.isAlive else { return false }
      try connection.give(draft, to: process)
      return true
    }
  }

  /// The drafts that no running program owns, newest first: released ones, and those of programs
  /// that ended abruptly.
  public func abandoned() throws(StoreError) -> [Draft] {
    try reader.read { try $0.drafts().filter { !$0.process.isAlive }.map(\.draft) }
  }
}
