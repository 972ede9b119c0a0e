import CivilCalendar
import Foundation
import TestSupport
import Testing
import TodoModel
import TodoSync
import TodoValues

@testable import TodoCommands

/// A to-do that is moved to another list while it is changed elsewhere. A program that exchanges
/// folders with a server keeps what has changed, so there are two files then.
@Suite("A to-do with files in two lists") @MainActor struct MovedFileTests: SyncedFolder {
  let home: TemporaryFolder
  let machine: SyncMachine

  init() throws {
    home = try TemporaryFolder()
    machine = try SyncMachine(folder: home.path)
  }

  /// Synchronises an item in “Home”, beside a list “Work”. Returns it with its file.
  private func start() async throws -> (item: TodoItem, file: String, text: String) {
    let item = try await add("Milk")[0]
    let work = try await store.createList(name: "Work")
    try await store.createItem(NewItem("Report", in: work.id))
    try await machine.sync()
    let file = try #require(try files().first)
    return (item, file, try text(file))
  }

  /// A file as another machine has moved it.
  private func moved(_ text: String, _ lines: String) -> String {
    text.replacing("END:VTODO", with: "\(lines)\r\nX-PANELTODO-MOVED:20300101T000000Z\r\nEND:VTODO")
  }

  @Test func `was changed here while another machine moved it, which is seen in two steps`()
    async throws
  {
    let (item, file, text) = try await start()
    try remove("home/\(file)")
    try await store.update([item.id], [.set(\.effort, Effort(minutes: 20))])
    try await machine.sync()
    #expect(try files() == [file])

    try home.write(moved(text, "PRIORITY:1"), to: "work/\(file)")
    let report = try await machine.sync()

    let merged = try #require(try await machine.item("Milk"))
    #expect(try await machine.list("Work")?.id == merged.list)
    #expect(merged.effort == Effort(minutes: 20) && merged.priority == .high)
    #expect(try files() == [] && files("work").contains(file) && report.remarks == [])
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `was moved here while another machine changed it`() async throws {
    let (item, file, text) = try await start()
    let work = try #require(try await machine.list("Work"))
    try await store.update([item.id], [.list(work.id), .set(\.effort, Effort(minutes: 20))])
    try await machine.syncUnconfirmed()
    #expect(try self.text(file, "work").contains("X-PANELTODO-MOVED:"))

    try home.write(text.replacing("END:VTODO", with: "PRIORITY:1\r\nEND:VTODO"), to: "home/\(file)")
    let report = try await machine.sync()

    let merged = try #require(try await machine.item("Milk"))
    #expect(merged.list == work.id && merged.priority == .high)
    #expect(merged.effort == Effort(minutes: 20))
    #expect(try files() == [] && files("work").contains(file) && report.remarks == [])
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `is left to the machine that knows what the files have in common`() async throws {
    let (_, file, text) = try await start()
    try remove("home/\(file)")
    try home.write(moved(text, "PRIORITY:1"), to: "work/\(file)")
    try await machine.sync()
    try home.write(text, to: "home/\(file)")

    let report = try await machine.sync()

    #expect(report.remarks == [.duplicate(file: "home/\(file)", item: "Milk")])
    #expect(try files() == [file] && files("work").contains(file))
  }

  @Test func `stays until the machine that moved it has removed its former file`() async throws {
    let (_, file, text) = try await start()
    machine.hasServer = true
    let renamed = text.replacing("Milk", with: "Oat milk")
    try home.write(moved(renamed, "CLASS:PRIVATE"), to: "work/\(file)")

    let report = try await machine.sync()

    #expect(report.remarks == [.duplicate(file: "work/\(file)", item: "Oat milk")])
    #expect(try self.text(file) == text && files("work").contains(file))
    try remove("home/\(file)")
    try await machine.sync()
    let merged = try #require(try await machine.item("Oat milk"))
    #expect(try await machine.list("Work")?.id == merged.list)
  }

  @Test(arguments: [false, true])
  func `is renamed elsewhere before it is known that its new file was written`(isMoved: Bool)
    async throws
  {
    machine.hasServer = true
    let item = try await add("Milk")[0]
    let work = try await store.createList(name: "Work")
    try await store.createItem(NewItem("Report", in: work.id))
    if isMoved {
      try await machine.sync()
      try await store.update([item.id], [.list(work.id)])
    }
    try await machine.syncUnconfirmed()
    let list = isMoved ? "work" : "home"
    let file = "\(item.id.uuidString).ics"
    try home.write(
      try text(file, list).replacing("SUMMARY:Milk", with: "SUMMARY:Oat milk"),
      to: "\(list)/\(file)")

    try await machine.sync()

    #expect(try await machine.item("Oat milk")?.id == item.id)
  }

  @Test func `goes into the file that is already in the list to which it is moved`() async throws {
    let (item, file, text) = try await start()
    try remove("home/\(file)")
    try home.write(moved(text, "PRIORITY:1"), to: "work/\(file)")
    try await machine.sync()
    try home.write(text, to: "home/\(file)")

    let list = try #require(try await machine.list("Home"))
    try await store.update([item.id], [.list(list.id)])
    let report = try await machine.sync()

    #expect(try files() == [file] && !files("work").contains(file) && report.remarks == [])
    #expect(try await machine.item("Milk")?.priority == .high)
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `is moved by two machines before one of them knows that its file was sent`()
    async throws
  {
    let item = try await add("Milk")[0]
    let work = try await store.createList(name: "Work")
    try await store.createItem(NewItem("Report", in: work.id))
    try await machine.syncUnconfirmed()
    let file = try #require(try files().first)
    let text = try text(file)

    try await store.update([item.id], [.list(work.id), .set(\.name, "Oat milk")])
    try remove("home/\(file)")
    try home.write(moved(text, "PRIORITY:1\r\nLAST-MODIFIED:20400101T000000Z"), to: "work/\(file)")
    let report = try await machine.sync()

    #expect(try files("work").count == 2 && files() == [] && report.remarks == [])
    let merged = try #require(try await machine.item("Oat milk"))
    #expect(merged.list == work.id && merged.priority == .high)
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `keeps a name that replaced one of which it was unknown whether it was sent`()
    async throws
  {
    let (item, file, _) = try await start()
    try await store.update([item.id], [.set(\.name, "Oat milk")])
    try await machine.syncUnconfirmed()
    let sent = try text(file)

    try await store.update([item.id], [.set(\.name, "Rice milk")])
    try remove("home/\(file)")
    let later = sent.replacing(/LAST-MODIFIED:.*Z/, with: "LAST-MODIFIED:20400101T000000Z")
    try home.write(moved(later, "PRIORITY:1"), to: "work/\(file)")
    let report = try await machine.sync()

    let merged = try #require(try await machine.item("Rice milk"))
    #expect(merged.priority == .high && report.remarks == [])
    #expect(try text(file, "work").contains("SUMMARY:Rice milk\r\n"))
  }

  @Test func `has changes on both sides although its own move was not made`() async throws {
    let (item, file, text) = try await start()
    let work = try #require(try await machine.list("Work"))
    let other = try await store.createList(name: "Garden")
    try await store.createItem(NewItem("Rose", in: other.id))
    try await machine.sync()
    try await store.update([item.id], [.list(work.id), .set(\.name, "Oat milk")])
    _ = try await machine.syncWithoutFiles()

    try remove("home/\(file)")
    let later = text.replacing("END:VTODO", with: "LAST-MODIFIED:20400101T000000Z\r\nEND:VTODO")
    try home.write(moved(later, "PRIORITY:1"), to: "garden/\(file)")
    try await machine.sync()

    let merged = try #require(try await machine.item("Oat milk"))
    #expect(merged.priority == .high)
    #expect(try files() == [] && files("work").contains(file) && files("garden").count == 1)
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `moves back to the list from which its file was still to be removed`() async throws {
    let (item, file, _) = try await start()
    let (own, work) = (item.list, try #require(try await machine.list("Work")))
    try await store.update([item.id], [.list(work.id)])
    for change in try await machine.syncWithoutFiles() where change.after != nil {
      #expect(try change.make(in: home.path))
    }
    #expect(try files() == [file] && files("work").contains(file))

    try await store.update([item.id], [.list(own), .set(\.name, "Oat milk")])
    for change in try await machine.syncWithoutFiles() {
      #expect(try change.make(in: home.path))
      #expect(try files() == [file], "Two files of one to-do would stop vdirsyncer.")
    }

    #expect(try !files("work").contains(file) && text(file).contains("SUMMARY:Oat milk\r\n"))
    #expect(try await machine.sync().isEmpty)
  }

  /// Writes the files of a to-do that another machine has changed and a third one has moved.
  private func writeBoth(_ text: String, _ file: String) throws {
    let changed = text.replacing(
      "END:VTODO",
      with: "PRIORITY:1\r\nX-COLOR:red\r\nLAST-MODIFIED:20400101T000000Z\r\nEND:VTODO")
    try home.write(changed, to: "home/\(file)")
    let renamed = text.replacing("Milk", with: "Oat milk")
    try home.write(moved(renamed, "CLASS:PRIVATE"), to: "work/\(file)")
  }

  private func expectBoth(in file: String) async throws {
    let merged = try #require(try await machine.item("Oat milk"))
    #expect(try await machine.list("Work")?.id == merged.list && merged.priority == .high)
    #expect(try files() == [] && files("work").contains(file))
    let lines = try text(file, "work").split(whereSeparator: \.isNewline)
    for line in ["SUMMARY:Oat milk", "CLASS:PRIVATE", "PRIORITY:1", "X-COLOR:red"] {
      #expect(lines.contains { $0 == line }, "\(line) is missing")
    }
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `was changed by one machine and moved by another, and a third one sees both`()
    async throws
  {
    let (_, file, text) = try await start()
    try writeBoth(text, file)

    try await machine.sync()

    try await expectBoth(in: file)
  }

  @Test(arguments: [false, true])
  func `keeps the changes of both files when a machine is stopped that has merged them`(
    hasServer: Bool
  ) async throws {
    let (_, file, text) = try await start()
    machine.hasServer = hasServer
    try writeBoth(text, file)
    for _ in 1...2 { _ = try await machine.syncWithoutFiles() }

    try await machine.sync()

    try await expectBoth(in: file)
  }

  @Test func `has another number each time, even when it is as it was before`() async throws {
    let (item, file, text) = try await start()
    #expect(!text.contains("SEQUENCE"))

    for isDone in [true, false] {
      try await store.update([item.id], [.done(isDone)])
      try await machine.sync()
    }

    #expect(try self.text(file).contains("STATUS:NEEDS-ACTION\r\n"))
    #expect(try self.text(file).contains("SEQUENCE:2\r\n"))
  }
}
