import CivilCalendar
import TermPanels
import TestSupport
import TodoAppTesting
import TodoModel

extension AppHarness {
  /// The app on the lists that the pages show.
  static func ofPages(columns: Int, rows: Int) async throws -> AppHarness {
    try await AppHarness(columns: columns, rows: rows, motion: .none, fill)
  }

  /// Makes the lists of the pages.
  static func fill(_ store: TodoStore) async throws {
    let groceries = try await store.createList(name: "Groceries", emoji: "🛒")
    _ = try await store.createItem(in: groceries.id, name: "Oat milk", due: today)
    _ = try await store.createItem(
      in: groceries.id, name: "Sourdough bread", due: today.adding(days: 1))
    _ = try await store.createItem(in: groceries.id, name: "Olive oil", due: today.adding(days: -2))
    _ = try await store.createItem(in: groceries.id, name: "Basil plant for the window")
    var coffee = try await store.createItem(in: groceries.id, name: "Coffee beans")
    coffee.completed = .at(12, of: today.adding(days: -1))
    try await store.updateItem(coffee)

    let talk = try await store.createList(name: "Talk", emoji: "🎤")
    _ = try await store.createItem(in: talk.id, name: "Draw the tree of panels")
    _ = try await store.createItem(
      in: talk.id, name: "Rehearse over SSH", due: today.adding(days: 5))
    _ = try await store.createList(name: "Someday", emoji: "🌱")
  }
}
