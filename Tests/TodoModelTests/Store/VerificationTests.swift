import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// The damage check of a file that is too large to be checked when it is opened.
@Suite(.floor(.full))
@MainActor
struct VerificationTests {
  private static let day = 20_778
  private let folder: TemporaryFolder
  private let path: String

  init() async throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
    try await LargeList.write(count: 50_000, to: path)
    try #require(DatabaseFile.size(of: path) > DatabaseFile.thoroughSize)
  }

  @Test func `a damaged page is detected and the file is left alone`() async throws {
    damage()
    let before = bytes(of: path)
    let store = try open()

    let error = await #expect(throws: StoreError.self) { try await store.upkeep.verifyIfDue() }
    await store.close()

    let isDamage = if case .corrupt = error { true } else { false }
    #expect(isDamage)
    let isUntouched = bytes(of: path) == before
    #expect(isUntouched)
  }

  @Test func `an intact file is checked once a day`() async throws {
    let first = try open()
    try await first.upkeep.verifyIfDue()
    await first.close()
    damage()

    let second = try open()
    try await second.upkeep.verifyIfDue()
    await second.close()

    let tomorrow = try open(day: Self.day + 1)
    await #expect(throws: StoreError.self) { try await tomorrow.upkeep.verifyIfDue() }
    await tomorrow.close()
  }

  @Test func `a check leaves no entry in the journal and no event`() async throws {
    let store = try open()
    let other = try open()
    let observer = RecordingObserver()
    let tokens = [store.observe(observer), other.observe(observer)]

    try await store.upkeep.verifyIfDue()
    store.parts.deliver()
    other.parts.deliver()

    #expect(try store.connection.integer("SELECT day FROM verification") == Self.day)
    #expect(try store.connection.newestEntry() == 0)
    #expect(observer.events.isEmpty)
    for token in tokens { token.cancel() }
    await store.close()
    await other.close()
  }

  @Test func `closing ends a check, which is then due again`() async throws {
    let store = try open()
    let check = Task.immediate { try await store.upkeep.verifyIfDue() }
    try #require(store.upkeep.isBusy)

    await store.close()

    await #expect(throws: StoreError.closed) { try await check.value }
    #expect(TemporaryFolder.contents(of: folder.path) == ["todos.db"])
    let next = try open()
    #expect(try next.connection.integer("SELECT day FROM verification") == 0)
    await next.close()
  }

  @Test(.timeLimit(.minutes(20)))
  func `a check does not wait for a lock to store its day`() async throws {
    let store = try open()
    // If the check waited for the lock, the test would exceed its time limit.
    try await store.parts.gate.write { $0.connection.setBusyTimeout(milliseconds: 3_600_000) }
    let lock = try LockedDatabase(path: path)

    try await store.upkeep.verifyIfDue()
    try lock.release()

    #expect(try store.connection.integer("SELECT day FROM verification") == 0)
    try await store.upkeep.verifyIfDue()
    #expect(try store.connection.integer("SELECT day FROM verification") == Self.day)
    await store.close()
  }

  @Test func `a write succeeds while the file is checked`() async throws {
    let store = try open()
    async let check: Void = store.upkeep.verifyIfDue()

    try await store.createList(name: "A")
    try await check

    #expect(try store.lists().count == 2)
    await store.close()
  }

  private func open(day: Int = day) throws -> TodoStore {
    try TodoStore.open(
      path: path, clock: .standing(at: .at(0, 1, of: Day(daysSinceEpoch: day))))
  }

  /// Damages the head of a page in the middle, which only a check of the whole file reads.
  private func damage() {
    var content = bytes(of: path)
    let page = content.count / 4096 / 2 * 4096
    for offset in page..<(page + 64) { content[offset] = 0xa5 }
    write(content, to: path)
  }
}
