import CivilCalendar
import Glibc
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// A database where nothing can be written, so that SQLite cannot make its index of the log.
@Suite("A database that cannot be written") @MainActor struct UnlockedReadingTests {
  let folder: TemporaryFolder
  let path: String

  /// A copy of a database that was open, so that it has a log, and without the index.
  init() async throws {
    folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    path = folder.file("todos #1?%.db")
    let store = try TodoStore.open(path: other.file("todos.db"), clock: .drawn)
    let list = try await store.createList(name: "Home")
    for name in ["Milk", "Bread"] { try await store.createItem(in: list.id, name: name) }
    for suffix in ["", "-wal"] {
      write(bytes(of: other.file("todos.db") + suffix), to: path + suffix)
    }
    await store.close()
  }

  private func names(_ store: TodoStore) throws -> [String] {
    try store.finder.matches(of: ItemQuery(.all, today: store.clock.today)).items.map(\.name)
  }

  /// Lets the file have no log, as a closed one does.
  private func mergeLog() async throws {
    await (try TodoStore.open(path: path, clock: .drawn)).close()
  }

  @Test(arguments: [true, false], [StorePurpose.reading, .screen])
  func `is read with its log, unchanged, and refuses changes`(
    hasLog: Bool, purpose: StorePurpose
  ) async throws {
    if !hasLog { try await mergeLog() }
    chmod(path, 0o400)
    let before = TemporaryFolder.contents(of: folder.path).map { bytes(of: folder.file($0)) }

    let store = try TodoStore.open(path: path, clock: .drawn, for: purpose)
    #expect(try names(store).sorted() == ["Bread", "Milk"])
    let query = ItemQuery(.all, today: store.clock.today)
    #expect(try store.results(for: query).count == 2)
    let list = try #require(try store.lists().first)
    await #expect(throws: StoreError.readOnly(path: path)) {
      try await store.createItem(in: list.id, name: "Butter")
    }
    await #expect(throws: StoreError.readOnly(path: path)) {
      try await store.upkeep.prepareForWriting()
    }
    await store.close()

    #expect(TemporaryFolder.contents(of: folder.path).map { bytes(of: folder.file($0)) } == before)
    #expect(throws: StoreError.readOnly(path: path)) {
      try TodoStore.open(path: path, clock: .drawn)
    }
  }

  @Test(arguments: [true, false])
  func `is opened anew once another program writes again`(hasLog: Bool) async throws {
    if !hasLog { try await mergeLog() }
    chmod(path, 0o400)
    let reader = try TodoStore.open(path: path, clock: .drawn, for: .screen)
    let observer = RecordingObserver()
    let token = reader.observe(observer)
    let list = try #require(try reader.lists().first)
    let items = try reader.items(in: list.id)
    #expect(items.count == 2)

    chmod(path, 0o600)
    let writer = try TodoStore.open(path: path, clock: .drawn)
    for number in 0..<20 {
      try await writer.createItem(in: list.id, name: "\(number)")
      #expect(try names(reader).count == 3 + number)
    }
    reader.parts.deliver()
    #expect(items.count == 22)
    #expect(!observer.events.isEmpty)
    try await reader.createItem(in: list.id, name: "Butter")
    #expect(try names(writer).contains("Butter"))
    token.cancel()
    await writer.close()
    await reader.close()
  }

  @Test func `is read beside a program that has it open, with each change of that program`()
    async throws
  {
    let writer = try TodoStore.open(path: path, clock: .drawn)
    chmod(path, 0o400)
    let reader = try TodoStore.open(path: path, clock: .drawn, for: .reading)
    let list = try #require(try reader.lists().first)

    try await writer.createItem(in: list.id, name: "Butter")
    #expect(try names(reader).contains("Butter"))
    await reader.close()
    await writer.close()
  }

  @Test(arguments: [true, false])
  func `is not damaged for the doctor`(hasLog: Bool) async throws {
    if !hasLog { try await mergeLog() }
    chmod(path, 0o400)

    let diagnosis = Doctor(path: path, clock: .drawn).examine()

    let report = "\(diagnosis)"
    #expect(diagnosis.isWell && !report.contains("BAD"), "\(report)")
    #expect(report.contains("?    \(path) is read-only."), "\(report)")
    #expect(report.contains("ok   The file is intact"), "\(report)")
    #expect(report.contains("1 list, 2 items"), "\(report)")
    #expect(report.hasSuffix("No damage found, but nothing can be saved."), "\(report)")
  }
}
