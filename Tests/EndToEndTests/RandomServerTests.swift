import Foundation
import TestSupport
import Testing

/// Machines with one calendar server, whose lists are edited at random while synchronisations are
/// killed, and todoman edits and completes items beside them.
@Suite("Machines with one calendar server", .floor(.full), .terminals)
struct RandomServerTests {
  struct Life: CustomTestStringConvertible {
    let machines: Int
    let seed: UInt64
    var testDescription: String { "\(machines) machines, seed \(seed)" }
  }

  /// Each number of machines, with as many seeds as the run has time for.
  private static let lives = (0..<UInt64(Thorough.count(1, machines: 20))).flatMap { seed in
    [2, 3].map { Life(machines: $0, seed: seed &+ Thorough.seed) }
  }

  @Test(arguments: lives)
  func `end with the same items, and every edit that no other has replaced`(life: Life)
    async throws
  {
    let server = try await CalendarServer()
    var edits = RandomEdits(seed: life.seed &* 8 &+ UInt64(life.machines))
    var record = EditRecord()
    let log = try LifeLog(life.testDescription)
    let machines = try (1...life.machines).map { number in
      try SyncedMachine(number: number, server: server, log: log)
    }
    for list in 1...3 { _ = try machines[0].run(["lists", "--add", "List\(list)"]) }
    _ = try machines[0].run(["add", "word 0", "--list", "List1"])
    record.see(machines[0].state.items)
    for machine in machines { try machine.setUp() }

    var (made, kills) = (0, 0)
    let count = Thorough.count(60, machines: 2000)
    while made < count {
      guard let machine = edits.element(of: machines) else { return }
      record.see(machine.state.items)
      switch edits.number(below: 100) {
      case 0..<5: try machine.sync()
      case 5:
        let (part, isAlone) = (edits.part(upTo: 1.1), edits.number(below: 2) == 0)
        if try await machine.syncKilled(after: part, alone: isAlone) { kills += 1 }
      case 6..<12:
        guard let replacement = try machine.editElsewhere(&edits) else { continue }
        record.record(replacement)
        made += 1
      default:
        let before = machine.state.items
        let words = edits.command(on: machine.state)
        _ = try machine.run(words)
        record.record(before, machine.state.items, isUndo: ["undo", "redo"].contains(words[0]))
        made += 1
      }
    }

    // In a first round without changes a machine may still send files that were written before it
    // was killed.
    var (rounds, quietRounds) = (0, 0)
    while quietRounds < 2, rounds < 8 {
      rounds += 1
      let reports = try machines.map { try $0.sync() }
      let isQuiet = reports.allSatisfy { $0.contains("nothing in, nothing out") }
      quietRounds = isQuiet ? quietRounds + 1 : 0
    }
    #expect(quietRounds == 2)
    var (mostLosses, mostDifferences) = (0, 0)
    for machine in machines {
      let differences = machine.state.differences(to: machines[0].state)
      let losses =
        record.losses(in: machine.state.items)
        + machine.state.doubled.map { "“\($0)” is there twice" }
      #expect(differences == [] && losses == [], "\(differences + losses)")
      mostLosses = max(mostLosses, losses.count)
      mostDifferences = max(mostDifferences, differences.count)
    }
    for machine in machines { try undoAll(machine) }
    Thorough.report(
      "C16",
      """
      \(life.testDescription): \(count) edits, \(kills) kills: \(mostLosses) lost, \
      \(mostDifferences) different
      """)
  }

  /// Undoes the whole history, and repeats it.
  private func undoAll(_ machine: SyncedMachine) throws {
    let end = machine.state
    try machine.repeatUntilRefused("undo")
    #expect(machine.state.items == [:])
    try machine.repeatUntilRefused("redo")
    #expect(machine.state == end)
  }
}
