import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@MainActor
struct ItemOperationTests {
  private let day = Day(daysSinceEpoch: 20_000)

  @Test func `an item is added with all properties and subtasks in one step`()
    async throws
  {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    let party = NewItem(
      "Give a party\n", in: list.id, notes: "who?\r\n\tAna\u{7}\u{2028}Jun", priority: .high,
      tags: ["Fun", "fun", "später"], due: day, dueTime: .noon, deferUntil: day.adding(days: -3),
      recurrence: Recurrence(.yearly()),
      subtasks: [NewItem("Buy ice", in: list.id), NewItem("Invite everybody", in: list.id)])

    let item = try await store.createItem(party)

    #expect(item.name == "Give a party")
    #expect(item.notes == "who?\n\tAna\nJun")
    #expect(item.tags == ["Fun", "später"])
    let stored = try #require(try store.item(item.id))
    #expect((stored.subtaskCount, stored.openSubtaskCount) == (2, 2))
    #expect(TodoItem.table.changed(item, stored).isEmpty)
    #expect(try store.finder.children(of: item.id).map(\.name) == ["Buy ice", "Invite everybody"])
    #expect(try store.items(in: list.id).count == 1)
    #expect(try store.list(list.id)?.totalCount == 3)
    #expect(store.nextUndo?.deed == Deed(.added, .item("Give a party")))
    try await store.undo()
    #expect(try Content(store).items.isEmpty)
  }

  @Test(arguments: ["", "two words", "a@b", "#a", "a,b", String(repeating: "x", count: 65)])
  func `an invalid tag is refused with a sentence`(tag: String) async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    let item = try await store.createItem(in: list.id, name: "x")

