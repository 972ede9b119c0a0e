import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

@MainActor @Suite("A list in the past") struct ListPastTests {
  private let store: TodoStore

  init() throws { store = try .temporary(clock: .drawn) }

  private func names(_ past: ListPast) -> [String] { past.picture?.items.map(\.item.name) ?? [] }

  private func newestEntry() throws -> JournalEntry.ID { try store.journal.end.entry }

  /// The item without what the store computes from other rows, and the moment of its last change.
  private func stored(_ item: TodoItem) -> TodoItem {
    var item = item
    (item.subtaskCount, item.openSubtaskCount, item.isBlocked) = (0, 0, false)
    item.modified = item.created
    return item
  }

  @Test func `is as it was after each of many random changes`() async throws {
    var random = SeededGenerator(seed: 11)
    var states: [JournalEntry.ID: Content] = [:]
    while states.count < Thorough.count(120, alone: 40, thorough: 1000) {
      try await RandomAction(store: store).run(&random)
      if states.count % 10 == 9 { try await store.undo() }
      states[try newestEntry()] = try Content(store)
    }

    var compared = 0
    for (entry, content) in states {
      let past = store.journal.past(at: entry)
      try await past.load()
      guard let picture = past.picture, let list = picture.list, !list.isView else { continue }
      let expected = content.items.filter { $0.list == list.id }
      let found = picture.items.filter { $0.effect != .removed }.map(\.item)
      #expect(Set(found.map(stored)) == Set(expected.map(stored)), "\(picture.entry)")
      #expect(picture.totalCount == expected.count)
      #expect(picture.openCount == expected.count { !$0.isDone })
      #expect(content.lists.first { $0.id == list.id } == list)
      compared += 1
    }
    #expect(compared > states.count / 4)
  }

  @Test func `is followed through the changes of the list alone, back and forward`() async throws {
    let home = try await store.createList(name: "Home").id
    let milk = try await store.createItem(in: home, name: "Milk").id
    let work = try await store.createList(name: "Work").id
    _ = try await store.createItem(in: work, name: "Report")
    try await store.update([milk], [.set(\.name, "Oat milk")])
    try await store.deleteItems([milk])

    let past = store.journal.past(at: try newestEntry())
    try await past.load()
    #expect(past.picture?.items.first?.effect == .removed)
    #expect(past.picture?.totalCount == 0)
    #expect(try await past.goForward() == .ended)
    #expect(try await past.goBack() == .moved)
    #expect(names(past) == ["Oat milk"] && past.picture?.items.first?.effect == .changed)
    #expect(try await past.goBack() == .moved)
    #expect(names(past) == ["Milk"] && past.picture?.items.first?.effect == .added)
    #expect(try await past.goBack() == .moved)
    #expect(names(past) == [] && past.picture?.list?.name == "Home")
    #expect(try await past.goBack() == .ended)
    #expect(past.picture?.list?.name == "Home")
    #expect(try await past.goForward() == .moved)
    #expect(names(past) == ["Milk"])
    #expect(try await past.goForward() == .moved)
    #expect(names(past) == ["Oat milk"])
    #expect(try await past.goForward() == .moved)
    #expect(try await past.goForward() == .ended)
  }

  @Test func `finds the newer changes of the list where it was opened`() async throws {
    let home = try await store.createList(name: "Home").id
    _ = try await store.createItem(in: home, name: "A")
    let entry = try newestEntry()
    try await store.createList(name: "Work")
    _ = try await store.createItem(in: home, name: "B")
    _ = try await store.createItem(in: home, name: "C")

    let past = store.journal.past(at: entry)
    try await past.load()
    #expect(names(past) == ["A"])
    #expect(try await past.goForward() == .moved)
    #expect(names(past) == ["A", "B"])
    #expect(try await past.goForward() == .moved)
    #expect(names(past) == ["A", "B", "C"])
    #expect(try await past.goForward() == .ended)
  }

  @Test func `has subtasks below their parents`() async throws {
    let home = try await store.createList(name: "Home").id
    try await store.createItem(
      NewItem(
        "Party", in: home,
        subtasks: [NewItem("Drinks", in: home, subtasks: [NewItem("Ice", in: home)])]))

    let past = store.journal.past(at: try newestEntry())
    try await past.load()

    #expect(names(past) == ["Party", "Drinks", "Ice"])
    #expect(past.picture?.items.map(\.depth) == [0, 1, 2])
  }

