import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

@Suite("The lists whose items are left out") @MainActor struct LeftOutListsTests {
  /// Headings are rows of the table too, and may be many.
  @Test(arguments: [ItemScope.all, .logbook])
  func `are looked up in their indexes, whatever else the table has`(scope: ItemScope) async throws
  {
    let store = try TodoStore.temporary(clock: .drawn)
    let sql: SQL = "EXPLAIN QUERY PLAN \(scope.leftOutLists)"

    let plan = try store.connection.rows(sql) { $0.text(3) }

    #expect(plan.contains { $0.contains("INDEX list_left_out") }, "\(plan)")
    #expect(!plan.contains { $0.contains("list") && !$0.contains("INDEX list_") }, "\(plan)")
    await store.close()
  }
}
