import CivilCalendar
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting

@testable import TermPanels
@testable import TodoModel

/// A database on which the app runs, ends without warning, and starts again. A harness that is not
/// closed acts as a killed program: data that it has not written is lost.
@MainActor final class DraftBench {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func open(at seconds: Int = 0) throws -> TodoStore {
    try TodoStore.open(
      path: folder.path("todos.db"),
      clock: .standing(at: .at(10, of: AppHarness.today).adding(seconds: seconds)))
  }

  /// A writer on the database, for another thread.
  func writer() throws -> Writer {
    try OpenedDatabase.open(
      path: folder.path("todos.db"), quota: nil, as: Identifier(), clock: AppHarness.clock(),
      for: .changes
    ).writer
  }

  /// Starts the app with the process mark of a program that has ended, so that no other program
  /// takes it for a live one.
  func start(
    at moment: Int = 0, _ fill: (TodoStore) async throws -> Void = { _ in }
  ) async throws -> AppHarness {
    let store = try open(at: moment)
    store.drafts.process = ProcessMark(text: ProcessMark.own.text + "0")
    return try await AppHarness(columns: 80, rows: 18, store: store) { store in
      let errands = try await store.createList(name: "Errands", emoji: "🛒")
      _ = try await store.createItem(
        NewItem("Apples", in: errands.id, notes: "Red ones.", due: AppHarness.today))
      _ = try await store.createItem(NewItem("Bread", in: errands.id))
      try await fill(store)
    }
  }

  /// Starts the app and leaves it, as if killed, with “Buy oat mi” in the prompt of the first list.
  func killInPrompt(
    at moment: Int = 0, _ fill: (TodoStore) async throws -> Void = { _ in }
  ) async throws {
    let harness = try await start(at: moment, fill)
    harness.app.press(.enter, .character("a"))
    harness.app.type("Buy oat mi")
    try await expectKept("Buy oat mi", in: harness)
  }

  /// Deletes the first list, as another program may do meanwhile.
  func deleteFirstList() async throws {
    let store = try open()
    try await store.deleteList(store.lists()[0].list.id)
    await store.close()
  }

  /// Starts the app again, some minutes later.
  func restart(minutes: Int = 5, columns: Int = 80, rows: Int = 18) async throws
    -> AppHarness
  {
    try await AppHarness(columns: columns, rows: rows, store: open(at: minutes * 60))
  }

  /// Waits until the typed texts are kept, the newest draft first. That takes a second, or more if
  /// another store is writing to the file: a draft never waits for its turn, but is written later.
  func expectKept(
    _ texts: String..., in harness: AppHarness, _ place: SourceLocation = #_sourceLocation
  ) async throws {
    var kept: [String] = []
    let isKept = try await harness.app.waitUntil {
      if isWaiting(harness) { harness.app.run(for: 1) }
      kept = try harness.store.drafts.abandoned().flatMap { $0.fields.map(\.text) }
      return kept == texts
    }
    #expect(isKept, "\(kept)", sourceLocation: place)
  }

  /// Waits until there are no drafts.
  func expectNothing(
    in harness: AppHarness, _ place: SourceLocation = #_sourceLocation
  ) async throws {
    let store = try open()
    store.drafts.process = .nobody
    let isNothing = try await harness.app.waitUntil {
      try store.parts.reader.read { try $0.drafts().isEmpty }
    }
    #expect(isNothing, sourceLocation: place)
    await store.close()
  }

  func names(_ harness: AppHarness, _ list: String = "Errands") throws -> [String] {
    let list = try #require(harness.store.lists().first { $0.list.name == list })
    return try harness.store.items(in: list.list.id).items(in: 0..<99).map(\.name)
  }

  /// Whether a timer is due within a minute, so not only the one for midnight.
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