    do {
      try await store.update([item.id], [.addTag(tag)])
      Issue.record("It was taken.")
    } catch {
      #expect("\(error)".hasSuffix("."))
    }
    #expect(try store.item(item.id) == item)
  }

  @Test func `notes and tags have their limits`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    let item = try await store.createItem(in: list.id, name: "x")
    let most = String(repeating: "n", count: 65_536)

    try await store.update(
      [item.id], [.set(\.notes, most), .set(\.tags, (0..<64).map { "t\($0)" })])

    #expect(try store.item(item.id)?.notes == most)
    await #expect(throws: StoreError.self) {
      try await store.update([item.id], [.set(\.notes, most + "n")])
    }
    await #expect(throws: StoreError.self) { try await store.update([item.id], [.addTag("more")]) }
    await #expect(throws: StoreError.self) {
      try await store.update([item.id], [.set(\.notes, "a\0b")])
    }
    #expect(try await store.update([item.id], [.addTag("T5")]).isEmpty)
    #expect(store.nextUndo?.deed == Deed(.setTags, .item("x")))
  }

  @Test func `many items are changed in one step, and a preview shows how`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let day = store.clock.today.adding(days: 3)
    let list = try await store.createList(name: "Home")
    let items = try await store.createItems(
      ["a", "b", "c"].map { NewItem($0, in: list.id, due: $0 == "c" ? nil : day) })
    let ids = items.map(\.id)
    let before = try Content(store)
    let entry = try store.connection.newestEntry()

    let rehearsed = try store.rehearse([.shiftDue(days: 2)], on: ids)

    #expect(rehearsed.map { $0.after?.due } == [day.adding(days: 2), day.adding(days: 2)])
    #expect(rehearsed.map(\.before) == Array(items.prefix(2)))
    #expect(try Content(store) == before)
    #expect(try store.connection.newestEntry() == entry)
    let done = try await store.update(ids, [.shiftDue(days: 2)])
    #expect(done.map { $0.after?.due } == rehearsed.map { $0.after?.due })
    #expect(store.nextUndo?.deed == Deed(.shiftedDue, .items(2), .shift(DayShift(2, .days))))
    try await store.undo()
    #expect(try Content(store) == before)
    try await store.update(ids, [.done(true)])
    #expect(store.nextUndo?.deed == Deed(.completed, .items(3)))
    try await store.update(ids, [.set(\.due, nil)])
    #expect(try store.item(ids[0])?.dueTime == nil)
  }

  @Test func `batches of items are changed in one step, each in its own way`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    let items = try await store.createItems(
      ["a", "b", "c", "gone"].map { NewItem($0, in: list.id) })
    try await store.deleteItems([items[3].id])
    func update(_ batches: ItemBatch...) async throws -> Deed? {
      try await store.perform(.update(batches))?.entry?.deed
    }

    let deed = try await update(
      ItemBatch([items[0].id, items[3].id], [.set(\.due, day)]),
      ItemBatch([items[1].id, items[2].id], [.set(\.plan, DayPlan(day))]))
    #expect(deed == Deed(.plannedWeek, .items(3)) && store.nextUndo?.deed == deed)
    #expect(try store.item(items[0].id)?.due == day)
    #expect(try store.item(items[2].id)?.plan == DayPlan(day))
    try await store.undo()
    #expect(try store.item(items[0].id)?.due == nil)
    #expect(try store.item(items[2].id)?.plan == nil)

    // One item, or one change of several, has the words that it has elsewhere.
    let planned = ItemBatch([items[0].id], [.set(\.plan, DayPlan(day))])
    #expect(try await update(planned) == Deed(.setPlan, .item("a"), .plan(DayPlan(day))))
    #expect(try await update(planned) == nil)
    await #expect(throws: StoreError.self) {
      try await update(ItemBatch([items[3].id], [.set(\.due, day)]))
    }
  }

  @Test func `a date and a time of several items are one action, in either order`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    let ids = try await store.createItems(["a", "b"].map { NewItem($0, in: list.id) }).map(\.id)
    let changes: [ItemChange] = [.set(\.due, day), .set(\.dueTime, .noon)]

    for changes in [changes, changes.reversed()] {
      try await store.update(ids, changes)
      #expect(store.nextUndo?.deed == Deed(.setDue, .items(2), .date(day, .noon)))
      try await store.undo()
    }
  }

  @Test func `a move to another list names it, of one item and of several`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    let other = try await store.createList(name: "Work")
    let ids = try await store.createItems(["a", "b"].map { NewItem($0, in: list.id) }).map(\.id)

    try await store.update(ids, [.list(other.id)])
    #expect(store.nextUndo?.deed == Deed(.moved, .items(2), .name("Work")))
    try await store.update([ids[0]], [.list(list.id)])
    #expect(store.nextUndo?.deed == Deed(.moved, .item("a"), .name("Home")))
  }

  @Test func `due dates shift by months, and keep the day if possible`()
    async throws
  {
    let store = try TodoStore.temporary(clock: .drawn)
    let day = store.clock.today
    let list = try await store.createList(name: "Home")
    // An overdue item is postponed from today on.
    let year = day.year + 1
    let last = try #require(Day(year: year, month: 1, day: 31))
    let ids = try await store.createItems(
      [last, day].map { NewItem("x", in: list.id, due: $0) }
    ).map(\.id)

    try await store.update(ids, [.shiftDue(DayShift(1, .months))])

    let end = try #require(Day(year: year, month: 3, day: 1)).adding(days: -1)
    #expect(try store.item(ids[0])?.due == end)
    #expect(try store.item(ids[1])?.due == day.adding(months: 1))
    #expect(store.nextUndo?.deed == Deed(.shiftedDue, .items(2), .shift(DayShift(1, .months))))
  }

  @Test func `an overdue item is postponed from today on, unless it is done`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let today = store.clock.today
    let list = try await store.createList(name: "Home")
    let ids = try await store.createItems(
      [-3, -3, 2].map { NewItem("x", in: list.id, due: today.adding(days: $0)) }
    ).map(\.id)
    try await store.update([ids[1]], [.done(true)])

    try await store.update(ids, [.shiftDue(days: 1)])
    #expect(try ids.map { try store.item($0)?.due } == [1, -2, 3].map { today.adding(days: $0) })
    try await store.update(ids, [.shiftDue(days: -2)])
    #expect(try ids.map { try store.item($0)?.due } == [-1, -4, 1].map { today.adding(days: $0) })
  }

  @Test func `items are duplicated in one step, and a subtask only with its parent`()
    async throws
  {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    let whole = try await store.createItem(
      NewItem("whole", in: list.id, subtasks: [NewItem("part", in: list.id)]))
    let part = try #require(store.finder.children(of: whole.id).first)
    let other = try await store.createItem(in: list.id, name: "other")
    let before = try Content(store)

    let copies = try await store.duplicateItems([part.id, whole.id, other.id])

    #expect(copies.map(\.name) == ["whole", "other"])
    #expect(try store.finder.children(of: copies[0].id).map(\.name) == ["part"])
    #expect(try store.finder.children(of: whole.id).count == 1)
    #expect(store.nextUndo?.deed == Deed(.duplicated, .items(2)))
    try await store.undo()
    #expect(try Content(store) == before)
    try await store.deleteItems([whole.id, other.id])
    await #expect(throws: StoreError.itemMissing) { try await store.duplicateItems([other.id]) }
  }

  @Test func `changes of a list's position, colour, sorting and grouping can be undone`()
    async throws
  {
    let store = try TodoStore.temporary(clock: .drawn)
    var lists: [TodoList] = []
    for name in ["a", "b", "c"] { lists.append(try await store.createList(name: name)) }
    let before = try Content(store)

    var moved = lists[2]
    moved.order = lists[0].order - 1
    try await store.updateList(moved, editedFrom: lists[2])
    #expect(store.nextUndo?.deed == Deed(.moved, .list("c")))
    #expect(try store.lists(by: .place).map(\.list.name) == ["c", "a", "b"])
    #expect(try store.lists().map(\.list.name) == ["a", "b", "c"])
    var list = try #require(try store.list(lists[0].id)).list
    list.color = .teal
    try await store.updateList(list)
    #expect(store.nextUndo?.deed == Deed(.setColor, .list("a"), .color(.teal)))
    list.sort = [SortRule(.priority, descending: true), SortRule(.created)]
    list.grouping = .day
    #expect(try await store.updateList(list) == list)
    #expect(try store.list(list.id)?.list == list)
    while store.nextUndo?.deed != Deed(.added, .list("c")) { try await store.undo() }
    #expect(try Content(store) == before)
  }

  @Test func `the default order includes times and priorities`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    try await store.createItems([
      NewItem("undated, high", in: list.id, priority: .high), NewItem("undated", in: list.id),
      NewItem("no time, low", in: list.id, priority: .low, due: day),
      NewItem("no time, high", in: list.id, priority: .high, due: day),
      NewItem("noon", in: list.id, due: day, dueTime: .noon),
      NewItem("midnight", in: list.id, due: day, dueTime: .midnight),
      NewItem("the day before", in: list.id, due: day.adding(days: -1)),
    ])

    let names = try store.items(in: list.id).items(in: 0..<9).map(\.name)

    #expect(
      names == [
        "the day before", "midnight", "noon", "no time, high", "no time, low", "undated, high",
        "undated",
      ])
  }
}
