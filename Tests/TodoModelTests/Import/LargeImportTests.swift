import CivilCalendar
import TestSupport
import Testing

@testable import TodoModel

@MainActor
struct LargeImportTests {
  @Test(.floor(.full)) func `an import of 20 000 items is undone and redone to the last one`()
    async throws
  {
    let folder = try TemporaryFolder()
    let count = 20_000
    let file = folder.file("todos.json")
    write(Array(document(count: count).utf8), to: file)
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let list = try #require(Identifier<TodoList>(uuidString: MVCTodoFixture.groceries))

    let report = try await store.exchange.importMVCTodo(MVCTodoFile(path: file))
    let results = try store.items(in: list)
    let imported = try results.items(in: 0..<count)
    #expect(report.itemsAdded == count)
    #expect(results.openCount == count - count / 4)

    try await store.undo()
    #expect(results.count == 0)
    #expect(try store.lists().isEmpty)
    #expect(!store.canUndo)

    try await store.redo()
    let isSame = try results.items(in: 0..<count) == imported
    #expect(isSame)
    #expect(results.openCount == count - count / 4)
    await store.close()
  }

  /// One list of items, every fourth of them done.
  private func document(count: Int) -> String {
    let items = (0..<count).map {
      #"{"identifier":{"rawValue":"i\#($0)"},"name":"Item \#($0)","creation":\#($0)"#
        + ($0.isMultiple(of: 4) ? #","completion":7.5}"# : "}")
    }
    let members = (0..<count).map { #"{"rawValue":"i\#($0)"}"# }
    return MVCTodoFixture.document(
      lists: #"[{"identifier":{"rawValue":"\#(MVCTodoFixture.groceries)"},"name":"Groceries"}]"#,
      items: "[\(items.joined(separator: ","))]",
      associations:
        #"[{"rawValue":"\#(MVCTodoFixture.groceries)"},[\#(members.joined(separator: ","))]]"#)
  }
}
