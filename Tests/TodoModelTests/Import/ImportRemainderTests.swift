import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// Data of an import that the program cannot show, which is kept with the import.
@MainActor
struct ImportRemainderTests {
  private let folder: TemporaryFolder
  private let store: TodoStore

  init() throws {
    folder = try TemporaryFolder()
    store = try TodoStore.temporary(clock: .drawn)
  }

  @Test func `unknown parts of the document are kept and named`() async throws {
    let report = try await importing(
      #"{"version":2.50,"lists":[],"items":[],"associations":[],"theme":{"dark":true}}"#)

    #expect(try kept() == #"{"mvcTodo":{"unknown":{"version":2.50,"theme":{"dark":true}}}}"#)
    #expect(report.isEmpty)
    #expect(report.problems == [.unknownSection("version"), .unknownSection("theme")])
  }

  @Test func `dangling associations are kept`() async throws {
    let item = #"{"rawValue":"\#(MVCTodoFixture.milk)"}"#
    let list = #"{"rawValue":"\#(MVCTodoFixture.work)"}"#
    let report = try await importing(
      MVCTodoFixture.document(
        associations:
          #"[{"rawValue":"no"},[\#(item)],\#(list),[\#(item),{"rawValue":"none","x":1}]]"#))

    #expect(
      try kept()
        == #"{"mvcTodo":{"associations":[{"rawValue":"no"},[\#(item)],\#(list),[{"rawValue":"none","x":1}]]}}"#
    )
    #expect(report.problems.count == 2)
  }

  @Test func `duplicate lists and items are kept`() async throws {
    let twin = #"{"identifier":{"rawValue":"a"},"name":"A","emoji":"🅰️","creation":1,"due":5}"#
    let report = try await importing(
      #"{"lists":[\#(twin),\#(twin)],"items":[\#(twin),\#(twin),\#(twin)],"associations":[]}"#)

    #expect(try kept() == #"{"mvcTodo":{"lists":[\#(twin)],"items":[\#(twin)]}}"#)
    #expect(report.itemsAdded == 2)
    #expect(
      report.problems == [
        .repeatedList("A"), .repeatedItem("A", isShown: true), .repeatedItem("A", isShown: false),
      ])
  }

  @Test func `unknown members of an identifier are kept with its row`() async throws {
    try await importing(
      #"{"lists":[{"identifier":{"rawValue":"a","v":4},"name":"A"}],"items":[],"associations":[]}"#)

    let extra = try store.lists().first?.list.extra
    #expect(
      extra
        == #"{"mvcTodo":{"identifier":"a","unknown":{"identifier":{"rawValue":"a","v":4}}}}"#)
  }

  @Test func `a name of megabytes is cut and kept whole`() async throws {
    let name = String(repeating: "牛乳🛒", count: 300_000)
    let file = #"""
      {"lists":[],"items":[{"identifier":{"rawValue":"a"},"name":"\#(name)","creation":0},
      {"identifier":{"rawValue":"b"},"name":"Milk","creation":0}],"associations":[]}
      """#

    let report = try await importing(file)

    let items = try store.items(in: MVCTodoImport.unfiled).items(in: 0..<5)
    #expect(items.map(\.name.utf8.count).sorted() == [4, 4096])
    let holdsName = try kept().contains(#""name":"\#(name)""#)
    #expect(holdsName)
    #expect(report.problems.count == 2)
    #expect(report.problems.allSatisfy { "\($0)".utf8.count < 10_000 })
    try await store.undo()
    try await store.redo()
    #expect(try store.items(in: MVCTodoImport.unfiled).items(in: 0..<5) == items)
  }

  @Test func `a name of one endless character is cut and kept whole`() async throws {
    let name = "a" + String(repeating: "\u{301}", count: 5000)

    try await importing(
      MVCTodoFixture.document(
        lists: #"[{"identifier":{"rawValue":"a"},"name":"\#(name)"}]"#, items: "[]",
        associations: "[]"))

    let list = try #require(try store.lists().first?.list)
    #expect(list.name.unicodeScalars.count == 1024)
    let holdsName = list.extra?.contains(#""name":"\#(name)""#) == true
    #expect(holdsName)
  }

  @Test func `kept parts are undone and redone with their import, and kept once`() async throws {
    let file = #"{"x":1,"lists":[],"items":[],"associations":[]}"#
    try await importing(file)
    try await importing(file)
    #expect(try store.connection.newestEntry() == 1)

    try await store.undo()
    #expect(try kept() == "")
    try await store.redo()
    #expect(try kept() == #"{"mvcTodo":{"unknown":{"x":1}}}"#)

    try await store.undo()
    try await importing(file)
    #expect(try kept() == #"{"mvcTodo":{"unknown":{"x":1}}}"#)
  }

  @discardableResult
  private func importing(_ text: String) async throws -> ImportReport {
    write(Array(text.utf8), to: folder.file("todos.json"))
    return try await store.exchange.importMVCTodo(MVCTodoFile(path: folder.file("todos.json")))
  }

  private func kept() throws -> String {
    let statement = try store.connection.statement(
      """
      SELECT content FROM import_remainder JOIN journal ON id = entry
      WHERE undone = 0 ORDER BY entry, part
      """)
    defer { statement.reset() }
    var text = ""
    while try statement.step() { text += statement.text(0) }
    return text
  }
}
