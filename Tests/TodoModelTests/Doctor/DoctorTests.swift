import Glibc
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// Examining a database from outside.
@MainActor
struct DoctorTests {
  private let bench: DoctorBench

  init() throws { bench = try DoctorBench() }

  @Test func `an intact database is well, and does not change`() async throws {
    try await bench.add("Groceries", items: ["Milk #dairy", "Bread"])
    let before = bytes(of: bench.path)

    let diagnosis = bench.doctor.examine()

    #expect(diagnosis.isWell, "\(diagnosis)")
    #expect(diagnosis.description.contains("1 list, 2 items, 2 of them open"))
    #expect(diagnosis.description.contains("4 journal entries"))
    #expect(diagnosis.description.contains("SQLite \(Connection.libraryVersion) is built into"))
    #expect(diagnosis.description.hasSuffix("No problems found."))
    let isUntouched = bytes(of: bench.path) == before
    #expect(isUntouched && TemporaryFolder.contents(of: bench.folder.path) == ["todos.db"])
  }

  nonisolated static let faults: [(SQL, String)] = [
    ("UPDATE list SET open_count = 7", "1 list with a wrong count."),
    ("UPDATE item SET child_count = 1", "2 items with a wrong count of subtasks."),
    ("DELETE FROM item_tag", "1 tag with a wrong or missing index entry."),
    ("PRAGMA foreign_keys = OFF; DELETE FROM list", "2 references to missing rows."),
    (
      "UPDATE item SET name = 'Something else' WHERE name = 'Bread'; DELETE FROM unindexed",
      "The search index does not match the items"
    ),
  ]

  @Test(arguments: faults)
  func `wrong derived values are detected`(fault: (sql: SQL, sentence: String)) async throws {
    try await bench.add("Groceries", items: ["Milk #dairy", "Bread"])
    let connection = try Connection(path: bench.path, mode: .readWrite)
    try connection.execute(fault.sql)
    try connection.close()
    let before = bytes(of: bench.path)

    let diagnosis = bench.doctor.examine()

    #expect(!diagnosis.isWell)
    #expect(diagnosis.description.contains("BAD  \(fault.sentence)"), "\(diagnosis)")
    let isUntouched = bytes(of: bench.path) == before
    #expect(isUntouched)
  }

  @Test(arguments: ["todos.db", "no/where.db", "no/such/folder/todos.db"])
  func `a database that the first start creates is fine, and is not created here`(name: String) {
    let diagnosis = Doctor(path: bench.folder.file(name), clock: .drawn).examine()

    #expect(diagnosis.isWell)
    #expect(diagnosis.description.contains("ok   There is no database yet. The first start"))
    #expect(TemporaryFolder.contents(of: bench.folder.path) == [])
  }

  @Test(arguments: ["file/todos.db", "file/folder/todos.db"])
  func `a database that no start can create is reported`(name: String) {
    write([1], to: bench.folder.file("file"))

    let diagnosis = Doctor(path: bench.folder.file(name), clock: .drawn).examine()

    #expect(!diagnosis.isWell && diagnosis.description.contains("BAD  "))
    #expect(TemporaryFolder.contents(of: bench.folder.path) == ["file"])
  }

  @Test func `a database that is missing beside its backups is reported`() async throws {
    try await bench.add("Groceries", items: ["Milk"])
    let backup = try bench.doctor.backUp()
    try #require(rename(bench.path, bench.folder.file("elsewhere.db")) == 0)

    let diagnosis = bench.doctor.examine()

    #expect(diagnosis.description.contains("BAD  There is no database."))
    #expect(diagnosis.newestBackup?.name == backup.name)
  }

  @Test func `a foreign file is reported, and nothing is created`() throws {
    write([UInt8](repeating: 120, count: 5000), to: bench.path)
    #expect(bench.doctor.examine().description.contains("is not a to-do database"))
    #expect(throws: StoreError.self) { try bench.doctor.backUp() }
    #expect(TemporaryFolder.contents(of: bench.folder.path) == ["todos.db"])
  }

  @Test func `a damaged backup is reported, and the previous one is offered`() async throws {
    try await bench.add("Groceries", items: ["Milk"])
    let good = try bench.doctor(after: 0).backUp()
    let bad = try bench.doctor(after: 1).backUp()
    bench.damage(bad.path)
    bench.damage(bench.path)

    let diagnosis = bench.doctor.examine()

    #expect(diagnosis.description.contains("The backup \(bad.name) is damaged"))
    #expect(diagnosis.newestBackup?.name == good.name)
    #expect(throws: StoreError.self) { try bench.doctor.restore(bad.name) }
    #expect(try bench.doctor.restore("latest").restored == good.name)
  }

  @Test func `a damaged file is left alone, and the newest intact backup is found`()
    async throws
  {
    try await bench.add("Groceries", items: ["Milk"])
    let store = try bench.open()
    try await store.upkeep.backUpIfDue()
    await store.close()
    bench.damage(bench.path)
    let before = bytes(of: bench.path)

    let error = #expect(throws: StoreError.self) { _ = try bench.open() }

    let sentence = try #require(error?.description)
    #expect(sentence.contains("is damaged") && sentence.contains("It was not changed."))
    #expect(bench.doctor.newestBackup()?.day == DoctorBench.day)
    let isUntouched = bytes(of: bench.path) == before
    #expect(isUntouched)
  }
}
