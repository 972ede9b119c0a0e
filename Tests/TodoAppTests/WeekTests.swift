import CivilCalendar
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoModel
import TodoValues

@testable import TodoApp

/// The planning of a week. Today is Saturday, 21 November.
@MainActor @Suite("Planning the week") struct WeekTests {
  private static func fill(_ store: TodoStore) async throws {
    let home = try await store.createList(name: "Home")
    let today = AppHarness.today
    try await store.createItems([
      NewItem("Tap", in: home.id, due: today.adding(days: -3)),
      NewItem("Tax", in: home.id, due: today.adding(days: -1)),
      NewItem("Read", in: home.id, plan: DayPlan(today.adding(days: -2))),
      NewItem("Attic", in: home.id), NewItem("Bike", in: home.id), NewItem("Cellar", in: home.id),
      NewItem("Mail", in: home.id, due: today),
      NewItem(
        "Talk", in: home.id, due: today.adding(days: 9), plan: DayPlan(today.adding(days: 2))),
      NewItem("Rent", in: home.id, due: today.adding(days: 6)),
      NewItem("Visa", in: home.id, due: today.adding(days: 7)),
      NewItem("Oven", in: home.id, deferUntil: today.adding(days: 3)),
      NewItem("Snow", in: home.id, deferUntil: today.adding(days: 30)),
    ])
  }

  private func week(columns: Int = 100, rows: Int = 30) async throws -> AppHarness {
    let harness = try await AppHarness(columns: columns, rows: rows, Self.fill)
    harness.app.type("gw")
    await harness.expect("Plan the week")
    return harness
  }

