public import CivilCalendar
internal import Dispatch
internal import SQLiteKit

/// The one model controller, which every screen reads, changes and observes.
///
/// Reading is synchronous and never waits for a write. Writing is asynchronous: a function returns
/// after its transaction is committed and the observers are notified. Every write that changes
/// something is one entry of the journal and can be undone, even after a restart. Changes of other
/// stores on the same file, in this process or another, are reported in the same way after a call
/// of `startWatching()`.
///
/// ```swift
/// let store = try TodoStore.open(
///   path: TodoStore.defaultPath(environment: environment), clock: clock)
/// let token = store.observe(self)
/// let list = try await store.createList(name: "Groceries", emoji: "🛒")
/// let milk = try await store.createItem(in: list.id, name: "Milk", due: nil)
/// let first = try store.items(in: list.id).items(in: 0..<20)
/// ```
@MainActor
public final class TodoStore {
  /// The file of the database, with every link in its folder's path resolved.
  public let path: String

  /// The clock that provides the moment of each change, and today.
  public let clock: WallClock

  /// The change that the next undo reverts; nil when there is none.
  public internal(set) var nextUndo: JournalEntry?

  /// The change that the next redo repeats; nil when there is none.
  public internal(set) var nextRedo: JournalEntry?

  /// Whether there is something to undo.
  public var canUndo: Bool { nextUndo != nil }

  /// Whether there is something to redo.
  public var canRedo: Bool { nextRedo != nil }

  let reader: Connection
  let writer: Writer
  let searcher: Searcher
  let instance: Identifier<TodoStore>
  let isTemporary: Bool
  /// The process that owns this store's drafts.
  var process = ProcessMark.own
  var isClosed = false
  /// Whether all reads are of one moment now; see ``steadily(_:)``.
  var isSteady = false

  var observations: [WeakBox<ObservationToken>] = []
  var liveResults: [WeakResults] = []
  var pendingEvents: [StoreEvent] = []
  var isDelivering = false
  var seenEntry = 0
  var seenVersion = 0
  var seenRevision = 0
  /// SQLite's version number of the schema when the schema was last found to be ours.
  var seenSchema: Int?
  /// The reason for which reads are refused: another program has changed the schema.
  var refusal: StoreError?

  var writesUnderway = 0
  var slowTimer: (any DispatchSourceTimer)?
  var isSlow = false

  var watch: FileWatch?
  let identity: FileIdentity?
  var isDisplaced = false
  var ownLogTime = 0
  var settleTimer: (any DispatchSourceTimer)?

  var verification: QuietWork<Verification.Verdict>?
  var backup: QuietWork<DailyBackup.Outcome>?
  /// Whether the file was empty when it was opened.
  var isNew = false

  /// The milliseconds for which a search may hold up the screen.
  var patience = 8
  /// Whether the store's behaviour is independent of timing.
  var isRepeatable = false {
    didSet { if isRepeatable { patience = Int(Int32.max) } }
  }

  init(
    path: String, reader: Connection, writer: Writer, searcher: Searcher,
    instance: Identifier<TodoStore>, clock: WallClock, isTemporary: Bool
  ) throws {
    self.path = path
    self.reader = reader
    self.writer = writer
    self.searcher = searcher
    self.instance = instance
    self.clock = clock
    self.isTemporary = isTemporary
    identity = isTemporary ? nil : FileIdentity(path: path)
    try reader.transaction(.deferred) {
      try lookAtSchema()
      seenVersion = try dataVersion()
      seenEntry = try newestEntry()
      seenRevision = try revision()
      try refreshHistory()
    }
    isNew = seenEntry == 0 && seenRevision == 0
  }

  /// Stops watching and closes the file, after the writes under way are committed. A damage check
  /// or a backup under way is abandoned. A closed store throws `StoreError.closed` from then on;
  /// closing it again does nothing.
  public func close() async {
    guard !isClosed else { return }
    isClosed = true
    stopWatching()
    slowTimer?.cancel()
    slowTimer = nil
    verification?.interrupt()
    backup?.interrupt()
    _ = await verification?.outcome()
    _ = await backup?.outcome()
    // The reader is closed first: only a connection that may write can clean up the log, and it
    // does so when it is the last. All statements are in the cache, so this cannot fail; nor would
    // anything be lost.
    try? reader.close()
    await searcher.close()
    await writer.close()
  }

  func read<Result>(_ body: () throws -> Result) throws(StoreError) -> Result {
    guard !isClosed else { throw .closed }
    do {
      if let refusal {
        // The schema may be ours again.
        try lookAtSchema()
        guard self.refusal == nil else { throw refusal }
      }
      return try body()
    } catch {
      throw StoreError(error, path: path)
    }
  }
}
