import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoModel
import TodoValues
import TodoWording

@testable import TodoApp

@Suite struct WhyTests {
  static let today = Day(daysSinceEpoch: 20_778)  // Saturday, 21 November 2026
  static let list = Identifier<TodoList>()
  static let noon = Double(20_778 * 86_400 + 43_200)

  static func item(
    _ name: String, due: Int? = nil, at time: TimeOfDay? = nil, _ priority: Priority = .none,
    done: Int? = nil, tags: [String] = [], order: Int = 0, made: Int = 0, start: Int? = nil,
    plan: DayPlan? = nil, isFlagged: Bool = false
  ) -> TodoItem {
    func moment(_ days: Int) -> Timestamp {
      Timestamp(secondsSinceEpoch: noon + Double(days) * 86_400)
    }
    return TodoItem(
      list: list, order: order, name: name, priority: priority, tags: tags,
      due: due.map { today.adding(days: $0) }, dueTime: time,
      deferUntil: start.map { today.adding(days: $0) }, plan: plan, isFlagged: isFlagged,
      completed: done.map(moment),
      created: moment(made))
  }

  private func why(
    _ item: TodoItem, _ scope: ItemScope = .list(list), filter: Query = .everything,
    sort: [SortRule] = [], grouping: Grouping = .none, above: [TodoItem] = [],
    below: [TodoItem] = []
  ) -> Why {
    var why = Why(
      item: item,
      query: ItemQuery(scope, filter: filter, sort: sort, grouping: grouping, today: Self.today),
      zone: .utc, days: DayFormat(today: Self.today))
    why.listName = { _ in "Home" }
    why.above = above
    why.below = below
    return why
  }

  // MARK: - In this view

  private static let upcoming =
    "Upcoming shows open items that start, are planned or are due after today."
  static let scopes: [(ItemScope, TodoItem, [String])] = [
    (
      .today, item("A", due: -1),
      [
        "It was due yesterday, so it is a day overdue.",
        "Today shows open items due, planned or started by today, but none that start later.",
      ]
    ),
    (
      .today, item("A", due: -3, start: -1),
      [
        "It was due on Wed 18 Nov, so it is 3 days overdue.",
        "Its start date has come: yesterday.",
        "Today shows open items due, planned or started by today, but none that start later.",
      ]
    ),
    (
      .today, item("A", due: 0, at: TimeOfDay(hour: 9)),
      [
        "It is due today at 9:00.",
        "Today shows open items due, planned or started by today, but none that start later.",
      ]
    ),
    (
      .upcoming, item("A", due: 13),
      ["It is due on Fri 4 Dec.", upcoming]
    ),
    (
      .upcoming, item("A", due: 13, start: 2),
      ["It starts on Mon 23 Nov.", "It is due on Fri 4 Dec.", upcoming]
    ),
    (
      .today, item("A", plan: DayPlan(today.adding(days: -1))),
      [
        "It was planned for yesterday and is still open.",
        "Today shows open items due, planned or started by today, but none that start later.",
      ]
    ),
    (
      .today, item("A", plan: DayPlan(today, isEvening: true)),
      [
        "It is planned for this evening.",
        "Today shows open items due, planned or started by today, but none that start later.",
      ]
    ),
    (.all, item("A"), ["It is open.", "All shows every open item."]),
    (
      .flagged, item("A", isFlagged: true),
      ["It is open and flagged.", "Flagged shows open items with a flag."]
    ),
    (.list(list), item("A"), ["It is in the list “Home”."]),
    (.everything, item("A"), ["The items of all lists are searched."]),
  ]

  @Test(arguments: scopes)
  func `a scope explains which rule shows the item`(
    scope: ItemScope, item: TodoItem, reasons: [String]
  ) {
    #expect(why(item, scope).reasons == reasons)
  }

  @Test func `an item that no longer belongs here is reported`() {
    var gone = why(Self.item("A"), .today)
    gone.answers = { _ in false }

    #expect(gone.reasons == ["It has changed and no longer belongs here."])
  }

  // MARK: - At this position

  private static let due = item("A", due: 2)
  static let neighbours: [(SortRule?, above: TodoItem, item: TodoItem, String)] = [
    (
      nil, item("A", due: -1), item("B", due: 2),
      "which is due earlier (yesterday; this one Mon 23 Nov)"
    ),
    (nil, item("A", due: -1), item("B"), "which is due yesterday; this one has no due date"),
    (nil, item("A", .high), item("B"), "which has high priority; this one has no priority"),
    (nil, item("apples"), item("Bread"), "whose name comes earlier in the alphabet"),
    (nil, item("A"), item("B", done: -1), "which is open"),
    (
      SortRule(.due, descending: true), item("A", due: 5), item("B", due: 2),
      "which is due later (Thu 26 Nov; this one Mon 23 Nov)"
    ),
    (SortRule(.due, descending: true), item("A"), item("B", due: 2), "which has no due date"),
    (
      SortRule(.priority, descending: true), item("A"), item("B", .low),
      "which has no priority; this one has low priority"
    ),
    (
      SortRule(.name, descending: true), item("Z"), item("B"),
      "whose name comes later in the alphabet"
    ),
    (SortRule(.manual), item("Z", order: 1), item("B", order: 2), "which is placed before it"),
    (
      SortRule(.created), item("Z", made: -2), item("B", made: -1),
      "which was created earlier (Thu 19 Nov 12:00; this one yesterday 12:00)"
    ),
    (
      SortRule(.modified, descending: true), item("Z", made: -1), item("B", made: -2),
      "which was edited later (yesterday 12:00; this one Thu 19 Nov 12:00)"
    ),
    (
      SortRule(.completed, descending: true), item("Z", done: 0), item("B", done: -1),
      "which was completed later (today 12:00; this one yesterday 12:00)"
    ),
  ]

