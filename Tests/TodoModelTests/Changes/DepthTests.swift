import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// The nesting of items, by this program and by others.
@MainActor
@Suite("A chain of subtasks") struct DepthTests {
  private static let refusal = StoreError.refused(.tooDeep)

  @Test func `is refused beyond the depth limit, in every way`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Deep").id
    var chain = [try await store.createItem(in: list, name: "level 0")]
    for level in 1...Nesting.deepest {
      var new = NewItem("level \(level)", in: list)
      new.parent = chain.last?.id
      chain.append(try await store.createItem(new))
    }
    let bottom = try #require(chain.last)
    var deeper = NewItem("too deep", in: list)
    deeper.parent = bottom.id
    let pair = try await store.createItem(
      NewItem("pair", in: list, subtasks: [NewItem("part", in: list)]))
    let single = try await store.createItem(in: list, name: "single")

    await #expect(throws: Self.refusal) { try await store.createItem(deeper) }
    await #expect(throws: Self.refusal) {
      try await store.arrange(single.id, .indent(under: bottom.id))
    }
    await #expect(throws: Self.refusal) {
      try await store.arrange(pair.id, .indent(under: bottom.parent))
    }
    try await store.arrange(single.id, .indent(under: bottom.parent))
    #expect(try store.item(single.id)?.parent == bottom.parent)
    await store.close()
  }

  @Test func `is not made too deep by an undo`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Deep").id
    var chain = [try await store.createItem(in: list, name: "level 0")]
    for level in 1...20 {
      var new = NewItem("level \(level)", in: list)
      new.parent = chain.last?.id
      chain.append(try await store.createItem(new))
    }
    try await store.arrange(chain[10].id, .outdent)
    let outdented = try #require(store.nextUndo)
    // Meanwhile the chain below the outdented item grows to the limit.
    for level in 21...33 {
      var new = NewItem("level \(level)", in: list)
      new.parent = chain.last?.id
      chain.append(try await store.createItem(new))
    }
    await #expect(throws: Self.refusal) { try await store.journal.undo(outdented.id) }
    #expect(try store.item(chain[10].id)?.parent == chain[8].id)
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
  }

  @Test func `of a hundred thousand by another program is shown to a depth, and can be deleted`()
    async throws
  {
    let levels = Thorough.count(5_000, alone: 1_000, thorough: 100_000)
    let folder = try TemporaryFolder()
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let list = try await store.createList(name: "Deep").id
    try Chain.plant(levels, in: folder.file("todos.db"))
    store.parts.deliver()

    let results = try store.items(in: list)
    let top = try #require(try results.item(at: 0))
    let folds = Folds()
    let outline = store.outline(of: results, in: list, folds: folds)
    outline.foldAll(false)
    for level in 0..<Nesting.deepest {
      if let id = try outline.id(at: level) { outline.fold(id, false) }
    }
    #expect(outline.count == 1 + Nesting.deepest)
    let diagnosis = Doctor(path: folder.file("todos.db"), clock: .drawn).examine()
    #expect("\(diagnosis)".contains("1 item of another program is nested too deep"))
    try await store.deleteItems([top.id])
    #expect(try store.items(in: list).count == 0)
    try await store.undo()
    #expect(try store.items(in: list).count == 1)
    await store.close()
    Thorough.report(
      "B10", "\(levels) levels: \(Nesting.deepest) shown, deleted and taken back")
  }
}

/// A chain of subtasks, written by another program.
enum Chain {
  static func plant(_ levels: Int, in path: String) throws {
    let foreign = try LawlessDatabase(path: path)
    foreign.obeyTriggers()
    try foreign.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < \(levels - 1))
      INSERT INTO item(id, list, parent, name, sort_name, created, modified)
      SELECT CAST(printf('%016d', i) AS BLOB), (SELECT id FROM list),
        CASE WHEN i > 0 THEN CAST(printf('%016d', i - 1) AS BLOB) END, 'level ' || i, 'level',
        1795228063000000, 1795228063000000 FROM n
      """)
  }
}
