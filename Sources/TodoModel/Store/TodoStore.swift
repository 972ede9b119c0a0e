public import CivilCalendar

/// The one model controller, which every screen reads, changes and observes.
///
/// Reading is synchronous and never waits for a write. Writing is asynchronous: a function returns
/// after its transaction is committed and the observers are notified. Every write that changes
/// something is one entry of the journal and can be undone, even after a restart. Changes of other
/// stores on the same file, in this process or another, are reported in the same way after a call
/// of ``startWatching(by:)``.
///
/// ```swift
/// let store = try TodoStore.open(path: path, clock: clock)
/// let token = store.observe(self)
/// let list = try await store.createList(name: "Groceries", emoji: "🛒")
/// let milk = try await store.createItem(in: list.id, name: "Milk", due: nil)
/// let first = try store.items(in: list.id).items(in: 0..<20)
/// ```
///
/// It is a façade: each of its parts has its own state, and can be used without the others.
@MainActor
public final class TodoStore {
  /// The file of the database, with every link in its folder's path resolved.
  public let path: String

  /// The clock that provides the moment of each change, and today.
  public let clock: WallClock

  /// The drafts: text that was typed and not saved.
  public let drafts: DraftBox

  /// The reminders that are to come.
  public let reminders: ReminderBox

  /// The care of the file: checks, backups, the index of texts, and the length of the journal.
  public let upkeep: Upkeep

  /// The numbers of items.
  public let counts: ItemCounts
  /// All items of a query, and the items of ids.
  public let finder: ItemFinder
  /// The history of changes.
  public let journal: StoreJournal

  let parts: StoreParts

  /// Opens the database at a path. A missing database and its folder are created, for the user
  /// alone (0600 and 0700).
  ///
  /// A file of an older version is migrated, after a backup of it was made. The clock provides the
  /// moments that are stored, today, and the day of the damage check and of the backup. Throws a
  /// `StoreError` that says what is wrong. The file is then as it was before.
  ///
  /// - Parameters:
  ///   - quota: The most bytes that the file may have, for a user who must not fill the disk. A
  ///     larger file grows no further.
  ///   - instance: The identity of the store in the journal; nil for a new one.
  ///   - purpose: The purpose. A wrong one only costs time.
  ///   - scope: The changes that undo and redo are about.
  public static func open(
    path: String, quota: Int? = nil, as instance: Identifier<StoreInstance>? = nil,
    clock: WallClock, for purpose: StorePurpose = .changes, undoing scope: UndoScope = .everything
  ) throws(StoreError) -> TodoStore {
    try TodoStore(
      .open(
        path: path, quota: quota, as: instance ?? scope.newInstance, clock: clock, for: purpose),
      undoing: scope, clock)
  }

  /// A store whose file has lost its name when this returns: it lives exactly as long as the
  /// process, and even a killed process leaves nothing behind. For demonstrations and tests. The
  /// clock provides the moments that are stored, and today.
  ///
  /// A repeatable store behaves the same each time, however busy the machine is, for recordings:
  /// all its work runs on the main queue, and no write is reported as slow.
  public static func temporary(
    isRepeatable: Bool = false, clock: WallClock
  ) throws(StoreError) -> TodoStore {
    try TodoStore(.temporary(isRepeatable: isRepeatable, clock: clock), clock)
  }

  private init(
    _ database: OpenedDatabase, undoing scope: UndoScope = .everything, _ clock: WallClock
  ) throws(StoreError) {
    parts = try StoreParts(database, undoing: scope, clock: clock)
    let (reader, gate) = (parts.reader, parts.gate)
    (path, self.clock) = (database.path, clock)
    counts = ItemCounts(reader, parts.searcher, clock: clock)
    finder = ItemFinder(reader, clock: clock, isTemporary: database.isTemporary)
    journal = StoreJournal(reader, gate, of: parts.instance)
    drafts = DraftBox(reader, gate, clock: clock, areKept: !database.isTemporary)
    reminders = ReminderBox(reader, gate, clock: clock)
    upkeep = Upkeep(
      reader, gate, path: path, clock: clock, isTemporary: database.isTemporary,
      isNew: parts.feed.position == [0, 0])
    parts.observers.notify = { [weak self] observer, event in
      if let self { observer.store(self, didReceive: event) }
    }
  }

  /// Notifies the observer of every event from now on, for as long as the token is held. The
  /// observer itself is held weakly.
  public func observe(_ observer: any TodoStoreObserver) -> ObservationToken {
    parts.observers.add(observer)
  }

  /// Begins to detect commits of other stores to the same file, and to report slow writes. Call it
  /// once the first screen is shown; until then the store detects commits only when it is itself
  /// used. Changes made since it was opened are reported at once.
  public func startWatching(by timer: @escaping StoreTimer) { parts.startWatching(timer) }

  /// Stops watching and closes the file, after the writes under way are committed. A damage check
  /// or a backup under way is abandoned. A closed store throws `StoreError.closed` from then on;
  /// closing it again does nothing.
  public func close() async {
    guard await parts.refuse() else { return }
    await upkeep.close()
    await parts.gate.close()
  }
}
