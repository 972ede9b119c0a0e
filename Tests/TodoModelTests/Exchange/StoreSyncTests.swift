import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

@Suite("A record of a synchronisation") @MainActor struct StoreSyncTests {
  private let store: TodoStore
  private let list: TodoList

  init() async throws {
    store = try .temporary(clock: .drawn)
    list = try await store.createList(name: "Home")
  }

  private func object(_ text: String, pending: String? = nil) -> SyncRecord.Object {
    SyncRecord.Object(
      uid: "uid \(text)", item: Identifier(derivedFrom: text),
      version: SyncRecord.Version(seen: Array(text.utf8), agreed: []),
      pending: pending.map { SyncRecord.Version(seen: Array($0.utf8), agreed: nil) })
  }

  private var record: SyncRecord {
    SyncRecord(
      collections: [
        SyncRecord.Collection(
          name: "home", list: list.id, seenTitle: "Home", agreedTitle: "🏠 Home",
          seenColor: "#FFFFFF")
      ],
      objects: [
        SyncRecord.Place(collection: "home", file: "a.ics"): object("a"),
        SyncRecord.Place(collection: "home", file: "b.ics"): object("b", pending: "c"),
      ], began: Timestamp(microseconds: 5))
  }

  /// Stores a record with the changes that `edit` adds, and returns the former one.
  @discardableResult
  private func keep(
    _ record: SyncRecord, of folder: String = "/dav", isRehearsal: Bool = false,
    _ edit: @escaping @Sendable (inout SyncChanges) -> Void = { _ in }
  ) async throws -> SyncRecord {
    try await store.synchronization.run(withFolder: folder, isRehearsal: isRehearsal) { snapshot in
      var changes = SyncChanges(
        Deed(.synced, .file("dav"), .exchanged(incoming: 1, outgoing: 0)),
        record: SyncRecord.Change(from: snapshot.record, to: record))
      edit(&changes)
      return (changes, snapshot.record)
    }
  }

  @Test func `is in a file of version 8, too`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("todos.db")
    try VersionSevenFile.write(to: path)
    let connection = try Connection(path: path, mode: .readWrite)
    _ = try Schema.migrator.upTo(8).migrate(connection)
    try connection.execute(
      """
      INSERT INTO sync_folder(id, path, began) VALUES(1, '/dav', 5);
      INSERT INTO sync_object(folder, collection, file, uid, item, seen, agreed, is_pending) VALUES
        (1, 'home', 'a.ics', 'a', x'00000000000000010000000000000001', x'61', x'62', 0);
      """)
    try connection.close()

    let store = try TodoStore.open(path: path, clock: .drawn)

