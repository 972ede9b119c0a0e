import CivilCalendar
import TestSupport
import Testing

@testable import TodoModel

@MainActor
struct MVCTodoImportTests {
  let folder: TemporaryFolder
  let store: TodoStore

  init() throws {
    folder = try TemporaryFolder()
    store = try TodoStore.temporary(clock: .drawn)
  }

  @Test func `everything in the file arrives`() async throws {
    let report = try await importing(MVCTodoFixture.document())

    #expect(report.listsAdded == 3)
    #expect(report.itemsAdded == 4)
    #expect(report.copies == 1)
    #expect(report.unfiled == ["Stray"])
    #expect(report.problems.isEmpty)
    #expect(try store.lists().map(\.list.name) == ["Groceries", "Unfiled", "Work"])
    let milk = try #require(try item(MVCTodoFixture.milk))
    let due = 742_900_000.5 + 978_307_200
    #expect(milk.due == Circumstances.zone.day(of: Timestamp(secondsSinceEpoch: due)))
    #expect(milk.created.secondsSinceEpoch == 742_849_200.123456 + 978_307_200)
    #expect(try item(MVCTodoFixture.call)?.completed?.secondsSinceEpoch == 1_721_156_500.25)
  }

  @Test func `unknown parts are kept word for word`() async throws {
    try await importing(MVCTodoFixture.document())

    let extra = try #require(try item(MVCTodoFixture.milk)?.extra)

    #expect(extra.contains(#""tags":["cold",1.50]"#))
    #expect(extra.contains(#""due":742900000.5"#))
    #expect(extra.contains(#""alsoIn":["\#(MVCTodoFixture.work)"]"#))
    #expect(try store.lists().last?.list.extra == #"{"mvcTodo":{"unknown":{"colour":"red"}}}"#)
  }

  @Test func `an item in two lists becomes one item in each`() async throws {
    try await importing(MVCTodoFixture.document())
    let work = try #require(Identifier<TodoList>(uuidString: MVCTodoFixture.work))

    let copies = try store.items(in: work).items(in: 0..<5).filter { $0.name == "Milk" }

    #expect(copies.count == 1)
    #expect(copies.first?.id.uuidString != MVCTodoFixture.milk)
    #expect(copies.first?.extra?.contains(MVCTodoFixture.groceries) == true)
  }

  @Test func `the same file again adds nothing`() async throws {
    try await importing(MVCTodoFixture.document())
    let before = try Snapshot(store)
    let entry = store.nextUndo

    let report = try await importing(MVCTodoFixture.document())

    #expect(report.isEmpty)
    #expect(report.alreadyPresent == 6)
    #expect(try Snapshot(store) == before)
    #expect(store.nextUndo == entry)
  }

  @Test func `an import is one step of undo`() async throws {
    try await importing(MVCTodoFixture.document())
    let imported = try Snapshot(store)
    #expect(store.nextUndo?.deed == Deed(.imported, .file("todos.json")))

    try await store.undo()
    #expect(try store.lists().isEmpty)
    #expect(!store.canUndo)

    try await store.redo()
    #expect(try Snapshot(store) == imported)
  }

  @Test func `an import after its undo brings everything back`() async throws {
    try await importing(MVCTodoFixture.document())
    try await store.undo()

    let report = try await importing(MVCTodoFixture.document())

    #expect(report.itemsAdded == 4)
    #expect(try item(MVCTodoFixture.milk) != nil)
  }

