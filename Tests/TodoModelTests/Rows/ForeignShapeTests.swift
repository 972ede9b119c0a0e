import CivilCalendar
import Glibc
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

/// Rows as another program may leave them: any value in any column.
@MainActor
@Suite("A row of any shape") struct ForeignShapeTests {
  nonisolated private static let today = Day(daysSinceEpoch: 20_778)
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
  }

  @Test(.floor(.full)) func `is read, changed and undone, or reported, without a crash`()
    async throws
  {
    var random = SeededGenerator(seed: 91)
    await (try await Self.filled(path)).close()
    let whole = bytes(of: path)
    let columns = try LawlessDatabase(path: path).columns()
    #expect(columns.count > 60)

    let (shapes, skipped) = (
      Thorough.count(1, thorough: 5), Thorough.count(1, alone: 6, thorough: 1)
    )
    // Every column takes long, so in a short run each of the columns between them is left out.
    for column in columns.enumerated().filter({ $0.offset % skipped == 0 }).map(\.element) {
      for shape in LawlessDatabase.shapes.shuffled(using: &random).prefix(shapes) {
        for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
        write(whole, to: path)
        let store = try TodoStore.open(path: path, clock: .drawn)
        let foreign = try LawlessDatabase(path: path)
        try foreign.put(shape, into: column, ofRow: Int.random(in: 0..<20, using: &random))
        try foreign.announce()
        store.parts.deliver()
        note("\(column) = \(shape)")
        try await Walk(store: store).run()
        await store.close()
        // A small file is checked when it is opened, and may be refused with an error.
        if Thorough.isOn, let again = try? TodoStore.open(path: path, clock: .drawn) {
          try await Walk(store: again).run()
          await again.close()
        }
      }
    }
    Thorough.report(
      "B8", "\(columns.count) columns, \(shapes) values in each: all read or told, 0 traps")
  }

  @Test func `has a unique identity of any length`() async throws {
    let store = try await Self.filled(path)
    let foreign = try LawlessDatabase(path: path)
    let column = LawlessDatabase.Column(table: "item", name: "id")
    for (row, shape) in ["zeroblob(15)", "zeroblob(17)", "x''", "x'41'"].enumerated() {
      try foreign.put(shape, into: column, ofRow: row)
    }
    try foreign.announce()
    store.parts.deliver()

    let results = try store.results(for: ItemQuery(.everything, today: Self.today))
    let ids = try results.items(in: 0..<results.count).map(\.id)
    #expect(Set(ids).count == ids.count && ids.count { $0.isForeign } == 4)
    let damaged = ids.first { $0.isForeign }
    let id = try #require(damaged)
    await #expect(throws: StoreError.foreignIdentity) {
      try await store.update([id], [.done(true)])
    }
    await store.close()
    let diagnosis = Doctor(path: path, clock: .drawn).examine()
    #expect(
      "\(diagnosis)".contains("4 rows of another program have an invalid identifier"),
      "\(diagnosis)")
  }

  @Test func `is not stored a second time when the item above it is completed`() async throws {
    let store = try TodoStore.open(path: path, clock: .drawn)
    var new = NewItem("Bake", in: try await store.createList(name: "Home").id)
    new.subtasks = [NewItem("Buy flour", in: new.list)]
    (new.due, new.recurrence) = (Self.today, Recurrence(.daily))
    let bake = try await store.createItem(new).id
    let foreign = try LawlessDatabase(path: path)
    let column = LawlessDatabase.Column(table: "item", name: "id")
    try foreign.put("zeroblob(17)", into: column, ofRow: 1)
    try foreign.announce()
    store.parts.deliver()

    await #expect(throws: StoreError.foreignIdentity) {
      try await store.update([bake], [.done(true)])
    }

    let results = try store.results(for: ItemQuery(.everything, today: Self.today))
    #expect(try results.items(in: 0..<9).map(\.name).sorted() == ["Bake", "Buy flour"])
    await store.close()
  }

  @Test func `moves no subtasks when the counts of its list are wrong`() async throws {
    let store = try TodoStore.open(path: path, clock: .drawn)
    let list = try await store.createList(name: "Home").id
    for name in ["Bake", "Cook"] {
      var new = NewItem(name, in: list)
      new.subtasks = [NewItem("\(name) it", in: list)]
      let item = try await store.createItem(new)
      try await store.update([item.id], [.done(true)])
    }
    let foreign = try LawlessDatabase(path: path)
    try foreign.run("UPDATE list SET open_top_count = open_top_count + 1")
    try foreign.announce()
    store.parts.deliver()

    let outline = store.outline(of: try store.items(in: list), in: list, folds: Folds())
    outline.foldAll(false)
    for index in 0..<2 { if let id = try outline.id(at: index * 2) { outline.fold(id, false) } }

    let names = try (0..<outline.count).map { try outline.item(at: $0)?.name }
    #expect(names == ["Bake", "Bake it", "Cook", "Cook it"])
    await store.close()
  }

  /// A store with data of every kind that a file can hold.
  private static func filled(_ path: String) async throws -> TodoStore {
    let store = try TodoStore.open(path: path, clock: .drawn)
    let home = try await store.createList(name: "Home", emoji: "🏠").id
    let work = try await store.createList(name: "Work").id
    try await store.createView(name: "Soon", query: "due<7d", grouping: .day)
    var new = NewItem("Bake", in: home, due: today)
    new.subtasks = [NewItem("Buy flour", in: home), NewItem("Preheat", in: home)]
    new.tags = ["kitchen", "deep"]
    new.recurrence = Recurrence(.daily)
    let bake = try await store.createItem(new)
    let flour = try #require(try store.finder.children(of: bake.id).first)
    var part = NewItem("Rye", in: home)
    part.parent = flour.id
    try await store.createItem(part)
    for number in 0..<8 {
      var new = NewItem("Item \(number)", in: number < 5 ? home : work)
      new.notes = "notes \(number)"
      new.priority = Priority.allCases[number % 4]
      new.due = number % 2 == 0 ? today.adding(days: number) : nil
      new.dueTime = number % 4 == 0 ? .noon : nil
      try await store.createItem(new)
    }
    try await store.update([bake.id], [.done(true)])
    let items = try store.results(for: ItemQuery(.all, today: today))
    for index in [3, 5] {
      if let id = try items.id(at: index) { try await store.deleteItems([id]) }
    }
    try await store.undo()
    try await store.arrange(flour.id, .up)
    try await store.undo()
    let draft = Draft(
      form: .item(flour.id), name: "Buy flour",
      fields: [.init(name: "Name", before: "Buy flour", text: "Buy more flour")])
    try await store.drafts.keep(draft)
    try await store.drafts.release(draft.id)
    try await store.parts.gate.write {
      try $0.begin(Deed(.imported, .file("kept.json")), list: home)
      try $0.keep(remainder: "{}")
    }
    return store
  }

  /// Prints the current attempt, to show where a run ended.
  private func note(_ text: String) {
    if Thorough.isOn { print(text) }
  }

  @Test func `that cannot be read has a stand-in, which is the identity of no item`() async throws {
    let store = try TodoStore.open(path: path, clock: .drawn)

    let ids = (0..<3).map { Identifier<TodoItem>(unreadableAt: $0) }

    #expect(Set(ids).count == 3)
    for id in ids { #expect(try id.isForeign && store.item(id) == nil) }
    await store.close()
  }
}

