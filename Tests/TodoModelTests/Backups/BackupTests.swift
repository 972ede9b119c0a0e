import CivilCalendar
import Glibc
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// The backups that are made automatically.
@MainActor
struct BackupTests {
  private static let day = Day(daysSinceEpoch: 20_778)
  private let folder: TemporaryFolder
  private let path: String
  private let backupFolder: BackupFolder

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
    backupFolder = BackupFolder(of: try DatabaseFile(path: path))
  }

  // MARK: - One a day

  @Test func `changes of an earlier start are backed up daily, only for the user`()
    async throws
  {
    try await change("A")
    #expect(backups == [])

    try await backUp()
    try await change("B")
    try await backUp()

    #expect(backups == ["todos-2026-11-21.db"])
    #expect(mode(of: folder.file("backups")) == 0o700)
    #expect(mode(of: backup("todos-2026-11-21.db")) == 0o600)
    #expect(try lists(in: backup("todos-2026-11-21.db")) == ["A"])
    try await backUp(after: 1)
    #expect(backups == ["todos-2026-11-21.db", "todos-2026-11-22.db"])
    #expect(try lists(in: backup("todos-2026-11-22.db")) == ["A", "B"])
  }

  @Test func `a new file is backed up on the next day that a store stays open`() async throws {
    let clock = SettableClock(noonOf: Self.day)
    let store = try TodoStore.open(path: path, clock: clock.clock)
    try await store.createList(name: "A")
    try await store.upkeep.backUpIfDue()
    #expect(backups == [])

    clock.advance(days: 1)
    try await store.upkeep.backUpIfDue()

    #expect(backups == ["todos-2026-11-22.db"])
    await store.close()
  }

  @Test func `a file in which nothing changed is not backed up again`() async throws {
    try await change("A")
    try await backUp()

    try await backUp(after: 1)
    try await backUp(after: 2)

    #expect(backups == ["todos-2026-11-21.db"])
  }

  @Test func `the newest seven daily backups stay, and all manual ones`()
    async throws
  {
    try await change("A")
    let byHand = try doctor.backUp().name
    write([1], to: backup("todos-2026-11-21.db.txt"))
    write([1], to: backup("other-2026-11-01.db"))

    for number in 0..<9 {
      try await backUp(after: number)
      try await change("B \(number)")
    }

    let days = (23...29).map { "todos-2026-11-\($0).db" }
    let others = [byHand, "todos-2026-11-21.db.txt", "other-2026-11-01.db"]
    #expect(backups == (days + others).sorted())
  }

  @Test func `a wrong clock causes no good backup to be deleted`() async throws {
    for number in 0..<7 {
      try await change("A \(number)")
      try await backUp(after: number)
    }
    // The clock is far ahead for nine days, and then correct again.
    for number in 1000..<1009 {
      try await change("B \(number)")
      try await backUp(after: number)
    }
    let ahead = Set(backups).filter { !$0.hasPrefix("todos-2026") }
    try await change("C")
    try await backUp(after: 7)
    try await change("D")
    try await backUp(after: 8)

    #expect(backups.contains("todos-2026-11-28.db") && backups.contains("todos-2026-11-29.db"))
    #expect(ahead.isSubset(of: backups) && ahead.count == 7)
  }

  @Test func `a temporary store has no backups`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    try await store.createList(name: "A")
    // A new file is left out at first.
    for _ in 0..<2 { try await store.upkeep.backUpIfDue() }

    await store.close()
    #expect(TemporaryFolder.contents(of: folder.path) == [])
  }

  // MARK: - Other programs at work

  @Test func `a backup during writes is consistent`() async throws {
    try await LargeList.write(count: 20_000, to: path)
    let store = try open()
    let other = try open()
    async let making: Void = store.upkeep.backUpIfDue()
    for number in 0..<40 {
      let list = try await other.createList(name: "L \(number)")
      try await other.createItem(in: list.id, name: "milk \(number) #dairy")
    }
    try await making
    await store.close()
    await other.close()

    let file = backup("todos-2026-11-21.db")
    let copy = try Connection(path: file, mode: .readWrite)
    let inspection = Inspection(copy, in: .utc)
    #expect(try inspection.damages() == [])
    let isRight = try inspection.derivedValues(version: 3).allSatisfy {
      if case .good = $0 { true } else { false }
    }
    #expect(isRight)
    try copy.close()
    #expect(backups == ["todos-2026-11-21.db"])
  }

  @Test func `two stores make one backup`() async throws {
    try await change("A")
    let first = try open()
    let second = try open()

    async let one: Void = first.upkeep.backUpIfDue()
    async let two: Void = second.upkeep.backUpIfDue()
    _ = try await (one, two)

    #expect(backups == ["todos-2026-11-21.db"])
    await first.close()
    await second.close()
  }

  @Test func `no backup is made while another program makes one`() async throws {
    try await change("A")
    let lock = try #require(try backupFolder.acquire(waiting: false))

    try await backUp()

    #expect(backups == [])
    withExtendedLifetime(lock) {}
  }

  @Test(.floor(.full)) func `closing ends a backup, and leaves only intact files`() async throws {
    try await LargeList.write(count: 50_000, to: path)
    let store = try open()
    let making = Task.immediate { try await store.upkeep.backUpIfDue() }
    try #require(store.upkeep.isBusy)

    await store.close()

    await #expect(throws: StoreError.closed) { try await making.value }
    // The backup may have been finished before the store was closed.
    #expect(backups.isEmpty || backups == ["todos-2026-11-21.db"])
    #expect(backups.allSatisfy { backupFolder.problem(of: backup($0)) == nil })
  }

  @Test func `a killed program's leftovers do not count, and go with the next backup`()
    async throws
  {
    try await change("A")
    mkdir(folder.file("backups"), 0o700)
    for ending in ["", "-journal", "-wal", "-shm"] {
      write([1], to: backup("todos-2026-11-20.db.new\(ending)"))
    }
    #expect(backupFolder.backups().isEmpty)
    #expect(throws: StoreError.self) { try doctor.restore("2026-11-20") }

    try await backUp()

    #expect(backups == ["todos-2026-11-21.db"])
  }

  // MARK: - Failures

  @Test func `a full disk leaves nothing behind`() async throws {
    try await change("A")
    var folder = backupFolder
    folder.pageLimit = 5
    let source = try Connection(path: path, mode: .readOnly)
    try source.prepareForReading()
    let lock = try #require(try folder.acquire(waiting: false))

    #expect(
      throws: StoreError.cannotBackUp(folder: folder.path, reason: "No space left on device")
    ) {
      try folder.add(
        source, for: .daily, at: LocalMoment(day: Self.day, secondOfDay: 0))
    }

    #expect(backups == [])
    withExtendedLifetime(lock) {}
    try source.close()
  }

  @Test func `a store continues when its backup fails`() async throws {
    try await change("A")
    write([], to: folder.file("backups"))
    let store = try open()

    let error = await #expect(throws: StoreError.self) { try await store.upkeep.backUpIfDue() }

    #expect(error?.description.hasPrefix("No backup could be made: ") == true)
    try await store.createList(name: "B")
    #expect(try store.lists().count == 2)
    await store.close()
  }

  // MARK: - Support

  private var backups: [String] { TemporaryFolder.contents(of: folder.file("backups")) }

  private var doctor: Doctor {
    Doctor(path: path, clock: SettableClock(noonOf: Self.day).clock)
  }

  private func backup(_ name: String) -> String { folder.file("backups/" + name) }

  private func open(after days: Int = 0) throws -> TodoStore {
    try TodoStore.open(
      path: path, clock: SettableClock(noonOf: Self.day.adding(days: days)).clock)
  }

  private func change(_ name: String) async throws {
    let store = try open()
    try await store.createList(name: name)
    await store.close()
  }

  private func backUp(after days: Int = 0) async throws {
    let store = try open(after: days)
    try await store.upkeep.backUpIfDue()
    await store.close()
  }

  private func lists(in file: String) throws -> [String] {
    let connection = try Connection(path: file, mode: .readOnly)
    defer { try? connection.close() }
    let statement = try connection.statement("SELECT name FROM list ORDER BY name")
    defer { statement.reset() }
    var names: [String] = []
    while try statement.step() { names.append(statement.text(0)) }
    return names
  }

  private func mode(of path: String) -> mode_t {
    var status = stat()
    lstat(path, &status)
    return status.st_mode & 0o777
  }
}
