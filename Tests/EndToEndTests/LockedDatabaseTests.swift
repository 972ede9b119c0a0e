import Foundation
import TestSupport
import Testing

/// A database that another program has locked.
@Suite("A database that another program has locked", .floor(.full), .terminals)
struct LockedDatabaseTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed("Errands", ["Apples", "Bananas", "Cherries"]).plant(in: home)
  }

  private func open(_ home: TemporaryFolder) throws -> Viewer {
    let viewer = try Viewer(.paneltodo(["--reduced-motion"], home: home))
    try viewer.expect("▌    Errands")
    try viewer.type("\r")
    try viewer.expect("▌ ○ Apples")
    return viewer
  }

  private func lock(_ home: TemporaryFolder) throws -> LockedDatabase {
    try LockedDatabase(path: home.path("todos.db"))
  }

  /// Adds an item while another program holds the lock; also returns the moment of Enter.
  private func addWhileLocked(
    _ home: TemporaryFolder
  ) throws -> (Viewer, LockedDatabase, pressed: ContinuousClock.Instant) {
    let viewer = try open(home)
    let other = try lock(home)
    try viewer.type("aDates")
    try viewer.expect("New item", "Dates")
    try viewer.type("\r")
    return (viewer, other, .now)
  }

  @Test func `for a second is awaited and reported`() async throws {
    let home = home
    let shown = try await onThread {
      let (viewer, other, pressed) = try addWhileLocked(home)
      try viewer.expect("Saving…")
      let shown = ContinuousClock.now - pressed
      while ContinuousClock.now - pressed < .seconds(1) { viewer.look(milliseconds: 20) }
      try other.release()
      try viewer.expect("○ Dates")
      try viewer.expectNo("New item")
      try viewer.quit()
      return shown
    }
    Thorough.report("C6", "locked 1 s: “Saving…” after \(shown.seconds) s, then saved")
  }

  @Test func `for good keeps the typed text, and saves it later`() async throws {
    let home = home
    let told = try await onThread {
      let (viewer, other, pressed) = try addWhileLocked(home)
      try viewer.expect("Another program keeps the database locked", "New item", "Dates")
      let told = ContinuousClock.now - pressed
      // The lock may last longer than any wait.
      if Thorough.isOn {
        while ContinuousClock.now - pressed < .seconds(11) { viewer.look(milliseconds: 20) }
        try viewer.type("\r")
        try viewer.expect("Saving…")
        try viewer.expect("Another program keeps the database locked", "Dates")
      }
      try other.release()
      try viewer.type("\r")
      try viewer.expect("○ Dates")
      try viewer.quit()
      return told
    }
    Thorough.report(
      "C6", "locked 10 s and for good: told after \(told.seconds) s, the text kept, then saved")
  }

  @Test func `keeps the screen alive meanwhile`() async throws {
    let home = home
    let gaps = try await onThread {
      let viewer = try open(home)
      let other = try lock(home)
      try viewer.type(" ")
      try viewer.expect("Saving…")
      var gaps: [Duration] = []
      // Unsaved items cannot be changed; everything else works, until the write gives up waiting.
      for round in 0..<20 where viewer.screen.contains("Saving…") {
        let row = round % 2 == 0 ? "▌ ○ Cherries" : "▌ ○ Bananas"
        let pressed = ContinuousClock.now
        try viewer.type(round % 2 == 0 ? "j" : "k")
        try viewer.expect(row)
        gaps.append(ContinuousClock.now - pressed)
      }
      try demand(gaps.count >= 2, viewer.screen.text)
      try other.release()
      let isOver = viewer.sees {
        $0.contains("Completed “Apples”") || $0.contains("Another program keeps the database")
      }
      try demand(isOver, viewer.screen.text)
      try viewer.expectNo("Saving…")
      try viewer.quit()
      return gaps.sorted()
    }
    let slowest = try #require(gaps.last)
    Thorough.report(
      "C6",
      "keys while locked: median \(gaps[gaps.count / 2].seconds) s, slowest \(slowest.seconds) s to the frame"
    )
  }

  @Test func `is shown anyway when the app starts, and writable once free`()
    async throws
  {
    let home = home
    try await onThread {
      let other = try lock(home)
      let viewer = try open(home)
      // The work behind the first screen gives up waiting, and does not report it.
      let began = ContinuousClock.now
      while ContinuousClock.now - began < .milliseconds(5500) { viewer.look(milliseconds: 50) }
      try demand(viewer.terminal.reap() == nil, viewer.screen.text)
      try demand(!viewer.screen.contains("Another program"), viewer.screen.text)
      try other.release()
      try viewer.add("Dates")
      try viewer.quit()
    }
  }
}
