import Foundation
import TestSupport
import Testing
import TodoFormats
import TodoModel
import TodoSync
import TodoValues

@testable import TodoCommands

/// Synchronisations between which nothing changes.
@Suite("A folder that is like the lists here") @MainActor struct SettledFolderTests: SyncedFolder {
  let home: TemporaryFolder
  let machine: SyncMachine

  init() throws {
    home = try TemporaryFolder()
    machine = try SyncMachine(folder: home.path)
  }

  @Test func `is recorded once`() async throws {
    let items = try await add("Milk", "Bread")
    try await store.update([items[0].id], [.set(\.priority, .low)])
    try await machine.sync()
    let record = try await machine.record()

    #expect(try await machine.sync().isEmpty)

    #expect(try await machine.record() == record)
  }

  @Test func `is not read again`() async throws {
    _ = try await add("Milk")
    #expect(try !machine.isSettled())
    try await machine.settle()

    let report = try await machine.sync()

    #expect(report.isEmpty && report.remarks == [])
    #expect(try machine.isSettled())
    #expect(try await machine.sync(isRehearsal: true).isEmpty)
  }

  @Test func `is read again after any change here`() async throws {
    let item = try await add("Milk")[0]
    try await machine.settle()

    try await store.update([item.id], [.set(\.priority, .high)])
    #expect(try !machine.isSettled())
    #expect(try await machine.sync().outgoing.changed == 1)
    try await machine.settle()
    try await store.undo()
    #expect(try !machine.isSettled())
    #expect(try await machine.sync().outgoing.changed == 1)
    #expect(try !text(try files()[0]).contains("PRIORITY"))
    try await machine.settle()
    try await store.deleteItems([item.id])
    #expect(try await machine.sync().outgoing.deleted == 1)
  }

  @Test func `is read again after any change there`() async throws {
    _ = try await add("Milk", "Bread")
    try await machine.settle()
    let file = try #require(try files().first { try text($0).contains("Milk") })
    let whole = try text(file)

    // Of the same size, in the same file.
    let handle = try #require(FileHandle(forWritingAtPath: home.path("home/\(file)")))
    try handle.write(contentsOf: Data(whole.replacing("Milk", with: "Silk").utf8))
    try handle.close()
    #expect(try !machine.isSettled())
    #expect(try await machine.sync().incoming.changed == 1)
    #expect(try await machine.item("Silk") != nil)

    try await machine.settle()
    try home.write("Shop", to: "home/displayname")
    #expect(try !machine.isSettled())
    try await machine.sync()
    #expect(try await machine.list("Shop") != nil)

    try await machine.settle()
    try write("UID:new\nSUMMARY:Tea", "new.ics")
    #expect(try await machine.sync().incoming.added == 1)

    try await machine.settle()
    try remove("home/\(file)")
    #expect(try await machine.sync().incoming.deleted == 1)
  }

  @Test func `that needs a decision or a remark is read each time`() async throws {
    _ = try await add("Milk")
    try await machine.sync()
    try home.write("BEGIN:VCALENDAR\n", to: "home/half.ics")
    for _ in 0..<3 {
      #expect(
        try await machine.sync().remarks == [
          .leftAlone(file: "home/half.ics", .unreadable, hasItem: false)
        ])
    }
    #expect(try !machine.isSettled())
  }

  @Test func `has the mark with which it was read`() throws {
    try write("UID:a\nSUMMARY:Milk", "a.ics")
    try home.write("Home", to: "home/displayname")
    try FileManager.default.createSymbolicLink(
      atPath: home.path("home/lost.ics"), withDestinationPath: home.path("nowhere"))
    try FileManager.default.createDirectory(
      atPath: home.path("home/folder.ics"), withIntermediateDirectories: false)

    let reading = try FolderReading(path: home.path)

    #expect(try FolderMark(path: home.path) == reading.mark)
    #expect(
      reading.folder.collections.map(\.displayName)
        == [SyncFolder.Content.bytes(Array("Home".utf8))])
    #expect(
      reading.folder.collections[0].files.mapValues { $0 == .unreadable } == [
        "a.ics": false, "lost.ics": true, "folder.ics": true,
      ])
  }

  @Test func `has another mark only after a change`() throws {
    try write("UID:a\nSUMMARY:Milk", "a.ics")
    let mark = try FolderMark(path: home.path)

    #expect(try FolderMark(path: home.path) == mark)
    try home.write("", to: ".hidden")
    #expect(try FolderMark(path: home.path) == mark)
    try FileManager.default.moveItem(
      atPath: home.path("home/a.ics"), toPath: home.path("home/b.ics"))
    let moved = try FolderMark(path: home.path)
    #expect(moved != mark)
    try FileManager.default.createDirectory(
      atPath: home.path("work"), withIntermediateDirectories: true)
    #expect(try FolderMark(path: home.path) != moved)
  }
}
