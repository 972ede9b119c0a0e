import CivilCalendar
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoModel

@testable import TodoApp

@MainActor @Suite struct DayChangesTests {
  /// Five seconds before midnight.
  private let clock = SettableClock(.at(23, 3595, of: AppHarness.today))

  /// The app at a list with an item that is due today, beside the lists and the details.
  private func start() async throws -> AppHarness {
    let store = try TodoStore.temporary(clock: clock.clock)
    let list = try await store.createList(name: "Home")
    _ = try await store.createItem(in: list.id, name: "Rent", due: AppHarness.today)
    let harness = try await AppHarness(
      columns: 160, rows: 14, startView: .list("Home"), store: store)
    await harness.expect("▌ ○ Rent")
    #expect(harness.app.screen.contains("Today") && !harness.app.screen.contains("overdue"))
    return harness
  }

  @Test func `a new day is shown at midnight, in the list and in the details`() async throws {
    let harness = try await start()

    clock.advance(seconds: 6)
    harness.app.run(for: 6)

    await harness.expect("1 day overdue")
    #expect(harness.app.screen.split(separator: "1 day overdue").count == 3)
    await harness.close()
  }

  @Test func `a day that changed while the machine slept is shown at the next key`() async throws {
    let harness = try await start()

    clock.advance(days: 3)
    #expect(!harness.app.screen.contains("overdue"))
    harness.app.press(.down)

    await harness.expect("3 days overdue")
    // The next midnight is waited for.
    clock.advance(seconds: 6)
    harness.app.run(for: 6)
    await harness.expect("4 days overdue")
    await harness.close()
  }

  @Test func `an observer is notified for as long as its observation is held`() {
    let observers = Observers<Int>()
    var seen: [Int] = []
    var observation: Observation? = observers.add { seen.append($0) }
    let other = observers.add { seen.append(10 * $0) }
    observers.notify(1)
    observation = nil
    observers.notify(2)

    #expect(observation == nil)
    withExtendedLifetime(other) { #expect(seen == [1, 10, 20]) }
  }
}
