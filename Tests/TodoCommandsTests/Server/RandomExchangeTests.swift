import CivilCalendar
import TestSupport
import Testing
import TodoFormats
import TodoModel
import TodoSync

@testable import TodoCommands

/// Two or three machines with a server in memory, with changes of every kind, and synchronisations
/// that are stopped anywhere.
@Suite("Machines with a server in memory") @MainActor struct RandomExchangeTests {
  private let server = CalendarServerInMemory()
  private let clock = SettableClock(noonOf: Day(daysSinceEpoch: 20_778))

  @Test(.floor(.full), arguments: 0..<UInt64(Thorough.count(4, alone: 1, thorough: 200)))
  func `are equal in the end, wherever synchronisations are stopped`(number: UInt64) async throws {
    let seed = number &+ Thorough.seed
    let machines = try (0..<(2 + seed % 2)).map { number in
      try ServerMachine(server: server, seed: seed &* 4 &+ number, clock: clock.clock)
    }
    var changes = RandomChanges(seed: seed)
    for number in 1...3 {
      let store = machines[0].machine.store
      let list = try await store.createList(name: "List \(number)")
      try await store.createItem(NewItem("Thing of \(number)", in: list.id))
    }
    for machine in machines { try await machine.sync() }

    var record = EditRecord()
    for _ in 0..<100 {
      clock.advance(seconds: 1)
      let machine = machines[changes.number(below: machines.count)]
      let before = try await machine.machine.recordedItems().items
      record.see(before)
      switch changes.number(below: 20) {
      case 0...2: try await machine.sync()
      case 3, 4:
        try await machine.sync(stoppedAt: Self.stop(&changes))
        // If its changes were sent, and another machine replaces them, the machine cannot tell that
        // from a change that was made without knowing them.
        for object in try await machine.machine.record().objects.values where object.pending != nil
        {
          record.allowReturns(of: object.item.uuidString)
        }
      case 5, 6:
        let edit = try changes.changeFolder(machine.folder, at: clock.clock.now)
        record.record(edit)
        // Nothing is known about a file that came just before the machine was stopped.
        let known = try await machine.machine.record().objects.values.map(\.item.uuidString)
        if let item = edit.item, !known.contains(item) { record.allowReturns(of: item) }
      default:
        let isUndo = try await changes.change(machine.machine)
        record.record(before, try await machine.machine.recordedItems().items, isUndo: isUndo)
      }
      for item in try await machine.machine.recordedItems().ofSeries {
        record.recordDeletion(of: item)
      }
    }

    try await settle(machines)
    for machine in machines {
      for item in try await machine.machine.recordedItems().ofSeries {
        record.recordDeletion(of: item)
      }
    }
    let first = try await machines[0].machine.outline()
    for machine in machines {
      #expect(try await machine.machine.outline() == first, "seed \(seed)")
      #expect(try machine.files == server.files, "seed \(seed)")
      let end = try await machine.machine.recordedItems().items
      #expect(record.losses(in: end) == [], "seed \(seed)")
    }
  }

  private static func stop(_ changes: inout RandomChanges) -> ServerMachine.Stop {
    let count = changes.number(below: 6)
    return switch changes.number(below: 5) {
    case 0: .firstExchange(changes: count)
    case 1: .merge
    case 2: .files(changes: count)
    case 3: .secondExchange(changes: count)
    default: .confirmation
    }
  }

  /// Synchronises until nothing changes. In a first round without changes a machine may still send
  /// files that were written before it was stopped.
  private func settle(_ machines: [ServerMachine]) async throws {
    var (rounds, quietRounds) = (0, 0)
    while quietRounds < 2, rounds < 8 {
      rounds += 1
      quietRounds += 1
      for machine in machines {
        if try await !machine.sync().isEmpty { quietRounds = 0 }
      }
    }
    #expect(quietRounds == 2)
  }
}

extension RandomChanges.FileEdit {
  /// The key of the item; nil if none was changed.
  fileprivate var item: String? {
    switch self {
    case .none: nil
    case .removed(let uid), .replaced(let uid, _, _, _):
      Identifier<TodoItem>(imported: ICalObject.key(of: uid).text).uuidString
    }
  }
}

extension EditRecord {
  /// Records a change of a file.
  fileprivate mutating func record(_ edit: RandomChanges.FileEdit) {
    guard let item = edit.item else { return }
    switch edit {
    case .none: break
    case .removed: recordDeletion(of: item)
    case .replaced(_, let field, let old, let new):
      record(Replacement(item: item, field: field, old: old, new: new))
    }
  }
}