    #expect(try integrityProblems(of: store.connection) == [])
    let sync = store.synchronization
    let record = try await sync.run(withFolder: "/dav", isRehearsal: true) { (nil, $0.record) }
    #expect(record.objects.values.map(\.uid) == ["a"])
    #expect(record.began == Timestamp(microseconds: 5))
    #expect(try !sync.isSettled(folder: "/dav", as: "1-1"))
    await store.close()
  }

  @Test func `is read as it was stored, for each folder`() async throws {
    #expect(try await keep(record) == SyncRecord())
    #expect(try await keep(record) == record)
    #expect(try await keep(SyncRecord(), of: "/other") == SyncRecord())
  }

  @Test func `is found by the identity of a file, that of the last folder first`() async throws {
    let place = SyncRecord.Place(collection: "home", file: "a.ics")
    try await keep(record)
    var other = record
    other.objects[place] = object("a", pending: "b")
    try await keep(other, of: "/other")

    let records = try store.synchronization.records(uid: "uid a")
    #expect(records.map(\.objects) == [[place: object("a", pending: "b")], [place: object("a")]])
    #expect(try store.synchronization.records(uid: "uid x") == [])
  }

  @Test func `has what differs, and no more, after it is stored again`() async throws {
    try await keep(record)
    var changed = record
    changed.collections[0].seenTitle = "House"
    changed.objects[SyncRecord.Place(collection: "home", file: "a.ics")] = nil
    changed.objects[SyncRecord.Place(collection: "home", file: "c.ics")] = object("c")

    try await keep(changed)

    #expect(try await keep(changed) == changed)
  }

  @Test func `is confirmed only over the record that it follows`() async throws {
    try await keep(record)
    var confirmed = record
    let place = SyncRecord.Place(collection: "home", file: "b.ics")
    confirmed.objects[place]?.pending = nil

    try await store.synchronization.confirm(
      SyncRecord.Change(from: SyncRecord(), to: confirmed), ofFolder: "/dav")
    #expect(try await keep(record) == record)
    try await store.synchronization.confirm(
      SyncRecord.Change(from: record, to: confirmed), ofFolder: "/dav")
    #expect(try await keep(confirmed) == confirmed)
  }

  @Test func `without changes of items it is no entry, and in a rehearsal nothing is stored`()
    async throws
  {
    let before = store.nextUndo
    try await keep(record, isRehearsal: true)
    #expect(try await keep(SyncRecord()) == SyncRecord())
    try await keep(record)

    #expect(store.nextUndo == before)
  }

  @Test func `changes of items are one entry, and an undo leaves the record`() async throws {
    let item = try await store.createItem(in: list.id, name: "Milk")
    let other = try await store.createItem(in: list.id, name: "Tea")
    let new = TodoItem(list: list.id, order: 7, name: "New", created: store.clock.now)
    var edited = item
    (edited.name, edited.order) = ("Oat milk", 3)
    // A change that was made meanwhile stays.
    try await store.update([item.id], [.set(\.notes, "Two")])

    try await keep(record) { [edited] changes in
      changes.items = [.init(from: nil, to: new), .init(from: item, to: edited)]
      changes.deletedItems = [other.id]
    }

    let stored = try #require(try store.item(item.id))
    #expect(stored.name == "Oat milk" && stored.notes == "Two" && stored.order == 3)
    #expect(try store.item(new.id) != nil && store.item(other.id) == nil)
    #expect(store.nextUndo?.deed?.detail == .exchanged(incoming: 1, outgoing: 0))
    try await store.undo()
    #expect(try store.item(item.id)?.name == "Milk" && store.item(other.id) != nil)
    #expect(try await keep(record) == record)
  }

  @Test func `work is changed, and ends with a completion`() async throws {
    let item = try await store.createItem(in: list.id, name: "Report")
    try await store.update([item.id], [.work(true)])
    var edited = item
    edited.worked = 600

    try await keep(record) { [edited] in $0.items = [.init(from: item, to: edited)] }
    let running = try #require(try store.item(item.id))
    #expect(running.worked == 600 && running.workingSince != nil)
    edited.completed = store.clock.now
    try await keep(record) { [edited] in $0.items = [.init(from: running, to: edited)] }
    let done = try #require(try store.item(item.id))
    #expect(done.isDone && done.worked >= 600 && done.workingSince == nil)
  }

  @Test func `what no file holds comes back with a deleted item`() async throws {
    var new = NewItem("Report", in: list.id)
    new.due = Day(iso: "2026-12-01")
    let item = try await store.createItem(new)
    try await store.update([item.id], [.set(\.due, Day(iso: "2026-12-08"))])
    let postponed = try #require(try store.item(item.id)).postponed
    try await store.deleteItems([item.id])

    try await keep(record) { $0.items = [.init(from: nil, to: item)] }

    #expect(try store.item(item.id)?.postponed == postponed && postponed == 1)
  }

  @Test func `a snapshot knows the next occurrences, deleted ones too`() async throws {
    var new = NewItem("Water", in: list.id)
    (new.due, new.recurrence) = (Day(daysSinceEpoch: 30_000), Recurrence(.daily))
    let item = try await store.createItem(new)
    try await store.update([item.id], [.done(true)])
    let next = ItemMaker.identity(following: item.id)
    try await store.deleteItems([next])

    let successors = try await store.synchronization.run(withFolder: "/dav", isRehearsal: true) {
      (nil, $0.successors)
    }

    #expect(successors == [item.id: next])
  }
}
