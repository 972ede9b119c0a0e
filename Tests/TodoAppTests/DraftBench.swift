import CivilCalendar
import TermPanelsTesting
import TestSupport
import Testing

@testable import TermPanels
@testable import TodoModel

/// A database on which the app runs, ends without warning, and is started again. A harness that is not
/// closed is a program that was killed: what it has not written is gone.
@MainActor final class DraftBench {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func open(at seconds: Int = 0) throws -> TodoStore {
    try TodoStore.open(
      path: folder.path("todos.db"),
      clock: .standing(at: .at(10, of: AppHarness.today).adding(seconds: seconds)))
  }

  /// The app as a program that ends, once it has been left: nobody takes its mark for that of one that
  /// is alive.
  func start(
    at moment: Int = 0, _ fill: (TodoStore) async throws -> Void = { _ in }
  ) async throws -> AppHarness {
    let store = try open(at: moment)
    store.process = ProcessMark(text: ProcessMark.own.text + "0")
    return try await AppHarness(columns: 80, rows: 18, store: store) { store in
      let errands = try await store.createList(name: "Errands", emoji: "🛒")
      _ = try await store.createItem(
        NewItem("Apples", in: errands.id, notes: "Red ones.", due: AppHarness.today))
      _ = try await store.createItem(NewItem("Bread", in: errands.id))
      try await fill(store)
    }
  }

  /// The app as a program that is killed while “Buy oat mi” stands in the prompt of the first list.
  func killInPrompt(
    at moment: Int = 0, _ fill: (TodoStore) async throws -> Void = { _ in }
  ) async throws {
    let harness = try await start(at: moment, fill)
    harness.app.press(.enter, .character("a"))
    harness.app.type("Buy oat mi")
    try await expectKept("Buy oat mi", in: harness)
  }

  /// What another program does meanwhile.
  func deleteFirstList() async throws {
    let store = try open()
    try await store.deleteList(store.lists()[0].list.id)
    await store.close()
  }

  /// The next start of the app, some minutes later.
  func restart(minutes: Int = 5, columns: Int = 80, rows: Int = 18) async throws
    -> AppHarness
  {
    try await AppHarness(columns: columns, rows: rows, store: open(at: minutes * 60))
  }

  /// Waits as long as it takes at most until what was typed is kept: a second.
  func expectKept(
    _ texts: String..., in harness: AppHarness, _ place: SourceLocation = #_sourceLocation
  ) async throws {
    harness.app.run(for: 1)
    var kept: [String] = []
    let isKept = try await harness.app.waitUntil {
      kept = try harness.store.abandonedDrafts().flatMap { $0.fields.map(\.text) }
      return kept == texts
    }
    #expect(isKept, "\(kept)", sourceLocation: place)
  }

  /// Waits until nothing is unfinished.
  func expectNothing(
    in harness: AppHarness, _ place: SourceLocation = #_sourceLocation
  ) async throws {
    let store = try open()
    store.process = .nobody
    let isNothing = try await harness.app.waitUntil {
      try store.reader.drafts().isEmpty
    }
    #expect(isNothing, sourceLocation: place)
    await store.close()
  }

  func names(_ harness: AppHarness, _ list: String = "Errands") throws -> [String] {
    let list = try #require(harness.store.lists().first { $0.list.name == list })
    return try harness.store.items(in: list.list.id).items(in: 0..<99).map(\.name)
  }

  /// Whether something is going to happen before midnight.
  func isWaiting(_ harness: AppHarness) -> Bool {
    harness.app.application.animator.timeout.map { $0 < 60 } ?? false
  }

  func expectGone(
    _ text: String, _ harness: AppHarness, _ place: SourceLocation = #_sourceLocation
  ) async {
    let isGone = await harness.app.waitUntil { !harness.app.screen.contains(text) }
    #expect(isGone, "\(harness.app.screen)", sourceLocation: place)
  }
}
