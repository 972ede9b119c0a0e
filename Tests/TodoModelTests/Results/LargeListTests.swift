import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

@MainActor
struct LargeListTests {
  @Test(.floor(.full)) func `pages of a large list equal those of a sorted array`() async throws {
    let folder = try TemporaryFolder()
    let count = 20_000
    try await LargeList.write(count: count, to: folder.file("todos.db"))
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let results = try store.items(in: LargeList.id)
    let all = try results.items(in: 0..<count)
    var random = SeededGenerator(seed: 7)

    #expect(all.map { SortKey($0) } == all.map { SortKey($0) }.sorted())
    #expect(results.openCount == count - count / 4)
    for _ in 0..<300 {
      let lower = Int.random(in: 0..<count, using: &random)
      let upper = min(count, lower + Int.random(in: 0...300, using: &random))
      try #require(try results.items(in: lower..<upper) == Array(all[lower..<upper]))
      try #require(try results.index(of: all[count - 1 - lower].id) == count - 1 - lower)
    }
    await store.close()
  }

  @Test func `a page is found through the index, without a sort or a scan`() async throws {
    // The plan is the same for any number of rows: SQLite has no statistics of them.
    let store = try TodoStore.temporary(clock: .drawn)

    for (sql, search) in [
      (SQL.rowsForwards, "(list=? AND (is_done,due_key,priority_key,sort_name,id)>(?,?,?,?,?))"),
      (SQL.keyForwards, "(list=? AND (is_done,due_key,priority_key,sort_name,id)>(?,?,?,?,?))"),
      (SQL.keyBackwards, "(list=? AND (is_done,due_key,priority_key,sort_name,id)<(?,?,?,?,?))"),
      (SQL.rowsBackwards, "(list=? AND (is_done,due_key,priority_key,sort_name,id)<(?,?,?,?,?))"),
      (
        SQL.rowsBetween,
        "(list=? AND (is_done,due_key,priority_key,sort_name,id)>(?,?,?,?,?) AND (is_done,due_key,priority_key,sort_name,id)<(?,?,?,?,?))"
      ),
    ] {
      let plan = try queryPlan(of: sql, on: store.connection)
      #expect(plan.contains { $0.contains("INDEX item_order \(search)") }, "\(plan)")
      #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN i") }, "\(plan)")
    }
    await store.close()
  }

  @Test func `the next undo and redo are found through their indexes`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)

    for sql in [
      SQL.nextUndo, SQL.nextRedo, SQL.abandonRedo, SQL.nextOwnUndo, SQL.nextOwnRedo,
      SQL.abandonOwnRedo,
    ] {
      let plan = try queryPlan(of: sql, on: store.connection)
      #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0 == "SCAN journal" }, "\(plan)")
    }
  }

  private func queryPlan(of sql: SQL, on connection: Connection) throws -> [String] {
    let statement = try connection.statement("EXPLAIN QUERY PLAN \(sql)")
    defer { statement.reset() }
    var plan: [String] = []
    while try statement.step() { plan.append(statement.text(3)) }
    return plan
  }
}

extension LargeListTests {
  @Test(.floor(.full)) func `edits all over a large list shift every cached position`() async throws
  {
    let folder = try TemporaryFolder()
    let count = 20_000
    try await LargeList.write(count: count, to: folder.file("todos.db"))
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let results = try store.items(in: LargeList.id)
    var random = SeededGenerator(seed: 11)

    for _ in 0..<300 {
      let index = Int.random(in: 0..<results.count, using: &random)
      let item = try #require(try results.item(at: index))
      switch Int.random(in: 0..<3, using: &random) {
      case 0: try await store.update([item.id], [.done(!item.isDone)])
      case 1: try await store.deleteItems([item.id])
      default: try await store.undo()
      }
      _ = try results.index(of: item.id)
    }

    let fresh = try store.items(in: LargeList.id)
    let all = try fresh.items(in: 0..<fresh.count)
    #expect(results.count == all.count)
    #expect(results.openCount == all.count { !$0.isDone })
    for index in stride(from: 0, to: all.count, by: 97) {
      try #require(try results.item(at: index) == all[index])
      try #require(try results.index(of: all[index].id) == index)
    }
    await store.close()
  }
}
