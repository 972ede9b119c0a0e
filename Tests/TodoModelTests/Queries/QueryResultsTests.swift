import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoLanguage
import TodoValues

@testable import TodoModel

@MainActor
struct QueryResultsTests {
  let today = Day(daysSinceEpoch: 20_778)

  /// A store with two lists of items of every kind.
  func filled() async throws -> TodoStore {
    let store = try TodoStore.temporary(clock: .drawn)
    let home = try await store.createList(name: "Home").id
    let work = try await store.createList(name: "Work").id
    try await store.createItems([
      NewItem("Pay rent", in: home, priority: .high, tags: ["bills"], due: today.adding(days: -2)),
      NewItem("Water plants", in: home, due: today),
      NewItem(
        "Call Zoë", in: home, notes: "About the LEASE of the flat", due: today,
        dueTime: TimeOfDay(minutes: 540)),
      NewItem("Buy milk", in: home),
      NewItem(
        "Report", in: work, priority: .low, tags: ["bills", "Q3"], due: today.adding(days: 1)),
      NewItem("Plan", in: work, due: today, deferUntil: today.adding(days: 3)),
      NewItem("買う牛乳", in: work, due: today.adding(days: 40)),
      NewItem("Archive", in: work),
    ])
    let archive = try await names(store, ItemQuery(.list(work), today: today)).count
    #expect(archive == 4)
    for name in ["Pay rent", "Report"] {
      let item = try #require(try await everything(store).first { $0.name == name })
      try await store.update([item.id], [.set(\.isFlagged, true)])
    }
    for name in ["Archive", "Buy milk"] {
      let item = try #require(try await everything(store).first { $0.name == name })
      try await store.update([item.id], [.done(true)])
    }
    return store
  }

  func everything(_ store: TodoStore) async throws -> [TodoItem] {
    try await store.items(matching: ItemQuery(.everything, today: today))
  }

  private func names(_ store: TodoStore, _ query: ItemQuery) async throws -> [String] {
    try await store.items(matching: query).map(\.name)
  }

  @Test func `each scope has its own items and order`() async throws {
    let store = try await filled()

    for (scope, expected) in [
      (.today, ["Pay rent", "Call Zoë", "Water plants"]),
      (.upcoming, ["Plan", "Report", "買う牛乳"]),
      (.all, ["Pay rent", "Call Zoë", "Plan", "Water plants", "Report", "買う牛乳"]),
      (.flagged, ["Pay rent", "Report"]),
      (.logbook, ["Buy milk", "Archive"]),
    ] as [(ItemScope, [String])] {
      let query = ItemQuery(scope, today: today)
      #expect(try await names(store, query) == expected, "\(scope)")
      #expect(try store.counts.count(of: query) == expected.count, "\(scope)")
    }
  }

  @Test func `all items are counted without a limit, and subsets up to one`()
    async throws
  {
    let store = try await filled()
    let most = ItemQuery.countedAtMost
    let home = try #require(try store.lists().first { $0.list.name == "Home" }).list.id
    try await store.createItems(
      (0..<most).map { NewItem("Copy \($0)", in: home, due: today, isFlagged: true) })

    for (scope, expected) in [
      (.today, most), (.flagged, most), (.upcoming, 3), (.all, most + 6), (.logbook, 2),
      (.everything, most + 8),
    ] as [(ItemScope, Int)] {
      #expect(try store.counts.count(of: ItemQuery(scope, today: today)) == expected, "\(scope)")
    }
    try await store.deleteList(home)
    #expect(try store.counts.count(of: ItemQuery(.all, today: today)) == 3)
  }

