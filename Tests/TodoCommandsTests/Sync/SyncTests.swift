import CivilCalendar
import Foundation
import TestSupport
import Testing
import TodoModel
import TodoSync
import TodoValues

@testable import TodoCommands

/// One machine and a folder, and a second machine where two are needed.
@Suite("A synchronisation") @MainActor struct SyncTests: SyncedFolder {
  let home: TemporaryFolder
  let machine: SyncMachine

  init() throws {
    home = try TemporaryFolder()
    machine = try SyncMachine(folder: home.path)
  }

  // MARK: - Both ways

  @Test func `has a folder for each list and a file for each item, and then nothing to do`()
    async throws
  {
    _ = try await add("Milk", "Tea")
    try await store.createList(name: "Buy & sell", emoji: "🛒")

    let first = try await machine.sync()
    let second = try await machine.sync()

    #expect(first.outgoing.added == 2 && first.incoming.total == 0 && second.isEmpty)
    #expect(try files().count == 2 && files("buy-sell") == [])
    #expect(try text("displayname", "buy-sell") == "🛒 Buy & sell")
    #expect(first.remarks.isEmpty)
  }

  @Test func `takes a change of one field, and leaves every other byte of the file`() async throws {
    try write(
      "UID:a\nSUMMARY:Milk\nPRIORITY:3\nX-OTHER;p=1:kept\nBEGIN:VALARM\nTRIGGER:-PT5M\nEND:VALARM",
      "odd name.ics")
    try await machine.sync()
    let before = try text("odd name.ics")
    let item = try #require(try await machine.item("Milk"))
    #expect(item.priority == .high)

    #expect(try await machine.sync().isEmpty)
    #expect(try text("odd name.ics") == before)
    try await store.update([item.id], [.set(\.name, "Oat milk")])
    try await machine.sync()

    let after = try text("odd name.ics").split(separator: "\n")
      .filter { !$0.hasPrefix("DTSTAMP") && !$0.hasPrefix("LAST-MODIFIED") }
    let expected = before.replacing("SUMMARY:Milk", with: "SUMMARY:Oat milk")
      .replacing("X-OTHER;p=1:kept", with: "X-OTHER;p=1:kept\nSEQUENCE:1")
    #expect(after == expected.split(separator: "\n"))
  }

  @Test func `merges changes of both sides field by field`() async throws {
    let item = try await add("Milk")[0]
    try await machine.sync()
    try replace("SUMMARY:Milk", by: "SUMMARY:Oat milk\r\nX-PHONE:1")
    try await store.update([item.id], [.set(\.due, Day(iso: "2026-12-24")), .addTag("shop")])

    let report = try await machine.sync()

    let merged = try #require(try await machine.item("Oat milk"))
    #expect(merged.id == item.id && merged.due == Day(iso: "2026-12-24"))
    let file = try text(try files()[0])
    #expect(file.contains("SUMMARY:Oat milk\r\nX-PHONE:1\r\n"))
    #expect(file.contains("DUE;VALUE=DATE:20261224\r\n") && file.contains("CATEGORIES:shop\r\n"))
    #expect(report.remarks.isEmpty)
  }

