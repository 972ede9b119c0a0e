import CivilCalendar
import TestSupport
import Testing
import TodoFormats
import TodoModel
import TodoSync
import TodoValues

@testable import TodoCommands

/// Synchronisations that look at what has changed alone.
@Suite("A synchronisation of changes alone") @MainActor struct ChangedPartTests: SyncedFolder {
  let home: TemporaryFolder
  let machine: SyncMachine

  init() throws {
    home = try TemporaryFolder()
    machine = try SyncMachine(folder: home.path)
  }

  @Test(.floor(.full), arguments: 0..<UInt64(Thorough.count(4, alone: 1, thorough: 100)))
  func `has the result of one that looks at everything`(seed: UInt64) async throws {
    var changes = RandomChanges(seed: seed &+ Thorough.seed)
    for _ in 0..<30 { try await changes.change(machine) }
    for _ in 0..<20 {
      for _ in 0..<8 where try await !machine.results().whole.isSettled { try await machine.sync() }
      try #require(try await machine.results().whole.isSettled, "seed \(seed)")

      for _ in 0...changes.number(below: 3) {
        if changes.number(below: 4) == 0 {
          try changes.changeFolder(home.path)
        } else {
          try await changes.change(machine)
        }
      }

      try await expectEqualResults("seed \(seed)")
      try await machine.sync()
    }
  }

  @Test func `is possible if fields have changed, on either side`() async throws {
    let items = try await add("Milk", "Bread", "Tea", "Salt", "Oil", "Rice", "Nuts")
    try await machine.settle()
    try await store.update([items[0].id], [.set(\.priority, .high)])
    try await store.update([items[1].id], [.done(true)])
    let file = try #require(try files().first { try text($0).contains("Tea") })
    try home.write(try text(file).replacing("Tea", with: "Coffee"), to: "home/\(file)")

    #expect(try await machine.results().part != nil)
    try await expectEqualResults()
    let report = try await machine.sync()

    #expect(report.outgoing.total == 2 && report.incoming.total == 1)
    #expect(try await machine.results().whole.isSettled)
  }

  @Test func `is not possible if others are concerned`() async throws {
    let items = try await add("Milk", "Bread", "Tea", "Salt", "Oil", "Rice", "Nuts")
    let list = items[0].list
    try await machine.settle()

    for change in [
      { _ = try await $0.createItem(in: list, name: "Figs") },
      { try await $0.deleteItems([items[0].id]) },
      { try await $0.arrange(items[1].id, .after(items[3].id)) },
      { try await $0.arrange(items[2].id, .indent(under: items[1].id)) },
      { try await $0.update([items[1].id], [.addWait(items[3].id)]) },
      {
        try await $0.update(
          [items[1].id],
          [.set(\.due, Day(daysSinceEpoch: 20_780)), .set(\.recurrence, Recurrence(.daily))])
      },
    ] as [(TodoStore) async throws -> Void] {
      try await change(store)
      #expect(try await machine.results().part == nil)
      try await machine.sync()
      try await machine.settle()
    }
    try write("UID:new\nSUMMARY:Jam", "new.ics")
    #expect(try await machine.results().part == nil)
    try await machine.settle()
    try remove("home/new.ics")
    #expect(try await machine.results().part == nil)
  }

  @Test func `follows only one after which both sides were alike`() async throws {
    let items = try await add("Milk", "Bread", "Tea", "Salt", "Oil", "Rice", "Nuts")
    try await machine.settle()
    try home.write("BEGIN:VCALENDAR\n", to: "home/half.ics")
    try await machine.sync()
    try await store.update([items[0].id], [.set(\.priority, .high)])

    // The remark comes again.
    #expect(
      try await machine.sync().remarks == [
        .leftAlone(file: "home/half.ics", .unreadable, hasItem: false)
      ])
  }

  private func expectEqualResults(_ comment: Comment? = nil) async throws {
    var (part, whole) = try await machine.results()
    guard let part else { return }
    whole.settles = true
    #expect(part == whole, comment)
  }
}
