import CivilCalendar
import Glibc
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// The backups that are made before a file of an older version is brought up to date.
@MainActor
struct MigrationBackupTests {
  private static let day = Day(daysSinceEpoch: 20_778)
  private let folder: TemporaryFolder
  private let path: String
  private let backupFolder: BackupFolder

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
    backupFolder = BackupFolder(of: try DatabaseFile(path: path))
  }

  @Test(arguments: [1, 2, 3])
  func `a file of an older version is backed up before its migration`(
    version: Int
  ) async throws {
    try writeOldFile(version)

    await (try open()).close()

    let made = try #require(backupFolder.backups().first)
    #expect(made.occasion == .beforeVersion(Schema.migrator.newestVersion) && backups.count == 1)
    let copy = try Connection(path: made.path, mode: .readOnly)
    #expect(try copy.integer("PRAGMA user_version") == version)
    try copy.close()
    // It can be restored like any other.
    let restored = try Doctor(path: path, clock: .drawn).restore(made.name)
    #expect(restored.kept?.occasion == .beforeRestore)
    let store = try open()
    #expect(try integrityProblems(of: store.connection) == [])
    #expect(try store.lists().count == 2)
    await store.close()
  }

  @Test func `the newest three backups before a migration stay`() async throws {
    for _ in 0..<5 {
      try writeOldFile(2)
      await (try open()).close()
      unlink(path)
    }

    #expect(backups.count == 3)
    let name = "todos-before-version-\(Schema.migrator.newestVersion)-2026-11-21-"
    #expect(backups.allSatisfy { $0.hasPrefix(name) })
  }

  @Test func `without room for its backup a file is not migrated`() throws {
    try writeOldFile(1)
    let before = bytes(of: path)
    let file = try DatabaseFile(path: path)
    var folder = backupFolder
    folder.pageLimit = 5

    let error = #expect(throws: StoreError.self) {
      _ = try file.openForWriting(backups: folder, by: .drawn)
    }

    #expect(error?.description.hasSuffix("Nothing was changed.") == true)
    #expect(error?.description.contains("No space left on device") == true)
    let isUntouched = bytes(of: path) == before
    #expect(isUntouched && backups == [])
  }

  private var backups: [String] { TemporaryFolder.contents(of: folder.file("backups")) }

  private func open() throws -> TodoStore {
    try TodoStore.open(path: path, clock: SettableClock(noonOf: Self.day).clock)
  }

  private func writeOldFile(_ version: Int) throws {
    switch version {
    case 1: try VersionOneFile.write(to: path)
    case 2: try VersionTwoFile.write(to: path)
    default: try VersionThreeFile.write(to: path)
    }
  }
}
