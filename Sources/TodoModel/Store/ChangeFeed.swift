internal import SQLiteKit

/// Follows the journal: finds the changes since the last look, whichever store made them, lets the
/// live results follow them, and prepares the events for the observers.
@MainActor
final class ChangeFeed {
  /// The change that the next undo reverts; nil if there is none.
  private(set) var nextUndo: JournalEntry?
  /// The change that the next redo repeats; nil if there is none.
  private(set) var nextRedo: JournalEntry?

  /// The author of the changes of this store.
  let author: ChangeAuthor
  private let observers: Observers
  private var results: [WeakResults] = []
  private var seenEntry: Int
  private var seenRevision: Int
  private var seenVersion: Int

  /// A feed of the changes after this moment of a connection.
  init(
    of connection: Connection, instance: Identifier<StoreInstance>, undoing scope: UndoScope,
    observers: Observers
  ) throws {
    self.observers = observers
    seenRevision = try connection.revision()
    seenVersion = try connection.dataVersion()
    seenEntry = try connection.newestEntry()
    author =
      switch scope {
      case .everything: ChangeAuthor(instance: instance)
      case .window: ChangeAuthor(instance: instance, ownUpTo: seenEntry)
      case .sharedWindow: ChangeAuthor(instance: instance, ownUpTo: 0)
      }
    try readHistory(connection)
  }

  /// The newest entry and the revision of the file at the last look. Both are 0 in a new file.
  var position: [Int] { [seenEntry, seenRevision] }

  /// Lets results follow the changes for as long as they are held.
  func keep(_ results: any LiveResults) {
    self.results.removeAll { $0.object == nil }
    self.results.append(WeakResults(object: results))
  }

  /// Reads the new entries of the journal, so that the live results agree with the snapshot of the
  /// connection's transaction. Every transaction that reads results calls it first: another
  /// connection may have committed since the last event.
  func absorb(_ connection: Connection) throws {
    // The first read of a table fixes the moment that the transaction sees. Reading the version
    // alone does not: half of the reads would see a commit right after it.
    let revision = try connection.revision()
    let version = try connection.dataVersion()
    guard version != seenVersion else { return }
    let newest = try connection.newestEntry()
    if isFollowed { try follow(connection, to: newest, revision) }
    (seenEntry, seenRevision, seenVersion) = (newest, revision, version)
    try readHistory(connection)
    observers.notifySoon()
  }

  /// Lets the next look read the journal, whatever the version of the file: that of another
  /// connection counts anew.
  func expectChanges() { seenVersion = .min }

  /// Makes results and observers read everything again, since the journal cannot be read now. That
  /// is always right, and meets the same error where it can be shown.
  func startOver() {
    forgetAll()
    settle()
  }

  private func readHistory(_ connection: Connection) throws {
    nextUndo = try connection.nextUndo(by: author)
    nextRedo = try connection.nextRedo(by: author)
  }

  /// Whether anything follows the changes. A command has neither observers nor live results, so the
  /// images of its change are not read.
  private var isFollowed: Bool {
    !observers.isEmpty || results.contains { $0.object != nil }
  }

  /// Follows the changes since the last look, up to the newest entry and a revision.
  private func follow(_ connection: Connection, to newest: Int, _ revision: Int) throws {
    if newest > seenEntry, try connection.oldestEntry() ?? 1 > seenEntry + 1 {
      // Some unseen entries have been forgotten already.
      forgetAll()
    } else if newest > seenEntry {
      try absorb(connection.entries(after: seenEntry), connection)
    } else if revision != seenRevision {
      // Rows were changed without a journal entry. The version alone does not show that: it also
      // changes when a writer restarts the log, before anything is committed.
      forgetAll()
    }
    settle()
  }

  /// Reports entries in the order in which they were written. The rows are those after the newest
  /// entry, and an image holds only what its entry changed. So the entries are read from the newest
  /// backwards.
  private func absorb(_ entries: [NewEntry], _ connection: Connection) throws {
    let rows = PastRows(connection)
    var past: [ChangeSet] = []
    for entry in entries.reversed() {
      let changes = try connection.changes(
        of: entry, over: rows, atMost: ChangeSet.mostListed, ownInstance: author.instance)
      guard let changes else {
        // Older entries are covered by reading everything again.
        forgetAll()
        break
      }
      past.append(changes)
    }
    for changes in past.reversed() {
      for results in results { results.object?.apply(changes) }
      observers.add(.changed(changes))
    }
  }

  private func forgetAll() {
    for results in results { results.object?.invalidate() }
    observers.add(.reloaded)
  }

  private func settle() { for results in results { results.object?.settle() } }
}
