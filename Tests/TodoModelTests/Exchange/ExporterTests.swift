import CivilCalendar
import Dispatch
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@Suite("An export of elements") @MainActor struct ExporterTests {
  private typealias Fixture = ExchangeFixture

  private let store: TodoStore

  init() throws { store = try TodoStore.temporary(clock: .drawn) }

  private func fill() async throws {
    let work = TodoList(id: Identifier(imported: "list Work"), name: "Work")
    try await store.take([
      Fixture.list(), Fixture.item("A"), Fixture.item("B", under: .item(Fixture.id("A"))),
      Fixture.item("C", under: .item(Fixture.id("B"))), Fixture.item("D"), Fixture.list(work),
      Fixture.item("E", in: work), .text(KeptText(format: "org", list: work.id, text: "x")),
    ])
    try await store.createView(name: "Open", query: "is:open")
  }

  @Test func `has each list before its items, and each item before its subtasks`() async throws {
    try await fill()

    #expect(
      try await store.outline()
        == ["Home", "-A", "--B", "---C", "-D", "Work", "“x”", "-E", "Open"])
  }

  @Test func `has one list if that is chosen`() async throws {
    try await fill()
    let work = Identifier<TodoList>(imported: "list Work")

    #expect(try await store.outline(ExportSelection(list: work)) == ["Work", "“x”", "-E"])
    #expect(
      try await store.outline(ExportSelection(list: work, hasListsFirst: true))
        == ["Work", "-E", "“x”"])
  }

  @Test func `has only the items that match, each below the nearest that does`() async throws {
    try await fill()
    try await store.update([Fixture.id("C")], [.done(true)])
    let wanted = ExportSelection(filter: .not(.text("B", isPrefix: true)))

    #expect(try await store.outline(wanted) == ["Home", "-A", "--C", "-D", "Work", "-E"])
    #expect(try await store.outline(ExportSelection(filter: .state(.done))) == ["Home", "-C"])
  }

  @Test func `has more siblings than a page`() async throws {
    let names = (0..<1000).map { "Item \($0)" }
    try await store.take([Fixture.list()] + names.map { Fixture.item($0) })

    #expect(try await store.outline() == ["Home"] + names.map { "-\($0)" })
  }

  @Test func `ends with the error of its sink`() async throws {
    struct Full: Error, Equatable { let count: Int }
    try await fill()

    await #expect(throws: Full(count: 3)) {
      try await store.exchange.read { snapshot in
        var count = 0
        try snapshot.export { _ in
          count += 1
          if count == 3 { throw Full(count: count) }
        }
      }
    }
    #expect(try await store.outline().count == 9)
  }

  @Test func `holds up neither the screen nor a write, and has nothing of it`() async throws {
    try await fill()
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let gate = DispatchSemaphore(value: 0)
    async let exported = store.exchange.read { snapshot in
      var elements: [TransferElement] = []
      try snapshot.export { element in
        if elements.isEmpty {
          begin.yield()
          gate.wait()
        }
        elements.append(element)
      }
      return elements.count
    }
    for await _ in begun { break }

    try await store.take([Fixture.list(), Fixture.item("F")])
    #expect(try store.lists().map(\.totalCount) == [5, 1])
    gate.signal()

    #expect(try await exported == 9)
    #expect(try await store.outline().count == 10)
  }
}
