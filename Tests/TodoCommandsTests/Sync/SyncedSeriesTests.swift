import CivilCalendar
import TestSupport
import Testing
import TodoModel
import TodoSync
import TodoValues

@testable import TodoCommands

/// Items that repeat, here and in other programs.
@Suite("A synchronised series") @MainActor struct SyncedSeriesTests: SyncedFolder {
  let home: TemporaryFolder
  let machine: SyncMachine

  init() throws {
    home = try TemporaryFolder()
    machine = try SyncMachine(folder: home.path)
  }

  /// Writes the file of a to-do that repeats each day, from 1 December, with more lines.
  private func writeSeries(_ more: String, uid: String = "s", due: Int = 1) throws {
    try write(
      """
      UID:\(uid)
      SUMMARY:Water
      DTSTART;VALUE=DATE:20261201
      DUE;VALUE=DATE:2026120\(due)
      RRULE:FREQ=DAILY
      \(more)
      """, "s.ics")
  }

  private static func done(_ day: Int, uid: String = "s") -> String {
    """
    END:VTODO
    BEGIN:VTODO
    UID:\(uid)
    RECURRENCE-ID;VALUE=DATE:2026120\(day)
    STATUS:COMPLETED
    COMPLETED:20261201T130000Z
    """
  }

  @Test func `the file of a series moves on with each completion, on two machines`() async throws {
    let other = try SyncMachine(folder: home.path)
    var new = NewItem("Water", in: try await store.createList(name: "Home").id)
    new.due = Day(iso: "2026-12-01")
    new.recurrence = Recurrence(.weekly())
    let first = try await store.createItem(new)
    try await machine.sync()
    try await other.sync()

    try await store.update([first.id], [.done(true)])
    try await machine.sync()
    // The other machine has completed the same day before it hears of that.
    let there = try #require(try await other.item("Water"))
    try await other.store.update([there.id], [.done(true)])
    try await other.sync()
    try await machine.sync()

    #expect(try files().count == 1)
    for one in [machine, other] {
      let open = try await one.content().items.filter { !$0.isDone }
      #expect(open.map(\.due) == [Day(iso: "2026-12-08")])
    }
    // An undo brings the file back, too.
    try await store.undo()
    try await machine.sync()
    try await other.sync()
    #expect(try await other.outline() == machine.outline())
  }

  @Test(arguments: [false, true])
  func `a change elsewhere brings back the occurrence that was deleted, and not a past one`(
    isSynchronised: Bool
  ) async throws {
    let other = try SyncMachine(folder: home.path)
    try writeSeries("")
    try await machine.sync()
    try await other.sync()
    let first = try #require(try await machine.item("Water"))
    try await store.update([first.id], [.done(true)])
    if isSynchronised { for one in [machine, other] { try await one.sync() } }
    let next = try #require(try await machine.item("Water"))
    try await store.deleteItems([next.id])
    try await machine.sync()
    #expect(try files() == [])

    let there = try #require(try await other.item("Water"))
    try await other.store.update([there.id], [.set(\.name, "Water the plants")])
    for one in [other, machine] { try await one.sync() }

    let items = try await machine.content().items.sorted { $0.isDone && !$1.isDone }
    #expect(items.map(\.name) == ["Water", "Water the plants"])
    #expect(items.map(\.isDone) == [true, false])
    #expect(items[0].due == Day(iso: "2026-12-01") && items[1].due == there.due)
  }

  @Test(arguments: ["s", "0B2B7C2E-5D3F-4C53-9C9B-1D1D6E2C7A11"])
  func `times that another program has done are in the logbook, once`(uid: String) async throws {
    try writeSeries("", uid: uid)
    try await machine.sync()
    try writeSeries(Self.done(1, uid: uid), uid: uid)
    try await machine.sync()
    let before = try text("s.ics")

    #expect(try await machine.sync().isEmpty)
    let items = try await machine.content().items
    #expect(items.count == 2 && items.count(where: \.isDone) == 1)
    #expect(try await machine.item("Water")?.due == Day(iso: "2026-12-02"))
    #expect(try text("s.ics") == before && files() == ["s.ics"])
  }