  @Test func `an item that comes back into another list brings its subtasks`() async throws {
    try await importing(MVCTodoFixture.document())
    let milk = try #require(try item(MVCTodoFixture.milk))
    try await store.createItem(NewItem("whole", in: milk.list, parent: milk.id))
    try await store.deleteList(milk.list)

    try await importing(
      MVCTodoFixture.document(
        lists: "[]",
        items: #"""
          [{"identifier":{"rawValue":"\#(MVCTodoFixture.milk)"},"name":"Milk","creation":1}]
          """#,
        associations: "[]"))

    #expect(try store.finder.children(of: milk.id).map(\.list) == [MVCTodoImport.unfiled])
    #expect(try integrityProblems(of: store.connection) == [])
    try await store.undo()
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `dangling associations are reported and no item is lost`() async throws {
    let report = try await importing(
      MVCTodoFixture.document(
        associations: #"""
          [{"rawValue":"NO-LIST"},[{"rawValue":"\#(MVCTodoFixture.milk)"}],
           {"rawValue":"\#(MVCTodoFixture.work)"},[{"rawValue":"NO-ITEM"}]]
          """#))

    #expect(
      report.problems == [
        .missingList(identifier: "NO-LIST", itemCount: 1), .missingItem(identifier: "NO-ITEM"),
      ])
    #expect(report.unfiled == ["Milk", "Call Ana", "Stray"])
    #expect(report.itemsAdded == 3)
  }

  @Test func `identifiers that are not UUIDs and odd names are imported`() async throws {
    let report = try await importing(
      MVCTodoFixture.document(
        lists: #"[{"identifier":{"rawValue":"one"},"name":"\u001b[31mRed\u0000","emoji":""}]"#,
        items: #"[{"identifier":{"rawValue":"a"},"name":" ","creation":0}]"#,
        associations: #"[{"rawValue":"one"},[{"rawValue":"a"},{"rawValue":"a"}]]"#))

    let list = try #require(try store.lists().first)
    #expect(list.list.name == "[31mRed")
    #expect(list.list.extra?.contains(#"\u001b[31mRed\u0000"#) == true)
    #expect(list.totalCount == 1)
    #expect(try store.items(in: list.id).item(at: 0)?.name == "Untitled")
    #expect(report.problems == [.repaired(.item("Untitled"), .named)])
  }

  @Test(arguments: [
    (
      #"{"lists":[],"items":[},"associations":[]}"#,
      "todos.json: line 1, column 22: expected a value, found ‘}’"
    ),
    (
      "{\n \"lists\": [\n",
      "todos.json: line 3, column 1: expected a value, found the end of the file"
    ),
    ("", "todos.json: line 1, column 1: expected a value, found the end of the file"),
    ("[]", "todos.json: the document: expected an object, found an array"),
    (
      #"{"lists":[],"items":[{"identifier":"x"}],"associations":[]}"#,
      "todos.json: items[0].identifier: expected an object, found a string"
    ),
    (#"{"lists":[],"items":[]}"#, "todos.json: the document: “associations” is missing"),
    (
      #"{"lists":[],"items":[],"associations":[{"rawValue":"x"}]}"#,
      "todos.json: associations: expected pairs of a list and its items"
    ),
    (
      #"{"lists":[],"items":[{"identifier":{"rawValue":"x"},"name":"x","creation":"now"}],"associations":[]}"#,
      "todos.json: items[0].creation: expected a date (seconds since 2001), found a string"
    ),
  ])
  func `a damaged file is refused with the place and changes nothing`(
    text: String, sentence: String
  ) async throws {
    let error = await #expect(throws: StoreError.self) { try await importing(text) }

    #expect(error?.description == sentence)
    #expect(try store.lists().isEmpty)
    #expect(!store.canUndo)
  }

  @Test func `every truncation of a file is refused`() async throws {
    let whole = Array(MVCTodoFixture.document().utf8)
    for count in stride(from: 0, to: whole.count, by: 7) {
      write(Array(whole[..<count]), to: folder.file("todos.json"))
      await #expect(throws: StoreError.self) {
        try await store.exchange.importMVCTodo(MVCTodoFile(path: folder.file("todos.json")))
      }
    }
    #expect(try store.lists().isEmpty)
  }

  @Test func `a file that is missing or a folder is refused`() async throws {
    for name in ["missing.json", ""] {
      await #expect(throws: StoreError.self) {
        try await store.exchange.importMVCTodo(MVCTodoFile(path: folder.file(name)))
      }
    }
  }

  @discardableResult
  private func importing(_ text: String) async throws -> ImportReport {
    write(Array(text.utf8), to: folder.file("todos.json"))
    return try await store.exchange.importMVCTodo(MVCTodoFile(path: folder.file("todos.json")))
  }

  private func item(_ uuid: String) throws -> TodoItem? {
    try Identifier<TodoItem>(uuidString: uuid).flatMap { try store.item($0) }
  }
}
