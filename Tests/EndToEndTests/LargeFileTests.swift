import Foundation
import SQLiteKit
import TestSupport
import Testing

/// Lists that are longer than any real one. `scripts/bench` measures them, with the release build.
@Suite("A database with very many items", .floor(.full), .terminals) struct LargeFileTests {
  @Test(arguments: Thorough.isOn ? [200_000, 1_000_000] : [20_000])
  func `starts, scrolls to both ends, takes a new item and finds it`(count: Int) async throws {
    let home = try TemporaryFolder()
    try Seed("Errands", ["Apples"]).plant(in: home)
    try fill(home.path("todos.db"), count: count)

    let times = try await onThread {
      var times: [Duration] = []
      var began = ContinuousClock.now
      func lap() {
        times.append(ContinuousClock.now - began)
        began = .now
      }
      let viewer = try Viewer(.paneltodo(["--reduced-motion"], home: home))
      try viewer.expect("▌    Errands")
      lap()
      // Sorted by name, the last one is 9999, or as many nines as fit.
      let last = "▌ ○ Item number \(String(repeating: "9", count: "\(count)".count - 1))"
      for (keys, text) in [("\r", "▌ ○ Apples"), ("G", last), ("\u{1B}[H", "▌ ○ Apples")] {
        try viewer.type(keys)
        try viewer.expect(text)
        lap()
      }
      try viewer.type("aZebra\r")
      try viewer.expect("▌ ○ Zebra")
      lap()
      try viewer.expectNo("New item")
      began = .now
      try viewer.type("/zebra")
      try viewer.expect("1 found", "▌ ○ Zebra")
      lap()
      // The keys go to the results, where q quits.
      try viewer.type("\r")
      try viewer.quit()
      return times
    }

    Thorough.report(
      "C11",
      """
      \(count) items: first frame \(times[0].seconds) s, open \(times[1].seconds) s, \
      last row \(times[2].seconds) s, first row \(times[3].seconds) s, \
      add \(times[4].seconds) s, find \(times[5].seconds) s
      """)
  }

  private func fill(_ path: String, count: Int) throws {
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.execute("PRAGMA synchronous = OFF; PRAGMA cache_size = -64000")
    try connection.transaction(.immediate) {
      try connection.run(
        """
        WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)
        INSERT INTO item(id, list, name, sort_name, created, modified)
        SELECT randomblob(16), (SELECT id FROM list), 'Item number ' || i, 'item number ' || i, 1, 1
        FROM n
        """, .integer(count))
    }
    try connection.close()
  }
}