  @Test func `a time to come that another program has done is skipped on every machine`()
    async throws
  {
    try writeSeries(Self.done(3))
    try await machine.sync()
    for _ in 0..<2 {
      let open = try #require(try await machine.item("Water"))
      try await store.update([open.id], [.done(true)])
    }

    try await machine.sync()

    #expect(try text("s.ics").contains("DUE;VALUE=DATE:20261204\n"))
    let other = try SyncMachine(folder: home.path)
    try await other.sync()
    for one in [machine, other] {
      #expect(try await one.item("Water")?.due == Day(iso: "2026-12-04"))
      #expect(try await one.sync().isEmpty)
    }
  }

  @Test func `a series whose last times another program has done is over`() async throws {
    try writeSeries(Self.done(2))
    try replace("RRULE:FREQ=DAILY", by: "RRULE:FREQ=DAILY;COUNT=2")
    try await machine.sync()
    let open = try #require(try await machine.item("Water"))
    try await store.update([open.id], [.done(true)])

    try await machine.sync()

    #expect(try await machine.content().items.allSatisfy(\.isDone))
    #expect(try text("s.ics").contains("STATUS:COMPLETED"))
    #expect(try await machine.sync().isEmpty)
  }

  @Test func `a time that is open again is a to-do of its own`() async throws {
    try writeSeries(Self.done(1))
    try await machine.sync()
    let done = try #require(try await machine.content().items.first(where: \.isDone))
    try await store.update([done.id], [.done(false)])

    #expect(try await machine.sync().outgoing.added == 1)
    #expect(try files().count == 2)
    #expect(try await machine.sync().isEmpty)
    let other = try SyncMachine(folder: home.path)
    try await other.sync()
    #expect(try await other.content().items.count == 3)
    #expect(try await other.content().items.count { !$0.isDone } == 2)
    try await machine.sync()
    #expect(try await machine.content().items.count { !$0.isDone } == 2)
  }

  @Test func `a time counts from its start, which may come before its due date`() async throws {
    try writeSeries(Self.done(2), due: 3)
    try await machine.sync()

    // The occurrence of 2 December, which is done, is due on the 4th.
    let open = try #require(try await machine.item("Water"))
    #expect(open.due == Day(iso: "2026-12-03") && open.deferUntil == Day(iso: "2026-12-01"))
    try writeSeries(Self.done(2) + "\n" + Self.done(1), due: 3)
    try await machine.sync()
    let next = try #require(try await machine.item("Water"))
    #expect(next.due == Day(iso: "2026-12-05") && next.deferUntil == Day(iso: "2026-12-03"))
  }

  @Test func `a time that another program has deleted is skipped`() async throws {
    try writeSeries("")
    try await machine.sync()
    try writeSeries("EXDATE;VALUE=DATE:20261201")

    let report = try await machine.sync()

    #expect(report.remarks == [])
    let item = try #require(try await machine.item("Water"))
    #expect(item.due == Day(iso: "2026-12-02") && item.recurrence == Recurrence(.daily))
    try await store.update([item.id], [.done(true)])
    try await machine.sync()
    #expect(try text("s.ics").contains("DUE;VALUE=DATE:20261203\n"))
    #expect(try text("s.ics").contains("RRULE:FREQ=DAILY\n"))
  }

  @Test func `a series that repeats by another rule is never ended from here`() async throws {
    try writeSeries("")
    try await machine.sync()
    // A day to come is left out, which no rule here can do.
    try writeSeries("EXDATE;VALUE=DATE:20261205")
    #expect(try await machine.sync().remarks == [.otherRule(item: "Water")])
    #expect(try await machine.sync().remarks == [])
    let item = try #require(try await machine.item("Water"))
    #expect(item.recurrence == nil)

    try await store.update([item.id], [.done(true)])
    #expect(try await machine.sync().remarks == [.otherRule(item: "Water")])
    let file = try text("s.ics")
    #expect(!file.contains("COMPLETED") && file.contains("RRULE:FREQ=DAILY\n"))
    #expect(try await machine.sync().isEmpty)
    #expect(try await machine.content().items.map(\.isDone) == [true])

    // Another program completes it, which moves it on.
    try write(
      file.todo.replacing("DUE;VALUE=DATE:20261201", with: "DUE;VALUE=DATE:20261202"), "s.ics")
    try await machine.sync()
    let next = try #require(try await machine.item("Water"))
    #expect(!next.isDone && next.due == Day(iso: "2026-12-02"))
  }
}

extension String {
  /// The properties of the only to-do of a file.
  fileprivate var todo: String {
    split(separator: "\n").filter { !$0.hasPrefix("BEGIN:") && !$0.hasPrefix("END:") }
      .joined(separator: "\n")
  }
}
