import CivilCalendar
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

/// Headings among the items of a list.
@MainActor @Suite("A heading") struct HeadingTests {
  private let store: TodoStore
  private let list: Identifier<TodoList>

  init() async throws {
    store = try TodoStore.temporary(clock: .drawn)
    list = try await store.createList(name: "Home", sort: [SortRule(.manual)]).id
  }

  /// The rows of the list as text: `# Garden` for a heading, and `x Tea` for a done item.
  private func rows() throws -> [String] {
    let query = ItemQuery(
      .topLevel(of: list), sort: [SortRule(.manual)], today: Day(daysSinceEpoch: 20_778))
    let results = try store.results(for: query)
    func names(_ range: Range<Int>) throws -> [String] {
      try results.items(in: range).map { ($0.isDone ? "x " : "") + $0.name }
    }
    let headings = try store.headings.all(of: list)
    guard !headings.isEmpty else { return try names(0..<results.count) }
    var below: [ItemGroup.Key: [String]] = [:]
    for group in results.groups { below[group.key] = try names(group.range) }
    var rows = below[.heading(nil)] ?? []
    for heading in headings { rows += ["# " + heading.name] + (below[.heading(heading.id)] ?? []) }
    return rows + (below[.done] ?? [])
  }

  @discardableResult
  private func add(_ name: String, below heading: TodoList? = nil) async throws -> TodoItem {
    var item = NewItem(name, in: list)
    item.heading = heading?.id
    return try await store.createItem(item)
  }

  // MARK: - Items

  @Test func `has the items that are added to it, and others come before the first one`()
    async throws
  {
    try await add("A")
    let garden = try await store.headings.add("Garden", to: list)
    try await add("B", below: garden)
    let house = try await store.headings.add(" House\n", to: list)
    try await add("C", below: house)

    try await add("D", below: garden)
    try await add("E")
    let foreign = try await store.headings.add(
      "Other", to: try await store.createList(name: "Work").id)
    try await add("F", below: foreign)

    #expect(try rows() == ["A", "E", "F", "# Garden", "B", "D", "# House", "C"])
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
  }

