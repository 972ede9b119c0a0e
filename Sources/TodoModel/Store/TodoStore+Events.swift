internal import Dispatch
internal import SQLiteKit

extension TodoStore {
  /// How many changes of one entry are listed; more of them are `StoreEvent.reloaded`.
  static let listedChanges = 2000

  /// How long a write may take before the observers are told that it is slow.
  static let slowWrite = DispatchTimeInterval.milliseconds(150)

  /// Has the observer told of every event from now on, for as long as the token is held. The
  /// observer itself is held weakly.
  public func observe(_ observer: any TodoStoreObserver) -> ObservationToken {
    let token = ObservationToken(observer: observer)
    observations.removeAll { $0.object == nil }
    observations.append(WeakBox(object: token))
    return token
  }

  /// Tells the observers of everything committed that they have not heard of.
  func deliver() {
    guard !isClosed else { return }
    do {
      try reader.transaction(.deferred) { try absorb() }
    } catch {
      // The commit stands although its journal cannot be read now; reading everything again is
      // always right, and meets the same error where it can be shown.
      startOver()
      for results in liveResults { results.object?.settle() }
    }
    tell()
  }

  /// Takes in what the journal has gained, so that the live results agree with the snapshot of the
  /// reader's transaction. It is called in every transaction that looks at results, first thing:
  /// another connection may have committed since the last event.
  func absorb() throws {
    try lookAtSchema()
    // The first read of a table decides which moment the transaction sees; asking for the version
    // alone does not, and what is committed right after it would be seen by half of the reads.
    let revision = try revision()
    let version = try dataVersion()
    guard version != seenVersion else { return }
    let newest = try newestEntry()
    if newest > seenEntry, try reader.oldestEntry() ?? 1 > seenEntry + 1 {
      // Some that were not heard of have been forgotten already.
      startOver()
    } else if newest > seenEntry {
      try absorb(entries(after: seenEntry))
    } else if revision != seenRevision {
      // Somebody changed rows without a journal entry. The version alone does not tell: it also
      // changes when a writer starts the log over, before anything is committed.
      startOver()
    }
    for results in liveResults { results.object?.settle() }
    seenEntry = newest
    seenVersion = version
    seenRevision = revision
    try refreshHistory()
    deliverSoon()
  }

  /// Throws where somebody else has changed the schema since the last look: what they have put there
  /// would run with each row that is read.
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

  /// Rows are what they are after the newest entry, and an image only says what it changed. So the
  /// entries are read from the newest backwards, and told in the order in which they were made.
  private func absorb(_ entries: [NewEntry]) throws {
    let rows = PastRows(reader)
    var past: [ChangeSet] = []
    for entry in entries.reversed() {
      guard let changes = try changes(of: entry, rows) else {
        // What is older is part of what is read again.
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

  /// What an entry changed; nil when that is more than is worth listing.
  private func changes(of new: NewEntry, _ rows: PastRows) throws -> ChangeSet? {
    let isReplay = new.entry.kind == .undo || new.entry.kind == .redo
    // What an undo was of may be forgotten already.
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
    // Events before this one are part of what is read again.
    pendingEvents.removeAll {
      switch $0 {
      case .writing, .displaced: false
      case .changed, .reloaded: true
      }
    }
    pendingEvents.append(.reloaded)
  }

  func tell() {
    // An observer that reads may bring further events; they are told by the loop already running.
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
    tell()
  }

  private func noticeSlowWrite() {
    guard writesUnderway > 0, !isClosed else { return }
    isSlow = true
    pendingEvents.append(.writing(isSlow: true))
    tell()
  }
}
