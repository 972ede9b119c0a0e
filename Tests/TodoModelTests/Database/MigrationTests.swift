import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@MainActor
struct MigrationTests {
  @Test(arguments: [
    (1, "8745D1EA-E1A9-1143-2B11-5C7F429A983D"), (2, "CAA63237-53E3-B22A-6675-7A3952593FC8"),
    (3, "84FCBE9E-F306-953C-E31C-B4A360FD2C21"), (4, "46E96E44-F748-A30E-A05F-A5EEF2E328D6"),
    (5, "2889CA01-478E-F42C-4AB2-AE3160B393DC"), (6, "8FEDAA52-6968-962C-C655-5D99782A97D2"),
    (7, "89B8DE70-D15B-9C3F-0E1B-E21389793AC2"), (8, "84BADE1A-03A5-B1C4-9974-CE78D3CFEF58"),
  ])
  func `a shipped version's schema never changes`(version: Int, hash: String) throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    _ = try Schema.migrator.upTo(version).migrate(connection)

    let sql = try connection.text("SELECT group_concat(sql, ';') FROM sqlite_schema") ?? ""

    #expect(Identifier<StoreInstance>(derivedFrom: sql).uuidString == hash)
  }

  @Test func `a file of version 1 has everything it had`() async throws {
    let folder = try TemporaryFolder()
    try VersionOneFile.write(to: folder.file("todos.db"))

    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)

    #expect(try integrityProblems(of: store.connection) == [])
    #expect(try store.lists().map(\.list.name) == ["Groceries", "Work"])
    #expect(try store.lists().map(\.openCount) == [1, 1])
    let groceries = try store.items(in: VersionOneFile.groceries)
    #expect(try groceries.items(in: 0..<9).map(\.name) == ["Oat milk", "Bread"])
    #expect(groceries.openCount == 1)
    let milk = try #require(try store.item(VersionOneFile.milk))
    #expect(milk.notes.isEmpty && milk.tags.isEmpty && milk.priority == .none && milk.parent == nil)
    #expect(try store.item(VersionOneFile.report)?.extra == #"{"season":"autumn"}"#)
    #expect(try store.item(VersionOneFile.gone) == nil)
    #expect(
      try store.journal.history().map(\.standing) == [
        .inForce, .inForce, .undone, .undone, .inForce, .abandoned, .inForce, .inForce, .inForce,
        .inForce, .inForce, .inForce, .inForce, .inForce,
      ])
    await store.close()
  }

  @Test func `history of version 1 is undone to the start and redone to the end`() async throws {
    let folder = try TemporaryFolder()
    try VersionOneFile.write(to: folder.file("todos.db"))
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let now = try Content(store)

    try await store.redo()
    try await store.redo()
    #expect(try store.item(VersionOneFile.milk)?.name == "Almond milk")
    #expect(try store.item(VersionOneFile.milk)?.due == Day(daysSinceEpoch: 20_001))
    #expect(!store.canRedo)
    let end = try Content(store)
    try await store.undo()
    try await store.undo()
    #expect(try Content(store) == now)
    while try await store.undo() != nil {}
    #expect(try Content(store).items.isEmpty)
    #expect(try store.lists().map(\.list.name) == ["Work"])
    #expect(try integrityProblems(of: store.connection) == [])
    while try await store.redo() != nil {}
    #expect(try Content(store) == end)
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
  }

  @Test func `undoing a change of version 1 keeps an item's later properties`() async throws {
    let folder = try TemporaryFolder()
    try VersionOneFile.write(to: folder.file("todos.db"))
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    try await store.update(
      [VersionOneFile.milk],
      [
        .set(\.notes, "from the shop\nround the corner"),
        .addTag("Vegan"), .set(\.priority, .high),
      ])
    let rename = try #require(
      try store.journal.history().first { $0.entry.oldLabel.hasPrefix("Renamed “Milk”") })

    try await store.journal.undo(rename.id)

    let milk = try #require(try store.item(VersionOneFile.milk))
    #expect(milk.name == "Milk")
    #expect(milk.notes == "from the shop\nround the corner")
    #expect(milk.tags == ["Vegan"])
    #expect(milk.priority == .high)
    try await store.redo()
    #expect(try store.item(VersionOneFile.milk)?.name == "Oat milk")
    #expect(try store.item(VersionOneFile.milk)?.tags == ["Vegan"])
    await store.close()
  }

  @Test func `items of version 1 are moved one row at a time`() async throws {
    let folder = try TemporaryFolder()
    try VersionOneFile.write(to: folder.file("todos.db"))
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)

    try await store.update([VersionOneFile.bread], [.done(false)])
    try await store.arrange(VersionOneFile.bread, .up)
    let made = try await store.createItem(in: VersionOneFile.groceries, name: "Tea")

    let items = try Content(store).items.filter { $0.list == VersionOneFile.groceries }
    #expect(items.sorted { $0.order < $1.order }.map(\.name) == ["Bread", "Oat milk", "Tea"])
    #expect(made.order > 0)
    await store.close()
  }

  @Test func `a file of version 2 has everything it had, and no view`() async throws {
    let folder = try TemporaryFolder()
    try VersionTwoFile.write(to: folder.file("todos.db"))

    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)

    #expect(try integrityProblems(of: store.connection) == [])
    #expect(try store.views().isEmpty)
    #expect(try store.lists().map(\.list.name) == ["Home", "Work"])
    let home = try #require(try store.list(VersionTwoFile.home)?.list)
    #expect(home.color == .teal && home.grouping == .tag && home.extra == #"{"a":1}"#)
    #expect(home.sort == [SortRule(.priority), SortRule(.due, descending: true)])
    let paint = try #require(try store.item(VersionTwoFile.paint))
    #expect(paint.notes == "the door" && paint.tags == ["Red"] && paint.dueTime?.hour == 9)
    await store.close()
  }

  @Test func `history of version 2 is undone to the start and redone to the end`() async throws {
    let folder = try TemporaryFolder()
    try VersionTwoFile.write(to: folder.file("todos.db"))
    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)

    try await store.redo()
    #expect(try store.list(VersionTwoFile.work)?.list.name == "Job")
    let end = try Content(store)
    while try await store.undo() != nil {}
    #expect(try Content(store).items.isEmpty && store.lists().isEmpty)
    while try await store.redo() != nil {}
    #expect(try Content(store) == end)
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
  }

  @Test func `a file of version 3 has everything it had, and takes drafts`() async throws {
    let folder = try TemporaryFolder()
    try VersionThreeFile.write(to: folder.file("todos.db"))

    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    store.drafts.process = .nobody

    #expect(try integrityProblems(of: store.connection) == [])
    let view = try #require(try store.view(VersionThreeFile.view))
    #expect(view.name == "Bills" && view.query == "@bills is:open" && view.grouping == .day)
    #expect(try store.item(VersionTwoFile.paint)?.notes == "the door")
    #expect(try store.drafts.abandoned().isEmpty)
    let draft = Draft(
      form: .item(VersionTwoFile.paint), name: "Paint",
      fields: [.init(name: "Notes", before: "the door", text: "the door, red")])
    try await store.drafts.keep(draft)
    #expect(try store.drafts.abandoned().map(\.fields) == [draft.fields])
    let end = try Content(store)
    while try await store.undo() != nil {}
    #expect(try Content(store).items.isEmpty && store.views().isEmpty)
    while try await store.redo() != nil {}
    #expect(try Content(store) == end)
    #expect(try store.drafts.abandoned().map(\.fields) == [draft.fields])
    await store.close()
  }

  @Test func `a file of version 4 has everything it had, and takes plans and flags`() async throws {
    let folder = try TemporaryFolder()
    try VersionFourFile.write(to: folder.file("todos.db"))

    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)

    #expect(try integrityProblems(of: store.connection) == [])
    let paint = try #require(try store.item(VersionTwoFile.paint))
    #expect(paint.notes == "the door" && paint.plan == nil && !paint.isFlagged)
    #expect(try store.drafts.abandoned().map(\.name) == ["Paint"])
    let evening = DayPlan(store.clock.today, isEvening: true)
    try await store.update([paint.id], [.set(\.plan, evening), .set(\.isFlagged, true)])
    let end = try Content(store)
    #expect(try store.item(paint.id)?.plan == evening)
    while try await store.undo() != nil {}
    #expect(try Content(store).items.isEmpty && store.views().isEmpty)
    while try await store.redo() != nil {}
    #expect(try Content(store) == end)
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
  }

  @Test func `a file of version 5 has everything it had, and takes waits`() async throws {
    let folder = try TemporaryFolder()
    try VersionFiveFile.write(to: folder.file("todos.db"))

    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)

    #expect(try integrityProblems(of: store.connection) == [])
    let paint = try #require(try store.item(VersionTwoFile.paint))
    #expect(paint.plan == DayPlan(Day(daysSinceEpoch: 20_778)) && paint.isFlagged)
    #expect(paint.waitsFor.isEmpty && !paint.isBlocked)
    let buy = try await store.createItem(in: VersionTwoFile.home, name: "Buy paint")
    try await store.update([paint.id], [.addWait(buy.id)])
    let end = try Content(store)
    #expect(try store.item(paint.id)?.isBlocked == true)
    while try await store.undo() != nil {}
    #expect(try Content(store).items.isEmpty && store.views().isEmpty)
    while try await store.redo() != nil {}
    #expect(try Content(store) == end)
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
  }

  @Test func `a file of version 6 has everything it had, and the number of postponements`()
    async throws
  {
    let folder = try TemporaryFolder()
    try VersionSixFile.write(to: folder.file("todos.db"))

    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)

    #expect(try integrityProblems(of: store.connection) == [])
    let paint = try #require(try store.item(VersionTwoFile.paint))
    #expect(paint.due == Day(daysSinceEpoch: 20_010) && paint.postponed == 1)
    #expect(paint.waitsFor == [VersionSixFile.buy] && paint.isBlocked)
    #expect(paint.effort == nil && paint.reminders == nil)
    let heading = try await store.headings.add("Walls", to: VersionTwoFile.home, at: .last)
    try await store.areas.move(VersionTwoFile.home, toNew: "House")
    try await store.update([paint.id], [.set(\.effort, Effort(minutes: 90))])
    let end = try Content(store)
    #expect(try store.areas.tree().areas.map(\.name) == ["House"])
    #expect(try store.headings.all(of: VersionTwoFile.home).map(\.id) == [heading.id])
    while try await store.undo() != nil {}
    #expect(try Content(store).items.isEmpty && store.views().isEmpty)
    while try await store.redo() != nil {}
    #expect(try Content(store) == end)
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
  }

  @Test func `a file of version 7 has everything it had, also what is put away`() async throws {
    let folder = try TemporaryFolder()
    try VersionSevenFile.write(to: folder.file("todos.db"))

    let store = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)

    #expect(try integrityProblems(of: store.connection) == [])
    let tree = try store.areas.tree()
    #expect(tree.putAway.map(\.list.name) == ["Office"])
    #expect(try store.areas.all().isEmpty && store.lists().map(\.list.name) == ["Home"])
    #expect(try store.headings.all(of: VersionTwoFile.home).map(\.name) == ["Walls"])
    let items = ItemQuery(.all, today: store.clock.today)
    let all = try store.counts.count(of: items)
    try await store.createItem(in: VersionTwoFile.work, name: "Call")
    #expect(try store.counts.count(of: items) == all)
    let end = try Content(store)
    while try await store.undo() != nil {}
    #expect(try Content(store).items.isEmpty && store.views().isEmpty)
    while try await store.redo() != nil {}
    #expect(try Content(store) == end)
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
  }

  @Test(arguments: [true, false])
  func `a file of an older version gets views, and they survive a restart`(
    isVersionOne: Bool
  ) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("todos.db")
    if isVersionOne {
      try VersionOneFile.write(to: path)
    } else {
      try VersionTwoFile.write(to: path)
    }
    var store = try TodoStore.open(path: path, clock: .drawn)
    let lists = try store.lists().map(\.list)
    let view = try await store.createView(name: "Soon", query: "due<7d", grouping: .day)
    await store.close()

    store = try TodoStore.open(path: path, clock: .drawn)
    #expect(try store.views() == [view] && store.lists().map(\.list) == lists)
    try await store.undo()
    #expect(try store.views().isEmpty)
    await store.close()
  }
}
