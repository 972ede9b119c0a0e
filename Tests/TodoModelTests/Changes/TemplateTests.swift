import CivilCalendar
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@Suite("A template") @MainActor struct TemplateTests {
  private let store: TodoStore
  private let day = Trip.day

  init() throws { store = try TodoStore.temporary(clock: .drawn) }

  /// The rows of a list in manual order, with the number of days from a day: `-Socks` is a subtask.
  private func rows(_ list: Identifier<TodoList>, from first: Day) throws -> [String] {
    let all = try Content(store).items.filter { $0.list == list }
    func rows(below parent: Identifier<TodoItem>?, _ indent: String) -> [String] {
      all.filter { $0.parent == parent }.sorted(by: Plan.precedes).flatMap { item in
        let due = item.due.map { " \(first.distance(to: $0))" } ?? ""
        return [indent + (item.isDone ? "✓" : "") + item.name + due]
          + rows(below: item.id, indent + "-")
      }
    }
    return rows(below: nil, "")
  }

  // MARK: - Keeping

  @Test func `of a list has its headings, items and dates, and what was done is open`()
    async throws
  {
    let list = try await Trip.make(in: store)

    let template = try await Trip.keep(list, in: store, as: "Trip to {place}")

    #expect(template.kind == .template && template.template == .list)
    #expect(template.emoji == "🧳" && template.color == .teal)
    #expect(template.sort == [SortRule(.manual)])
    #expect(
      try rows(template.id, from: .firstOfTemplate)
        == ["Book in {place} 0", "Pack 5", "-Socks", "-Shirts", "Unpack"])
    #expect(try store.headings.all(of: template.id).map(\.name) == ["After {place}"])
    let items = try Content(store).items.filter { $0.list == template.id }
    let pack = try #require(items.first { $0.name == "Pack" })
    let book = try #require(items.first { $0.name == "Book in {place}" })
    #expect(pack.waitsFor == [book.id] && pack.tags == ["bag"] && book.dueTime == .noon)
    #expect(pack.deferUntil?.templateOffset == 3)
    #expect(pack.plan == DayPlan(.firstOfTemplate.adding(days: 4), isEvening: true))
    #expect(store.nextUndo?.deed == Deed(.added, .template("Trip to {place}")))
    let unpack = try #require(items.first { $0.name == "Unpack" })
    #expect(try store.headings.above(unpack)?.name == "After {place}")
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `counts from a chosen day, also back`() async throws {
    let template = try await Trip.keep(
      try await Trip.make(in: store), in: store, as: "Trip", from: day.adding(days: 5))

    #expect(
      try rows(template.id, from: .firstOfTemplate).prefix(2) == ["Book in {place} -5", "Pack 0"])
  }

  @Test func `of items has them with their subtasks, each once`() async throws {
    let list = try await Trip.make(in: store)
    let items = try Content(store).items.filter { $0.list == list.id }
    func id(_ name: String) throws -> Identifier<TodoItem> {
      try #require(items.first { $0.name == name }).id
    }
    let chosen = [try id("Unpack"), try id("Socks"), try id("Pack"), try id("Unpack")]

    try await store.perform(.keep(chosen, asTemplate: "Bags"))

    let template = try #require(try store.templates.all().first)
    #expect(template.template == .items)
    // Counted from the day on which packing can start.
    #expect(
      try rows(template.id, from: .firstOfTemplate) == ["Unpack", "Pack 2", "-Socks", "-Shirts"])
    #expect(try store.headings.all(of: template.id).isEmpty)
    await #expect(throws: StoreError.refused(.templateMove)) {
      let inside = try #require(try store.items(in: template.id).items(in: 0..<1).first)
      try await store.perform(.keep([inside.id], asTemplate: "Again"))
    }
  }

  // MARK: - Using

  @Test func `adds a list from the day of its use, in one step of undo`() async throws {
    let template = try await Trip.keep(
      try await Trip.make(in: store), in: store, as: "Trip to {place}")
    let before = try Content(store)
    let needs = try store.templates.needs(of: template.id)
    #expect(needs == TemplateNeeds(blanks: ["place", "who"], hasDates: true, isEmpty: false))
    let first = day.adding(days: 100)

    let use = TemplateUse(["Place": "Oslo", "who": "two"], from: first)
    let changes = try #require(try await store.perform(.use(template.id, use)))

    let id = try #require(changes.entry?.list)
    let list = try #require(try store.list(id)?.list)
    #expect(list.name == "Trip to Oslo" && list.emoji == "🧳" && list.kind == .list)
    #expect(
      try rows(id, from: first) == ["Book in Oslo 0", "Pack 5", "-Socks", "-Shirts", "Unpack"])
    #expect(try store.headings.all(of: id).map(\.name) == ["After Oslo"])
    let items = try Content(store).items.filter { $0.list == id }
    let pack = try #require(items.first { $0.name == "Pack" })
    #expect(pack.deferUntil == first.adding(days: 3))
    #expect(pack.plan == DayPlan(first.adding(days: 4), isEvening: true))
    #expect(items.first { $0.name == "Book in Oslo" }?.notes == "for two")
    #expect(pack.waitsFor == items.filter { $0.name == "Book in Oslo" }.map(\.id))
    #expect(store.nextUndo?.deed == Deed(.added, .list("Trip to Oslo")))
    #expect(try integrityProblems(of: store.connection) == [])

    let after = try Content(store)
    try await store.undo()
    #expect(try Content(store) == before)
    try await store.redo()
    #expect(try Content(store) == after)
  }

  @Test func `of items adds them to a list, before its first heading`() async throws {
    let list = try await Trip.make(in: store)
    let pack = try #require(try Content(store).items.first { $0.name == "Pack" })
    try await store.perform(.keep([pack.id], asTemplate: "Bags"))
    let template = try #require(try store.templates.all().first)

    try await store.perform(
      .use(template.id, TemplateUse(from: day.adding(days: 10), into: list.id)))

    #expect(
      try rows(list.id, from: day) == [
        "Book in {place} 0", "Pack 5", "-Socks", "-Shirts", "Pack 12", "-Socks", "-Shirts",
        "✓Unpack",
      ])
    #expect(store.nextUndo?.deed == Deed(.added, .item("Pack")))
    await #expect(throws: StoreError.listMissing) {
      try await store.perform(.use(template.id, TemplateUse(from: day)))
    }
    await #expect(throws: StoreError.listMissing) {
      try await store.perform(.use(list.id, TemplateUse(from: day)))
    }
  }

  @Test func `is refused without a text for each blank, and changes nothing`() async throws {
    let template = try await Trip.keep(try await Trip.make(in: store), in: store, as: "Trip")
    let before = try Content(store)

    await #expect(throws: StoreError.refused(.emptyBlank(name: "who"))) {
      try await store.perform(.use(template.id, TemplateUse(["place": "Rome"], from: day)))
    }
    #expect(try Content(store) == before)
    #expect(store.nextUndo?.deed == Deed(.added, .template("Trip")))
  }

  @Test func `with an item that repeats adds one that is due on a day of its rule`() async throws {
    let list = try await store.createList(name: "Work")
    let friday = Recurrence(.weekly(on: [.friday]))
    let monthly = Recurrence(.monthly())
    let last = try #require(Day(iso: "2027-01-31"))
    let until = Recurrence(.daily, end: .until(last.adding(days: 9)))
    try await store.createItems([
      NewItem("Review", in: list.id, due: last.adding(days: -2), recurrence: friday),
      NewItem("Rent", in: list.id, due: last, recurrence: monthly),
      NewItem("Water", in: list.id, due: last, recurrence: until),
    ])
    let template = try await Trip.keep(list, in: store, as: "Work", from: last.adding(days: -2))
    // Nothing in a template fixes a day of the month, but what was fixed before stays so.
    let kept = try Content(store).items.filter { $0.list == template.id }
    #expect(
      kept.first { $0.name == "Rent" }?.recurrence?.rrule == "FREQ=MONTHLY;BYMONTHDAY=31")

    let wednesday = try #require(Day(iso: "2027-03-03"))
    let changes = try await store.perform(.use(template.id, TemplateUse(from: wednesday)))

    let id = try #require(changes?.entry?.list)
    let items = try Content(store).items.filter { $0.list == id }
    func due(_ name: String) -> String? { items.first { $0.name == name }?.due?.description }
    #expect(due("Review") == "2027-03-05" && due("Rent") == "2027-03-31")
    #expect(due("Water") == "2027-03-05")
    let rule = items.first { $0.name == "Water" }?.recurrence
    #expect(rule?.end == .until(wednesday.adding(days: 11)))
  }

  @Test func `keeps a date that is no distance`() async throws {
    let template = try await Trip.keep(try await Trip.make(in: store), in: store, as: "Trip")
    let book = try #require(
      try Content(store).items.first { $0.list == template.id && $0.name.hasPrefix("Book") })
    try await store.update([book.id], [.set(\.due, day)])

    let use = TemplateUse(["place": "Rome", "who": "us"], from: day.adding(days: 50))
    let changes = try await store.perform(.use(template.id, use))

    let list = try #require(changes?.entry?.list)
    #expect(try rows(list, from: day).prefix(2) == ["Book in Rome 0", "Pack 55"])
  }
}