  /// The words of each row at the left or the right of the line between the columns.
  private func texts(_ harness: AppHarness, column: Int) -> [String] {
    harness.app.screen.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "│", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      let words = parts[column].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words.isEmpty ? nil : words
    }
  }

  private func item(_ name: String, _ harness: AppHarness) throws -> TodoItem {
    let list = try #require(try harness.store.lists().first)
    let items = try harness.store.items(in: list.list.id)
    for index in 0..<items.count {
      if let item = try items.item(at: index), item.name == name { return item }
    }
    throw StoreError.itemMissing
  }

  @Test func `the items without a day are at the left, and seven days at the right`() async throws {
    let harness = try await week()

    #expect(
      texts(harness, column: 0) == [
        "Overdue 2", "▌ ○ Tap Home 3 days overdue", "○ Tax Home 1 day overdue", "Left over 1",
        "○ Read Home plan Thu 19 Nov", "No date 4", "○ Attic Home", "○ Bike Home", "○ Cellar Home",
        "○ Oven Home starts Tue 24 Nov",
      ])
    #expect(
      texts(harness, column: 1) == [
        "1 Today · Sat 21 Nov 1 item ▁", "▌ ○ Mail Home due", "2 Tomorrow · Sun 22 Nov free",
        "3 Mon 23 Nov 1 item ▁", "○ Talk Home planned", "4 Tue 24 Nov free",
        "5 Wed 25 Nov free", "6 Thu 26 Nov free", "7 Fri 27 Nov 1 item ▁", "○ Rent Home due",
      ])
    #expect(harness.app.screen.contains("7 to plan"))
    await harness.close()
  }

  @Test func `a digit puts an item on a day: an overdue one is due then, any other planned`()
    async throws
  {
    let harness = try await week()
    harness.app.press(.character("3"))
    #expect(texts(harness, column: 1).contains("→ Tap Home new due date"))
    #expect(texts(harness, column: 0)[1] == "▌ ○ Tax Home 1 day overdue")
    harness.app.press(.down, .character("4"))
    harness.app.press(.character("4"))
    #expect(harness.app.screen.contains("3 chosen"))
    // Nothing is stored before Enter.
    #expect(try item("Attic", harness).plan == nil)
    harness.app.press(.enter)
    await harness.expect("Planned 3 items for the week")

    let today = AppHarness.today
    let (tap, read) = (try item("Tap", harness), try item("Read", harness))
    #expect(tap.due == today.adding(days: 2) && tap.plan == nil)
    #expect(read.due == nil && read.plan == DayPlan(today.adding(days: 3)))
    #expect(try item("Attic", harness).plan == DayPlan(today.adding(days: 3)))
    await harness.close()
  }

  @Test func `a whole planning is one step of undo`() async throws {
    let harness = try await week()
    for digit in "1234567" { harness.app.press(.character(digit)) }
    let before = try harness.store.journal.history(limit: 10).count
    harness.app.press(.enter)
    await harness.expect("Planned 7 items for the week")
    #expect(try harness.store.journal.history(limit: 10).count == before + 1)

    harness.app.press(.character("u"))
    await harness.expect("Undid: plan 7 items for the week")
    #expect(try item("Tap", harness).due == AppHarness.today.adding(days: -3))
    #expect(try item("Attic", harness).plan == nil)
    harness.app.press(.control("r"))
    await harness.expect("Redid: plan 7 items for the week")
    #expect(try item("Attic", harness).plan == DayPlan(AppHarness.today.adding(days: 3)))
    await harness.close()
  }

  @Test func `all marked items go to a day, and u takes the choice back`() async throws {
    let harness = try await week()
    harness.app.press(.character("m"), .character("m"), .character("5"))
    #expect(texts(harness, column: 1).contains("5 Wed 25 Nov 2 items ▂"))
    #expect(harness.app.screen.contains("2 chosen"))
    harness.app.press(.character("u"))
    #expect(texts(harness, column: 1).contains("5 Wed 25 Nov free"))
    #expect(harness.app.screen.contains("7 to plan"))
    harness.app.press(.character("*"), .character("2"))
    #expect(harness.app.screen.contains("Every item has a day.") == false)
    // One of them starts later, and stays.
    #expect(texts(harness, column: 0) == ["No date 1", "▌ ○ Oven Home starts Tue 24 Nov"])
    harness.app.press(.character("3"))
    #expect(harness.app.screen.contains("It starts after Mon 23 Nov"))
    harness.app.press(.character("4"))
    #expect(harness.app.screen.contains("Every item has a day."))
    await harness.close()
  }

  @Test func `0 takes an item back, out of the choice or out of its plan`() async throws {
    let harness = try await week()
    harness.app.press(.character("2"), .tab, .down)
    #expect(texts(harness, column: 1).contains("▌ → Tap Home new due date"))
    harness.app.press(.character("0"))
    #expect(texts(harness, column: 0)[1] == "○ Tap Home 3 days overdue")

    #expect(texts(harness, column: 1).contains("▌ ○ Talk Home planned"))
    harness.app.press(.backspace)
    #expect(
      texts(harness, column: 0).prefix(2) == ["Taken out of the plan 1", "→ Talk Home Mon 30 Nov"])
    // A due date is not a plan.
    #expect(texts(harness, column: 1).contains("▌ ○ Rent Home due"))
    harness.app.press(.character("0"))
    #expect(harness.app.screen.contains("“Rent” is due on Fri 27 Nov"))
    harness.app.press(.enter)
    await harness.expect("Took “Talk” out of the plan")
    #expect(try item("Talk", harness).plan == nil)
    await harness.close()
  }

  @Test func `Esc leaves at once without choices, and asks with them`() async throws {
    let harness = try await week()
    harness.app.press(.escape)
    #expect(!harness.app.screen.contains("Plan the week"))

    harness.app.type("gw2")
    harness.app.press(.escape)
    #expect(harness.app.screen.contains("You have chosen a day for 1 item."))
    harness.app.press(.escape)
    #expect(harness.app.screen.contains("1 chosen"))
    harness.app.press(.character("q"), .character("d"))
    #expect(!harness.app.screen.contains("Plan the week"))
    #expect(try item("Tap", harness).due == AppHarness.today.adding(days: -3))

    harness.app.type("gw2")
    harness.app.press(.escape, .character("s"))
    await harness.expect("Set the due date to tomorrow for “Tap”")
    await harness.close()
  }

  @Test func `a change elsewhere is shown at once, and keeps the choices`() async throws {
    let folder = try TemporaryFolder()
    let other = try TodoStore.open(path: folder.path("todos.db"), clock: AppHarness.clock())
    try await Self.fill(other)
    let store = try TodoStore.open(path: folder.path("todos.db"), clock: AppHarness.clock())
    let harness = try await AppHarness(columns: 100, rows: 30, store: store)
    harness.app.type("gw")
    harness.app.press(.character("2"), .character("3"))
    #expect(harness.app.screen.contains("2 chosen"))

    let (tap, bike) = (try item("Tap", harness), try item("Bike", harness))
    try await other.update([bike.id], [.set(\.plan, DayPlan(AppHarness.today.adding(days: 4)))])
    await harness.expect("5  Wed 25 Nov")
    _ = await harness.app.waitUntil { texts(harness, column: 1).contains { $0.contains("Bike") } }
    #expect(texts(harness, column: 1).contains("○ Bike Home planned •"))
    // Completed elsewhere, an item is no longer to be planned.
    try await other.update([tap.id], [.done(true)])
    await harness.expect("1 chosen")
    #expect(!harness.app.screen.contains("Tap"))
    await harness.close()
    await other.close()
  }

  @Test func `w compares a day with the usual one, and digits show the others`() async throws {
    let harness = try await AppHarness(columns: 100, rows: 30) { store in
      try await Self.fill(store)
      let home = try #require(try store.lists().first).list
      // Two items on each of seven days.
      for number in 2...15 {
        var item = try await store.createItem(in: home.id, name: "Done \(number)")
        item.completed = store.clock.zone.start(of: AppHarness.today.adding(days: -number / 2))
        try await store.updateItem(item)
      }
      for name in ["Paint", "Plan"] {
        _ = try await store.createItem(
          in: home.id, name: name, due: AppHarness.today.adding(days: 2))
      }
    }
    harness.app.type("gw3")
    harness.app.press(.character("w"))
    #expect(harness.app.screen.contains("Mon 23 Nov: 4 items"))
    #expect(harness.app.screen.contains("you usually complete 2."))
    #expect(harness.app.screen.contains("A day with 4 items or more counts as full."))
    #expect(harness.app.screen.contains("This day has 2 items more than usual."))
    #expect(harness.app.screen.contains("· Talk: planned, due Mon 30 Nov"))
    #expect(harness.app.screen.contains("· Tap: new due date, just chosen"))
    harness.app.press(.character("2"))
    #expect(harness.app.screen.contains("There is room for 4 items."))
    harness.app.press(.escape)
    #expect(texts(harness, column: 1).contains("3 Mon 23 Nov 4 items, full ▄"))
    #expect(texts(harness, column: 1).contains("1 Today · Sat 21 Nov 1 item ▁"))
    await harness.close()
  }

  @Test func `a usual load is that of the middle one of seven days or more`() {
    let counts = [1, 1, 1, 2, 3, 3, 9]
    let days = counts.enumerated().flatMap { number, count in
      Array(repeating: AppHarness.today.adding(days: -number), count: count)
    }
    #expect(UsualLoad.load(of: days) == 2)
    #expect(UsualLoad.load(of: Array(days.dropLast(9))) == nil)
    #expect(DayReason.sentences(6, nil)[1] == "A day with 6 items or more counts as full.")
  }

  @Test(arguments: [
    (1, 2, "There is room for 3 items."), (3, 2, "There is room for 1 item."),
    (5, 2, "This day has 3 items more than usual."), (3, 4, "There is room for 1 item."),
    (4, 4, "The day is full."), (5, 4, "This day has 1 item more than usual."),
    (6, 7, "There is room for 1 item."),
  ])
  func `a day is full from the usual number on, and never below four items`(
    count: Int, usual: Int, sentence: String
  ) {
    let sentences = DayReason.sentences(count, usual)
    #expect(sentences.last == sentence)
    #expect((count >= UsualLoad.full(usually: usual)) != sentence.contains("room"))
    // With another limit than the usual number, the limit is named.
    #expect(sentences.contains { $0.contains("4 items or more") } == (usual < 4))
  }

  @Test func `a narrow screen has one column below a line with the days`() async throws {
    let harness = try await week(columns: 60, rows: 20)
    let rows = { harness.app.screen.split(separator: "\n").map(String.init) }
    #expect(rows()[1] == "  1 Sat▁  2 Sun   3 Mon▁  4 Tue   5 Wed   6 Thu   7 Fri▁")
    harness.app.press(.character("2"))
    #expect(rows()[1].contains("2 Sun▁"))
    #expect(harness.app.screen.contains("▌ ○ Tax"))
    harness.app.press(.tab)
    #expect(harness.app.screen.contains("▌ ○ Mail"))
    harness.app.press(.tab)
    #expect(harness.app.screen.contains("▌ ○ Tax"))

    // Another width keeps the choices and the bar.
    harness.app.resize(columns: 120, rows: 30)
    #expect(texts(harness, column: 1).contains("→ Tap Home new due date"))
    #expect(texts(harness, column: 0).contains("▌ ○ Tax Home 1 day overdue"))
    harness.app.resize(columns: 20, rows: 5)
    #expect(rows().contains("1▁ 2▁ 3▁ 4  5  6  7▁"))
    #expect(harness.app.screen.contains("▌ ○ Tax"))
    await harness.close()
  }

  @Test func `is used in a dialogue as one list, with days as headings`() async throws {
    let store = try TodoStore.temporary(clock: AppHarness.clock())
    try await Self.fill(store)
    let said = try await AppHarness.dialogue(
      store, ["week", "day3 1", "4", "4", "why", "close", "save"])
    let text = said.joined(separator: "\n")
    #expect(text.contains("Overdue, 2:\n1. Tap, 3 days overdue, in Home"), "\(text)")
    #expect(text.contains("3: Mon 23 Nov, 1 item:\n9. Talk, planned, in Home"), "\(text)")
    #expect(text.contains("1. Tap, chosen, new due date, in Home"), "\(text)")
    #expect(text.contains("Plan for Mon 23 Nov"), "\(text)")
    #expect(text.contains("Planned 2 items for the week"), "\(text)")
  }

  @Test func `at midnight the days begin with the new one`() {
    var plan = WeekPlan(today: AppHarness.today)
    let item = TodoItem(list: .init(), name: "Tap", created: AppHarness.clock().now)
    plan.put([item], on: AppHarness.today)
    plan.begin(on: AppHarness.today.adding(days: 1))
    #expect(plan.choices.isEmpty && plan.days[0] == AppHarness.today.adding(days: 1))
  }
}