  @Test(arguments: [
    ("tag:bills", ["Pay rent", "Report"]), ("tag:BILLS is:open due<1d", ["Pay rent"]),
    ("rent or lease", ["Pay rent", "Call Zoë"]),
    ("not is:done has:due has:tags", ["Pay rent", "Report"]),
    ("list:work", ["Plan", "Report", "買う牛乳", "Archive"]), ("due:none", ["Archive", "Buy milk"]),
    ("is:overdue", ["Pay rent"]), ("is:deferred", ["Plan"]),
    ("priority>=low", ["Pay rent", "Report"]),
    ("zoë", ["Call Zoë"]), ("ZOË", ["Call Zoë"]), ("牛乳", ["買う牛乳"]), ("買う牛", ["買う牛乳"]),
    ("notes:flat", ["Call Zoë"]), ("pl", ["Plan", "Water plants"]),
    ("pla", ["Plan", "Water plants"]),
    ("a\"b'c%_", []), ("\"pay rent\"", ["Pay rent"]), ("ay ren", ["Pay rent"]),
    ("due:today", ["Call Zoë", "Plan", "Water plants"]), ("is:done", ["Archive", "Buy milk"]),
    ("not rent not list:work is:open", ["Call Zoë", "Water plants"]),
  ])
  func `a query matches the right items`(text: String, expected: [String]) async throws {
    let store = try await filled()
    let query = ItemQuery(.everything, filter: try Query(parsing: text), today: today)

    #expect(try await names(store, query) == expected)
  }

  @Test func `items of a deleted list match nothing until it is restored`() async throws {
    let store = try await filled()
    let results = try store.results(for: ItemQuery(.all, today: today))
    let work = try #require(try store.lists().first { $0.list.name == "Work" })

    try await store.deleteList(work.id)
    #expect(try results.items(in: 0..<10).map(\.name) == ["Pay rent", "Call Zoë", "Water plants"])

    try await store.undo()
    #expect(results.count == 6)
  }

