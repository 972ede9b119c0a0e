import CivilCalendar
import Glibc
import TestSupport
import Testing

@testable import TodoApp
@testable import TodoModel

/// The advice on errors of the store, with the commands of this program.
@Suite struct StoreAdviceTests {
  private static let path = "/home/ann/my lists/todos.db"
  private static let backup = Backup(
    path: "/b", name: "todos-2026-11-21.db", occasion: .daily, day: Day(daysSinceEpoch: 20_778),
    size: 1, written: 1)
  private static let offer =
    "The newest intact backup is from 2026-11-21. Restore it with: paneltodo --database '/home/ann/my lists/todos.db' doctor --restore 2026-11-21"

  @Test(arguments: [
    (StoreError.corrupt(path: path, detail: "bad page"), "sqlite3 FILE .recover"),
    (.emptyFile(path: path), "or remove it to start afresh."),
    (.notADatabase(path: path), "Choose another file with --database PATH."),
    (.foreignSchema(path: path, detail: "a trigger"), "choose another file with --database PATH."),
  ])
  func `offers the newest backup if one helps`(error: StoreError, otherwise: String) {
    let offered = StoreAdvice(error) { $0 == Self.path ? Self.backup : nil }

    #expect(offered.description == "\(error) \(Self.offer)")
    #expect(StoreAdvice(error).description.hasPrefix("\(error) "))
    #expect(StoreAdvice(error).description.hasSuffix(otherwise))
  }

  @Test(arguments: [
    (
      StoreError.unsafe(path: "/f", .writableByOthers),
      "/f is not safe to use: other users can change it. Run: chmod go-w /f"
    ),
    (
      .unsafe(path: "/f", .link),
      "/f is not safe to use: it is a symbolic link. Give the path of the file that it points to."
    ),
    (
      .unsafe(path: "/f", .foreign),
      "/f is not safe to use: it belongs to another user. Choose a file in a folder of your own with --database PATH."
    ),
    (
      .unsafe(path: "/tmp", .shared),
      "/tmp is not safe to use: other users can change it. Choose a file in a folder of your own with --database PATH."
    ),
    (
      .readOnly(path: "/f"),
      "/f is read-only. Nothing can be saved. Make it writable, or choose another file with --database PATH."
    ),
    (
      .readOnlyFileSystem(path: "/f"),
      "The file system of /f is read-only. Nothing can be saved. If the system made it so after an error, export your lists to another disk, and check this one."
    ),
    (.busy, "Another program keeps the database locked. Nothing was saved; try again."),
    (
      .tooSlow,
      "The database takes too long to answer. Nothing was saved. Check it with paneltodo doctor."
    ),
  ])
  func `names the commands that help`(error: StoreError, text: String) {
    let advice = StoreAdvice(error) { _ in
      Issue.record("A backup does not help.")
      return nil
    }

    #expect(advice.description == text)
  }

  @Test func `leaves an error unchanged if no command helps`() {
    #expect(StoreAdvice.advised(StoreError.itemMissing) as? StoreError == .itemMissing)
    #expect(StoreAdvice.advised(StoreError.tooSlow) is StoreAdvice)
  }

  @Test func `shows how a restoration is undone`() {
    let restoration = Restoration(path: "/f", restored: "todos-2026-11-20.db", kept: Self.backup)

    #expect(
      StoreAdvice.report(of: restoration)
        == """
        /f was restored from todos-2026-11-20.db.
        The previous database was kept: /b
        To undo this: paneltodo --database /f doctor --restore 2026-11-21
        """)
  }

  @Test func `is part of the report on a file that is missing`() async throws {
    let folder = try TemporaryFolder()
    let doctor = Doctor(path: folder.path("todos.db"), clock: .drawn)
    #expect(StoreAdvice.report(of: doctor.examine()) == "\(doctor.examine())")

    await (try TodoStore.open(path: doctor.path, clock: .drawn)).close()
    _ = try doctor.backUp()
    for suffix in ["", "-wal", "-shm"] { unlink(doctor.path + suffix) }
    var diagnosis = doctor.examine()
    diagnosis.newestBackup = Self.backup
    let report = StoreAdvice.report(of: diagnosis)
    #expect(report.contains("The newest intact backup is from 2026-11-21."))
  }
}