  @Test func `is in the order that the list had, with its done items last`() async throws {
    let home = try await store.createList(name: "Home", sort: [SortRule(.manual)]).id
    let pears = try await store.createItem(in: home, name: "Pears").id
    try await store.createItem(NewItem("Milk", in: home, due: Day(year: 2026, month: 11, day: 20)))
    try await store.createItem(NewItem("Apples", in: home))
    try await store.update([pears], [.done(true)])
    let entry = try newestEntry()
    var list = try #require(try store.list(home)).list
    list.sort = [SortRule(.name)]
    try await store.updateList(list)

    let past = store.journal.past(at: entry)
    try await past.load()
    #expect(names(past) == ["Milk", "Apples", "Pears"])
    #expect(try await past.goForward() == .moved)
    #expect(names(past) == ["Apples", "Milk", "Pears"])
    try await store.deleteItems([pears])
    try await past.load()
    #expect(try await past.goForward() == .moved)
    #expect(names(past) == ["Apples", "Milk", "Pears"])
  }

  @Test func `is not behind an entry with too many changes`() async throws {
    let home = try await store.createList(name: "Home").id
    let entry = try newestEntry()
    try await store.createItems((0...ChangeSet.mostListed).map { NewItem("\($0)", in: home) })
    let large = try newestEntry()

    let past = store.journal.past(at: entry)
    #expect(try await past.load() == .blocked && past.picture == nil)
    let after = store.journal.past(at: large)
    #expect(try await after.load() == .moved)
    #expect(after.picture?.items.count == PastPicture.mostItems)
    #expect(after.picture?.totalCount == ChangeSet.mostListed + 1)
    #expect(try await after.goBack() == .blocked)
    #expect(after.picture?.totalCount == ChangeSet.mostListed + 1)
  }

  @Test func `ends where the journal was discarded`() async throws {
    let home = try await store.createList(name: "Home").id
    let first = try newestEntry()
    for name in ["A", "B", "C"] { _ = try await store.createItem(in: home, name: name) }
    try await store.upkeep.forgetChanges(keeping: 2)

    let past = store.journal.past(at: try newestEntry())
    try await past.load()
    #expect(try await past.goBack() == .moved)
    #expect(names(past) == ["A", "B"])
    #expect(try await past.goBack() == .ended)
    let gone = store.journal.past(at: first)
    #expect(try await gone.load() == .ended && gone.picture == nil)
  }

  // MARK: - Bringing back

  /// The items of the picture of the newest entry but some.
  private func picture(_ back: Int) async throws -> [PastPicture.Item] {
    let past = store.journal.past(at: try newestEntry())
    try await past.load()
    for _ in 0..<back { _ = try await past.goBack() }
    return past.picture?.items ?? []
  }

  @Test func `gives a changed item its values back, in one step of undo`() async throws {
    let home = try await store.createList(name: "Home").id
    let milk = try await store.createItem(in: home, name: "Milk", due: store.clock.today)
    try await store.update([milk.id], [.set(\.name, "Oat milk"), .set(\.due, nil), .addTag("x")])
    let before = try Content(store)

    let item = try #require(try await picture(1).first?.item)
    try await store.perform(.bringBack(item))

    let back = try #require(try store.item(milk.id))
    #expect(back.name == "Milk" && back.due == milk.due && back.tags.isEmpty)
    #expect(store.nextUndo?.deed == Deed(.broughtBack, .item("Milk")))
    #expect(try await store.perform(.bringBack(item)) == nil)
    try await store.undo()
    #expect(try Content(store) == before)
  }

  @Test func `brings a deleted item back with its subtasks, and reopens a done one`() async throws {
    let home = try await store.createList(name: "Home").id
    let party = try await store.createItem(
      NewItem("Party", in: home, subtasks: [NewItem("Drinks", in: home)]))
    let before = try Content(store)
    try await store.deleteItems([party.id])

    let items = try await picture(1).map(\.item)
    try await store.perform(.bringBack(items[0], with: Array(items.dropFirst())))
    #expect(Set(try Content(store).items.map(stored)) == Set(before.items.map(stored)))
    #expect(try integrityProblems(of: store.connection) == [])
    try await store.update([party.id], [.done(true)])
    try await store.perform(.bringBack(items[0]))
    #expect(try store.item(party.id)?.isDone == false)
  }

  @Test func `brings an item back that has lost its parent, and none into a deleted list`()
    async throws
  {
    let home = try await store.createList(name: "Home").id
    let party = try await store.createItem(
      NewItem("Party", in: home, subtasks: [NewItem("Drinks", in: home)]))
    try await store.deleteItems([party.id])
    let drinks = try #require(try await picture(1).last?.item)

    try await store.perform(.bringBack(drinks))
    #expect(try store.item(drinks.id)?.parent == nil)
    #expect(try integrityProblems(of: store.connection) == [])

    try await store.deleteList(home)
    await #expect(throws: StoreError.listMissing) { try await store.perform(.bringBack(drinks)) }
  }
}
