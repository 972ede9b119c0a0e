import Foundation
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// A file of an older version, opened with this program, which is killed at a random moment.
@Suite("kill -9 while a file is migrated", .floor(.full), .terminals)
struct MigrationKillTests {
  @Test func `leaves it in the old or the new version, with all its content`()
    async throws
  {
    let rounds = Thorough.count(10, thorough: 200)
    let home = try TemporaryFolder()
    let old = try home.makeFolder("old", permissions: 0o700)
    for version in 1...2 { try write(version: version, to: "\(old)/\(version).db") }

    let (before, after) = try await onThread {
      var random = SeededGenerator(seed: 9)
      var (before, after) = (0, 0)
      // The duration of a start that is not killed.
      var longest = Duration.zero
      for round in 0...rounds {
        let version = 1 + round % 2
        let folder = try home.makeFolder("data\(round)", permissions: 0o700)
        let path = "\(folder)/todos.db"
        try FileManager.default.copyItem(atPath: "\(old)/\(version).db", toPath: path)
        chmod(path, 0o600)
        let command = Command.paneltodo(["--reduced-motion", "--database", path], home: home)
        let began = ContinuousClock.now
        let viewer = try Viewer(command)
        if round == 0 {
          try viewer.expect("▌    Errands")
          longest = ContinuousClock.now - began
          try viewer.quit()
        } else {
          let moment = Double.random(in: 0.1...1.1, using: &random)
          while ContinuousClock.now - began < longest * moment { viewer.look(milliseconds: 1) }
          try viewer.kill()
          let found = try check(path, version: version)
          if found == version { before += 1 } else { after += 1 }
          // The next start shows all items.
          if round % 10 == 1 {
            let next = try Viewer(command)
            try next.expect("▌    Errands", "2000")
            try next.quit()
            try demand(check(path, version: version) == Schema.migrator.newestVersion)
          }
        }
        try FileManager.default.removeItem(atPath: folder)
      }
      return (before, after)
    }

    Thorough.report(
      "C9",
      """
      \(before + after) kills while a file is brought up to date: \(before) left the old version, \
      \(after) the new one, 0 something between; 0 rows lost
      """)
  }

  /// Checks a file after a kill, and returns its version.
  private func check(_ path: String, version: Int) throws -> Int {
    let connection = try Connection(path: path, mode: .readWrite)
    defer { try? connection.close() }
    try demand(connection.text("PRAGMA integrity_check") == "ok")
    let found = try connection.integer("PRAGMA user_version") ?? 0
    try demand(found == version || found == Schema.migrator.newestVersion)
    try demand(connection.integer("SELECT count(*) FROM item WHERE deleted = 0") == 2000)
    try demand(connection.integer("SELECT count(DISTINCT name) FROM item") == 2000)
    try demand(connection.text("SELECT name FROM list") == "Errands")
    return found
  }

  /// Writes a file as the program of that version did.
  private func write(version: Int, to path: String) throws {
    let steps = [Schema.version1, Schema.version2]
    let connection = try Connection(path: path, mode: .create)
    try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
    _ = try connection.text("PRAGMA journal_mode = WAL")
    _ = try Migrator(steps: Array(steps[..<version])).migrate(connection)
    try connection.transaction(.immediate) {
      try connection.run(
        "INSERT INTO list(id, name, sort_name, emoji, position) VALUES(?, 'Errands', 'errands', '', 1)",
        .blob(Array(repeating: 1, count: 16)))
      try connection.run(
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
        INSERT INTO item(id, list, name, sort_name, created, modified)
        SELECT randomblob(16), (SELECT id FROM list), 'Item ' || i, 'item ' || i, 1, 1 FROM n
        """)
    }
    try connection.close()
  }
}
