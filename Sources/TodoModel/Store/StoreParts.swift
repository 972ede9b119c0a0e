internal import CivilCalendar

/// The parts of a store, connected. Each has its own state, and knows only the parts that are
/// passed to it here.
@MainActor
final class StoreParts {
  let reader: Reader
  let searcher: Searcher
  let gate: WriteGate
  let feed: ChangeFeed
  let observers = Observers()
  let instance: Identifier<StoreInstance>
  private let isRepeatable: Bool
  /// Nil for a temporary file, which is alone.
  private let watch: PlaceWatch?
  private var isClosed = false

  init(
    _ database: OpenedDatabase, undoing scope: UndoScope, clock: WallClock
  ) throws(StoreError) {
    (reader, searcher) = (database.reader, database.searcher)
    (instance, isRepeatable) = (database.instance, database.isRepeatable)
    watch = database.isTemporary ? nil : PlaceWatch(path: database.path)
    let (instance, observers) = (instance, observers)
    feed = try reader.readMoment {
      try ChangeFeed(of: $0, instance: instance, undoing: scope, observers: observers)
    }
    gate = WriteGate(database.writer, by: feed.author, clock: clock)
    connect()
  }

  private func connect() {
    reader.willRead = { [feed] in try feed.absorb($0) }
    reader.didReopen = { [feed] in feed.expectChanges() }
    gate.didCommit = { [weak self] in
      self?.watch?.touchLog()
      self?.deliver()
    }
    gate.speedDidChange = { [weak self] in self?.report(.writing(isSlow: $0)) }
    watch?.isWriting = { [gate] in gate.isBusy }
    watch?.placeDidChange = { [weak self] in self?.report(.displaced($0)) }
    watch?.look = { [weak self] in
      guard let self else { return false }
      let before = feed.position
      deliver()
      return feed.position != before
    }
  }

  /// Begins to detect commits of other stores, and to report slow writes.
  func startWatching(_ timer: @escaping StoreTimer) {
    guard !isClosed else { return }
    if !isRepeatable { gate.reportSlowWrites(by: timer) }
    watch?.start(timer)
  }

  /// Notifies the observers of all commits that they do not know yet.
  func deliver() {
    guard !isClosed else { return }
    do {
      try reader.readMoment { _ in }
    } catch {
      // The commit stands although its journal cannot be read now.
      feed.startOver()
    }
    observers.notifyAll()
  }

  private func report(_ event: StoreEvent) {
    observers.add(event)
    observers.notifyAll()
  }

  /// Stops watching, and refuses all reads and writes from now on. False when that was done before.
  func refuse() async -> Bool {
    guard !isClosed else { return false }
    isClosed = true
    watch?.stop()
    gate.refuse()
    // The reader is closed first: only a connection that may write can clean up the log, and it
    // does so when it is the last.
    reader.close()
    await searcher.close()
    return true
  }
}