  @Test(arguments: neighbours)
  func `a sort rule explains the difference to the item above`(
    rule: SortRule?, above: TodoItem, item: TodoItem, words: String
  ) {
    let why = why(item, sort: rule.map { [$0] } ?? [], above: [above])

    #expect(why.placeReasons[1...] == ["After “\(above.name)”, \(words).", "It is the last item."])
  }

  @Test func `the item below is also explained`() {
    let why = why(Self.item("B", due: 0), below: [Self.item("C", due: 13)])

    #expect(
      why.placeReasons == [
        "Sorted by open before completed, then due date, then priority, then name.",
        "It is the first item.",
        "Before “C”, which is due later (Fri 4 Dec; this one today).",
      ])
  }

  @Test func `groups come before sort rules`() {
    let why = why(
      Self.item("B", due: 0, .low), .flagged, grouping: .priority,
      above: [Self.item("C", due: 9, .high)])

    #expect(why.placeReasons[0] == "Sorted by priority, then due date, then name.")
    #expect(why.placeReasons[1] == "After “C”, which has high priority; this one has low priority.")
  }

  @Test func `if the values do not explain the index, no reason is given`() {
    let why = why(Self.item("B", due: 0), above: [Self.item("C", due: 9)])

    #expect(why.placeReasons[1] == "After “C”.")
  }

  @Test func `the position of a subtask is explained by its siblings`() {
    let whole = Self.item("Whole", due: 9)
    var part = Self.item("Part")
    part.parent = whole.id
    var other = Self.item("Zest")
    other.parent = whole.id

    var first = why(part, above: [whole], below: [other])
    first.parent = whole

    #expect(first.reasons.last == "It is a subtask of “Whole”.")
    first.isAmongParts = true
    #expect(
      first.placeReasons == [
        "Subtasks are below their parent, in manual order.",
        "It is the first subtask.", "Before “\(other.name)”.",
      ])
    #expect(first.moves().map(\.keys) == [["J", "K"], ["<"], ["#"]])
    #expect(why(whole, below: [part]).placeReasons[2] == "Its own subtasks follow.")
  }

  // MARK: - Keys that would move it

  @Test func `only keys that change something are listed`() {
    let moves = why(Self.item("B", due: 0), .today).moves()
    #expect(
      moves == [
        .init(keys: ["T"], text: "today's plan, this evening, or neither"),
        .init(keys: ["t"], text: "another due date"),
        .init(keys: ["+", "-"], text: "a day later or earlier"),
        .init(keys: ["1", "2", "3", "4"], text: "another priority"),
        .init(keys: ["e"], text: "another name"), .init(keys: ["Space"], text: "completing it"),
      ])
    let done = why(Self.item("B", done: -1), .logbook).moves()
    #expect(done == [.init(keys: ["Space"], text: "reopening it")])
  }
}

/// The same on the screen, with a store.
@MainActor @Suite struct WhyPanelTests {
  private func screen(_ keys: [Key]) async throws -> String {
    let harness = try await AppHarness(columns: 80, rows: 34) { store in
      let list = try await store.createList(name: "Home")
      let today = AppHarness.today
      var tap = try await store.createItem(
        in: list.id, name: "Fix the tap", due: today.adding(days: -1))
      tap.tags = ["water"]
      tap.notes = "The washer is worn."
      try await store.updateItem(tap)
      _ = try await store.createItem(in: list.id, name: "Water the plants", due: today)
    }
    harness.app.press(.enter)
    for key in keys { harness.app.press(key) }
    await harness.expect("Why is it here?")
    let screen = harness.app.screen
    await harness.close()
    return screen
  }

  @Test func `w explains why an item is in Today`() async throws {
    let screen = try await screen([.character("g"), .character("t"), .character("w")])

    #expect(screen.contains("It was due yesterday, so it is a day overdue."))
    #expect(screen.contains("It is the first item."))
    #expect(screen.contains("Before “Water the plants”, which is due later (today;"))
    #expect(screen.contains("t        another due date"))
  }

  @Test func `it names the terms of the search that the item matches`() async throws {
    let typed = "/@water worn or tag:none due<7d".map { Key.character($0) }
    let screen = try await screen(typed + [.enter, .character("w")])

    #expect(screen.contains("It is tagged @water."))
    #expect(screen.contains("“worn” is in its notes."))
    #expect(!screen.contains("tagged @none"))
  }

  @Test func `in few rows blank ones make room for the text`() async throws {
    let harness = try await AppHarness(columns: 20, rows: 5, startView: .list("Home")) { store in
      let home = try await store.createList(name: "Home")
      _ = try await store.createItem(in: home.id, name: "Bread")
    }
    await harness.expect("Bread")

    harness.app.press(.character("w"))

    await harness.expect("│  Bread")
    await harness.close()
  }
}