  @Test func `is no item: nothing counts, finds, completes or lists it`() async throws {
    let garden = try await store.headings.add("Garden", to: list)
    let item = try await add("Water", below: garden)
    let today = Day(daysSinceEpoch: 20_778)

    #expect(try store.lists().map(\.list.name) == ["Home"])
    #expect(try store.list(list)?.totalCount == 1 && store.list(garden.id) == nil)
    #expect(try store.views().isEmpty && store.view(garden.id) == nil)
    for scope in [.everything, .all, .list(list), .topLevel(of: list)] as [ItemScope] {
      let found = try await store.items(matching: ItemQuery(scope, today: today))
      #expect(found.map(\.name) == ["Water"])
    }
    let found = try await store.items(
      matching: ItemQuery(.everything, filter: .text("Gard", isPrefix: false), today: today))
    #expect(found.isEmpty)
    await #expect(throws: StoreError.listMissing) {
      try await store.createItem(in: garden.id, name: "In the heading")
    }
    await #expect(throws: StoreError.listMissing) {
      try await store.update([item.id], [.list(garden.id)])
    }
    // The positions of headings are not those of lists.
    #expect(try await store.createList(name: "Work").order == 2)
    await store.close()
  }

  @Test func `is passed by an item that moves up and down`() async throws {
    let a = try await add("A")
    let garden = try await store.headings.add("Garden", to: list)
    let b = try await add("B", below: garden)

    try await store.arrange(a.id, .down)
    #expect(try rows() == ["# Garden", "A", "B"])
    try await store.arrange(b.id, .up)
    try await store.arrange(b.id, .up)
    #expect(try rows() == ["B", "# Garden", "A"])
    try await store.arrange(b.id, .up)
    #expect(try rows() == ["B", "# Garden", "A"])
    try await store.undo()
    #expect(try rows() == ["# Garden", "B", "A"])
    await store.close()
  }

  @Test func `has no item above its first one`() async throws {
    try await add("A")
    let garden = try await store.headings.add("Garden", to: list)
    let b = try await add("B", below: garden)
    let query = ItemQuery(
      .topLevel(of: list), sort: [SortRule(.manual)], today: Day(daysSinceEpoch: 20_778))
    let outline = store.outline(of: try store.results(for: query), in: list, folds: Folds())

    #expect(try outline.sibling(before: b.id) == nil)
    await #expect(throws: StoreError.refused(.nothingAbove)) {
      try await store.arrange(b.id, .indent(under: nil))
    }
    await store.close()
  }

  @Test func `keeps a done item, which comes back to it`() async throws {
    let garden = try await store.headings.add("Garden", to: list)
    let item = try await add("A", below: garden)
    try await add("B")

    try await store.update([item.id], [.done(true)])
    #expect(try rows() == ["B", "# Garden", "x A"])
    #expect(try store.headings.above(try #require(try store.item(item.id))) == garden)
    try await store.update([item.id], [.done(false)])
    #expect(try rows() == ["B", "# Garden", "A"])
    await store.close()
  }

  @Test func `is above the subtasks of its items`() async throws {
    let garden = try await store.headings.add("Garden", to: list)
    let item = try await add("A", below: garden)
    let part = try await store.createItem(NewItem("Part", in: list, parent: item.id))

    #expect(try store.headings.above(part) == garden)
    await store.close()
  }

  // MARK: - Changes

  @Test func `stands below an item, or after the items of another heading`() async throws {
    let a = try await add("A")
    try await add("B")
    let part = try await store.createItem(NewItem("Part", in: list, parent: a.id))

    let first = try await store.headings.add("First", to: list, at: .below(part.id))
    #expect(try rows() == ["A", "# First", "B"])
    try await store.headings.add("Third", to: list, at: .after(first.id))
    try await store.headings.add("Second", to: list, at: .after(first.id))
    #expect(try rows() == ["A", "# First", "B", "# Second", "# Third"])
    await store.close()
  }

  @Test func `is renamed, and deleted without its items, each in one step of undo`() async throws {
    let garden = try await store.headings.add("Garden", to: list)
    try await add("A", below: garden)
    let house = try await store.headings.add("House", to: list)
    try await add("B", below: house)

    var renamed = house
    renamed.name = "Kitchen"
    try await store.updateList(renamed, editedFrom: house)
    #expect(store.nextUndo?.deed == Deed(.renamed, .heading("House"), .name("Kitchen")))
    #expect(store.nextUndo?.list == list)
    try await store.deleteList(house.id)
    #expect(store.nextUndo?.deed == Deed(.deleted, .heading("Kitchen")))
    #expect(try rows() == ["# Garden", "A", "B"])
    try await store.undo()
    try await store.undo()
    #expect(try rows() == ["# Garden", "A", "# House", "B"])
    await #expect(throws: StoreError.invalidText(.noName(.heading))) {
      try await store.headings.add(" ", to: list)
    }
    await store.close()
  }

  @Test(arguments: [1, 5, 40])
  func `moves with everything below it, past all of another heading`(
    count: Int
  ) async throws {
    try await add("Top")
    let names = ["A", "B", "C"]
    for name in names {
      let heading = try await store.headings.add(name, to: list)
      let few = name == "B" ? count : 3
      for number in 0..<few { try await add("\(name)\(number)", below: heading) }
    }
    let start = try rows()
    let headings = try store.headings.all(of: list)
    func block(_ name: String) -> [String] { start.filter { $0.contains(name) } }

    #expect(try await store.headings.move(headings[1].id, down: true))
    #expect(try rows() == ["Top"] + block("A") + block("C") + block("B"))
    #expect(try await !store.headings.move(headings[1].id, down: true))
    for _ in 0..<2 { try await store.headings.move(headings[1].id, down: false) }
    #expect(try rows() == ["Top"] + block("B") + block("A") + block("C"))
    #expect(try await !store.headings.move(headings[1].id, down: false))
    for _ in 0..<3 { try await store.undo() }
    #expect(try rows() == start)
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
  }

  @Test func `finds room between any two rows`() async throws {
    let item = try await add("A")
    try await add("B")
    var expected: [String] = []

    for number in 0..<60 {
      try await store.headings.add("\(number)", to: list, at: .below(item.id))
      expected.insert("# \(number)", at: 0)
      try #require(try rows() == ["A"] + expected + ["B"])
    }
    for number in 0..<60 {
      let first = try #require(try store.headings.all(of: list).first)
      try await add("\(number)", below: first)
      expected.insert("\(number)", at: 1 + number)
      try await add("Top \(number)")
    }
    let tops = (0..<60).map { "Top \($0)" }
    #expect(try rows() == ["A"] + tops + expected + ["B"])
    await store.close()
  }

  @Test(arguments: Thorough.seeds(3))
  func `is where a plain model has it, after random changes`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var model = HeadedModel()
    var items: [String: Identifier<TodoItem>] = [:]

    for step in 0..<Thorough.count(150, alone: 50, thorough: 1500) {
      let headings = try store.headings.all(of: list)
      let heading = headings.randomElement(using: &random)
      let item = items.keys.sorted().randomElement(using: &random)
      let isDown = Bool.random(using: &random)
      switch (Int.random(in: 0..<6, using: &random), heading, item) {
      case (0, _, _):
        items["\(step)"] = try await add("\(step)", below: heading).id
        model.add("\(step)", below: heading?.name)
      case (1, let heading?, _):
        try await store.headings.add("h\(step)", to: list, at: .after(heading.id))
        model.add("# h\(step)", below: heading.name)
      case (1, nil, _), (2, _, nil):
        try await store.headings.add("h\(step)", to: list)
        model.rows.append("# h\(step)")
      case (2, _, let item?):
        try await store.headings.add("h\(step)", to: list, at: .below(try #require(items[item])))
        model.insert("# h\(step)", after: item)
      case (3, _, let item?):
        try await store.arrange(try #require(items[item]), isDown ? .down : .up)
        model.move(item, down: isDown)
      case (4, let heading?, _):
        try await store.headings.move(heading.id, down: isDown)
        model.moveHeading(heading.name, down: isDown)
      case (5, let heading?, _) where headings.count > 5:
        try await store.deleteList(heading.id)
        model.rows.removeAll { $0 == "# " + heading.name }
      default: break
      }
      try #require(try rows() == model.rows, "step \(step)")
    }
    #expect(try integrityProblems(of: store.connection) == [])
    while try await store.undo() != nil {}
    #expect(try store.headings.all(of: list).isEmpty)
    while try await store.redo() != nil {}
    #expect(try rows() == model.rows)
    await store.close()
  }
}
