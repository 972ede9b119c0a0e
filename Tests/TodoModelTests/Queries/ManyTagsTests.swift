import CivilCalendar
import TestSupport
import Testing

@testable import TodoModel

/// Any number of tags, written by another program.
@MainActor
@Suite("Countless tags") struct ManyTagsTests {
  private let folder: TemporaryFolder
  private let path: String

  init() async throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
    let store = try TodoStore.open(path: path, clock: .drawn)
    let list = try await store.createList(name: "Home").id
    try await store.createItem(NewItem("Milk", in: list, tags: ["Kitchen"]))
    try await store.createItem(NewItem("Bread", in: list, tags: ["kitchen", "Errand"]))
    await store.close()
  }

  /// Writes a hundred thousand tags on the first item.
  private func plant() throws {
    let foreign = try LawlessDatabase(path: path)
    try foreign.run(
      """
      CREATE TEMP TABLE word AS WITH RECURSIVE n(i) AS
        (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 99999) SELECT printf('t%05d', i) AS w FROM n;
      UPDATE item SET tags = (SELECT group_concat(w, ' ') FROM word) WHERE pk = 1;
      UPDATE item SET tag_keys = tags WHERE pk = 1;
      DELETE FROM item_tag WHERE item = 1;
      INSERT INTO item_tag SELECT w, 1 FROM word;
      """)
    try foreign.announce()
  }

  @Test func `on one item are shown cut, completed from the index, and can be deleted`()
    async throws
  {
    try plant()
    let store = try TodoStore.open(path: path, clock: .drawn)
    let list = try #require(try store.lists().first?.id)
    let item = try #require(try store.items(in: list).items(in: 0..<2).last)

    #expect(item.name == "Milk" && item.tags.count < 700 && item.tags.first == "t00000")
    #expect(try store.counts.tags().count == ItemCounts.offeredTags)
    #expect(try store.counts.tags(beginningWith: "t9999").count == 10)
    #expect(try store.counts.tags(beginningWith: "T99998").map(\.name) == ["t99998"])
    #expect(try store.counts.tags(beginningWith: "kit").map(\.name) == ["kitchen"])
    // Without time to count, they are sorted by name.
    store.parts.reader.patience = 0
    #expect(try store.counts.tags().prefix(2).map(\.name) == ["Errand", "kitchen"])
    #expect(try store.counts.tags(beginningWith: "t5").map(\.count).allSatisfy { $0 == 1 })

    try await store.deleteItems([item.id])
    #expect(try store.counts.tags(atMost: .max).map(\.name) == ["Errand", "kitchen"])
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
    Thorough.report(
      "B9", "100,000 tags on an item: \(ItemCounts.offeredTags) offered, all completed, deleted")
  }
}
