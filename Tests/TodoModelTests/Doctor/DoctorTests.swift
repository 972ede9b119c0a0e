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

  @Test func `a missing or foreign file is reported, and nothing is created`() throws {
    #expect(bench.doctor.examine().description.contains("BAD  There is no database."))
    #expect(Doctor(path: bench.folder.file("no/where.db"), clock: .drawn).examine().isWell == false)
    #expect(TemporaryFolder.contents(of: bench.folder.path) == [])

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
