import CivilCalendar
import TestSupport
import Testing

@testable import TodoModel

@MainActor @Suite("The days on which something was done") struct DoneDaysTests {
  private static let today = Day(daysSinceEpoch: 20_778)

  @Test(arguments: [
    ([1, 1, 0, 2, 3, 1], 3, 3), ([1, 1, 1, 0, 2, 0], 1, 3), ([1, 1, 0, 0], 0, 2),
    ([0, 0], 0, 0), ([1], 1, 1), ([], 0, 0), ([0, 1, 1, 0], 2, 2),
  ])
  func `have runs, and today can still continue one`(counts: [Int], current: Int, longest: Int) {
    let days = DoneDays(first: Self.today, counts: counts)

    #expect(days.runOfDays.current == current && days.runOfDays.longest == longest)
  }

  @Test func `are summed up by weeks, of which the last may be incomplete`() {
    let days = DoneDays(first: Self.today, counts: [1, 0, 0, 0, 0, 0, 2, 0, 4])

    #expect(days.weeks.map(\.count) == [3, 4])
    #expect(days.weeks.map(\.first) == [Self.today, Self.today.adding(days: 7)])
    #expect(days.total == 7 && days.activeDays == 3 && days.runOfWeeks.current == 2)
  }

  @Test func `have the items of a list, of a tag, or all`() async throws {
    let store = try TodoStore.temporary(clock: .standing(at: .at(12, of: Self.today)))
    let home = try await store.createList(name: "Home").id
    let work = try await store.createList(name: "Work").id
    for (name, list, tags, age) in [
      ("Sweep", home, ["chores"], 0), ("Mop", home, ["Chores"], 2), ("Report", work, [], 2),
      ("Old", work, [], 9),
    ] {
      let item = try await store.createItem(NewItem(name, in: list, tags: tags))
      let day = Self.today.adding(days: -age)
      try await store.perform(.update([item.id], [.done(true)], completedOn: day))
    }
    _ = try await store.createItem(in: home, name: "Open")
    let days = Self.today.adding(days: -3)..<Self.today.adding(days: 1)
    func counts(_ filter: DoneFilter) async throws -> [Int] {
      try await store.counts.doneInBackground(on: days, filter).counts
    }

    #expect(try await counts(.everything) == [0, 2, 0, 1])
    #expect(try await counts(.list(home)) == [0, 1, 0, 1])
    #expect(try await counts(.tag("chores")) == [0, 1, 0, 1])
    #expect(try await counts(.list(Identifier())) == [0, 0, 0, 0])
    let shares = try await store.counts.doneSharesInBackground(of: days, atMost: 9)
    #expect(shares.lists.map(\.id) == [home, work] && shares.lists.map(\.count) == [2, 1])
    #expect(shares.tags.map(\.count) == [2])

    try await store.deleteList(home)
    #expect(try await counts(.everything) == [0, 1, 0, 0])
  }
}
