import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

@MainActor
struct ItemOutlineTests {
  private let today = Day(daysSinceEpoch: 20_778)

  /// A row as plain text, readable in a failure: `  - Name` if it is unfolded.
  private func text(_ row: OutlineRow) -> String {
    let fold = row.isFolded.map { $0 ? "+ " : "- " } ?? ""
    return String(repeating: "  ", count: row.depth) + fold + row.item.name
  }

  private func rows(_ outline: ItemOutline) throws -> [OutlineRow] {
    try (0..<outline.count).map { try #require(try outline.row(at: $0)) }
  }

  private func texts(_ outline: ItemOutline) throws -> [String] { try rows(outline).map(text) }

  private func party() async throws -> (TodoStore, ItemOutline, [String: TodoItem]) {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home").id
    var party = NewItem("Party", in: list)
    party.subtasks = [
      NewItem("Drinks", in: list, subtasks: [NewItem("Ice", in: list)]), NewItem("Music", in: list),
    ]
    try await store.createItems([party, NewItem("Bread", in: list), NewItem("Tea", in: list)])
    let outline = store.outline(of: try store.items(in: list), in: list, folds: Folds())
    var items: [String: TodoItem] = [:]
    for row in try rows(outline) { items[row.item.name] = row.item }
    return (store, outline, items)
  }

  @Test func `hidden done items are in no row, and come back when they are reopened`() async throws
  {
    let (store, _, items) = try await party()
    let (music, bread) = (try #require(items["Music"]), try #require(items["Bread"]))
    let all = try store.items(in: bread.list)
    let outline = store.outline(
      of: OpenItems(of: all), in: bread.list, folds: Folds(), hidesDone: true)

    try await store.update([music.id, bread.id], [.done(true)])
    #expect(try texts(outline) == ["- Party", "  - Drinks", "    Ice", "Tea"])
    #expect(try outline.index(of: bread.id) == nil)
    #expect(try outline.index(of: music.id) == nil)

    try await store.update([music.id, bread.id], [.done(false)])
    #expect(
      try texts(outline) == ["Bread", "- Party", "  - Drinks", "    Ice", "  Music", "Tea"])
  }

  @Test func `subtasks are below their item, to any depth`() async throws {
    let (store, outline, items) = try await party()

    #expect(
      try texts(outline) == ["Bread", "- Party", "  - Drinks", "    Ice", "  Music", "Tea"])

    outline.fold(try #require(items["Drinks"]).id, true)
    #expect(try texts(outline) == ["Bread", "- Party", "  + Drinks", "  Music", "Tea"])
    outline.fold(try #require(items["Party"]).id, true)
    #expect(try texts(outline) == ["Bread", "+ Party", "Tea"])
    #expect(try outline.index(of: try #require(items["Music"]).id) == nil)
    outline.fold(try #require(items["Party"]).id, false)
    #expect(try texts(outline) == ["Bread", "- Party", "  + Drinks", "  Music", "Tea"])
    outline.foldAll(true)
    #expect(try texts(outline) == ["Bread", "+ Party", "Tea"])
    outline.foldAll(false)
    #expect(
      try texts(outline) == ["Bread", "- Party", "  - Drinks", "    Ice", "  Music", "Tea"])
    await store.close()
  }

  @Test func `an item moves together with its subtasks`() async throws {
    let (store, outline, items) = try await party()
    let party = try #require(items["Party"])

    try await store.update([party.id], [.set(\.due, today)])
    #expect(try texts(outline).first == "- Party")
    try await store.update([party.id], [.done(true)])
    #expect(
      try texts(outline) == ["Bread", "Tea", "- Party", "  - Drinks", "    Ice", "  Music"])
    #expect(try rows(outline).suffix(4).allSatisfy(\.item.isDone))
    try await store.deleteItems([party.id])
    #expect(try texts(outline) == ["Bread", "Tea"])
    try await store.undo()
    #expect(outline.count == 6)
    await store.close()
  }

  @Test func `the previous sibling has the same parent`() async throws {
    let (store, outline, items) = try await party()

    for (name, before) in [
      ("Bread", nil), ("Party", "Bread"), ("Tea", "Party"), ("Drinks", nil), ("Music", "Drinks"),
      ("Ice", nil),
    ] as [(String, String?)] {
      let id = try #require(items[name]).id
      #expect(try outline.sibling(before: id)?.name == before, "\(name)")
    }
    await store.close()
  }

  @Test func `a completed item is folded when its list is opened`() async throws {
    let (store, outline, items) = try await party()
    try await store.update([try #require(items["Party"]).id], [.done(true)])
    let list = outline.list

    let later = store.outline(of: try store.items(in: list), in: list, folds: Folds())

    #expect(try texts(later) == ["Bread", "Tea", "+ Party"])
    await store.close()
  }

  @Test func `in a long list only unfolded items are kept in memory`() async throws {
    let folder = try TemporaryFolder()
    try await LargeList.write(count: 20_000, to: folder.file("todos.db"))
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let items = try store.items(in: LargeList.id)
    let parent = try #require(try items.item(at: 9_000))
    try await store.createItem(NewItem("Part", in: LargeList.id, parent: parent.id))
    let outline = store.outline(of: items, in: LargeList.id, folds: Folds())

    #expect(outline.count == 20_000)
    outline.fold(parent.id, false)
    #expect(outline.count == 20_001)
    #expect(try outline.row(at: 9_001).map(text) == "  Part")
    #expect(try outline.id(at: 20_000) == items.id(at: 19_999))
    #expect(!outline.canUnfoldAll)
    try await store.deleteItems([try #require(try items.id(at: 10))])
    #expect(try outline.row(at: 9_000).map(text) == "  Part")
    outline.foldAll(true)
    #expect(outline.count == 19_999)
    await store.close()
  }

  /// The kinds of orders that an outline may have.
  private static let orders: [([SortRule], Grouping)] = [
    ([], .none), ([SortRule(.manual)], .none), ([SortRule(.name, descending: true)], .none),
    ([], .priority), ([SortRule(.modified)], .day), ([SortRule(.manual, descending: true)], .tag),
  ]

  @Test(arguments: Thorough.seeds(6, alone: 2))
  func `the rows are those of a plain tree after every random change`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let store = try TodoStore.temporary(clock: .drawn)
    let action = RandomAction(store: store)
    for _ in 0..<30 { try await action.run(&random) }
    let list = try #require(try store.lists().first).id
    try await store.createItem(NewItem("Whole", in: list, subtasks: [NewItem("Part", in: list)]))
    let (sort, grouping) = Self.orders[Int(seed) % Self.orders.count]
    let query = ItemQuery(.topLevel(of: list), sort: sort, grouping: grouping, today: today)
    let results = try store.results(for: query)
    let folds = Folds()
    let outline =
      sort.isEmpty && grouping == .none
      ? store.outline(of: try store.items(in: list), in: list, folds: folds)
      : store.outline(of: results, in: list, folds: folds)
    var plain = PlainOutline(store: store)
    // Both remember from the start which items were unfolded.
    #expect(
      try plain.rows(
        sort.isEmpty && grouping == .none
          ? store.items(in: list).items(in: 0..<10_000) : results.items(in: 0..<10_000)
      ).contains { $0.depth > 0 })
    #expect(try rows(outline).contains { $0.depth > 0 })
    for step in 0..<150 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        guard let row = try rows(outline).randomElement(using: &random) else { continue }
        let isFolded = Bool.random(using: &random)
        plain.said[row.item.id] = isFolded
        outline.fold(row.item.id, isFolded)
      case 1: try await store.undo()
      case 2: try await store.redo()
      default: try await action.run(&random)
      }
      let tops =
        sort.isEmpty && grouping == .none
        ? try store.items(in: list).items(in: 0..<10_000)
        : try store.results(for: query).items(in: 0..<10_000)
      let wanted = try plain.rows(tops)
      let all = try rows(outline)
      try #require(all.map(text) == wanted.map(text), "seed \(seed), step \(step)")
      try #require(all == wanted)
      for (index, row) in all.enumerated() {
        try #require(try outline.index(of: row.item.id) == index)
        try #require(try outline.id(at: index) == row.item.id)
        let end = all[(index + 1)...].firstIndex { $0.depth <= row.depth } ?? all.count
        try #require(outline.rowsBelow(index) == index + 1..<end)
      }
      try #require(try outline.row(at: all.count) == nil)
      let headed = outline.groups.map { ($0.key, all[$0.range].map(\.item)) }
      try #require(Set(headed.map(\.0)).count == headed.count)
      if grouping != .none { try #require(headed.flatMap(\.1) == all.map(\.item)) }
    }
    await store.close()
  }
}

/// The expected rows of an outline, computed from the store each time.
@MainActor
private struct PlainOutline {
  let store: TodoStore
  var said: [Identifier<TodoItem>: Bool] = [:]
  var seen: Set<Identifier<TodoItem>> = []

  init(store: TodoStore) { self.store = store }

  mutating func rows(_ items: [TodoItem], depth: Int = 0) throws -> [OutlineRow] {
    var rows: [OutlineRow] = []
    for item in items {
      let children = try store.finder.children(of: item.id)
      let isUnfolded = said[item.id].map(!) ?? (seen.contains(item.id) || !item.isDone)
      let isFolded = children.isEmpty ? nil : !isUnfolded
      rows.append(OutlineRow(item: item, depth: depth, isFolded: isFolded))
      guard isFolded == false else { continue }
      seen.insert(item.id)
      rows += try self.rows(children, depth: depth + 1)
    }
    return rows
  }
}
