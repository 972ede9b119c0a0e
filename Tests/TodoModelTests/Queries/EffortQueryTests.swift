import CivilCalendar
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@Suite("Efforts") @MainActor struct EffortQueryTests {
  private let store: TodoStore
  private let today: Day

  init() async throws {
    store = try TodoStore.temporary(clock: .drawn)
    today = store.clock.today
    let list = try await store.createList(name: "Home")
    for (name, minutes, due) in [
      ("none", nil, 0), ("short", 15, 0), ("hour", 60, 0), ("long", 240, 1),
    ] as [(String, Int?, Int)] {
      var new = NewItem(name, in: list.id, due: today.adding(days: due))
      new.effort = minutes.flatMap { Effort(minutes: $0) }
      try await store.createItem(new)
    }
  }

  private func names(_ filter: Query, _ sort: SortRule = SortRule(.effort)) async throws -> [String]
  {
    let query = ItemQuery(.everything, filter: filter, sort: [sort], today: today)
    return try await store.items(matching: query).map(\.name)
  }

  @Test(
    arguments: [
      (.none, ["none"]), (.any, ["short", "hour", "long"]),
      (.compare(.equal, Effort(nearest: 60)), ["hour"]),
      (.compare(.less, Effort(nearest: 60)), ["short"]),
      (.compare(.lessOrEqual, Effort(nearest: 60)), ["short", "hour"]),
      (.compare(.greater, Effort(nearest: 60)), ["long"]),
      (.compare(.greaterOrEqual, Effort(nearest: 60)), ["hour", "long"]),
    ] as [(Query.EffortTest, [String])])
  func `are compared by queries`(test: Query.EffortTest, expected: [String]) async throws {
    #expect(try await names(.effort(test)) == expected)
  }

  @Test func `sort items, those without one at the end, and the other way round`() async throws {
    #expect(try await names(.everything) == ["short", "hour", "long", "none"])
    #expect(
      try await names(.everything, SortRule(.effort, descending: true))
        == ["none", "long", "hour", "short"])
    #expect(try await names(.not(.has(.effort))) == ["none"])
  }

  @Test func `are summed for each day, and for a query`() async throws {
    let load = try store.counts.load(of: today..<today.adding(days: 2))
    let day = DayLoad(count: 3, minutes: 75, estimated: 2)

    #expect(
      load == [today: day, today.adding(days: 1): DayLoad(count: 1, minutes: 240, estimated: 1)])
    // Two hours for the efforts, one for the item without.
    #expect(day.hours == 3 && day.countedMinutes == 135 && day.effort == "1h15")
    #expect(DayLoad(count: 4).hours == 4 && DayLoad(count: 4).effort == nil)
    let query = ItemQuery(.all, filter: .has(.effort), today: today)
    #expect(
      try store.counts.loadAtOnce(of: query) == DayLoad(count: 3, minutes: 315, estimated: 3))
  }

  @Test func `find the item that is being worked on`() async throws {
    let query = ItemQuery(.all, filter: .effort(.any), sort: [SortRule(.effort)], today: today)
    let ids = try await store.items(matching: query).map(\.id)
    try await store.update([ids[1]], [.work(true)])

    #expect(try await names(.state(.working)) == ["hour"])
    try await store.update([ids[1]], [.done(true)])
    #expect(try await names(.state(.working)) == [])
  }

  @Test func `are set and cleared, with their own words in the history`() async throws {
    let item = try #require(
      try await store.items(matching: ItemQuery(.all, filter: .has(.effort), today: today)).first)

    try await store.update([item.id], [.set(\.effort, Effort(minutes: 90))])
    #expect(store.nextUndo?.deed == Deed(.setEffort, .item(item.name), .minutes(90)))
    try await store.update([item.id], [.set(\.effort, nil)])
    #expect(store.nextUndo?.deed == Deed(.setEffort, .item(item.name)))
    #expect(try store.item(item.id)?.effort == nil)
  }
}
