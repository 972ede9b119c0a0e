import CivilCalendar
import Glibc
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

/// Drafts, kept beside the lists and items.
@MainActor
struct DraftTests {
  private let folder: TemporaryFolder
  private let path: String
  /// The mark of a program that has ended: this one's process ID, but another start.
  private let ended = ProcessMark(text: ProcessMark.own.text + "0")

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
  }

  private func open(as process: ProcessMark = .own, at moment: Int = 7) throws -> TodoStore {
    let store = try TodoStore.open(
      path: path, clock: .standing(at: Timestamp(microseconds: moment)))
    store.drafts.process = process
    return store
  }

  private func draft(_ text: String, into form: Draft.Form = .newList(in: nil)) -> Draft {
    Draft(form: form, name: "Errands", fields: [.init(name: "Name", before: "", text: text)])
  }

  nonisolated static let forms: [Draft.Form] = [
    .newItem(list: .init(), parent: nil, ItemPreset()),
    .newItem(list: .init(), parent: .init(), ItemPreset(due: Day(daysSinceEpoch: 20_778))),
    .newItem(
      list: .init(), parent: nil,
      ItemPreset(
        start: Day(daysSinceEpoch: 20_779),
        plan: DayPlan(Day(daysSinceEpoch: 20_780), isEvening: true), tags: ["talk", "a b"],
        priority: .high, isFlagged: true, after: .init())),
    .week,
    .item(.init()), .itemName(.init()), .newList(in: nil), .newList(in: .init()),
    .list(.init()), .newView, .view(.init()),
  ]

  @Test(arguments: forms)
  func `a draft is restored exactly once its program has ended`(
    form: Draft.Form
  ) async throws {
    let text = "two\nlines, “Äpfel” 👨‍👩‍👧 \u{1b}[31m' \u{0}end"
    var draft = draft(text, into: form)
    draft.fields.append(.init(name: "", before: "before", text: ""))
    let store = try open(as: ended)

    try await store.drafts.keep(draft)
    draft.fields[0].text += "!"
    try await store.drafts.keep(draft)
    await store.close()

    let next = try open()
    draft.savedAt = Timestamp(microseconds: 7)
    #expect(try next.drafts.abandoned() == [draft])
    await next.close()
  }

  @Test func `a running program's draft is not offered`() async throws {
    let (store, other) = (try open(), try open())
    try await store.drafts.keep(draft("Milk"))

    #expect(try store.drafts.abandoned().isEmpty && other.drafts.abandoned().isEmpty)

    for store in [store, other] { await store.close() }
  }

  @Test func `a reused process number is not a sign of life`() {
    let parts = ProcessMark.own.text.split(separator: ":")
    #expect(parts.count == 3 && ProcessMark.own.isAlive)
    #expect(ProcessMark(process: getppid()).isAlive && ProcessMark(process: getppid()) != .own)
    #expect(!ended.isAlive && !ProcessMark.nobody.isAlive)
    #expect(!ProcessMark(text: "another-boot:\(parts[1]):\(parts[2])").isAlive)
    for text in ["x", "::", "a:b:c:d", ":-1:3", "\(parts[0]):99999999999:1"] {
      #expect(!ProcessMark(text: text).isAlive)
    }
  }

  @Test func `saving a draft is not a change: no entry, no undo, no event`() async throws {
    let (store, other) = (try open(as: ended), try open())
    try await store.createList(name: "Errands")
    other.parts.deliver()
    let observers = [RecordingObserver(), RecordingObserver()]
    let tokens = [store.observe(observers[0]), other.observe(observers[1])]
    let (entry, revision) = (try other.connection.newestEntry(), try other.connection.revision())
    let undo = store.nextUndo

    let draft = draft("Milk")
    try await store.drafts.keep(draft)
    #expect(try await other.drafts.claim(draft.id))
    try await other.drafts.release(draft.id)
    try await other.drafts.remove(draft.id)
    for store in [store, other] { store.parts.deliver() }

    #expect(observers.allSatisfy { $0.events.isEmpty })
    #expect(try other.connection.newestEntry() == entry && other.connection.revision() == revision)
    #expect(store.nextUndo == undo && other.nextUndo == undo)
    #expect(try other.drafts.abandoned().isEmpty)
    for token in tokens { token.cancel() }
    for store in [store, other] { await store.close() }
  }

  @Test func `saving the text removes the draft in the same transaction`() async throws {
    let store = try open(as: ended)
    let list = try await store.createList(name: "Errands")
    let draft = draft("Milk")
    try await store.drafts.keep(draft)

    // If the save fails in the middle, all of it is rolled back.
    await #expect(throws: StoreError.self) {
      try await store.createItems(
        [NewItem("Milk", in: list.id), NewItem("Tea", in: .init())], finishing: draft.id)
    }
    #expect(try store.drafts.abandoned().map(\.id) == [draft.id])
    await #expect(throws: StoreError.self) {
      try await store.parts.gate.write(finishing: draft.id) { ledger in
        _ = try ItemOperations(ledger: ledger).create([NewItem("Milk", in: list.id)])
        throw StoreError.diskFull
      }
    }
    #expect(try store.drafts.abandoned().map(\.id) == [draft.id])

    // Another connection never sees both the item and the draft, nor neither of them.
    let reader = try Connection(path: path, mode: .readOnly)
    let both: SQL = "SELECT (SELECT count(*) FROM item) * 10 + (SELECT count(*) FROM draft)"
    #expect(try reader.integer(both) == 1)
    try await store.createItem(NewItem("Milk", in: list.id), finishing: draft.id)
    #expect(try reader.integer(both) == 10)
    #expect(try reader.integer("SELECT count(*) FROM draft_field") == 0)

    // Undoing the save brings no draft back.
    try await store.undo()
    #expect(try store.drafts.abandoned().isEmpty)
    try reader.close()
    await store.close()
  }

  @Test func `only one of several programs can resume a draft`() async throws {
    let first = try open(as: ended)
    let draft = draft("Milk")
    try await first.drafts.keep(draft)
    let others = [try open(), try open()]

    var claims: [Bool] = []
    for store in others { claims.append(try await store.drafts.claim(draft.id)) }

    #expect(claims == [true, false])
    #expect(try others[1].drafts.abandoned().isEmpty)
    try await others[0].drafts.release(draft.id)
    #expect(try others[1].drafts.abandoned().map(\.id) == [draft.id])
    #expect(try await others[1].drafts.claim(draft.id))
    #expect(try await others[0].drafts.claim(.init()) == false)
    for store in [first] + others { await store.close() }
  }

  @Test func `the newest is offered first`() async throws {
    for (moment, text) in [(3, "b"), (9, "a"), (5, "c")] {
      let store = try open(as: ended, at: moment)
      try await store.drafts.keep(draft(text))
      await store.close()
    }

    let store = try open()
    #expect(try store.drafts.abandoned().map(\.fields[0].text) == ["a", "c", "b"])
    await store.close()
  }

  @Test func `saving a draft does not wait for a writer, and works after it`() async throws {
    let store = try open(as: ended)
    let lock = try LockedDatabase(path: path)

    await #expect(throws: StoreError.busy) { try await store.drafts.keep(draft("Milk")) }

    try lock.release()
    try await store.drafts.keep(draft("Tea"))
    #expect(try store.drafts.abandoned().map(\.fields[0].text) == ["Tea"])
    await store.close()
  }

  @Test func `a draft that is too long is refused, and the saved one stays`() async throws {
    let store = try open(as: ended)
    var draft = draft("Milk")
    try await store.drafts.keep(draft)
    draft.fields[0].text = String(repeating: "x", count: Draft.mostBytes)

    await #expect(throws: StoreError.self) { try await store.drafts.keep(draft) }

    #expect(try store.drafts.abandoned().map(\.fields[0].text) == ["Milk"])
    await store.close()
  }

  @Test func `rows of a kind that is not known are left alone`() async throws {
    let store = try open(as: ended)
    try await store.drafts.keep(draft("Milk"))
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.execute(
      """
      INSERT INTO draft(id, process, form, name, saved) VALUES(zeroblob(16), '', 'poem', '', 1);
      INSERT INTO draft(id, process, form, name, saved) VALUES(randomblob(16), '', 'item', '', 1)
      """)
    try connection.close()

    #expect(try store.drafts.abandoned().map(\.fields[0].text) == ["Milk"])
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
    #expect(Doctor(path: path, clock: .drawn).examine().description.contains("3 drafts"))
  }

  @Test func `a temporary store keeps no draft, and reports it`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    #expect(!store.drafts.areKept)
    await store.close()
    #expect(try open().drafts.areKept)
  }
}
