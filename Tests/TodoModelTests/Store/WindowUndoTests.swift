import CivilCalendar
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

/// Undo and redo of windows on one file, beside other windows and commands.
@MainActor
@Suite("Undo in a window") struct WindowUndoTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ scope: UndoScope = .window) throws -> TodoStore {
    try TodoStore.open(path: folder.file("todos.db"), clock: .drawn, undoing: scope)
  }

  private func names(_ store: TodoStore) throws -> [String] {
    try store.lists().map(\.list.name).sorted()
  }

  @Test func `takes back its own last change, and leaves those of others`() async throws {
    let (one, other, command) = (try open(), try open(), try open(.everything))
    try await one.createList(name: "one")
    try await other.createList(name: "other")
    try await command.createList(name: "command")

    #expect(try await one.undo()?.deed == Deed(.added, .list("one")))
    #expect(try names(one) == ["command", "other"])
    #expect(try await one.undo() == nil && !one.canUndo)
    #expect(try await other.undo()?.deed == Deed(.added, .list("other")))
    #expect(try await one.redo()?.deed == Deed(.added, .list("one")))
    #expect(try names(one) == ["command", "one"])

    // A command takes back the newest change of anyone, and a change of somebody else leaves redo.
    #expect(try await command.undo()?.deed == Deed(.added, .list("command")))
    try await command.createList(name: "later")
    #expect(try await other.redo()?.deed == Deed(.added, .list("other")))
    for store in [one, other, command] { await store.close() }
  }

  @Test func `takes back what windows did before it was opened, and nothing of commands`()
    async throws
  {
    let first = try open()
    try await first.createList(name: "first")
    try await first.createList(name: "undone")
    try await first.undo()
    await first.close()
    let command = try open(.everything)
    try await command.createList(name: "command")

    let shared = try open(.sharedWindow)
    #expect(!shared.canUndo && !shared.canRedo)
    let next = try open()
    #expect(next.canUndo && next.canRedo)
    #expect(try await next.redo()?.deed == Deed(.added, .list("undone")))
    for name in ["undone", "first"] {
      #expect(try await next.undo()?.deed == Deed(.added, .list(name)))
    }
    #expect(try await next.undo() == nil)
    #expect(try names(next) == ["command"])
    for store in [command, shared, next] { await store.close() }
  }

  @Test func `leaves what came through it from outside`() async throws {
    let window = try open()
    let list = try await window.createList(name: "list")
    _ = try await window.inbox.take([(Identifier(), NewItem("inbox", in: list.id))])

    #expect(window.nextUndo?.deed == Deed(.added, .list("list")))
    #expect(try window.journal.history(limit: 1).first?.origin == .other)
    await #expect(throws: StoreError.self) { try await window.undo() }
    #expect(try names(window) == ["list"])
    await window.close()
  }

  /// A write of one field of one item.
  private struct Write {
    let id: Int
    let author: Int
    let field: [Int]
    let value: String
    var undoneAt: Int?
    var redoneAt: Int?
    var isAbandoned = false

    var isLive: Bool { undoneAt == nil }
  }

  /// The journal of all writes, and what a window may take back of it.
  private struct Model {
    var writes: [Write] = []
    var next = 1

    /// The newest write in force of an author.
    func undoable(by author: Int) -> Int? {
      writes.lastIndex { $0.author == author && $0.isLive }
    }

    /// The write that an author has undone last.
    func redoable(by author: Int) -> Int? {
      writes.indices.filter {
        writes[$0].author == author && !writes[$0].isLive && !writes[$0].isAbandoned
      }.max { (writes[$0].undoneAt ?? 0) < (writes[$1].undoneAt ?? 0) }
    }

    /// Whether another write in force, made later or repeated later by somebody else, has the same
    /// field.
    func isBlocked(_ index: Int, after place: Int) -> Bool {
      writes.contains {
        $0.isLive && $0.id != writes[index].id && $0.field == writes[index].field
          && ($0.id > place
            || $0.author != writes[index].author && ($0.redoneAt ?? 0) > place)
      }
    }

    func value(of field: [Int]) -> String? {
      writes.filter { $0.isLive && $0.field == field }.max {
        max($0.id, $0.redoneAt ?? 0) < max($1.id, $1.redoneAt ?? 0)
      }?.value
    }
  }

  @Test(arguments: Thorough.seeds(6))
  func `equals a plain model in which each window has changes of its own`(
    seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    let setup = try open(.everything)
    let list = try await setup.createList(name: "list")
    var ids: [Identifier<TodoItem>] = []
    for _ in 0..<4 { ids.append(try await setup.createItem(in: list.id, name: "-").id) }
    await setup.close()
    // The last one is a command, which only writes.
    let stores = [try open(), try open(), try open(), try open(.everything)]
    var model = Model()

    for step in 0..<150 {
      let author = Int(random.next() % 4)
      let store = stores[author]
      switch author == 3 ? 0 : Int(random.next() % 5) {
      case 0, 1:
        let field = [Int(random.next() % 4), Int(random.next() % 2)]
        let value = "\(author)-\(step)"
        try await store.update(
          [ids[field[0]]], [field[1] == 0 ? .set(\.name, value) : .set(\.notes, value)])
        for index in model.writes.indices
        where model.writes[index].author == author && !model.writes[index].isLive {
          model.writes[index].isAbandoned = true
        }
        model.writes.append(
          Write(id: model.next, author: author, field: field, value: value))
        model.next += 1
      case 2, 3:
        guard let index = model.undoable(by: author) else {
          try #require(try await store.undo() == nil)
          continue
        }
        guard !model.isBlocked(index, after: model.writes[index].id) else {
          await #expect(throws: StoreError.self) { try await store.undo() }
          continue
        }
        try #require(try await store.undo() != nil)
        model.writes[index].undoneAt = model.next
        model.next += 1
      default:
        guard let index = model.redoable(by: author) else {
          try #require(try await store.redo() == nil)
          continue
        }
        guard !model.isBlocked(index, after: model.writes[index].undoneAt ?? 0) else {
          await #expect(throws: StoreError.self) { try await store.redo() }
          continue
        }
        try #require(try await store.redo() != nil)
        (model.writes[index].undoneAt, model.writes[index].redoneAt) = (nil, model.next)
        model.next += 1
      }
      for (index, id) in ids.enumerated() {
        let item = try #require(try stores[0].item(id))
        try #require(item.name == model.value(of: [index, 0]) ?? "-")
        try #require(item.notes == model.value(of: [index, 1]) ?? "")
      }
    }
    for store in stores { await store.close() }
  }
}
