import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// A file of ours whose tables another program has changed.
@MainActor
@Suite("A schema that is not ours") struct ForeignSchemaTests {
  private let folder: TemporaryFolder
  private let path: String

  init() async throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
    let store = try TodoStore.open(path: path, clock: .drawn)
    let list = try await store.createList(name: "Home").id
    try await store.createItem(in: list, name: "Milk")
    await store.close()
  }

  /// Changes to the file, each with words from the refusal.
  nonisolated private static let changes: [(sql: String, words: String)] = [
    ("CREATE TABLE other(a)", "it has the table “other”, which this program did not create"),
    ("CREATE INDEX slow ON item(hex(zeroblob(99)))", "it has the index “slow”"),
    (
      """
      CREATE TRIGGER endless AFTER UPDATE ON revision BEGIN
        UPDATE item SET name = 'x' WHERE pk IN (
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n);
      END
      """, "it has the trigger “endless”"
    ),
    (
      """
      ALTER TABLE item RENAME TO real_item;
      CREATE VIEW item AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT * FROM real_item, n
      """, "its index “item_child” is different"
    ),
    (
      "ALTER TABLE item ADD COLUMN big TEXT GENERATED ALWAYS AS (hex(zeroblob(9999999))) VIRTUAL",
      "its table “item” is different"
    ),
    (
      "UPDATE sqlite_schema SET sql = replace(sql, 'length(id) = 16', 'hex(zeroblob(9)) > 0')",
      "its table “draft” is different"
    ),
    ("DROP TRIGGER revision_item_updated", "its trigger “revision_item_updated” is missing"),
    ("DROP INDEX item_order", "its index “item_order” is missing"),
    ("CREATE VIEW \"\u{1B}[2J\" AS SELECT 1", "it has the view “␛[2J”"),
    (
      (0..<300).map { "CREATE TABLE t\($0)(a);" }.joined(),
      "it has far more tables and triggers than this program creates"
    ),
  ]

  nonisolated private static let refused = Tally(
    "C13", of: changes.count, "changed schemas refused, no byte changed")

  @Test(.floor(.full), arguments: changes.indices)
  func `is refused in a sentence, and the file is left as it is`(change: Int) async throws {
    let (sql, words) = Self.changes[change]
    do {
      let foreign = try LawlessDatabase(path: path)
      try foreign.run(sql)
      try foreign.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    let before = bytes(of: path)

    let error = #expect(throws: StoreError.self) { try TodoStore.open(path: path, clock: .drawn) }
    let sentence = try #require(error.map { "\($0)" })
    #expect(sentence.contains("was changed by another program: \(words)"), "\(sentence)")
    #expect(sentence.contains("It was not opened"))
    #expect(bytes(of: path) == before)
    let diagnosis = Doctor(path: path, clock: .drawn).examine()
    #expect("\(diagnosis)".contains("BAD  \(sentence)"), "\(diagnosis)")
    await Self.refused.count()
  }

  @Test func `offers the newest backup with our schema`() throws {
    let doctor = Doctor(path: path, clock: .drawn)
    let backup = try doctor.backUp()
    try LawlessDatabase(path: path).run("CREATE TABLE other(a)")

    let error = #expect(throws: StoreError.self) { try TodoStore.open(path: path, clock: .drawn) }
    let isForeign = if case .foreignSchema = error { true } else { false }
    #expect(isForeign && doctor.newestBackup() == backup)
  }

  @Test func `of an unknown version is refused without a crash`() throws {
    try LawlessDatabase(path: path).run("PRAGMA user_version = -3")
    #expect(throws: StoreError.self) { try TodoStore.open(path: path, clock: .drawn) }
  }

  @Test func `is not reported after ANALYZE`() async throws {
    try LawlessDatabase(path: path).run("ANALYZE")
    await (try TodoStore.open(path: path, clock: .drawn)).close()
  }

  @Test func `that appears while the file is open stops writing`() async throws {
    let store = try TodoStore.open(path: path, clock: .drawn)
    let list = try #require(try store.lists().first?.id)
    try LawlessDatabase(path: path).run(
      "CREATE TRIGGER spy AFTER INSERT ON item BEGIN DELETE FROM journal; END")

    await #expect {
      try await store.createItem(in: list, name: "Bread")
    } throws: { "\($0)".contains("the trigger “spy”") }
    try LawlessDatabase(path: path).run("DROP TRIGGER spy")
    #expect(try store.items(in: list).count == 1)
    try await store.createItem(in: list, name: "Bread")
    #expect(try store.items(in: list).count == 2)
    await store.close()
  }

  @Test func `that appears while the file is open lets no change be forgotten`() async throws {
    let store = try TodoStore.open(path: path, clock: .drawn)
    let list = try #require(try store.lists().first?.id)
    for number in 0..<5 { try await store.createItem(in: list, name: "Item \(number)") }
    try LawlessDatabase(path: path).run(
      "CREATE TRIGGER spy AFTER DELETE ON journal BEGIN DELETE FROM item; END")

    await #expect {
      try await store.upkeep.forgetChanges(keeping: 2)
    } throws: { "\($0)".contains("the trigger “spy”") }
    try LawlessDatabase(path: path).run("DROP TRIGGER spy")
    #expect(try store.items(in: list).count == 6)
    #expect(try store.connection.integer("SELECT count(*) FROM journal") == 7)
    try await store.upkeep.forgetChanges(keeping: 2)
    #expect(try store.connection.integer("SELECT count(*) FROM journal") == 2)
    #expect(try store.items(in: list).count == 6)
    await store.close()
  }

  @Test func `that appears while the file is open stops reading`() async throws {
    let store = try TodoStore.open(path: path, clock: .drawn)
    let observer = RecordingObserver()
    let token = store.observe(observer)
    try LawlessDatabase(path: path).run("CREATE VIEW endless AS SELECT * FROM item, item, item")
    store.parts.deliver()

    let error = #expect(throws: StoreError.self) { try store.lists() }
    #expect(error.map { "\($0)" }?.contains("was changed by another program") == true)
    #expect(observer.events.contains { if case .reloaded = $0 { true } else { false } })
    try LawlessDatabase(path: path).run("DROP VIEW endless")
    store.parts.deliver()
    #expect(try store.lists().count == 1)
    token.cancel()
    await store.close()
  }

  @Test func `differs from ours by its fingerprint`() throws {
    let connection = try Connection.inMemory()
    _ = try Schema.migrator.migrate(connection)
    let made = try SchemaCheck.fingerprint(of: connection)
    #expect(made == Schema.fingerprint, "The new one is 0x\(String(made, radix: 16)).")
  }
}
