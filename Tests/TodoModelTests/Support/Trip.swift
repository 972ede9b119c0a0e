import CivilCalendar
import Testing
import TodoValues

@testable import TodoModel

/// A list that is kept as a template: with a heading, dates, a wait, something done, and blanks.
@MainActor enum Trip {
  /// The first day of the list.
  static let day = Day(daysSinceEpoch: 20_790)

  /// Adds the list.
  static func make(in store: TodoStore) async throws -> TodoList {
    var list = try await store.createList(name: "Rome", emoji: "🧳", sort: [SortRule(.manual)])
    list.color = .teal
    list = try await store.updateList(list)
    let made = try await store.createItems([
      NewItem("Book in {place}", in: list.id, notes: "for {who}", due: day, dueTime: .noon),
      NewItem(
        "Pack", in: list.id, tags: ["bag"], due: day.adding(days: 5),
        deferUntil: day.adding(days: 3), plan: DayPlan(day.adding(days: 4), isEvening: true),
        subtasks: [NewItem("Socks", in: list.id), NewItem("Shirts", in: list.id)]),
    ])
    try await store.update([made[1].id], [.addWait(made[0].id)])
    let heading = try await store.headings.add("After {place}", to: list.id)
    var unpack = NewItem("Unpack", in: list.id)
    unpack.heading = heading.id
    let last = try await store.createItem(unpack)
    try await store.update([last.id], [.done(true)])
    return list
  }

  /// Keeps a list as a template, and returns that.
  static func keep(
    _ list: TodoList, in store: TodoStore, as name: String, from first: Day? = nil
  ) async throws -> TodoList {
    try await store.perform(.keep(list.id, asTemplate: name, from: first))
    return try #require(try store.templates.all().last)
  }
}
