import CivilCalendar
import Foundation
import TestSupport
import Testing
import TodoModel
import TodoSync
import TodoValues

@testable import TodoCommands

/// Folders as they should not be, programs that are stopped or meet, and items that repeat.
@Suite("A synchronised folder") @MainActor struct SyncedFolderTests: SyncedFolder {
  let home: TemporaryFolder
  let machine: SyncMachine

  init() throws {
    home = try TemporaryFolder()
    machine = try SyncMachine(folder: home.path)
  }

  // MARK: - Irregular folders

  @Test func `a half-written file is left alone until it is complete`() async throws {
    let item = try await add("Milk")[0]
    try await machine.sync()
    let file = try files()[0]
    let whole = try text(file)
    try home.write(String(whole.prefix(60)), to: "home/\(file)")
    try await store.update([item.id], [.set(\.priority, .low)])

    let report = try await machine.sync()
    #expect(report.remarks == [.unreadable(file: "home/\(file)")] && report.isEmpty)
    #expect(try text(file) == String(whole.prefix(60)))
    try home.write(whole.replacing("Milk", with: "Oat milk"), to: "home/\(file)")
    try await machine.sync()

    #expect(try await machine.item("Oat milk")?.priority == .low)
    #expect(try text(file).contains("PRIORITY:9"))
  }

  @Test func `a second file with the same identity is left alone`() async throws {
    try write("UID:a\nSUMMARY:Milk", "a.ics")
    try write("UID:a\nSUMMARY:Oat milk", "b.ics")

    let report = try await machine.sync()

    #expect(report.remarks == [.duplicate(file: "home/b.ics", item: "Oat milk")])
    #expect(try await machine.content().items.map(\.name) == ["Milk"])
    #expect(try text("b.ics").contains("SUMMARY:Oat milk"))
  }

  @Test func `an appointment is no to-do, and a folder of them is no list`() async throws {
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:e\nEND:VEVENT\nEND:VCALENDAR\n"
    try FileManager.default.createDirectory(
      atPath: home.path("events"), withIntermediateDirectories: true)
    try home.write(text, to: "events/e.ics")

    #expect(try await machine.sync().isEmpty)
    #expect(try await machine.content().lists == [])
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

  // MARK: - Series

  @Test func `the file of a series moves on with each completion, on two machines`() async throws {
    let other = try SyncMachine(folder: home.path)
    var new = NewItem("Water", in: try await store.createList(name: "Home").id)
    new.due = Day(iso: "2026-12-01")
    new.recurrence = Recurrence(.weekly())
    let first = try await store.createItem(new)
    try await machine.sync()
    try await other.sync()

    try await store.update([first.id], [.done(true)])
    try await machine.sync()
    // The other machine has completed the same day before it hears of that.
    let there = try #require(try await other.item("Water"))
    try await other.store.update([there.id], [.done(true)])
    try await other.sync()
    try await machine.sync()

    #expect(try files().count == 1)
    for one in [machine, other] {
      let open = try await one.content().items.filter { !$0.isDone }
      #expect(open.map(\.due) == [Day(iso: "2026-12-08")])
    }
    // An undo brings the file back, too.
    try await store.undo()
    try await machine.sync()
    try await other.sync()
    #expect(try await other.outline() == machine.outline())
  }

  @Test func `times that another program has done are in the logbook, once`() async throws {
    try write(
      """
      UID:s
      SUMMARY:Water
      DTSTART;VALUE=DATE:20261201
      DUE;VALUE=DATE:20261201
      RRULE:FREQ=DAILY
      END:VTODO
      BEGIN:VTODO
      UID:s
      RECURRENCE-ID;VALUE=DATE:20261201
      STATUS:COMPLETED
      COMPLETED:20261201T080000Z
      """, "s.ics")
    try await machine.sync()
    let before = try text("s.ics")

    #expect(try await machine.sync().isEmpty)
    let items = try await machine.content().items
    #expect(items.count == 2 && items.count(where: \.isDone) == 1)
    #expect(try await machine.item("Water")?.due == Day(iso: "2026-12-02"))
    #expect(try text("s.ics") == before && files() == ["s.ics"])
  }
}
