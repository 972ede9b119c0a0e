import CivilCalendar
import Glibc
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

@MainActor
struct TodoStoreOpeningTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
  }

  @Test func `a first start makes the folder and the file for the user alone`() async throws {
    let path = folder.file("share/paneltodo/todos.db")

    let store = try TodoStore.open(path: path, clock: .drawn)

    #expect(try store.lists().isEmpty)
    #expect(mode(of: folder.file("share")) == 0o700)
    #expect(mode(of: folder.file("share/paneltodo")) == 0o700)
    for suffix in ["", "-wal", "-shm"] { #expect(mode(of: path + suffix) == 0o600) }
    await store.close()
    #expect(TemporaryFolder.contents(of: folder.file("share/paneltodo")) == ["todos.db"])
  }

  @Test func `a store that writes later is opened for writing by its first write`() async throws {
    let first = try TodoStore.open(path: path, clock: .drawn)
    let list = try await first.createList(name: "Errands")
    await first.close()

    let store = try TodoStore.open(path: path, clock: .drawn, for: .screen)
    #expect(try store.lists().map(\.list) == [list])
    let damaged = bytes(of: path).enumerated().map { $0.offset < 4096 ? $0.element : 0xFF }
    write(damaged, to: path)
    let error = await #expect(throws: StoreError.self) { try await store.createList(name: "Work") }
    if case .corrupt? = error {} else { Issue.record("\(String(describing: error))") }
    await store.close()
    #expect(bytes(of: path) == damaged)
  }

  @Test func `a store that writes later migrates an older file at once`() async throws {
    try VersionSixFile.write(to: path)

    let store = try TodoStore.open(path: path, clock: .drawn, for: .screen)

    #expect(try store.item(VersionTwoFile.paint)?.postponed == 1)
    try await store.update([VersionTwoFile.paint], [.done(true)])
    #expect(try store.item(VersionTwoFile.paint)?.isDone == true)
    await store.close()
  }

  @Test func `a store that writes later and never did so is closed like others`() async throws {
    await (try TodoStore.open(path: path, clock: .drawn)).close()

    let store = try TodoStore.open(path: path, clock: .drawn, for: .screen)
    #expect(try store.lists().isEmpty)
    await store.close()
    await #expect(throws: StoreError.self) { try await store.upkeep.prepareForWriting() }
  }

  @Test func `changes survive a restart, with undo and redo`() async throws {
    let first = try TodoStore.open(path: path, clock: .drawn)
    let list = try await first.createList(name: "A", emoji: "🅰️")
    try await first.createItem(in: list.id, name: "one")
    try await first.undo()
    await first.close()

    let second = try TodoStore.open(path: path, clock: .drawn)
    #expect(try second.list(list.id)?.totalCount == 0)
    #expect(second.nextRedo?.deed == Deed(.added, .item("one")))
    try await second.redo()
    #expect(try second.list(list.id)?.totalCount == 1)
    try await second.undo()
    try await second.undo()
    #expect(try second.lists().isEmpty)
    await second.close()
  }

  @Test func `stores that start for the first time at once share one file`() async throws {
    let path = self.path
    let connections = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          // A store that loses the race must find the winner's file.
          (try? DatabaseFile(path: path))?.makeAndOpen() ?? false
        }
      }
      var opened: [Bool] = []
      for await isOpen in group { opened.append(isOpen) }
      return opened
    }

    #expect(connections == Array(repeating: true, count: 8))
    // If connections close at the same moment, each finds another one, and none removes the log.
    #expect(try DatabaseFile(path: path).makeAndOpen())
    #expect(TemporaryFolder.contents(of: folder.path) == ["todos.db"])
  }

  @Test func `leftovers of a killed first start are removed by the next`() async throws {
    await (try TodoStore.open(path: path, clock: .drawn)).close()
    let id = Identifier<StoreInstance>()
    let linked = "todos.db.\(Identifier<StoreInstance>()).new"
    link(path, folder.file(linked))
    let old = ["todos.db.\(id).new", "todos.db.\(id).new-wal", "todos.db.\(id).new-shm"]
    // Still being written, foreign, or of another database.
    let kept = [
      "other.db.\(id).new", "todos.db", "todos.db.\(Identifier<StoreInstance>()).new",
      "todos.db.\(id).new.bak", "todos.db.backup.new",
    ]
    for name in old + kept where name != "todos.db" { write([1], to: folder.file(name)) }
    for name in old + kept where name != "todos.db" {
      setAge(name == kept[2] ? 50 : 70, of: folder.file(name))
    }

    let store = try TodoStore.open(path: path, clock: .drawn)
    #expect(try store.lists().isEmpty)
    await store.close()

    #expect(TemporaryFolder.contents(of: folder.path) == kept.sorted())
  }

  @Test func `a link in the folder's path is followed and one at the file is not`() async throws {
    let real = folder.file("real")
    mkdir(real, 0o700)
    symlink(real, folder.file("link"))
    let store = try TodoStore.open(path: folder.file("link/todos.db"), clock: .drawn)
    #expect(store.path == real + "/todos.db")
    await store.close()
    symlink(real + "/todos.db", path)

    #expect(refusal() == .unsafe(path: path, .link))
  }

  @Test func `an empty file is refused`() {
    write([], to: path)
    #expect(refusal() == .emptyFile(path: path))
  }

  @Test(arguments: [1, 99, 100, 5000])
  func `a file that is not a database is refused`(size: Int) {
    write([UInt8](repeating: UInt8(ascii: "x"), count: size), to: path)
    #expect(refusal() == .notADatabase(path: path))
  }

  @Test func `a first page half written at a power cut is read from the log`()
    async throws
  {
    let store = try TodoStore.open(path: path, clock: .drawn)
    let list = try await store.createList(name: "A")
    for number in 0..<40 {
      let notes = String(repeating: "\(number) ", count: 200)
      var item = try await store.createItem(in: list.id, name: "x")
      item.notes = notes
      try await store.updateItem(item)
    }
    let found = folder.file("found.db")
    var file = bytes(of: path)
    file[0..<512] = [UInt8](repeating: 0xA5, count: 512)[...]
    write(file, to: found)
    write(bytes(of: path + "-wal"), to: found + "-wal")
    await store.close()

    #expect(Doctor(path: found, clock: .drawn).examine().isWell)
    let after = try TodoStore.open(path: found, clock: .drawn)
    #expect(try after.list(list.id)?.totalCount == 40)
    await after.close()
  }

  @Test func `another program's database is refused`() throws {
    let connection = try Connection(path: path, mode: .create)
    try connection.execute("PRAGMA journal_mode = WAL; CREATE TABLE t(x)")
    try connection.close()

    #expect(refusal() == .foreignDatabase(path: path))
  }

  @Test func `a newer version's database is refused`() async throws {
    await (try TodoStore.open(path: path, clock: .drawn)).close()
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.execute("PRAGMA user_version = 99")
    try connection.close()

    #expect(
      refusal() == .newerVersion(path: path, version: 99, supported: Schema.migrator.newestVersion))
  }

  @Test func `a damaged database is refused wherever the damage is`() async throws {
    let store = try TodoStore.open(path: path, clock: .drawn)
    let list = try await store.createList(name: "A")
    for number in 0..<60 { try await store.createItem(in: list.id, name: "item \(number)") }
    await store.close()
    let whole = bytes(of: path)
    var refused = 0

    for page in 1..<(whole.count / 4096) {
      var damaged = whole
      for offset in 0..<64 { damaged[page * 4096 + offset] = 0xa5 }
      write(damaged, to: path)
      if refusal() != nil { refused += 1 }
    }
    // A free page has no content to damage.
    #expect(refused >= whole.count / 4096 - 2)

    write(Array(whole[..<(whole.count / 2)]), to: path)
    #expect(refusal() != nil)
  }

  @Test func `a file or folder that others may write to is refused`() async throws {
    await (try TodoStore.open(path: path, clock: .drawn)).close()
    chmod(path, 0o620)
    #expect(isRefusedAsUnsafe(path))

    chmod(path, 0o600)
    chmod(folder.path, 0o777)
    #expect(isRefusedAsUnsafe(folder.path))
  }

  private func isRefusedAsUnsafe(_ place: String) -> Bool {
    guard case .unsafe(place, let danger)? = refusal() else { return false }
    return danger == .writableByOthers || danger == .shared
  }

  @Test func `a path that cannot be a file is refused`() {
    write([1], to: folder.file("file"))
    for path in [folder.path + "/", folder.file("file/todos.db"), "/proc/none/todos.db", ""] {
      #expect(throws: StoreError.self) { try TodoStore.open(path: path, clock: .drawn) }
    }
  }

  @Test func `a file that is replaced while open is not written to`() async throws {
    let store = try TodoStore.open(path: path, clock: .drawn)
    rename(path, folder.file("moved.db"))

    await #expect(throws: StoreError.replaced(path: path)) { try await store.createList(name: "A") }
    await store.close()
  }

  @Test func `the default path follows the environment`() {
    let path = DatabasePath.standard
    #expect(path(["HOME": "/h"]) == "/h/.local/share/paneltodo/todos.db")
    #expect(path(["HOME": "/h", "XDG_DATA_HOME": "/d"]) == "/d/paneltodo/todos.db")
    #expect(path(["HOME": "/h", "XDG_DATA_HOME": "d"]) == "/h/.local/share/paneltodo/todos.db")
    #expect(path(["HOME": "/h", "PANELTODO_DATABASE": "/x.db"]) == "/x.db")
  }

  /// The error from opening the file. Whatever it is, the file must be unchanged.
  private func refusal() -> StoreError? {
    let before = bytes(of: path)
    defer {
      let isUntouched = bytes(of: path) == before
      #expect(isUntouched)
    }
    do {
      _ = try TodoStore.open(path: path, clock: .drawn)
      return nil
    } catch {
      return error
    }
  }

  /// Makes a file look untouched for a number of seconds.
  private func setAge(_ seconds: Int, of path: String) {
    let then = timespec(tv_sec: WallClock.drawn.now.wholeSeconds - seconds, tv_nsec: 0)
    utimensat(AT_FDCWD, path, [then, then], 0)
  }

  private func mode(of path: String) -> mode_t {
    var status = stat()
    lstat(path, &status)
    return status.st_mode & 0o777
  }
}

extension DatabaseFile {
  fileprivate func makeAndOpen() -> Bool {
    do {
      try createIfMissing()
      try checkSafety()
      let (connection, _) = try openForWriting(by: .drawn)
      return try connection.integer("SELECT count(*) FROM list") == 0
    } catch {
      return false
    }
  }
}
