import CivilCalendar
import PowerLoss
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// A store, and SQLite below it, on a disk whose power fails. One test at a time: there is only one
/// such disk.
@MainActor @Suite(.serialized) struct PowerLossTests {

  init() throws { try #require(powerloss_install() == 0) }

  @Test func `no acknowledged change is lost, and the file is intact`() async throws {
    let count = Thorough.count(50, alone: 10, thorough: 1000)
    var unsynced = 0
    var acknowledged = 0
    let template = try await newFile()

    for seed in 0..<UInt64(count) {
      let found = try await fail(seed, template)
      acknowledged += found.acknowledged
      unsynced += found.unsynced
    }

    // The power must have failed while writes were under way.
    #expect(unsynced > count && acknowledged > count)
    Thorough.report(
      "C2",
      """
      \(count) power cuts with \(unsynced) unsynced writes dropped, torn or reordered: of \
      \(acknowledged) acknowledged changes 0 lost, 0 files bad
      """)
  }

  /// Proves that the test above can fail.
  @Test func `a database that does not sync loses acknowledged changes`() throws {
    var lost = 0
    for seed in 0..<20 as Range<UInt64> {
      let folders = (try TemporaryFolder(), try TemporaryFolder())
      let path = folders.0.file("todos.db")
      var connection = try Connection(path: path, mode: .create)
      try connection.execute("PRAGMA journal_mode = WAL; CREATE TABLE t(x)")
      try connection.close()
      powerloss_begin(folders.0.path, seed, Int(10 + seed * 2))
      connection = try Connection(path: path, mode: .readWrite)
      try connection.execute("PRAGMA synchronous = NORMAL")
      for row in 1...20 {
        try connection.run("INSERT INTO t VALUES(?)", .integer(row))
        powerloss_acknowledge(row)
      }
      try connection.close()

      let acknowledged = powerloss_end(folders.1.path)

      let after = try Connection(path: folders.1.file("todos.db"), mode: .readWrite)
      if try after.integer("SELECT count(*) FROM t") ?? 0 < acknowledged { lost += 1 }
      try after.close()
    }
    #expect(lost > 0)
  }

  /// The bytes of a database at rest that has a list.
  private func newFile() async throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    try await store.createList(name: "Errands")
    await store.close()
    return bytes(of: folder.file("todos.db"))
  }

  /// Works on a copy of a file until the power has failed, and checks the file that is left.
  private func fail(
    _ seed: UInt64, _ template: [UInt8]
  ) async throws -> (acknowledged: Int, unsynced: Int) {
    var random = SeededGenerator(seed: seed)
    let folders = (try TemporaryFolder(), try TemporaryFolder())
    let path = folders.0.file("todos.db")
    write(template, to: path)
    powerloss_begin(folders.0.path, seed, Int.random(in: 0..<700, using: &random))
    var states: [Content] = []
    var store: TodoStore?
    for step in 0..<16 {
      if step % 8 == 0 {
        await store?.close()
        store = try await open(path)
      }
      guard let store else { break }
      if states.isEmpty { states = [try Content(store)] }
      try await change(store, &random)
      states.append(try Content(store))
      powerloss_acknowledge(states.count - 1)
    }
    await store?.close()

    let acknowledged = powerloss_end(folders.1.path)

    let after = try TodoStore.open(path: folders.1.file("todos.db"), clock: .drawn)
    let content = try Content(after)
    let expected = states[acknowledged...].prefix(2)
    #expect(expected.contains(content), "Seed \(seed), after change \(acknowledged)")
    #expect(try integrityProblems(of: after.connection) == [], "Seed \(seed)")
    // The store still works, and the last change can be undone.
    if after.canUndo { try await after.undo() }
    await after.close()
    let diagnosis = Doctor(path: folders.1.file("todos.db"), clock: .drawn).examine()
    #expect(diagnosis.isWell, "Seed \(seed): \(diagnosis)")
    return (acknowledged, powerloss_unsynced())
  }

  /// Opens a store that copies its log into the file frequently.
  private func open(_ path: String) async throws -> TodoStore {
    let store = try TodoStore.open(path: path, clock: .drawn)
    _ = try await store.parts.gate.write {
      try $0.connection.integer("PRAGMA wal_autocheckpoint = 40")
    }
    return store
  }

  private func change(
    _ store: TodoStore, _ random: inout SeededGenerator
  ) async throws {
    let list = try #require(try store.lists().first).id
    let items = try Content(store).items
    let name = "Item \(random.next() % 1000)"
    switch (Int.random(in: 0..<8, using: &random), items.randomElement(using: &random)) {
    case (0, let item?): try await store.update([item.id], [.done(!item.isDone)])
    case (1, let item?): try await store.deleteItems([item.id])
    case (2, var item?):
      item.notes = String(repeating: name + "\n", count: 500)
      try await store.updateItem(item)
    case (3, _?): try await store.undo()
    case (4, _): try await store.createList(name: name)
    default: try await store.createItem(in: list, name: name)
    }
  }
}
