import CivilCalendar
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// The parts of a store, each without the others.
@MainActor
struct StorePartsTests {
  // MARK: - Observers

  private final class Listener: TodoStoreObserver {
    func store(_ store: TodoStore, didReceive event: StoreEvent) {}
  }

  @Test func `events are reported once and in order, also those that an observer causes`() {
    let observers = Observers()
    let listener = Listener()
    let token = observers.add(listener)
    var reported: [StoreEvent] = []
    observers.notify = { _, event in
      reported.append(event)
      guard event == .writing(isSlow: true) else { return }
      observers.add(.writing(isSlow: false))
      observers.notifyAll()
      reported.append(.displaced(true))
    }

    observers.add(.writing(isSlow: true))
    observers.notifyAll()
    observers.notifyAll()

    #expect(reported == [.writing(isSlow: true), .displaced(true), .writing(isSlow: false)])
    token.cancel()
  }

  @Test func `a reload covers earlier changes, and nothing else`() {
    let observers = Observers()
    let listener = Listener()
    let token = observers.add(listener)
    var reported: [StoreEvent] = []
    observers.notify = { reported.append($1) }
    let change = ChangeSet(lists: [], items: [], origin: .other, entry: nil)

    for event in [.changed(change), .displaced(true), .reloaded, .changed(change), .reloaded]
      as [StoreEvent]
    {
      observers.add(event)
    }
    observers.notifyAll()

    #expect(reported == [.displaced(true), .reloaded])
    token.cancel()
  }

  // MARK: - Delays

  @Test func `a restarted delay runs only the last action`() {
    let (timers, delay) = (ManualTimers(), Delay())
    var actions: [Int] = []

    delay.timer = timers.start
    for number in 0..<3 { delay.start(seconds: 1) { actions.append(number) } }
    #expect(timers.running == [1] && delay.isRunning)
    timers.pass()
    delay.start(seconds: 2) { actions.append(3) }
    delay.cancel()
    timers.pass()

    #expect(actions == [2] && !delay.isRunning)
  }

  // MARK: - The place

  @Test func `a log that has grown is checked with growing pauses until a commit`()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.file("todos.db")
    for suffix in ["", "-wal"] { write([1], to: path + suffix) }
    let watch = PlaceWatch(path: path)
    let timers = ManualTimers()
    var looks = 0
    watch.look = {
      looks += 1
      return looks == 5
    }
    watch.start(timers.start)
    #expect(looks == 1)

    write([1, 2], to: path + "-wal")
    try #require(await eventually { !timers.running.isEmpty })
    var pauses: [Double] = []
    while let pause = timers.running.first {
      pauses.append(pause)
      timers.pass()
    }

    #expect(pauses == Array(PlaceWatch.pauses.prefix(3)))
    #expect(looks == 5)
    watch.stop()
  }

  @Test func `a log that grows without a commit is left alone after some seconds`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("todos.db")
    for suffix in ["", "-wal"] { write([1], to: path + suffix) }
    let watch = PlaceWatch(path: path)
    let timers = ManualTimers()
    watch.start(timers.start)

    write([1, 2], to: path + "-wal")
    try #require(await eventually { !timers.running.isEmpty })
    var pauses: [Double] = []
    while let pause = timers.running.first {
      pauses.append(pause)
      timers.pass()
    }

    #expect(pauses == PlaceWatch.pauses)
    watch.stop()
  }

  // MARK: - Operations

  @Test func `an operation needs a ledger and no store`() throws {
    let connection = try Connection.inMemory()
    _ = try Schema.migrator.migrate(connection)
    func ledger() -> Ledger {
      Ledger(connection: connection, author: .outside, clock: .drawn)
    }
    let list = try ListOperations(ledger: ledger()).create(TodoList(name: "Home"))
    let items = try ItemOperations(ledger: ledger()).create([
      NewItem("Milk", in: list.id), NewItem("Tea", in: list.id),
    ])

    try ItemOperations(ledger: ledger()).arrange([items[1].id], .up)
    let changes = try ItemOperations(ledger: ledger()).change(items.map(\.id), [.done(true)])
    let undone = try UndoOperations(ledger: ledger()).undo()

    #expect(changes.compactMap { $0.after?.isDone } == [true, true])
    #expect(undone?.deed == Deed(.completed, .items(2)))
    #expect(try connection.summaries(by: .name).map(\.openCount) == [2])
    #expect(
      try Content(connection).items.sorted { $0.order < $1.order }.map(\.name) == ["Tea", "Milk"])
  }

  @Test func `positions are found, and follow a change`() throws {
    let connection = try Connection.inMemory()
    _ = try Schema.migrator.migrate(connection)
    let ledger = Ledger(connection: connection, author: .outside, clock: .drawn)
    let list = try ListOperations(ledger: ledger).create(TodoList(name: "Home"))
    let names = (100..<400).map { "item \($0)" }
    let items = try ItemOperations(
      ledger: Ledger(connection: connection, author: .outside, clock: .drawn)
    ).create(names.map { NewItem($0, in: list.id) })
    var positions = ItemPositions(of: list.id)
    let counts = try connection.topCounts(of: list.id, oneByOne: false)
    positions.reset(open: counts.open, all: counts.all)

    #expect(positions.count == 300 && positions.openCount == 300)
    #expect(
      try positions.fetch(120..<123, from: connection).map(\.name) == Array(names[120..<123]))
    #expect(try positions.rank(of: SortKey(items[250]), in: connection) == 250)
    positions.shift(from: SortKey(items[0]), to: nil)
    #expect(positions.count == 299)
  }

  @Test func `remembered items that become too many are forgotten`() {
    func item(_ number: Int) -> TodoItem {
      TodoItem(list: Identifier(), name: "item \(number)", created: WallClock.drawn.now)
    }
    var run = ItemRun(start: 0, items: [item(1000), item(9999)])
    var isKept = true
    var number = 1001

    while isKept, number < 2000 {
      let next = item(number)
      isKept = run.follow(from: nil, to: (SortKey(next), next))
      number += 1
    }

    #expect(!isKept && run.items.count == ItemRun.longest + 1)
  }
}
