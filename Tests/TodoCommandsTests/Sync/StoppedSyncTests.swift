import TestSupport
import Testing
import TodoModel
import TodoSync
import TodoValues

@testable import TodoCommands

@Suite("A synchronisation that is stopped") @MainActor struct StoppedSyncTests: SyncedFolder {
  let home: TemporaryFolder
  let machine: SyncMachine

  init() throws {
    home = try TemporaryFolder()
    machine = try SyncMachine(folder: home.path)
  }

  @Test func `a file that changes meanwhile is written the next time`() async throws {
    let item = try await add("Milk")[0]
    try await machine.sync()
    try await store.update([item.id], [.set(\.name, "Oat milk")])
    let changes = try await machine.syncWithoutFiles()
    // Another program is faster.
    try replace("END:VTODO", by: "PRIORITY:1\r\nEND:VTODO")
    #expect(try !changes[0].make(in: home.path))

    try await machine.sync()

    #expect(try await machine.item("Oat milk")?.priority == .high)
    #expect(try text(try files()[0]).contains("SUMMARY:Oat milk"))
  }

  @Test func `a change is written although another program has made a part of it`() async throws {
    let item = try await add("Milk")[0]
    try await machine.sync()
    try await store.update([item.id], [.set(\.name, "Oat milk"), .set(\.priority, .high)])
    _ = try await machine.syncWithoutFiles()
    try replace("END:VTODO", by: "PRIORITY:1\r\nEND:VTODO")

    try await machine.sync()

    #expect(try await machine.item("Oat milk")?.priority == .high)
    #expect(try text(try files()[0]).contains("SUMMARY:Oat milk"))
  }

  @Test func `takes a change of a new file of which it is unknown whether it was written`()
    async throws
  {
    let home = try await add("Bread")[0].list
    try await machine.sync()
    let other = try SyncMachine(folder: self.home.path)
    try await other.sync()
    var milk = NewItem("Milk", in: try #require(try await other.list("Home")).id)
    milk.priority = .high
    try await other.store.createItem(milk)
    try await other.sync()
    // Both are at the same place, so one of them gets another number.
    try await store.createItem(NewItem("Tea", in: home))
    let change = try #require(try await machine.syncWithoutFiles().first { $0.before != nil })
    #expect(try change.make(in: self.home.path))
    let changed = try text(change.file).replacing("Milk", with: "Oat milk")
      .replacing(/PRIORITY:\d/, with: "X-OTHER:1")
    try self.home.write(changed, to: "home/\(change.file)")

    try await machine.sync()

    let item = try #require(try await machine.item("Oat milk"))
    #expect(item.priority == .none)
    #expect(try await machine.sync().isEmpty)
  }

  @Test(arguments: 0...4)
  func `heals after it was stopped before any file`(count: Int) async throws {
    let items = try await add("a", "b", "c", "d")
    try await machine.sync()
    let other = try SyncMachine(folder: home.path)
    try await other.sync()
    try await store.update([items[0].id], [.set(\.name, "A")])
    try await store.deleteItems([items[1].id])
    let work = try await store.createList(name: "Work")
    try await store.update([items[2].id], [.list(work.id)])
    _ = try await store.createItem(in: work.id, name: "new")

    for change in try await machine.syncWithoutFiles().prefix(count) {
      #expect(try change.make(in: home.path))
    }
    // The person goes on before the next synchronisation.
    try await store.update([items[3].id], [.set(\.name, "D")])
    try await store.update([items[0].id], [.set(\.name, "AA")])
    for _ in 0..<2 {
      let report = try await machine.sync()
      #expect(report.remarks.isEmpty, "\(report.remarks)")
      try await other.sync()
    }

    #expect(try await machine.outline() == "# Home\n[ ] AA\n[ ] D\n# Work\n[ ] c\n[ ] new")
    #expect(try await other.outline() == machine.outline())
    #expect(try files().count == 2 && files("work").count == 2)
  }
}
