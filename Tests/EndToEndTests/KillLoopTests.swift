import CivilCalendar
import Foundation
import SQLiteKit
import Synchronization
import TestSupport
import Testing
import TodoModel

/// Simulated users who work in the app until it is killed, again and again, each with a database of
/// their own.
@Suite("kill -9 at any moment", .floor(.full), .terminals) struct KillLoopTests {
  @Test func `loses nothing that the screen had acknowledged`() async throws {
    let cycles = Thorough.count(200, thorough: 5000)
    let people = 4
    let began = ContinuousClock.now

    let tallies = try await withThrowingTaskGroup(of: Outcome.self) { group in
      for person in 0..<people {
        group.addTask {
          try await onThread { try Person(seed: UInt64(person + 1)).live(cycles / people) }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    let total = tallies.reduce(Outcome(), +)
    #expect(total.kills == cycles)
    #expect(total.lost == [] && total.bad == [])
    // Some kills came in the middle of a change, and many changes were acknowledged.
    #expect(total.underWay > 0 && total.acknowledged > cycles / 2)
    Thorough.report(
      "C1",
      """
      \(total.kills) kills, \(total.underWay) with a change under way: of \(total.acknowledged) \
      acknowledged changes \(total.lost.count) lost, \(total.bad.count) files bad \
      (\((ContinuousClock.now - began).seconds) s)
      """)
  }
}

/// The results of one user.
private struct Outcome: Sendable {
  var kills = 0
  var acknowledged = 0
  /// The number of kills between the key and the frame that shows the change.
  var underWay = 0
  var lost: [String] = []
  var bad: [String] = []

  static func + (left: Outcome, right: Outcome) -> Outcome {
    Outcome(
      kills: left.kills + right.kills, acknowledged: left.acknowledged + right.acknowledged,
      underWay: left.underWay + right.underWay, lost: left.lost + right.lost,
      bad: left.bad + right.bad)
  }
}

/// A user who remembers what the screen has shown.
private final class Person {
  /// Whether each item is done, by name.
  typealias Items = [String: Bool]

  private struct Action {
    let keys: String
    let isSeen: (ShownScreen) -> Bool
    /// The states after the action: the last one is current, the earlier ones can be undone.
    let result: [Items]
  }

  private var random: SeededGenerator
  private var tally = Outcome()
  private var home: TemporaryFolder
  /// The state that the screen has acknowledged, after the states to which undo leads.
  private var states: [Items] = []
  /// The actions so far, for finding the cause of a failure.
  private var story: [String] = []
  /// The last number used in a name; all have the same length, so that no name begins another.
  private var made = 10_000

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    home = try TemporaryFolder()
    try begin()
  }

  private func begin() throws {
    home = try TemporaryFolder()
    try Seed("Errands", ["Apples"]).plant(in: home)
    states = [["Apples": false]]
  }

  func live(_ cycles: Int) throws -> Outcome {
    let viewer = try Viewer(.paneltodo(["--reduced-motion"], home: home))
    for cycle in 0..<cycles where tally.bad.isEmpty && tally.lost.isEmpty {
      // Each comparison reads the whole list, so it must not grow for ever.
      if cycle % 250 == 249 { try begin() }
      if cycle > 0 { try viewer.start(.paneltodo(["--reduced-motion"], home: home)) }
      do {
        try work(viewer)
      } catch {
        throw Viewer.Disappointment(description: "\(error)\n\(story.suffix(20))")
      }
      tally.kills += 1
    }
    return tally
  }

  /// Uses the program from its start until it is killed.
  private func work(_ viewer: Viewer) throws {
    if Int.random(in: 0..<12, using: &random) == 0 {
      pause(viewer, upTo: 60_000)
      return try end(viewer, in: nil)
    }
    try viewer.expect("▌    Errands")
    try viewer.type("\r")
    try viewer.expect("Lists › Errands")
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let action = action(on: viewer.screen)
      try viewer.type(action.keys)
      guard viewer.sees(within: 20, action.isSeen) else {
        throw Viewer.Disappointment(
          description: "\(action.keys.debugDescription) \(viewer.screen.text)")
      }
      states = action.result
      tally.acknowledged += 1
      story.append(action.keys)
    }
    let last = action(on: viewer.screen)
    try viewer.type(last.keys)
    pause(viewer, upTo: 25_000)
    try end(viewer, in: last)
  }

  /// Reads for some microseconds.
  private func pause(_ viewer: Viewer, upTo microseconds: Int) {
    let end =
      ContinuousClock.now + .microseconds(Int.random(in: 0...microseconds, using: &random))
    repeat { viewer.look(milliseconds: 1) } while ContinuousClock.now < end
  }

  /// Kills the program and compares the contents of its file with what it had shown.
  private func end(_ viewer: Viewer, in action: Action?) throws {
    try viewer.kill()
    var isOpen = action != nil
    if let action, action.isSeen(viewer.screen) {
      states = action.result
      tally.acknowledged += 1
      isOpen = false
    }
    if isOpen { tally.underWay += 1 }

    let found = try itemsInFile()
    story.append("\(action?.keys ?? "") killed\(isOpen ? " under way" : "")")
    if isOpen, let action, found != states.last, found == action.result.last {
      states = action.result
    }
    if found != states.last {
      tally.lost.append(
        "\(found) instead of \(states.last ?? [:]), after \(story.suffix(20)) \(viewer.screen.text)"
      )
    }
    let diagnosis = Doctor(path: home.path("todos.db"), clock: .drawn).examine()
    if !diagnosis.isWell { tally.bad.append("\(diagnosis)") }
  }

  private func itemsInFile() throws -> Items {
    let connection = try Connection(path: home.path("todos.db"), mode: .readOnly)
    defer { try? connection.close() }
    if try connection.text("PRAGMA integrity_check") != "ok" { tally.bad.append("integrity") }
    let statement = try connection.statement(
      "SELECT name, completed IS NOT NULL FROM item WHERE deleted = 0")
    var items = Items()
    while try statement.step() { items[statement.text(0)] = statement.integer(1) == 1 }
    return items
  }

  // MARK: - Actions

  private func action(on screen: ShownScreen) -> Action {
    let items = states.last ?? [:]
    let current = screen.current.flatMap { row in
      items.keys.first { row == "○ \($0)" }
    }
    switch (Int.random(in: 0..<6, using: &random), current) {
    case (0, let name?) where name != "Apples":
      var after = items
      after[name] = nil
      return Action(
        keys: "d", isSeen: { $0.contains("Deleted “\(name)”") && !$0.contains("Undid") },
        result: states + [after])
    case (1, let name?):
      var after = items
      after[name] = true
      return Action(
        keys: " ", isSeen: { $0.contains("Completed “\(name)”") && !$0.contains("Undid") },
        result: states + [after])
    case (2, _) where states.count > 1 && !screen.contains("Undid: "):
      return Action(keys: "u", isSeen: { $0.contains("Undid: ") }, result: states.dropLast())
    default:
      made += 1
      let name = "Item \(made)"
      var after = items
      after[name] = false
      return Action(
        keys: "a\(name)\r",
        isSeen: { $0.contains("○ \(name)") && !$0.contains("New item") },
        result: states + [after])
    }
  }
}
