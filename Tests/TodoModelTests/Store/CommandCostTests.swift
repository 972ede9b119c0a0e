import Foundation
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// The work that a store does for a program that makes one change, or reads, and ends.
@Suite("A program without a screen") @MainActor struct CommandCostTests {
  @Test func `that makes a change needs two connections to the file`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("todos.db")
    let store = try TodoStore.open(path: path, clock: .drawn)

    let list = try await store.createList(name: "A")
    let item = try await store.createItem(in: list.id, name: "Milk")
    try await store.perform(.update([item.id], [.done(true)]))

    #expect(try openFiles().count { $0 == store.path } == 2)
    await store.close()
    #expect(try openFiles().count { $0 == store.path } == 0)
  }

  @Test func `that reads has a second connection only after a change`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("todos.db")
    await (try TodoStore.open(path: path, clock: .drawn)).close()
    let store = try TodoStore.open(path: path, clock: .drawn, for: .reading)

    #expect(try store.lists().isEmpty)
    #expect(try openFiles().count { $0 == store.path } == 1)
    let list = try await store.createList(name: "A")
    #expect(try openFiles().count { $0 == store.path } == 2)
    #expect(try store.lists().map(\.list) == [list])
    await store.close()
    #expect(TemporaryFolder.contents(of: folder.path) == ["todos.db"])
  }

  @Test func `that reads leaves nothing beside the file`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("todos.db")
    await (try TodoStore.open(path: path, clock: .drawn)).close()

    let store = try TodoStore.open(path: path, clock: .drawn, for: .reading)
    #expect(try store.lists().isEmpty)
    await store.close()

    #expect(TemporaryFolder.contents(of: folder.path) == ["todos.db"])
  }

  @Test func `does not read a change back unless something follows it`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    let prepared = try store.connection.preparedStatements

    try await store.createItem(in: list.id, name: "Milk")

    #expect(try store.connection.preparedStatements == prepared)
    let observer = RecordingObserver()
    let token = store.observe(observer)
    try await store.createItem(in: list.id, name: "Bread")
    #expect(try store.connection.preparedStatements > prepared)
    #expect(observer.changeSets.map { $0.entry?.deed } == [Deed(.added, .item("Bread"))])
    token.cancel()
  }

  @Test func `leaves the text of a change to a later one`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    func waiting() throws -> Int {
      try store.connection.integer("SELECT count(*) FROM unindexed") ?? 0
    }

    for number in 1..<100 {
      try await store.createItem(in: list.id, name: "Item \(number)")
      #expect(try waiting() == number)
    }
    try await store.createItem(in: list.id, name: "The hundredth")
    #expect(try waiting() == 0)
  }

  /// The paths of the files that this process has open.
  private func openFiles() throws -> [String] {
    let folder = "/proc/self/fd"
    return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
      // The one of the folder itself is closed already.
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
  }
}
