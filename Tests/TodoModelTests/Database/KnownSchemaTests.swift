import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

@Suite("A known schema") @MainActor struct KnownSchemaTests {
  private let folder: TemporaryFolder
  private let path: String

  init() async throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
    await (try TodoStore.open(path: path, clock: .drawn)).close()
  }

  @Test func `is compared again after a change, until it is ours`() throws {
    let connection = try Connection(path: path, mode: .readOnly)
    var schema = KnownSchema()
    try schema.verify(connection, path: path)

    try LawlessDatabase(path: path).run("CREATE TABLE other(a)")
    for _ in 0..<2 {
      #expect(throws: StoreError.self) { try schema.verify(connection, path: path) }
    }
    try LawlessDatabase(path: path).run("DROP TABLE other")
    try schema.verify(connection, path: path)
  }

  @Test func `is known to all connections of a store once it was compared on one`() async throws {
    let store = try TodoStore.open(path: path, clock: .drawn)
    let reader = try store.connection
    let prepared = reader.preparedStatements

    var other = KnownSchema()
    try other.verify(reader, path: path)

    // The version of the schema, and its objects: the reader had prepared neither.
    #expect(reader.preparedStatements == prepared + 2)
    await store.close()
  }
}
