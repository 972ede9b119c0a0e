import Glibc
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// Restoring a database from a backup.
@MainActor
struct RestoreTests {
  private let bench: DoctorBench

  init() throws { bench = try DoctorBench() }

  @Test func `a restore can itself be undone by a restore`()
    async throws
  {
    try await bench.add("Then", items: ["Milk"])
    let backup = try bench.doctor.backUp()
    try await bench.add("Now", items: ["Tea"])

    let restoration = try bench.doctor.restore("2026-11-21")

    #expect(restoration.restored == backup.name)
    #expect(try await bench.lists() == ["Then"])
    let kept = try #require(restoration.kept)
    #expect(kept.occasion == .beforeRestore)
    #expect(try bench.doctor.restore(kept.name).kept?.occasion == .beforeRestore)
    #expect(try await bench.lists() == ["Now", "Then"])
    // The file that a restore kept is never the latest backup as long as there is another one.
    #expect(try bench.doctor.restore("latest").restored == backup.name)
    #expect(bench.doctor.examine().isWell)
  }

  @Test func `a damaged file is kept byte for byte, with its log`() async throws {
    try await bench.add("Then", items: ["Milk"])
    _ = try bench.doctor.backUp()
    bench.damage(bench.path)
    write([1, 2, 3], to: bench.path + "-wal")
    let before = bytes(of: bench.path)

    let restoration = try bench.doctor.restore("latest")

    let kept = try #require(restoration.kept)
    #expect(kept.occasion == .damaged)
    let isSame = bytes(of: kept.path) == before
    #expect(isSame && bytes(of: kept.path + "-wal") == [1, 2, 3])
    #expect(!TemporaryFolder.contents(of: bench.folder.path).contains("todos.db-wal"))
    #expect(try await bench.lists() == ["Then"])
    #expect(throws: StoreError.self) { try bench.doctor.restore(kept.name) }
  }

  @Test func `a killed program's log is kept, and not applied to the backup`()
    async throws
  {
    try await bench.add("Then", items: ["Milk"])
    _ = try bench.doctor.backUp()
    let store = try bench.open()
    try await store.createList(name: "Now")
    let killed = bench.folder.file("killed")
    mkdir(killed, 0o700)
    mkdir(killed + "/backups", 0o700)
    for suffix in ["", "-wal"] {
      write(bytes(of: bench.path + suffix), to: killed + "/todos.db" + suffix)
    }
    await store.close()
    #expect(DatabaseFile.size(of: killed + "/todos.db-wal") > 0)
    let other = Doctor(path: killed + "/todos.db", clock: .drawn)

    let restoration = try other.restore(try #require(try bench.doctor.backups().first).path)

    #expect(try await bench.lists(at: killed + "/todos.db") == ["Then"])
    _ = try other.restore(try #require(restoration.kept).name)
    #expect(try await bench.lists(at: killed + "/todos.db") == ["Now", "Then"])
  }

  @Test func `a missing database is restored, and nothing has to be kept`() async throws {
    try await bench.add("Then", items: ["Milk"])
    _ = try bench.doctor.backUp()
    unlink(bench.path)

    #expect(try bench.doctor.restore("latest").kept == nil)

    #expect(try await bench.lists() == ["Then"])
  }

  @Test func `an open database is not replaced`() async throws {
    try await bench.add("Then", items: ["Milk"])
    _ = try bench.doctor.backUp()
    let store = try bench.open()
    let identity = FileIdentity(path: bench.path)

    let error = #expect(throws: StoreError.self) { try bench.doctor.restore("latest") }

    #expect(error?.description.contains("is open in another program") == true)
    #expect(FileIdentity(path: bench.path) == identity)
    await store.close()
    _ = try bench.doctor.restore("latest")
  }

  @Test func `a process waiting during a restore does not use the old database`()
    async throws
  {
    try await bench.add("Then", items: [])
    write(bytes(of: bench.path), to: bench.folder.file("copy.db"))
    let file = try DatabaseFile(path: bench.path)
    var lock = try DatabaseLock.acquire(bench.path)
    try #require(lock != nil)
    let opening = Task.detached {
      // On a busy machine it may time out before the test has seen it wait.
      while true {
        let error = file.openingError()
        if error != .busy { return error }
      }
    }
    // The lock and the connection that waits for it: each has the file open once.
    try #require(await eventually { openFiles(at: bench.path) == 2 })

    rename(bench.folder.file("copy.db"), bench.path)
    withExtendedLifetime(lock) {}
    lock = nil

    #expect(await opening.value == .replaced(path: bench.path))
    #expect(try await bench.lists() == ["Then"])
  }

  @Test(arguments: [
    "2026-11-20", "2026-13-45", "todos.db", "todos-2026-11-21.db", "..", "./none.db", "Latest",
    "todos-2026-11-21.db/../../todos.db",
  ])
  func `a missing backup is reported, and nothing changes`(wish: String) async throws {
    try await bench.add("Now", items: [])
    _ = try bench.doctor.backUp()
    let before = bytes(of: bench.path)

    let error = #expect(throws: StoreError.self) { try bench.doctor.restore(wish) }

    let isRefusal = if case .cannotRestore = error { true } else { false }
    #expect(isRefusal)
    let isUntouched = bytes(of: bench.path) == before
    #expect(isUntouched)
  }

  @Test func `the database of another program is not replaced`() async throws {
    try await bench.add("Then", items: [])
    let backup = try bench.doctor.backUp()
    let other = bench.folder.file("other.db")
    let connection = try Connection(path: other, mode: .create)
    try connection.execute("CREATE TABLE t(x)")
    try connection.close()
    chmod(other, 0o600)

    #expect(throws: StoreError.foreignDatabase(path: other)) {
      try Doctor(path: other, clock: .drawn).restore(backup.path)
    }
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
