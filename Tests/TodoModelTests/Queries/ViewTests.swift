import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@MainActor struct ViewTests {
  @Test func `a view is among the views, not the lists`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    let view = try await store.createView(
      name: " Bills\n", emoji: "🧾", query: "tag:bills  due<7d", sort: [SortRule(.name)],
      grouping: .list)

    #expect(try store.lists().map(\.list) == [list] && store.lists(by: .place).count == 1)
    #expect(try store.views() == [view] && store.view(view.id) == view)
    #expect(try store.list(view.id) == nil && store.view(list.id) == nil)
    #expect(view.name == "Bills" && view.query == "tag:bills  due<7d" && view.isView)
    await store.close()
  }

  @Test func `no item gets into a view`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    let item = try await store.createItem(in: list.id, name: "Rent")
    let view = try await store.createView(name: "Bills", query: "is:open")

    await #expect(throws: StoreError.listMissing) {
      try await store.createItem(in: view.id, name: "Rent")
    }
    await #expect(throws: StoreError.listMissing) {
      try await store.update([item.id], [.list(view.id)])
    }
    #expect(try store.item(item.id)?.list == list.id)
    await store.close()
  }

  @Test func `a view needs a query, which may be one that cannot be read`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)

    await #expect(throws: StoreError.self) { try await store.createView(name: "x", query: " ") }
    let view = try await store.createView(name: "x", query: "due<soon")
    var edited = view
    edited.query = String(repeating: "x", count: 5000)
    await #expect(throws: StoreError.self) { try await store.updateList(edited) }
    #expect(try store.views() == [view])
    await store.close()
  }

  @Test func `a list never becomes a view, nor a view a list`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    var list = try await store.createList(name: "Home")
    var view = try await store.createView(name: "Bills", query: "is:open")

    list.query = "is:done"
    view.query = nil
    try await store.updateList(list)
    try await store.updateList(view)

    #expect(try store.lists().map(\.list.name) == ["Home"])
    #expect(try store.views().map(\.query) == ["is:open"])
    await store.close()
  }

  @Test func `changes of views are in the history, and undone one by one`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let view = try await store.createView(name: "Bills", query: "tag:bills")
    let second = try await store.createView(name: "Late", query: "is:overdue")
    var edited = view
    edited.query = "tag:bill"
    edited = try await store.updateList(edited, editedFrom: view)
    var renamed = edited
    renamed.name = "To pay"
    try await store.updateList(renamed, editedFrom: edited)
    var moved = second
    moved.order = view.order - 1
    try await store.updateList(moved, editedFrom: second)
    try await store.deleteList(view.id)

    #expect(
      try store.journal.history().map(\.entry.deed) == [
        Deed(.deleted, .view("To pay")), Deed(.moved, .view("Late")),
        Deed(.renamed, .view("Bills"), .name("To pay")), Deed(.setQuery, .view("Bills")),
        Deed(.added, .view("Late")), Deed(.added, .view("Bills")),
      ])
    try await store.undo()
    #expect(try store.views().map(\.name) == ["Late", "To pay"])
    // Only the query is undone, although the view was renamed later.
    let change = try #require(
      try store.journal.history().first { $0.entry.deed?.verb == .setQuery })
    try await store.journal.undo(change.id)
    #expect(try store.view(view.id)?.query == "tag:bills")
    #expect(try store.view(view.id)?.name == "To pay")
    await store.close()
  }

  @Test func `an edit of one property keeps another program's changes`() async throws {
    let folder = try TemporaryFolder()
    let stores = try [0, 1].map { _ in
      try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    }
    let view = try await stores[0].createView(name: "Bills", query: "tag:bills")
    var (named, asked) = (view, view)
    named.name = "To pay"
    asked.query = "tag:bill"

    stores[1].parts.deliver()
    try await stores[1].updateList(named, editedFrom: view)
    try await stores[0].updateList(asked, editedFrom: view)

    stores[1].parts.deliver()
    for store in stores {
      #expect(try store.views().map(\.name) == ["To pay"])
      #expect(try store.views().map(\.query) == ["tag:bill"])
    }
    for store in stores { await store.close() }
  }

  @Test func `counting in the background gives the same result`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    let day = Day(daysSinceEpoch: 20_000)
    for number in 0..<7 {
      let due = number < 5 ? day : day.adding(days: 1)
      _ = try await store.createItem(in: list.id, name: "item \(number)", due: due)
    }
    let query = ItemQuery(.everything, filter: .text("item", isPrefix: true), today: day)
    let days = day..<day.adding(days: 9)

    let loads = [day: DayLoad(count: 5), day.adding(days: 1): DayLoad(count: 2)]
    #expect(try store.counts.countAtOnce(of: query) == 7)
    #expect(try await store.counts.countInBackground(of: query) == 7)
    #expect(try store.counts.load(of: days) == loads)
    #expect(try await store.counts.loadInBackground(of: days) == loads)
    await store.close()
    await #expect(throws: StoreError.closed) { try await store.counts.countInBackground(of: query) }
  }
}
