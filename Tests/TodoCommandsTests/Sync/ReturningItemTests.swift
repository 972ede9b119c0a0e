import CivilCalendar
import TestSupport
import Testing
import TodoModel
import TodoSync

/// Items that were done before the first synchronisation stay on their machine, unless they came
/// from the folder.
@Suite("An item that was done before the first synchronisation") @MainActor
struct ReturningItemTests: SyncedFolder {
  let home: TemporaryFolder
  let machine: SyncMachine
  let clock = SettableClock(noonOf: Day(daysSinceEpoch: 20_778))

  init() throws {
    home = try TemporaryFolder()
    machine = try SyncMachine(folder: home.path, clock: clock.clock)
  }

  /// Takes an open and a done to-do from the folder.
  private func start() async throws -> TodoItem {
    try write("UID:a\nSUMMARY:Milk", "a.ics")
    try write(
      "UID:b\nSUMMARY:Bread\nSTATUS:COMPLETED\nCOMPLETED:20200101T000000Z", "b.ics")
    try await machine.sync()
    return try #require(try await machine.item("Bread"))
  }

  @Test func `returns to the folder when its deletion here is undone`() async throws {
    let bread = try await start()
    try await store.deleteItems([bread.id])
    for _ in 1...2 { try await machine.sync() }
    #expect(try files() == ["a.ics"])

    try await store.undo()
    try await machine.sync()

    #expect(try files().count == 2)
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `returns to the folder when its deletion elsewhere is undone`() async throws {
    _ = try await start()
    try remove("home/b.ics")
    for _ in 1...2 { try await machine.sync() }
    #expect(try await machine.item("Bread") == nil)

    try await store.undo()
    try await machine.sync()

    #expect(try files().count == 2)
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `stays on its machine when it was never in the folder`() async throws {
    let items = try await add("Milk", "Bread")
    try await store.update([items[1].id], [.done(true)])
    clock.advance(days: 1)
    try await machine.sync()
    #expect(try files().count == 1)
    try await store.deleteItems([items[1].id])
    try await machine.sync()

    try await store.undo()
    try await machine.sync()

    #expect(try files().count == 1)
  }
}
