import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// A journal that does not grow for ever.
@MainActor
@Suite("Changes that are forgotten") struct ForgettingTests {
  @Test(.floor(.full)) func `are the oldest ones, and the rest can be undone as before`()
    async throws
  {
    var random = SeededGenerator(seed: 5)
    let store = try TodoStore.temporary(clock: .drawn)
    var states = [try Content(store)]
    var entry = try store.connection.newestEntry()
    while states.count < 400 {
      try await RandomAction(store: store).run(&random)
      guard try store.connection.newestEntry() != entry else { continue }
      entry = try store.connection.newestEntry()
      states.append(try Content(store))
    }
    // Undone changes that can be redone are kept.
    for _ in 0..<30 { try await store.undo() }
    try await store.upkeep.forgetChanges(keeping: 50)
    for _ in 0..<30 { try await store.redo() }
    #expect(try Content(store) == states.last)
    let kept = try #require(
      try store.connection.integer("SELECT count(*) FROM journal WHERE kind = 'do'"))
    #expect(kept < 120)

    try await store.upkeep.forgetChanges(keeping: 110)
    #expect(store.upkeep.hasForgottenChanges)
    #expect(try Content(store) == states.last)
    var undone = 0
    for state in states.dropLast().reversed() {
      guard try await store.undo() != nil else { break }
      undone += 1
      try #require(try Content(store) == state)
    }
    #expect(undone > 0 && undone <= 110 && !store.canUndo)
    Thorough.report("C14", "of 400 changes \(undone) kept and all undone, the others forgotten")
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
  }

  @Test func `are removed completely: no part of them can be undone`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home").id
    try await store.createItems((0..<5000).map { NewItem("Item \($0)", in: list) })
    for number in 0..<100 { try await store.createItem(in: list, name: "One \(number)") }

    // Piece by piece, as in a program that may be killed between two pieces.
    var halves: [Int?] = []
    try await store.parts.gate.writeInPieces { writer throws(StoreError) in
      let isMore = try await writer.forgetChanges(keeping: 100)
      halves.append(
        try? store.connection.integer(
          """
          SELECT count(*) FROM journal j WHERE kind = 'do' AND undone = 0
            AND NOT EXISTS (SELECT 1 FROM journal_change WHERE entry = j.id AND seq = 1)
          """))
      return isMore
    }
    #expect(halves.count > 2 && halves.allSatisfy { $0 == 0 })
    #expect(try store.connection.integer("SELECT count(*) FROM journal") == 100)
    #expect(try store.connection.integer("SELECT count(*) FROM journal_change") == 100)
    #expect(try store.items(in: list).count == 5100)
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
  }

  @Test func `reload a store that has not read them`() async throws {
    let folder = try TemporaryFolder()
    var stores = [try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)]
    let list = try await stores[0].createList(name: "Home").id
    // This store knows the list, and gets no changes until `deliver()` is called.
    stores.append(try TodoStore.open(path: folder.file("todos.db"), clock: .drawn))
    let items = try stores[1].items(in: list)
    for number in 0..<20 { try await stores[0].createItem(in: list, name: "Item \(number)") }
    let late = try #require(try stores[0].journal.history(limit: 3).last)
    try await stores[0].journal.undo(late.id)
    try await stores[0].upkeep.forgetChanges(keeping: 5)

    let observer = RecordingObserver()
    let token = stores[1].observe(observer)
    stores[1].parts.deliver()
    #expect(items.count == 19)
    #expect(observer.events.contains { if case .reloaded = $0 { true } else { false } })
    withExtendedLifetime(token) {}
    for store in stores { await store.close() }
  }

  @Test func `keep the unknown parts of an import`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home").id
    try await store.parts.gate.write { ledger in
      try ledger.begin(Deed(.imported, .file("many.json")), list: list)
      try ledger.keep(remainder: #"{"season":"autumn"}"#)
    }
    for number in 0..<20 { try await store.createItem(in: list, name: "Item \(number)") }
    try await store.upkeep.forgetChanges(keeping: 3)

    #expect(
      try store.connection.text("SELECT content FROM import_remainder") == #"{"season":"autumn"}"#)
    #expect(try store.connection.integer("SELECT count(*) FROM journal") == 4)
    #expect(try store.connection.integer("SELECT count(*) FROM pragma_foreign_key_check") == 0)
    await store.close()
  }
}
