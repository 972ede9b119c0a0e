import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@Suite("Reminders of a store") @MainActor struct ReminderBoxTests {
  private static let day = Day(daysSinceEpoch: 20_778)

  private let folder: TemporaryFolder
  private let path: String
  /// Noon.
  private let clock = SettableClock(noonOf: ReminderBoxTests.day)
  private let store: TodoStore
  private let home: TodoList

  init() async throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
    store = try .open(path: path, clock: clock.clock)
    home = try await store.createList(name: "Home")
  }

  /// An item that is due on the day at an hour and some minutes.
  @discardableResult
  private func add(
    _ name: String, at hour: Int, minute: Int = 0, _ reminders: [Int]? = nil
  ) async throws -> TodoItem {
    var item = NewItem(name, in: home.id, due: Self.day)
    item.dueTime = TimeOfDay(hour: hour, minute: minute)
    item.reminders = try reminders.map { try #require(Reminders(minutes: $0)) }
    return try await store.createItem(item)
  }

  /// The names of the items that a store claims, each with the minutes before its due time.
  private func claim(
    _ store: TodoStore? = nil, usual: Reminders = .atTheTime, confirms: Bool = true
  ) async throws -> [String] {
    let box = (store ?? self.store).reminders
    let reminders = try await box.claim(usual: usual)
    if confirms { try await box.confirm(reminders) }
    return reminders.map { "\($0.item.name) \($0.time.minutesBefore)" }
  }

  private func nextTime() throws -> String? {
    try store.reminders.next().map { "\(Circumstances.zone.time(of: $0))" }
  }

  @Test func `come at their moments, several for an item, each once`() async throws {
    try await add("Call", at: 14, [0, 60])

    #expect(try await claim() == [])
    #expect(try nextTime() == "13:00")
    clock.advance(seconds: 3600)
    #expect(try await claim() == ["Call 60"])
    #expect(try await claim() == [])
    #expect(try nextTime() == "14:00")
    clock.advance(seconds: 3600)
    #expect(try await claim() == ["Call 0"])
    #expect(try await claim() == [] && nextTime() == nil)
  }

  @Test func `of items without their own are the usual ones, also after the choice has changed`()
    async throws
  {
    try await add("Call", at: 14)
    try await add("Pay", at: 15, [])
    #expect(try nextTime() == "14:00")

    let halfAnHour = try #require(Reminders(minutes: [30]))
    #expect(try await claim(usual: halfAnHour) == [])
    #expect(try nextTime() == "13:30")
    #expect(try await claim(usual: .off) == [] && nextTime() == nil)
    #expect(try await claim() == [] && nextTime() == "14:00")
    let mail = try await add("Mail", at: 13)
    #expect(try nextTime() == "13:00")
    try await store.update([mail.id], [.set(\.reminders, .off)])
    #expect(try nextTime() == "14:00")
    #expect(try store.item(mail.id)?.reminders == .off)
  }

  @Test func `that were missed come once, in their order, after any time`() async throws {
    try await add("Second", at: 14, [0])
    try await add("First", at: 13, [0])
    _ = try await claim()
    await store.close()

    clock.advance(days: 3)
    let later = try TodoStore.open(path: path, clock: clock.clock)
    #expect(try await claim(later) == ["First 0", "Second 0"])
    #expect(try await claim(later) == [])
    await later.close()
  }

  @Test func `come in one of several programs`() async throws {
    let other = try TodoStore.open(path: path, clock: clock.clock)
    try await add("Call", at: 13, [0])
    clock.advance(seconds: 3600)

    async let first = other.reminders.claim(usual: .off)
    async let second = store.reminders.claim(usual: .off)
    let counts = try await [first.count, second.count]

    #expect(counts.sorted() == [0, 1])
    await other.close()
  }

  @Test func `come again where the program ended before it had shown them`() async throws {
    try await add("Call", at: 13, [0])
    clock.advance(seconds: 3600)
    #expect(try await claim(confirms: false) == ["Call 0"])
    await store.close()

    let next = try TodoStore.open(path: path, clock: clock.clock)
    #expect(try await claim(next) == [])
    clock.advance(seconds: ReminderBox.lease)
    #expect(try await claim(next) == ["Call 0"])
    #expect(try await claim(next) == [])
    await next.close()
  }

  @Test func `that are snoozed come again, and the due date stays`() async throws {
    let item = try await add("Call", at: 13, [0])
    clock.advance(seconds: 3600)
    let shown = try await store.reminders.claim(usual: .off)
    try await store.reminders.confirm(shown)

    try await store.reminders.snooze(shown, until: clock.clock.now.adding(seconds: 300))

    #expect(try nextTime() == "13:05")
    #expect(try await claim(usual: .off) == [])
    clock.advance(seconds: 300)
    #expect(try await claim(usual: .off) == ["Call 0"])
    #expect(try store.item(item.id)?.dueTime == TimeOfDay(hour: 13))
    #expect(store.nextUndo?.deed?.verb == .added)
  }

  @Test func `stay snoozed although they are confirmed afterwards`() async throws {
    try await add("Call", at: 13, [0])
    clock.advance(seconds: 3600)
    let shown = try await store.reminders.claim(usual: .off)
    try await store.reminders.snooze(shown, until: clock.clock.now.adding(seconds: 300))

    try await store.reminders.confirm(shown)

    clock.advance(seconds: 300)
    #expect(try await claim(usual: .off) == ["Call 0"])
  }

  @Test func `end with the item, and come back with it, but not twice`() async throws {
    let (call, pay) = (
      try await add("Call", at: 13, [0]), try await add("Pay", at: 14, [0])
    )
    clock.advance(seconds: 3600)
    #expect(try await claim(usual: .off) == ["Call 0"])
    try await store.update([call.id, pay.id], [.done(true)])
    #expect(try nextTime() == nil)

    try await store.undo()
    #expect(try nextTime() == "14:00")
    clock.advance(seconds: 3600)
    #expect(try await claim(usual: .off) == ["Pay 0"])
    try await store.deleteItems([pay.id])
    try await store.undo()
    #expect(try await claim(usual: .off) == [])
  }

  @Test func `of a deleted list do not come`() async throws {
    try await add("Call", at: 13, [0])
    try await store.deleteList(home.id)
    clock.advance(seconds: 3600)
    #expect(try await claim(usual: .off) == [])
    #expect(try nextTime() == nil)
  }

  @Test func `move with the due date, and a snooze ends with it`() async throws {
    let item = try await add("Call", at: 13, [0])
    clock.advance(seconds: 3600)
    let shown = try await store.reminders.claim(usual: .off)
    try await store.reminders.snooze(shown, until: clock.clock.now.adding(seconds: 300))

    try await store.update([item.id], [.set(\.due, Self.day.adding(days: 1))])

    clock.advance(seconds: 600)
    #expect(try await claim(usual: .off) == [])
    clock.advance(days: 1)
    #expect(try await claim(usual: .off) == ["Call 0"])
  }

  @Test func `do not come where their moment had passed when they were set`() async throws {
    try await add("Late", at: 9, [0])
    try await add("Soon", at: 12, minute: 30, [60, 10])

    #expect(try await claim(usual: .off) == [])
    #expect(try nextTime() == "12:20")
    clock.advance(seconds: 3600)
    #expect(try await claim(usual: .off) == ["Soon 10"])
  }

  @Test func `are not in the journal`() async throws {
    let item = try await add("Call", at: 13, [0])
    let entries = try store.connection.integer("SELECT count(*) FROM journal")
    clock.advance(seconds: 3600)
    _ = try await claim()
    #expect(try store.connection.integer("SELECT count(*) FROM journal") == entries)

    try await store.update([item.id], [.set(\.reminders, Reminders(minutes: [5, 60]))])
    #expect(store.nextUndo?.deed == Deed(.setReminders, .item("Call")))
    try await store.undo()
    #expect(try store.item(item.id)?.reminders == .atTheTime)
  }

  @Test func `of copies and next occurrences are their own`() async throws {
    var daily = NewItem("Water", in: home.id, due: Self.day, recurrence: Recurrence(.daily))
    daily.dueTime = TimeOfDay(hour: 13)
    daily.reminders = Reminders(minutes: [15])
    let item = try await store.createItem(daily)
    clock.advance(seconds: 3600)
    #expect(try await claim(usual: .off) == ["Water 15"])

    try await store.update([item.id], [.done(true)])

    clock.advance(days: 1)
    #expect(try await claim(usual: .off) == ["Water 15"])
  }

  @Test func `that are invalid in the file are the usual ones`() async throws {
    let item = try await add("Call", at: 14, [0])
    try await store.parts.gate.writeAside { connection in
      try connection.run("PRAGMA ignore_check_constraints = 1")
      for text in ["x", "", "-5", "99999999", "0.5", "1,2", "off on"] {
        try connection.run("UPDATE item SET reminders = ?", .text(text))
      }
      try connection.run("PRAGMA ignore_check_constraints = 0")
    }
    #expect(try store.item(item.id)?.reminders == nil)
    #expect(try nextTime() == nil)
  }

  @Test func `with numbers that no clock shows are dropped`() async throws {
    let item = try await add("Call", at: 14, [0])
    try await store.parts.gate.writeAside { connection in
      for minute in [Int.min, -5_000_000_000] {
        try connection.run(
          """
          INSERT INTO reminder(item, minute, before, since)
          SELECT pk, ?, 0, 0 FROM item WHERE id = ?
          """, .integer(minute), .blob(item.id))
      }
    }

    #expect(try await claim(usual: .off) == [])
    #expect(try nextTime() == "14:00")
  }

  @Test func `of the next moment are found without reading the others`() async throws {
    _ = try await claim()
    let items = (0..<500).map { index in
      var item = NewItem("Item \(index)", in: home.id, due: Self.day.adding(days: 2 + index))
      item.dueTime = TimeOfDay(hour: 9)
      return item
    }
    try await store.createItems(items)
    let plan = try store.connection.rows(
      "EXPLAIN QUERY PLAN SELECT minute, before FROM reminder WHERE state = 0 ORDER BY minute"
    ) { $0.text(3) }
    #expect(plan.count == 1 && plan[0].contains("reminder_waiting"), "\(plan)")
    let held = try store.connection.rows(
      "EXPLAIN QUERY PLAN SELECT min(wake) FROM reminder WHERE state = 1"
    ) { $0.text(3) }
    #expect(held.allSatisfy { $0.contains("reminder_held") }, "\(held)")
  }
}