/// Makes every query and every change that a store offers. Anything refused is refused with an
/// error.
@MainActor private struct Walk {
  let store: TodoStore

  func run() async throws {
    try lookAtLists()
    try lookAtQueries()
    try lookElsewhere()
    for id in try items().shuffledSample { await change(id) }
    await rearrange()
    try lookAtLists()
  }

  private func items() throws -> [Identifier<TodoItem>] {
    let all = try? store.results(for: ItemQuery(.everything, today: Day(daysSinceEpoch: 20_778)))
    return (try? all?.items(in: 0..<20).map(\.id)) ?? []
  }

  private func lookAtLists() throws {
    guard let lists = try? store.lists(by: .place), let views = try? store.views() else { return }
    #expect(Set(lists.map(\.id)).count == lists.count && Set(views.map(\.id)).count == views.count)
    for summary in lists {
      #expect(summary.openCount >= 0 && summary.doneCount >= 0)
      guard let results = try? store.items(in: summary.id) else { continue }
      let folds = Folds()
      let outline = store.outline(of: results, in: summary.id, folds: folds)
      look(at: results)
      look(at: outline)
      outline.foldAll(false)
      look(at: outline)
      for id in (try? results.items(in: 0..<9).map(\.id)) ?? [] { outline.fold(id, false) }
      look(at: outline)
    }
  }

