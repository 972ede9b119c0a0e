import CivilCalendar
import Glibc
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// Examining and restoring a database from outside.
@MainActor
struct DoctorTests {
  private static let day = Day(daysSinceEpoch: 20_778)
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
  }

  // MARK: - Examining

  @Test func `a whole database is well, and nothing of it changes`() async throws {
    try await add("Groceries", items: ["Milk #dairy", "Bread"])
    let before = bytes(of: path)

    let diagnosis = doctor.examine()

    #expect(diagnosis.isWell, "\(diagnosis)")
    #expect(diagnosis.description.contains("1 list, 2 items, 2 of them open"))
    #expect(diagnosis.description.contains("4 journal entries"))
    #expect(diagnosis.description.hasSuffix("All is well."))
    let isUntouched = bytes(of: path) == before
    #expect(isUntouched && TemporaryFolder.contents(of: folder.path) == ["todos.db"])
  }

  nonisolated static let faults: [(SQL, String)] = [
    ("UPDATE list SET open_count = 7", "1 list with a wrong count."),
    ("UPDATE item SET child_count = 1", "2 items with a wrong count of subtasks."),
    ("DELETE FROM item_tag", "1 tag that is found wrongly or not at all."),
    ("PRAGMA foreign_keys = OFF; DELETE FROM list", "2 references to what is not there."),
    (
      "UPDATE item SET name = 'Something else' WHERE name = 'Bread'; DELETE FROM unindexed",
      "The index of texts is not what the items say"
    ),
  ]

  @Test(arguments: faults)
  func `what is computed wrongly is found`(fault: (sql: SQL, sentence: String)) async throws {
    try await add("Groceries", items: ["Milk #dairy", "Bread"])
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.execute(fault.sql)
    try connection.close()
    let before = bytes(of: path)

    let diagnosis = doctor.examine()

    #expect(!diagnosis.isWell)
    #expect(diagnosis.description.contains("BAD  \(fault.sentence)"), "\(diagnosis)")
    let isUntouched = bytes(of: path) == before
    #expect(isUntouched)
  }

  @Test func `a missing or foreign file is told, and nothing is made`() throws {
    #expect(doctor.examine().description.contains("BAD  There is no database."))
    #expect(Doctor(path: folder.file("no/where.db"), clock: .drawn).examine().isWell == false)
    #expect(TemporaryFolder.contents(of: folder.path) == [])

    write([UInt8](repeating: 120, count: 5000), to: path)
    #expect(doctor.examine().description.contains("is not a to-do database"))
    #expect(throws: StoreError.self) { try doctor.backUp() }
    #expect(TemporaryFolder.contents(of: folder.path) == ["todos.db"])
  }

  @Test func `a damaged backup is told, and the one before it is offered`() async throws {
    try await add("Groceries", items: ["Milk"])
    let good = try doctor(after: 0).backUp()
    let bad = try doctor(after: 1).backUp()
    damage(bad.path)
    damage(path)

    let diagnosis = doctor.examine()

    #expect(diagnosis.description.contains("The backup \(bad.name) is damaged"))
    #expect(diagnosis.description.contains("doctor --restore \(good.name)"))
    #expect(throws: StoreError.self) { try doctor.restore(bad.name) }
    #expect(try doctor.restore("latest").restored == good.name)
  }

  @Test func `a start with a damaged file offers the newest whole backup`() async throws {
    try await add("Groceries", items: ["Milk"])
    let store = try open()
    try await store.backUpIfDue()
    await store.close()
    damage(path)
    let before = bytes(of: path)

    let error = #expect(throws: StoreError.self) { _ = try open() }

    let sentence = try #require(error?.description)
    #expect(sentence.contains("is damaged") && sentence.contains("It was not changed."))
    #expect(
      sentence.hasSuffix(
        "The newest whole backup is of 2026-11-21. Bring it back with: paneltodo --database \(path) doctor --restore 2026-11-21"
      ))
    let isUntouched = bytes(of: path) == before
    #expect(isUntouched)
  }

  // MARK: - Restoring

  @Test func `a restore brings back what was, and a restore of what it kept takes it back`()
    async throws
  {
    try await add("Then", items: ["Milk"])
    let backup = try doctor.backUp()
    try await add("Now", items: ["Tea"])

    let restoration = try doctor.restore("2026-11-21")

    #expect(restoration.restored == backup.name)
    #expect(try await lists() == ["Then"])
    let kept = try #require(restoration.kept)
    #expect(kept.occasion == .beforeRestore)
    #expect(restoration.description.contains("doctor --restore \(kept.name)"))
    #expect(try doctor.restore(kept.name).kept?.occasion == .beforeRestore)
    #expect(try await lists() == ["Now", "Then"])
    // The file that a restore kept is never the latest backup as long as there is another one.
    #expect(try doctor.restore("latest").restored == backup.name)
    #expect(doctor.examine().isWell)
  }

  @Test func `a damaged file is kept byte for byte, with its log`() async throws {
    try await add("Then", items: ["Milk"])
    _ = try doctor.backUp()
    damage(path)
    write([1, 2, 3], to: path + "-wal")
    let before = bytes(of: path)

    let restoration = try doctor.restore("latest")

    let kept = try #require(restoration.kept)
    #expect(kept.occasion == .damaged)
    let isSame = bytes(of: kept.path) == before
    #expect(isSame && bytes(of: kept.path + "-wal") == [1, 2, 3])
    #expect(!TemporaryFolder.contents(of: folder.path).contains("todos.db-wal"))
    #expect(try await lists() == ["Then"])
    #expect(throws: StoreError.self) { try doctor.restore(kept.name) }
  }

  @Test func `what a killed program left in its log is kept, and not put onto the backup`()
    async throws
  {
    try await add("Then", items: ["Milk"])
    _ = try doctor.backUp()
    let store = try open()
    try await store.createList(name: "Now")
    let killed = folder.file("killed")
    mkdir(killed, 0o700)
    mkdir(killed + "/backups", 0o700)
    for suffix in ["", "-wal"] {
      write(bytes(of: path + suffix), to: killed + "/todos.db" + suffix)
    }
    await store.close()
    #expect(DatabaseFile.size(of: killed + "/todos.db-wal") > 0)
    let other = Doctor(path: killed + "/todos.db", clock: .drawn)

    let restoration = try other.restore(try #require(try doctor.backups().first).path)

    #expect(try await lists(at: killed + "/todos.db") == ["Then"])
    _ = try other.restore(try #require(restoration.kept).name)
    #expect(try await lists(at: killed + "/todos.db") == ["Now", "Then"])
  }

  @Test func `a missing database is restored, and nothing has to be kept`() async throws {
    try await add("Then", items: ["Milk"])
    _ = try doctor.backUp()
    unlink(path)

    #expect(try doctor.restore("latest").kept == nil)

    #expect(try await lists() == ["Then"])
  }

  @Test func `an open database is not replaced`() async throws {
    try await add("Then", items: ["Milk"])
    _ = try doctor.backUp()
    let store = try open()
    let identity = FileIdentity(path: path)

    let error = #expect(throws: StoreError.self) { try doctor.restore("latest") }

    #expect(error?.description.contains("is open in another program") == true)
    #expect(FileIdentity(path: path) == identity)
    await store.close()
    _ = try doctor.restore("latest")
  }

  @Test func `whoever waits for a database that is replaced does not go on with the old one`()
    async throws
  {
    try await add("Then", items: [])
    write(bytes(of: path), to: folder.file("copy.db"))
    let file = try DatabaseFile(path: path)
    var lock = try DatabaseLock.take(path)
    try #require(lock != nil)
    let opening = Task.detached {
      // On a busy machine it may time out before the test has seen it wait.
      while true {
        let error = file.openingError()
        if error != .busy { return error }
      }
    }
    // The lock and the connection that waits for it: each has the file open once.
    while openFiles(at: path) < 2 { await Task.yield() }

    rename(folder.file("copy.db"), path)
    withExtendedLifetime(lock) {}
    lock = nil

    #expect(await opening.value == .replaced(path: path))
    #expect(try await lists() == ["Then"])
  }

  @Test(arguments: [
    "2026-11-20", "2026-13-45", "todos.db", "todos-2026-11-21.db", "..", "./none.db", "Latest",
    "todos-2026-11-21.db/../../todos.db",
  ])
  func `a backup that there is not is told, and nothing changes`(wish: String) async throws {
    try await add("Now", items: [])
    _ = try doctor.backUp()
    let before = bytes(of: path)

    let error = #expect(throws: StoreError.self) { try doctor.restore(wish) }

    let isRefusal = if case .cannotRestore = error { true } else { false }
    #expect(isRefusal)
    let isUntouched = bytes(of: path) == before
    #expect(isUntouched)
  }

  @Test func `the database of another program is not replaced`() async throws {
    try await add("Then", items: [])
    let backup = try doctor.backUp()
    let other = folder.file("other.db")
    let connection = try Connection(path: other, mode: .create)
    try connection.execute("CREATE TABLE t(x)")
    try connection.close()
    chmod(other, 0o600)

    #expect(throws: StoreError.foreignDatabase(path: other)) {
      try Doctor(path: other, clock: .drawn).restore(backup.path)
    }
  }

  // MARK: - Support

  private var doctor: Doctor { doctor(after: 0) }

  private func doctor(after days: Int) -> Doctor {
    Doctor(path: path, clock: SettableClock(noonOf: Self.day.adding(days: days)).clock)
  }

  private func open() throws -> TodoStore {
    try TodoStore.open(path: path, clock: SettableClock(noonOf: Self.day).clock)
  }

  private func add(_ name: String, items: [String]) async throws {
    let store = try open()
    let list = try await store.createList(name: name)
    for item in items {
      let words = item.split(separator: " #").map(String.init)
      let made = try await store.createItem(in: list.id, name: words[0])
      if words.count > 1 { try await store.update([made.id], [.addTag(words[1])]) }
    }
    await store.close()
  }

  private func lists(at path: String? = nil) async throws -> [String] {
    let store = try TodoStore.open(path: path ?? self.path, clock: .drawn)
    let names = try store.lists().map(\.list.name)
    #expect(try integrityProblems(of: store.reader) == [])
    await store.close()
    return names
  }

  /// Damages a page in the middle.
  private func damage(_ path: String) {
    var content = bytes(of: path)
    let page = content.count / 4096 / 2 * 4096
    for offset in page..<(page + 64) { content[offset] = 0xa5 }
    write(content, to: path)
  }
}

/// The number of times that this process has a file open.
private func openFiles(at path: String) -> Int {
  TemporaryFolder.contents(of: "/proc/self/fd").count {
    guard let target = realpath("/proc/self/fd/" + $0, nil) else { return false }
    defer { free(target) }
    return String(cString: target) == path
  }
}

extension DatabaseFile {
  fileprivate func openingError() -> StoreError? {
    do {
      _ = try openForWriting(by: .drawn)
      return nil
    } catch {
      return StoreError(error, path: path)
    }
  }
}

extension Doctor {
  fileprivate func backups() throws -> [Backup] {
    BackupFolder(of: try DatabaseFile(path: path)).backups()
  }
}
