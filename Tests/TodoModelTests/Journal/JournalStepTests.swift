import CivilCalendar
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@Suite("The journal behind a place") @MainActor struct JournalStepTests {
  private let store: TodoStore

  init() throws { store = try .temporary(clock: .drawn) }

  private func steps(
    after place: JournalPlace, atMost limit: Int = 100, taking most: Int = .max
  ) throws -> (steps: [JournalStep], leftOut: Int, end: JournalPlace) {
    var steps: [JournalStep] = []
    let read = try store.journal.read(after: place, atMost: limit) { step in
      guard steps.count < most else { return false }
      steps.append(step)
      return true
    }
    let found = try #require(read)
    return (steps, found.leftOut, found.end)
  }

  @Test func `has the whole rows before and after each change, the newest first`() async throws {
    let list = try await store.createList(name: "Home")
    let place = try store.journal.end
    let milk = try await store.createItem(in: list.id, name: "Milk")
    try await store.update([milk.id], [.set(\.priority, .high)])
    try await store.update([milk.id], [.set(\.name, "Oat milk")])
    try await store.undo()

    let (steps, leftOut, end) = try steps(after: place)

    #expect(steps.map(\.entry.kind) == [.undo, .change, .change, .change] && leftOut == 0)
    #expect(try end == store.journal.end && end.entry == steps.first?.entry.id)
    let changes = try steps.map { try #require($0.changes?.items.first) }
    #expect(changes.map { $0.before?.name } == ["Oat milk", "Milk", "Milk", nil])
    #expect(changes.map { $0.after?.name } == ["Milk", "Oat milk", "Milk", "Milk"])
    #expect(changes.map { $0.before?.priority } == [.high, .high, Priority.none, nil])
  }

  @Test func `leaves out the oldest entries, and reports their number`() async throws {
    for number in 1...5 { try await store.createList(name: "\(number)") }
    let begin = JournalPlace(entry: 0, at: nil)

    let few = try steps(after: begin, atMost: 2)
    #expect(few.steps.count == 2 && few.leftOut == 3)
    let taken = try steps(after: begin, taking: 1)
    #expect(taken.steps.count == 1 && taken.leftOut == 4)
    #expect(try steps(after: store.journal.end).steps == [])
  }

  @Test func `ends at an entry with too many changes, which it has without them`() async throws {
    let list = try await store.createList(name: "Home")
    let place = try store.journal.end
    try await store.createItem(in: list.id, name: "Before")
    try await store.createItems(
      (0...ChangeSet.mostListed).map { NewItem("\($0)", in: list.id) })
    try await store.createItem(in: list.id, name: "After")

    let (steps, leftOut, _) = try steps(after: place)

    #expect(steps.map { $0.changes?.items.count } == [1, nil] && leftOut == 1)
    #expect(steps.last?.entry.deed?.verb == .added)
  }

  @Test func `is unknown for a place of another file`() async throws {
    try await store.createList(name: "Home")
    let end = try store.journal.end

    for place in [
      JournalPlace(entry: end.entry + 1, at: end.at),
      JournalPlace(entry: end.entry, at: end.at?.adding(seconds: 1)),
    ] {
      #expect(try store.journal.read(after: place, atMost: 9) { _ in true } == nil)
    }
  }
}