  @Test func `efforts, work and reminders come in and go out`() async throws {
    try write(
      """
      UID:a
      SUMMARY:Report
      DUE:20261224T090000
      ESTIMATED-DURATION:PT2H
      X-PANELTODO-WORKED:600
      BEGIN:VALARM
      TRIGGER:-PT10M
      END:VALARM
      """, "a.ics")
    try await machine.sync()
    let item = try #require(try await machine.item("Report"))
    #expect(item.effort == Effort(minutes: 120) && item.worked == 600)
    #expect(item.reminders == Reminders(minutes: [10]))

    try await store.update(
      [item.id],
      [.set(\.effort, Effort(minutes: 90)), .set(\.reminders, Reminders(minutes: [10, 60]))])
    try await machine.sync()

    let file = try text("a.ics")
    #expect(file.contains("ESTIMATED-DURATION:PT1H30M\n") || file.contains("PT90M\n"))
    #expect(file.contains("TRIGGER:-PT10M\n") && file.contains("RELATED=END:-PT60M\n"))
    let other = try SyncMachine(folder: home.path)
    try await other.sync()
    let copy = try #require(try await other.item("Report"))
    #expect(copy.effort == Effort(minutes: 90) && copy.worked == 600)
    #expect(copy.reminders == Reminders(minutes: [10, 60]))
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `work on two machines is added up, even after the program was stopped`()
    async throws
  {
    let clock = SettableClock(noonOf: Day(daysSinceEpoch: 20_778))
    let machine = try SyncMachine(folder: home.path, clock: clock.clock)
    try write("UID:a\nSUMMARY:Report\nX-PANELTODO-WORKED:600", "a.ics")
    try await machine.sync()
    let item = try #require(try await machine.item("Report"))
    try await machine.store.update([item.id], [.work(true)])
    clock.advance(seconds: 1000)
    try await machine.store.update([item.id], [.work(false)])
    try write("UID:a\nSUMMARY:Report\nX-PANELTODO-WORKED:900", "a.ics")

    _ = try await machine.syncWithoutFiles()
    try await machine.sync()

    #expect(try await machine.item("Report")?.worked == 1900)
    #expect(try text("a.ics").contains("X-PANELTODO-WORKED:1900\n"))
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `is one entry of the journal, and what undo takes back goes to the folder`()
    async throws
  {
    try write("UID:a\nSUMMARY:Milk", "a.ics")
    try write("UID:b\nSUMMARY:Tea\nRELATED-TO:a", "b.ics")
    try await machine.sync()

    let entry = try #require(store.nextUndo)
    #expect(
      entry.deed?.verb == .synced && entry.deed?.detail == .exchanged(incoming: 2, outgoing: 0))
    let child = try #require(try await machine.item("Tea"))
    let parent = try await machine.item("Milk")
    #expect(child.parent == parent?.id && parent != nil)
    try await store.undo()
    let content = try await machine.content()
    #expect(content.items == [] && content.lists == [])
    try await machine.sync()
    #expect(try files() == [])
  }

  @Test(arguments: [false, true])
  func `an undo of a deletion writes the file again`(isDoneElsewhere: Bool) async throws {
    let item = try await add("Milk")[0]
    try await machine.sync()
    if isDoneElsewhere {
      let other = try SyncMachine(folder: home.path)
      try await other.sync()
      try await other.store.update([item.id], [.done(true)])
      try await other.sync()
      try await machine.sync()
    }
    try await store.deleteItems([item.id])
    try await machine.sync()
    #expect(try files() == [])

    try await store.undo()
    try await machine.sync()

    #expect(try files() == ["\(item.id.uuidString).ics"])
  }

  @Test func `a rehearsal reports and changes nothing`() async throws {
    _ = try await add("Milk")
    try write("UID:a\nSUMMARY:Tea", "a.ics", "work")

    let report = try await machine.sync(isRehearsal: true)

    #expect(report.incoming.added == 1 && report.outgoing.added == 1)
    #expect(try await machine.item("Tea") == nil)
    #expect(try files() == [])
  }

  // MARK: - Deletions

  @Test func `a change wins against a deletion, on both sides`() async throws {
    let items = try await add("Milk", "Tea")
    try await machine.sync()
    let names = Dictionary(
      uniqueKeysWithValues: try files().map { (try text($0).contains("Milk") ? "Milk" : "Tea", $0) }
    )
    let (milk, tea) = (try #require(names["Milk"]), try #require(names["Tea"]))
    try remove("home/\(milk)")
    try await store.update([items[0].id], [.set(\.name, "Oat milk")])
    try home.write(
      try text(tea).replacing("SUMMARY:Tea", with: "SUMMARY:Green tea"), to: "home/\(tea)")
    try await store.deleteItems([items[1].id])

    let report = try await machine.sync()

    #expect(Set(report.remarks) == [.keptHere(item: "Oat milk"), .keptThere(item: "Green tea")])
    #expect(try await machine.item("Green tea") != nil && files().count == 2)
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `an emptied folder and many deletions need consent`() async throws {
    _ = try await add("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l")
    try await machine.sync()
    for file in try files() { try remove("home/\(file)") }

    let refused = try await machine.sync(allowsDeletions: false)
    #expect(refused.block == .emptied(items: 12))
    #expect(try await machine.content().items.count == 12)
    try await machine.sync()
    #expect(try await machine.content().items == [])
  }

  @Test func `a missing list needs consent, and is not written again`() async throws {
    _ = try await add("Milk")
    try await machine.sync()
    try remove("home")

    let refused = try await machine.sync(allowsDeletions: false)
    #expect(refused.block == .listMissing(name: "Home", items: 1))
    #expect(try await machine.list("Home") != nil && files() == [])
    try await machine.sync()
    #expect(try await machine.list("Home") == nil)
    try await store.undo()
    #expect(try await machine.item("Milk") != nil)
  }

  @Test func `a deleted list leaves an empty folder, which brings back nothing`() async throws {
    let list = try await add("Milk")[0].list
    try await machine.sync()
    try await store.deleteList(list)

    try await machine.sync()
    #expect(try files() == [])
    #expect(try await machine.sync().isEmpty)
    #expect(try await machine.list("Home") == nil)
    try write("UID:new\nSUMMARY:New", "new.ics")
    try await machine.sync()
    #expect(try await machine.content().items.map(\.name) == ["New"])
  }

  // MARK: - Lists

  @Test func `a list that is put away stays in the folder, and is synchronised`() async throws {
    _ = try await add("Milk")
    try await machine.sync()
    let list = try #require(try await machine.list("Home"))
    try await store.areas.putAway(list)
    #expect(try await machine.sync(allowsDeletions: false).isEmpty)
    try replace("SUMMARY:Milk", by: "SUMMARY:Oat milk")

    let report = try await machine.sync(allowsDeletions: false)

    #expect(report.incoming.changed == 1 && report.incoming.total == 1 && report.block == nil)
    #expect(try await machine.item("Oat milk")?.list == list.id && files().count == 1)
    #expect(try await machine.list("Home")?.isPutAway == true)
  }

  @Test func `lists have their names and colours on both sides`() async throws {
    try write("UID:a\nSUMMARY:Milk", "a.ics")
    try home.write("🏠 House\n", to: "home/displayname")
    try home.write("#8e44ae", to: "home/color")
    try await machine.sync()
    var list = try #require(try await machine.list("House"))
    #expect(list.emoji == "🏠" && list.color == .purple)

    list.name = "Flat"
    try await store.updateList(list)
    try await machine.sync()

    #expect(try text("displayname") == "🏠 Flat" && text("color") == "#8e44ae")
  }

  @Test func `a move to another list takes the subtasks along`() async throws {
    let parent = try await add("Party")[0]
    try await store.createItem(NewItem("Ice", in: parent.list, parent: parent.id))
    try await machine.sync()
    let work = try await store.createList(name: "Work")
    try await store.update([parent.id], [.list(work.id)])

    let report = try await machine.sync()

    #expect(report.outgoing.changed == 2 && report.outgoing.deleted == 0)
    #expect(try files() == [] && files("work").count == 2)
    for file in try files("work") {
      try FileManager.default.moveItem(
        atPath: home.path("work/\(file)"), toPath: home.path("home/\(file)"))
    }
    try await machine.sync()
    #expect(try await machine.outline() == "# Home\n[ ] Party\n  [ ] Ice")
  }
}
