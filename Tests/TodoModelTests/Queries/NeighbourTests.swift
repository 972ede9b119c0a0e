import CivilCalendar
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@Suite("The neighbours of an item") @MainActor struct NeighbourTests {
  private let store: TodoStore
  private let list: TodoList

  init() async throws {
    store = try TodoStore.temporary(clock: .drawn)
    list = try await store.createList(name: "Home")
    let today = store.clock.today
    try await store.createItems(
      (0..<40).map { number in
        NewItem(
          "Item \(number * 7 % 40)", in: list.id, priority: number % 3 == 0 ? .high : .none,
          due: number % 4 == 0 ? today.adding(days: number % 5 - 2) : nil)
      })
  }

  private func queries() -> [ItemQuery] {
    let today = store.clock.today
    return [
      ItemQuery(.topLevel(of: list.id), today: today),
      ItemQuery(.topLevel(of: list.id), sort: [SortRule(.manual)], today: today),
      ItemQuery(
        .topLevel(of: list.id), sort: [SortRule(.name, descending: true)], grouping: .priority,
        today: today),
      ItemQuery(.today, grouping: ItemScope.today.grouping, today: today),
    ]
  }

  @Test func `are those beside it among all matches, the nearest first`() async throws {
    let last = try store.finder.matches(of: queries()[0]).items.suffix(5)
    try await store.update(last.map(\.id), [.done(true)])
    for query in queries() {
      let all = try store.finder.matches(of: query).items
      #expect(all.count > 3)
      for (index, item) in all.enumerated() {
        let found = try store.finder.neighbours(of: item.id, in: query, atMost: 3)
        #expect(found.above == all[..<index].suffix(3).reversed())
        #expect(found.below == Array(all[(index + 1)...].prefix(3)))
      }
    }
  }

  @Test func `are none for an item that does not match`() throws {
    let all = try store.finder.matches(of: queries()[0]).items
    let other = try #require(all.first { $0.due == nil })

    let found = try store.finder.neighbours(of: other.id, in: queries()[3], atMost: 3)
    #expect(found.above == [] && found.below == [])
  }
}
