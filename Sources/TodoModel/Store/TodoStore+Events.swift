internal import Dispatch
internal import SQLiteKit

extension TodoStore {
  /// The most changes listed for one entry; a larger entry becomes `StoreEvent.reloaded`.
  static let listedChanges = 2000

  /// The time after which a write is reported to the observers as slow.
  static let slowWrite = DispatchTimeInterval.milliseconds(150)

  /// Notifies the observer of every event from now on, for as long as the token is held. The
  /// observer itself is held weakly.
  public func observe(_ observer: any TodoStoreObserver) -> ObservationToken {
    let token = ObservationToken(observer: observer)
    observations.removeAll { $0.object == nil }
    observations.append(WeakBox(object: token))
    return token
  }

  /// Notifies the observers of all commits that they do not know yet.
  func deliver() {
    guard !isClosed else { return }
    do {
      try reader.transaction(.deferred) { try absorb() }
    } catch {
      // The commit stands although its journal cannot be read now. Reading everything again is
      // always right, and meets the same error where it can be shown.
      startOver()
      for results in liveResults { results.object?.settle() }
    }
    notifyObservers()
  }

  /// Reads the new entries of the journal, so that the live results agree with the snapshot of the
  /// reader's transaction. Every transaction that reads results calls it first: another connection
  /// may have committed since the last event.
  func absorb() throws {
    try lookAtSchema()
    // The first read of a table fixes the moment that the transaction sees. Reading the version
    // alone does not: half of the reads would see a commit right after it.
    let revision = try revision()
    let version = try dataVersion()
    guard version != seenVersion else { return }
    let newest = try newestEntry()
    if newest > seenEntry, try reader.oldestEntry() ?? 1 > seenEntry + 1 {
      // Some unseen entries have been forgotten already.
      startOver()
    } else if newest > seenEntry {
      try absorb(entries(after: seenEntry))
    } else if revision != seenRevision {
      // Rows were changed without a journal entry. The version alone does not show that: it also
      // changes when a writer restarts the log, before anything is committed.
      startOver()
    }
    for results in liveResults { results.object?.settle() }
    seenEntry = newest
    seenVersion = version
    seenRevision = revision
    try refreshHistory()
    deliverSoon()
  }

  /// Throws when another program has changed the schema since the last look: its additions would
  /// run with each row that is read.
  func lookAtSchema() throws {
    let schema = try reader.integer("PRAGMA schema_version")
    guard schema != seenSchema else { return }
    do {
      try SchemaCheck.verify(reader, path: path)
    } catch {
      refusal = StoreError(error, path: path)
      throw error
    }
    (seenSchema, refusal) = (schema, nil)
  }

  func refreshHistory() throws {
    nextUndo = try reader.entry(.nextUndo)
    nextRedo = try reader.entry(.nextRedo)
  }

  func dataVersion() throws -> Int { try reader.integer("PRAGMA data_version") ?? 0 }

  func revision() throws -> Int { try reader.integer("SELECT number FROM revision") ?? 0 }

  func newestEntry() throws -> Int { try reader.integer("SELECT max(id) FROM journal") ?? 0 }

  private struct NewEntry {
    let entry: JournalEntry
    let target: Int?
    let isOwn: Bool
  }

  private func entries(after seen: Int) throws -> [NewEntry] {
    let statement = try reader.statement(
      """
      SELECT \(SQL.entryColumns), target, instance FROM journal WHERE id > ? ORDER BY id
      """)
    try statement.bind(seen, at: 1)
    defer { statement.reset() }
    var entries: [NewEntry] = []
    while try statement.step() {
      entries.append(
        NewEntry(
          entry: statement.entry(), target: statement.optionalInteger(6),
          isOwn: statement.identifier(7) == instance))
    }
    return entries
  }

  /// Reports entries in the order in which they were written. The rows are those after the newest
  /// entry, and an image holds only what its entry changed. So the entries are read from the newest
  /// backwards.
  private func absorb(_ entries: [NewEntry]) throws {
    let rows = PastRows(reader)
    var past: [ChangeSet] = []
    for entry in entries.reversed() {
      guard let changes = try changes(of: entry, rows) else {
        // Older entries are covered by reading everything again.
        startOver()
        break
      }
      past.append(changes)
    }
    for changes in past.reversed() {
      for results in liveResults { results.object?.apply(changes) }
      pendingEvents.append(.changed(changes))
    }
  }

  /// The changes of an entry; nil when there are more than are worth listing.
  private func changes(of new: NewEntry, _ rows: PastRows) throws -> ChangeSet? {
    let isReplay = new.entry.kind == .undo || new.entry.kind == .redo
    // The entry that was undone or redone may be forgotten already.
    if isReplay, new.target == nil { return nil }
    let source = new.target ?? new.entry.id
    let size = try reader.integer(
      "SELECT count(*) FROM (SELECT 1 FROM journal_change WHERE entry = ? LIMIT ?)",
      .integer(source), .integer(Self.listedChanges + 1))
    guard let size, size <= Self.listedChanges else { return nil }

    var lists: [Change<TodoList>] = []
    var items: [Change<TodoItem>] = []
    let isUndo = new.entry.kind == .undo
    try reader.forEachChange(of: source, backwards: !isUndo, over: rows) { change in
      switch isUndo ? change.inverse : change {
      case .list(let id, let change): lists.append(try rows.goBack(change, of: id))
      case .item(let id, let change): items.append(try rows.goBack(change, of: id))
      }
    }
    return ChangeSet(
      lists: lists.reversed(), items: items.reversed(), origin: new.isOwn ? .own : .other,
      entry: new.entry)
  }

  private func startOver() {
    for results in liveResults { results.object?.invalidate() }
    // Earlier events are covered by reading everything again.
    pendingEvents.removeAll {
      switch $0 {
      case .writing, .displaced: false
      case .changed, .reloaded: true
      }
    }
    pendingEvents.append(.reloaded)
  }

  func notifyObservers() {
    // An observer that reads may cause further events; the loop already running reports them.
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !pendingEvents.isEmpty {
      let event = pendingEvents.removeFirst()
      for observation in observations {
        observation.object?.observer?.store(self, didReceive: event)
      }
    }
  }

  private func deliverSoon() {
    guard !pendingEvents.isEmpty, !isDelivering else { return }
    Task { [weak self] in self?.deliver() }
  }
}

extension TodoStore {
  func beginWriting() {
    writesUnderway += 1
    guard slowTimer == nil, !isSlow, !isRepeatable else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + Self.slowWrite)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.noticeSlowWrite() }
    }
    slowTimer = timer
    timer.activate()
  }

  func endWriting() {
    writesUnderway -= 1
    guard writesUnderway == 0 else { return }
    slowTimer?.cancel()
    slowTimer = nil
    guard isSlow else { return }
    isSlow = false
    pendingEvents.append(.writing(isSlow: false))
    notifyObservers()
  }

  private func noticeSlowWrite() {
    guard writesUnderway > 0, !isClosed else { return }
    isSlow = true
    pendingEvents.append(.writing(isSlow: true))
    notifyObservers()
  }
}
