import CivilCalendar
import Glibc
import TestSupport
import Testing
import TodoLanguage
import TodoValues

@testable import TodoModel

@MainActor
struct TemporaryStoreTests {
  @Test func `a temporary store leaves no file and works on`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let folder = String(store.path.dropLast("/todos.db".utf8.count))
    #expect(access(folder, F_OK) != 0)

    let list = try await store.createList(name: "A")
    // More than a thousand pages, so that the log is copied into the unnamed database and
    // restarted.
    let name = String(repeating: "x", count: 4000)
    for number in 0..<400 { try await store.createItem(in: list.id, name: "\(number) \(name)") }

    #expect(try store.list(list.id)?.openCount == 400)
    #expect(try store.items(in: list.id).items(in: 0..<400).count == 400)
    try store.connection.check(path: store.path, thorough: true)
    await store.close()
  }

  @Test func `a closed store refuses to read and write`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    await store.close()

    #expect(throws: StoreError.closed) { try store.lists() }
    await #expect(throws: StoreError.closed) { try await store.createList(name: "A") }
  }

  @Test func `the demonstration has lists, an empty one, and nothing to undo`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)

    try await store.add(.demonstration)

    let lists = try store.lists()
    #expect(lists.count == 6)
    #expect(lists.reduce(0) { $0 + $1.totalCount } >= 40)
    #expect(lists.contains { $0.totalCount == 0 })
    #expect(!store.canUndo)
  }

  @Test func `the demonstration shows every feature of items, lists and views`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let today = store.clock.today

    try await store.add(.demonstration)

    let everything = try store.results(for: ItemQuery(.everything, today: today))
    let items = try everything.items(in: 0..<everything.count)
    let parts = items.filter { $0.parent != nil }
    #expect(parts.contains { part in parts.contains { $0.parent == part.id } })
    #expect(items.contains { $0.notes.contains("**") && $0.notes.contains("](https://") })
    #expect(items.contains { $0.recurrence != nil } && items.contains { $0.dueTime != nil })
    #expect(Set(items.map(\.priority)) == Set(Priority.allCases))
    #expect(items.count { $0.isDone } >= 10)
    #expect(try #require(try store.counts.load(of: today..<today.adding(days: 14))).count >= 8)
    #expect(items.contains(where: \.isFlagged) && items.contains { $0.deferUntil != nil })
    #expect(Set(items.compactMap(\.plan)) == [DayPlan(today), DayPlan(today, isEvening: true)])
    #expect(try store.inbox.list() != nil)
    let lists = try store.lists().map(\.list)
    #expect(lists.contains { $0.color != nil } && lists.contains { !$0.sort.isEmpty })
    #expect(lists.contains { $0.grouping == .day })
    let view = try #require(try store.views().first)
    let query = try Query(parsing: #require(view.query))
    #expect(try store.counts.count(of: ItemQuery(.everything, filter: query, today: today)) > 0)
    await store.close()
  }

  @Test func `the samples of a tour are not a step of undo`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)

    try await store.add(.tour)

    #expect(try store.lists(by: .place).map(\.openCount) == [6, 3])
    #expect(!store.canUndo)
    await store.close()
  }
}