  @Test func `sorting goes by several keys and directions`() async throws {
    let store = try await filled()
    let rules = [SortRule(.priority), SortRule(.name, descending: true)]

    #expect(
      try await names(store, ItemQuery(.all, sort: rules, today: today))
        == ["Pay rent", "Report", "買う牛乳", "Water plants", "Plan", "Call Zoë"])
  }

  @Test func `groups are contiguous and cover everything`() async throws {
    let store = try await filled()

    func groups(_ grouping: Grouping) throws -> [(ItemGroup.Key, Int)] {
      let query = ItemQuery(.all, grouping: grouping, today: today)
      let results = try store.results(for: query)
      var next = 0
      for group in results.groups {
        #expect(group.range.lowerBound == next)
        next = group.range.upperBound
      }
      #expect(next == (grouping == .none ? 0 : results.count))
      return results.groups.map { ($0.key, $0.range.count) }
    }

    #expect(
      try groups(.day).map { "\($0)" }
        == [
          (ItemGroup.Key.day(today.adding(days: -2)), 1), (.day(today), 3),
          (.day(today.adding(days: 1)), 1), (.day(today.adding(days: 40)), 1),
        ].map { "\($0)" })
    #expect(
      try groups(.priority).map { "\($0)" }
        == [
          (ItemGroup.Key.priority(.high), 1), (.priority(.low), 1), (.priority(.none), 4),
        ].map { "\($0)" })
    #expect(
      try groups(.tag).map { "\($0)" }
        == [
          (ItemGroup.Key.tag("bills"), 2), (.tag(nil), 4),
        ].map { "\($0)" })
    #expect(try groups(.list).map(\.1) == [3, 3])
    #expect(try groups(.none).isEmpty)
  }

  @Test(.floor(.full), arguments: Thorough.seeds(3))
  func `results equal a fresh look after every random change`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let store = try await filled()
    let texts = ["", "is:open", "tag:a", "due<3d", "not is:done ar", "priority>low or has:notes"]
    let scopes: [ItemScope] = [.today, .upcoming, .all, .flagged, .logbook, .everything]
    let live = try texts.flatMap { text in
      try scopes.map { scope in
        let query = ItemQuery(
          scope, filter: try Query(parsing: text),
          grouping: Grouping.allCases.randomElement(using: &random) ?? .none, today: today)
        return try store.results(for: query)
      }
    }
    let lists = try store.lists().map(\.id)
    for _ in 0..<Thorough.count(150, alone: 50, thorough: 150) {
      try await change(store, lists, &random)
      for results in live {
        let fresh = try store.results(for: results.query)
        let (all, wanted) = (try results.items(in: 0..<500), try fresh.items(in: 0..<500))
        try #require(all == wanted)
        try #require(results.groups == fresh.groups)
        try #require(results.count == wanted.count)
        if let one = wanted.randomElement(using: &random) {
          try #require(try results.index(of: one.id) == wanted.firstIndex(of: one))
        }
      }
    }
  }

  private func change(
    _ store: TodoStore, _ lists: [Identifier<TodoList>], _ random: inout SeededGenerator
  ) async throws {
    let list = lists.randomElement(using: &random) ?? Identifier()
    guard let item = try await everything(store).randomElement(using: &random),
      Int.random(in: 0..<4, using: &random) > 0
    else {
      try await store.createItem(
        NewItem(
          "Item \(Int.random(in: 0..<50, using: &random))", in: list,
          notes: Bool.random(using: &random) ? "" : "art",
          priority: Priority.allCases.randomElement(using: &random) ?? .none,
          tags: Bool.random(using: &random) ? ["a"] : ["b", "A"],
          due: Bool.random(using: &random)
            ? nil : today.adding(days: Int.random(in: -3...5, using: &random))))
      return
    }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: try await store.deleteItems([item.id])
    case 1: try await store.update([item.id], [.done(!item.isDone)])
    case 2: try await store.update([item.id], [.shiftDue(days: 1), .addTag("a")])
    case 3: try await store.update([item.id], [.list(list)])
    case 4:
      try await store.update([item.id], [.set(\.name, "Car \(item.name)"), .set(\.notes, "")])
    case 5: try await store.undo()
    default: try await store.deferOne(item, until: today.adding(days: 1))
    }
  }

  @Test func `a search has a limit of time only by the clock of the machine`() async throws {
    let machine = WallClock(zone: .utc, isSystem: true) { Circumstances.now }
    let limited = try TodoStore.temporary(clock: machine)
    let unlimited = try TodoStore.temporary(clock: .drawn)

    #expect(limited.parts.reader.patience == 8)
    #expect(unlimited.parts.reader.patience == Int(Int32.max))
    await limited.close()
    await unlimited.close()
  }

  @Test func `a slow query runs in the background, the first page first`() async throws {
    let folder = try TemporaryFolder()
    try await LargeList.write(count: 20_000, to: folder.path + "/large.db")
    let large = try TodoStore.open(path: folder.path + "/large.db", clock: .drawn)
    // Nothing is found before the caller goes on.
    large.parts.reader.patience = 0
    let results = try large.results(
      for: ItemQuery(.everything, sort: [SortRule(.name)], today: today))
    var counts: [Int] = []
    results.didChange = { [unowned results] in counts.append(results.count) }
    #expect(!results.isComplete && results.count == 0)

    while !results.isComplete { await Task.yield() }

    #expect(counts == [QueryResults.firstPage, 20_000])
    #expect(try results.items(in: 19_998..<30_000).count == 2)
    await large.close()
  }

  @Test func `the load of a month counts what is open on each day`() async throws {
    let store = try await filled()

    let load = try store.counts.load(of: today.adding(days: -7)..<today.adding(days: 7))

    #expect(
      load?.mapValues(\.count)
        == [today.adding(days: -2): 1, today: 3, today.adding(days: 1): 1])
  }

  @Test func `tags are listed with their number of uses`() async throws {
    let store = try await filled()

    #expect(try store.counts.tags().map(\.name) == ["bills", "Q3"])
    #expect(try store.counts.tags().map(\.count) == [2, 1])
  }

  @Test func `tags of templates and of deleted lists do not count`() async throws {
    let store = try await filled()
    let old = try await store.createList(name: "Old").id
    try await store.createItem(NewItem("Oil", in: old, tags: ["bills", "dust"]))
    try await store.deleteList(old)
    let trip = try await Trip.make(in: store)
    _ = try await Trip.keep(trip, in: store, as: "Trip")
    #expect(try store.counts.tags().map(\.name) == ["bills", "bag", "Q3"])
    #expect(try store.counts.tags().map(\.count) == [2, 1, 1])

    try await store.deleteList(trip.id)
    #expect(try store.counts.tags().map(\.name) == ["bills", "Q3"])
  }
}

extension TodoStore {
  fileprivate func deferOne(_ item: TodoItem, until day: Day) async throws {
    try await update([item.id], [.set(\.deferUntil, day)])
  }
}
