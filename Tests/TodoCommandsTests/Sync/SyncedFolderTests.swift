import CivilCalendar
import Foundation
import TestSupport
import Testing
import TodoFormats
import TodoModel
import TodoSync
import TodoValues

@testable import TodoCommands

/// Folders as they should not be, and programs that meet.
@Suite("A synchronised folder") @MainActor struct SyncedFolderTests: SyncedFolder {
  let home: TemporaryFolder
  let machine: SyncMachine

  init() throws {
    home = try TemporaryFolder()
    machine = try SyncMachine(folder: home.path)
  }

  // MARK: - Changes that do not fit together

  /// Two machines, on each of which one item waits for the other.
  @Test(arguments: [true, false])
  func `items that would wait for each other lose the same wait everywhere`(
    isOtherFirst: Bool
  ) async throws {
    let other = try SyncMachine(folder: home.path)
    let third = try SyncMachine(folder: home.path)
    _ = try await add("Milk", "Tea", "Salt")
    let machines = [machine, other, third]
    for machine in machines { try await machine.sync() }
    func addWait(of item: String, for awaited: String, on machine: SyncMachine) async throws {
      let ids = try await [machine.item(item)?.id, machine.item(awaited)?.id].compactMap(\.self)
      try await machine.store.update([ids[0]], [.addWait(ids[1])])
    }
    try await addWait(of: "Milk", for: "Salt", on: machine)
    try await addWait(of: "Salt", for: "Tea", on: machine)
    try await addWait(of: "Tea", for: "Milk", on: other)

    let order = isOtherFirst ? [other, machine, third] : [machine, other, third]
    var remarks: [SyncRemark] = []
    for machine in order + order + order { remarks += try await machine.sync().remarks }

    for machine in machines { #expect(try await machine.sync().isEmpty) }
    var waits: [Set<[String]>] = []
    for machine in machines {
      let items = try await machine.content().items
      let names = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0.name) })
      waits.append(
        Set(items.flatMap { item in item.waitsFor.map { [item.name, names[$0] ?? ""] } }))
    }
    #expect(waits[0].count == 2 && Set(waits).count == 1)
    #expect(
      remarks.allSatisfy { if case .circularWait = $0 { true } else { false } } && !remarks.isEmpty)
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
    #expect(
      report.remarks == [.leftAlone(file: "home/\(file)", .unreadable, hasItem: true)]
        && report.isEmpty)
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

  @Test func `a file that becomes that of another to-do is new, and the former one is gone`()
    async throws
  {
    try write("UID:a\nSUMMARY:Milk", "a.ics")
    try write("UID:b\nSUMMARY:Tea", "b.ics")
    try await machine.sync()
    let tea = try #require(try await machine.item("Tea"))
    try await store.update([tea.id], [.set(\.name, "Green tea")])
    try write("UID:c\nSUMMARY:Salt", "a.ics")
    try write("UID:d\nSUMMARY:Oil", "b.ics")

    let report = try await machine.sync()

    #expect(report.remarks == [.keptHere(item: "Green tea")])
    let names = try await machine.content().items.map(\.name).sorted()
    #expect(names == ["Green tea", "Oil", "Salt"])
    #expect(try files().count == 3 && text("b.ics").contains("SUMMARY:Oil\n"))
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `a file whose identity is written in other letters is that of the same to-do`()
    async throws
  {
    let uid = "0b2b7c2e-5d3f-4c53-9c9b-1d1d6e2c7a11"
    try write("UID:\(uid)\nSUMMARY:Milk", "a.ics")
    try await machine.sync()
    try write("UID:\(uid.uppercased())\nSUMMARY:Oat milk", "a.ics")

    #expect(try await machine.sync().remarks == [])
    #expect(try await machine.content().items.map(\.name) == ["Oat milk"])
  }

  @Test func `an appointment is no to-do, and a folder of them is no list`() async throws {
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:e\nEND:VEVENT\nEND:VCALENDAR\n"
    try FileManager.default.createDirectory(
      atPath: home.path("events"), withIntermediateDirectories: true)
    try home.write(text, to: "events/e.ics")

    #expect(try await machine.sync().isEmpty)
    #expect(try await machine.content().lists == [])
  }

  // MARK: - Lists

  @Test func `a name in another encoding is replaced by that of the renamed list`() async throws {
    try write("UID:a\nSUMMARY:Milk", "a.ics")
    let latin: [UInt8] = [0x42, 0xFC, 0x72, 0x6F]
    try Data(latin).write(to: URL(filePath: home.path("home/displayname")))
    try await machine.sync()
    var list = try #require(try await machine.content().lists.first)
    list.name = "Office"
    try await store.updateList(list)

    let report = try await machine.sync()

    #expect(report.remarks == [])
    #expect(try text("displayname") == "Office")
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `a name that cannot be read is left as it is, and the list is renamed later`()
    async throws
  {
    _ = try await add("Milk")
    try await machine.sync()
    var list = try #require(try await machine.list("Home"))
    try remove("home/displayname")
    try FileManager.default.createDirectory(
      atPath: home.path("home/displayname"), withIntermediateDirectories: false)
    list.name = "Office"
    try await store.updateList(list)

    #expect(
      try await machine.sync().remarks == [
        .leftAlone(file: "home/displayname", .unreadable, hasItem: false)
      ])
    #expect(try await machine.list("Office") != nil)
    try remove("home/displayname")
    try home.write("Home", to: "home/displayname")
    try await machine.sync()

    #expect(try text("displayname") == "Office")
  }

  @Test func `a list whose folder is gone is deleted with its logbook until an undo`()
    async throws
  {
    var new = NewItem("Water", in: try await store.createList(name: "Home").id)
    (new.due, new.recurrence) = (Day(daysSinceEpoch: 20_780), Recurrence(.daily))
    let first = try await store.createItem(new)
    try await store.update([first.id], [.done(true)])
    try await machine.sync()
    #expect(try files().count == 1)
    try remove("home")

    try await machine.sync()

    #expect(try await machine.list("Home") == nil)
    #expect(!FileManager.default.fileExists(atPath: home.path("home")))
    #expect(try await machine.sync().isEmpty)
    try await store.undo()
    #expect(try await machine.content().items.map(\.name) == ["Water", "Water"])
  }

  // MARK: - Files that change meanwhile

  @Test func `the last change of an item is the later one of both sides`() async throws {
    try write("UID:a\nSUMMARY:Milk\nLAST-MODIFIED:20200101T000000Z", "a.ics")
    try await machine.sync()
    let item = try #require(try await machine.item("Milk"))
    try await store.update([item.id], [.set(\.name, "Oat milk")])
    let changed = try #require(try await machine.item("Oat milk")).modified
    try replace("LAST-MODIFIED:20200101T000000Z", by: "LAST-MODIFIED:20200102T000000Z\nPRIORITY:1")

    try await machine.sync()

    let merged = try #require(try await machine.item("Oat milk"))
    #expect(merged.priority == .high && merged.modified >= changed)
  }

  @Test(arguments: [
    ("BEGIN:VTODO\nUID:a\nEND:VTODO\nBEGIN:VTODO\nUID:b\nEND:VTODO\n", ICalObject.Fault.several),
    ("BEGIN:VTODO\nSUMMARY:Milk\nEND:VTODO\n", .noIdentity),
    ("BEGIN:VTODO\nUID:a\n", .unreadable),
  ])
  func `names a file that it cannot use, even if it has no other`(
    file: String, fault: ICalObject.Fault
  ) async throws {
    try write(text: file, "a.ics")

    let report = try await machine.sync()

    #expect(
      report.remarks == [.leftAlone(file: "home/a.ics", fault, hasItem: false)] && report.isEmpty)
    #expect(try text("a.ics") == file)
  }

  @Test func `becomes no list if it has nothing but appointments`() async throws {
    try write(text: "BEGIN:VEVENT\nUID:a\nEND:VEVENT\n", "a.ics")

    #expect(try await machine.sync().remarks == [])
    #expect(try machine.store.lists().isEmpty)
  }

  @Test func `work is added up once, even if its file cannot be read for a while`() async throws {
    let clock = SettableClock(noonOf: Day(daysSinceEpoch: 20_778))
    let machine = try SyncMachine(folder: home.path, clock: clock.clock)
    try write("UID:a\nSUMMARY:Report\nX-PANELTODO-WORKED:600", "a.ics")
    try await machine.sync()
    let item = try #require(try await machine.item("Report"))
    func work(seconds: Int) async throws {
      try await machine.store.update([item.id], [.work(true)])
      clock.advance(seconds: seconds)
      try await machine.store.update([item.id], [.work(false)])
    }
    try await work(seconds: 1000)
    // The file is written, but the program is stopped before it has recorded that.
    for change in try await machine.syncWithoutFiles() {
      #expect(try change.make(in: home.path))
    }
    let whole = try text("a.ics")
    try home.write(String(whole.prefix(60)), to: "home/a.ics")
    #expect(
      try await machine.sync().remarks == [
        .leftAlone(file: "home/a.ics", .unreadable, hasItem: true)
      ])
    try await work(seconds: 500)
    try home.write(whole, to: "home/a.ics")

    try await machine.sync()

    #expect(try await machine.item("Report")?.worked == 2100)
    #expect(try text("a.ics").contains("X-PANELTODO-WORKED:2100\n"))
    #expect(try await machine.sync().isEmpty)
  }
}
