import CivilCalendar
import Foundation
import SQLiteKit
import TestSupport
import Testing
import TodoModel

/// Several users who all write to a shared list at once.
@Suite("Many instances on one database", .floor(.full), .terminals) struct ManyInstancesTests {
  @Test func `end in the state of a model of all their actions`() async throws {
    let people = Thorough.count(3, thorough: 8)
    let changes = Thorough.count(24, thorough: 200)
    let home = try TemporaryFolder()
    try Seed("Errands", ["Apples"]).plant(in: home)
    let began = ContinuousClock.now

    let results = try await withThrowingTaskGroup(
      of: (items: [String: Bool], slowest: Duration).self
    ) {
      group in
      for person in 0..<people {
        group.addTask {
          try await onThread {
            try work(of: person, changes: changes, in: home)
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    var expected = ["Apples": false]
    for result in results { expected.merge(result.items) { $1 } }
    let connection = try Connection(path: home.path("todos.db"), mode: .readOnly)
    defer { try? connection.close() }
    let statement = try connection.statement(
      "SELECT name, completed IS NOT NULL FROM item WHERE deleted = 0")
    var found: [String: Bool] = [:]
    while try statement.step() {
      #expect(found.updateValue(statement.integer(1) == 1, forKey: statement.text(0)) == nil)
    }
    #expect(found == expected)
    let entries = try connection.integer("SELECT count(*) FROM journal WHERE kind = 'do'")
    // The import is one entry, and so is every change.
    #expect(entries == 1 + people * changes)
    let diagnosis = Doctor(path: home.path("todos.db"), clock: .drawn).examine()
    #expect(diagnosis.isWell, "\(diagnosis)")
    let slowest = results.map(\.slowest).max() ?? .zero
    Thorough.report(
      "C7",
      """
      \(people) instances × \(changes) changes: 0 errors, \
      \(Set(found.keys).symmetricDifference(expected.keys).count) differences from the model, slowest \
      from key to frame \(slowest.seconds) s (\((ContinuousClock.now - began).seconds) s in all)
      """)
  }
}

/// Performs one user's changes, and returns the resulting items. Each change is awaited on the
/// user's own screen.
private func work(
  of person: Int, changes: Int, in home: TemporaryFolder
) throws -> (items: [String: Bool], slowest: Duration) {
  var random = SeededGenerator(seed: UInt64(person))
  var items: [String: Bool] = [:]
  var slowest = Duration.zero
  let viewer = try Viewer(.paneltodo(["--reduced-motion"], home: home))
  try viewer.expect("▌    Errands")
  try viewer.type("\r")
  try viewer.expect("Lists › Errands")
  var name = ""
  for change in 0..<changes {
    let began = ContinuousClock.now
    let isMine = viewer.screen.current == "○ \(name)" && !name.isEmpty
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where isMine && items[name] == false:
      try viewer.type(" ")
      try viewer.expect("Completed “\(name)”")
      items[name] = true
    case 1 where isMine && items[name] == false:
      try viewer.type("d")
      try viewer.expect("Deleted “\(name)”")
      items[name] = nil
    default:
      name = "Of \(person) nr \(1000 + change)"
      try viewer.type("a\(name)\r")
      try viewer.expect("▌ ○ \(name)")
      try viewer.expectNo("New item")
      items[name] = false
    }
    slowest = max(slowest, ContinuousClock.now - began)
  }
  try viewer.quit()
  return (items, slowest)
}
