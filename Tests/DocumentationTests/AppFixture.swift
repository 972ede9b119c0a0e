import CivilCalendar
import TermPanels
import TermPanelsTesting
import TestSupport
import TodoApp
import TodoModel

/// The app on a few lists of its own, on 21 November 2026.
@MainActor final class AppFixture {
  nonisolated static let today = Day(daysSinceEpoch: 20_778)

  let harness: Harness
  /// A clock at ten in the morning of that day, in the tests' zone.
  nonisolated static func clock() -> WallClock { .ticking(from: .at(10, of: today)) }

  private let store: TodoStore
  private let coordinator: AppCoordinator

  init(
    columns: Int, rows: Int, store given: TodoStore? = nil,
    _ fill: (TodoStore) async throws -> Void = AppFixture.fill
  ) async throws {
    let store = try given ?? TodoStore.temporary(clock: AppFixture.clock())
    try await fill(store)
    var made: AppCoordinator?
    harness = try Harness(columns: columns, rows: rows) { application in
      let app = AppCoordinator(store, application)
      app.start()
      made = app
      return app.primaryPanel
    }
    guard let made else { preconditionFailure("The harness asks for its root panel.") }
    self.store = store
    coordinator = made
  }

  /// Ends the app as quitting does.
  func close() async {
    coordinator.stop()
    await store.close()
  }

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
