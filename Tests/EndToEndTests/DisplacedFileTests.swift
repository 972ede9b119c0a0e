import Foundation
import SQLiteKit
import TestSupport
import Testing

/// A database that is removed or replaced while the app runs.
@Suite("The loss of a database file", .floor(.full), .terminals) struct DisplacedFileTests {
  enum Way: String, CaseIterable {
    case removed, renamed, replaced, withoutLog
  }

  private func remove(_ way: Way, from home: TemporaryFolder) throws {
    let files = FileManager.default
    let path = home.path("todos.db")
    switch way {
    case .removed: try files.removeItem(atPath: path)
    case .renamed: try files.moveItem(atPath: path, toPath: home.path("elsewhere.db"))
    case .replaced:
      try files.copyItem(atPath: path, toPath: home.path("copy.db"))
      try demand(rename(home.path("copy.db"), path) == 0)
    case .withoutLog: try files.removeItem(atPath: path + "-wal")
    }
  }

  private func open(_ home: TemporaryFolder) throws -> Viewer {
    try Seed("Errands", ["Apples"]).plant(in: home)
    let viewer = try Viewer(.paneltodo(["--reduced-motion"], home: home))
    try viewer.expect("▌    Errands")
    try viewer.type("\r")
    try viewer.expect("▌ ○ Apples")
    return viewer
  }

  private static let tally = Tally(
    "C12", of: Way.allCases.count, "ways of losing the file told after Enter, the text kept")

  @Test(arguments: Way.allCases)
  func `is detected at the next save, and the text stays in its prompt`(
    way: Way
  ) async throws {
    let home = try TemporaryFolder()
    let told = try await onThread {
      let viewer = try open(home)
      try viewer.add("Bananas")
      try viewer.type("a")
      try viewer.expect("New item")
      try viewer.type("Cherries")
      try viewer.expect("Cherries")
      try remove(way, from: home)
      let there = FileManager.default.contents(atPath: home.path("todos.db"))
      try viewer.type("\r")
      let pressed = ContinuousClock.now
      // A toast reports it too, below the prompt.
      let isTold = viewer.sees { $0.rows.contains { $0.contains("│ Nothing was saved: the") } }
      try demand(isTold, viewer.screen.text)
      try viewer.expect("New item", "Cherries")
      let told = ContinuousClock.now - pressed
      // Whatever file has the name now is not ours, and must stay untouched.
      try demand(FileManager.default.contents(atPath: home.path("todos.db")) == there)
      if way == .renamed {
        // Once the file is back, everything works again.
        try demand(rename(home.path("elsewhere.db"), home.path("todos.db")) == 0)
        try viewer.type("\r")
        try viewer.expect("○ Cherries", "○ Bananas")
        try viewer.quit()
        return told
      }
      try viewer.type("\u{1B}")
      try viewer.expectNo("New item")
      try viewer.quit()
      return told
    }

    if way == .renamed || way == .withoutLog {
      // The changes acknowledged before are in the file that had the name.
      let connection = try Connection(path: home.path("todos.db"), mode: .readOnly)
      defer { try? connection.close() }
      #expect(try connection.text("PRAGMA integrity_check") == "ok")
      let saved = "SELECT count(*) FROM item WHERE name = 'Bananas'" as SQL
      #expect(try connection.integer(saved) == 1)
    }
    await Self.tally.count(told)
  }

  @Test func `is detected at once without a key, and so is its return`() async throws {
    let home = try TemporaryFolder()
    let told = try await onThread {
      let viewer = try open(home)
      // The watch is active once a change by another process is shown.
      try Seed("Errands", ["Apples", "Bananas"]).plant(in: home)
      try viewer.expect("○ Bananas")
      try remove(.renamed, from: home)
      let gone = ContinuousClock.now
      try viewer.expect("Not saved: the database is gone")
      let told = ContinuousClock.now - gone
      try demand(rename(home.path("elsewhere.db"), home.path("todos.db")) == 0)
      try viewer.expectNo("Not saved: the database is gone")
      try viewer.add("Cherries")
      try viewer.quit()
      return told
    }
    Thorough.report("C12", "taken away without a key pressed: told after \(told.seconds) s")
  }
}