  private func look(at items: some LiveItems) {
    // A wrong count is detected when rows are missing.
    _ = try? items.id(at: 0)
    #expect(items.count >= 0 && items.count < 1000)
    var seen: Set<Identifier<TodoItem>> = []
    for index in 0..<min(items.count, 100) {
      guard let id = try? items.id(at: index) else { continue }
      #expect(seen.insert(id).inserted, "the identity of row \(index) is there twice")
      _ = try? items.row(at: index)
      _ = try? items.index(of: id)
    }
  }

  private func lookAtQueries() throws {
    let list = try? store.lists().first?.id
    let scopes: [ItemScope] =
      [.today, .upcoming, .all, .flagged, .logbook, .everything]
      + (list.map { [.list($0), .topLevel(of: $0)] } ?? [])
    for (number, scope) in scopes.enumerated() {
      let grouping = Grouping.allCases[number % Grouping.allCases.count]
      for grouping in [grouping, .tag, .none] {
        let rules = SortRule.Key.allCases
        let sort = [SortRule(rules[number % rules.count], descending: number % 2 == 0)]
        let query = ItemQuery(
          scope, sort: sort, grouping: grouping, today: Day(daysSinceEpoch: 20_778))
        guard let results = try? store.results(for: query) else { continue }
        look(at: results)
        let keys = results.groups.map(\.key)
        #expect(Set(keys).count == keys.count, "two groups have the same key")
        _ = try? store.counts.count(of: query)
      }
    }
  }

  private func lookElsewhere() throws {
    _ = try? store.counts.tags(beginningWith: "k")
    _ = try? store.journal.history(limit: 100)
    _ = try? store.drafts.abandoned()
    _ = try? store.counts.load(of: Day(daysSinceEpoch: 0)..<Day(daysSinceEpoch: 40_000))
  }

  private func change(_ id: Identifier<TodoItem>) async {
    let other = try? items().last
    _ = try? store.rehearse([.done(true)], on: [id])
    _ = try? await store.update([id], [.done(true)])
    _ = try? await store.update([id], [.done(false)])
    _ = try? await store.update(
      [id], [.set(\.name, "changed"), .addTag("new"), .shiftDue(days: 3)])
    _ = try? await store.arrange(id, .up)
    _ = try? await store.arrange(id, .down)
    _ = try? await store.arrange(id, .indent(under: nil))
    _ = try? await store.arrange(id, .outdent)
    if let other { _ = try? await store.arrange(id, .indent(under: other)) }
    _ = try? await store.duplicateItems([id])
    _ = try? await store.deleteItems([id])
    _ = try? await store.undo()
  }

  private func rearrange() async {
    let lists = (try? store.lists().map(\.list)) ?? []
    for list in lists {
      _ = try? await store.createItem(in: list.id, name: "New")
      var edited = list
      (edited.name, edited.order) = ("Renamed", -1)
      _ = try? await store.updateList(edited)
    }
    _ = try? await store.createList(name: "One more")
    for _ in 0..<6 { _ = try? await store.undo() }
    for _ in 0..<3 { _ = try? await store.redo() }
    for entry in ((try? store.journal.history(limit: 12)) ?? []) where entry.canUndo {
      _ = try? await store.journal.undo(entry.id)
    }
  }
}

extension Array {
  /// Every fourth element.
  fileprivate var shuffledSample: [Element] {
    enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
  }
}
