import Foundation
import TestSupport
import Testing

@Suite("A database that is unusable", .floor(.full), .terminals) struct BadDatabaseTests {
  let home: TemporaryFolder
  let folder: String

  init() throws {
    home = try TemporaryFolder()
    folder = try home.makeFolder("data", permissions: 0o700)
  }

  private var path: String { "\(folder)/todos.db" }

  /// Creates a valid database with some data.
  private func makeDatabase() throws {
    let file = try home.write(Seed("Errands", ["Apples"]).document, to: "seed.json")
    let result = try Command.paneltodo(["--database", path, "import", file], home: home).run()
    try #require(result.status == .exitCode(0), "\(result.error)")
    try #require(try permissions(below: folder) == ["todos.db": 0o600])
  }

  private func change(at offset: Int, to bytes: [UInt8]) throws {
    let file = try FileHandle(forUpdating: URL(filePath: path))
    try file.seek(toOffset: UInt64(offset))
    try file.write(contentsOf: bytes)
    try file.close()
  }

  /// The contents of the folder, except the empty log and its index, which opening a file creates.
  private var data: [String: Data] {
    get throws {
      try contents(below: folder).filter { name, content in
        !(name.hasSuffix("-shm") || name.hasSuffix("-wal") && content.isEmpty)
      }
    }
  }

  /// Expects one line about the database, and no change to any file.
  ///
  /// - Parameter afterScreen: Whether the damage may be found after the first frame.
  private func expectRefusal(
    _ sentence: String, from command: [String] = [], afterScreen: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try (data: data, mode: permissions(below: folder)["todos.db"])
    let terminal = try PseudoTerminal(columns: 250)
    let settings = try terminal.settings
    let words = command + [Command.app, "--database", path]
    try terminal.start(Command(words[0], Array(words.dropFirst()), home: home))

    let status = try await terminal.expectExit()

    #expect(status == .exitCode(1), sourceLocation: sourceLocation)
    let lines = terminal.text.split(separator: "\r\n")
    let last = afterScreen ? lines.last ?? "" : terminal.text[...]
    #expect(last.contains("paneltodo: "), sourceLocation: sourceLocation)
    #expect(last.contains(sentence), sourceLocation: sourceLocation)
    #expect(
      afterScreen || lines.count == 1 && !terminal.output.contains(0x1B),
      sourceLocation: sourceLocation)
    try await terminal.expectModesOfBefore(sourceLocation: sourceLocation)
    #expect(try terminal.settings == settings, sourceLocation: sourceLocation)
    #expect(try data == before.data, sourceLocation: sourceLocation)
    #expect(
      try permissions(below: folder)["todos.db"] == before.mode, sourceLocation: sourceLocation)
  }

  // MARK: - Content

  @Test func `because it is not a database is left alone`() async throws {
    try "Milk, eggs\n".write(toFile: path, atomically: false, encoding: .utf8)
    chmod(path, 0o600)

    try await expectRefusal("is not a to-do database")
  }

  @Test func `because it is empty is left alone`() async throws {
    try makeDatabase()
    truncate(path, 0)

    try await expectRefusal("is empty")
  }

  @Test func `because it belongs to another program is left alone`() async throws {
    try makeDatabase()
    try change(at: 68, to: [0, 0, 0, 0])

    try await expectRefusal("is a database of another program")
  }

  @Test func `because a newer version wrote it is left alone`() async throws {
    try makeDatabase()
    try change(at: 60, to: [0, 0, 0, 99])

    try await expectRefusal("was written by a newer version of this program (schema 99")
  }

  @Test(arguments: [1, 3, 5])
  func `because a page is damaged is left alone`(page: Int) async throws {
    try makeDatabase()
    try change(at: page * 4096, to: [UInt8](repeating: 0xFF, count: 4096))

    try await expectRefusal("is damaged", afterScreen: true)
  }

  @Test(arguments: [1, 2, 5])
  func `because its end is missing is left alone`(pages: Int) async throws {
    try makeDatabase()
    truncate(path, pages * 4096 + 100)

    try await expectRefusal("is damaged")
  }

  @Test func `is not imported into either`() throws {
    try makeDatabase()
    try change(at: 4096, to: [UInt8](repeating: 0xFF, count: 4096))
    let before = try data

    let file = home.path("seed.json")
    let result = try Command.paneltodo(["--database", path, "import", file], home: home).run()

    #expect(result.status == .exitCode(1) && result.error.contains("is damaged"))
    #expect(try data == before)
  }

  // MARK: - Owners and permissions

  private func asNobody() throws -> [String] { try home.asNobody(owning: folder, path) }

  @Test func `because it is unreadable is left alone`() async throws {
    try makeDatabase()
    let nobody = try asNobody()
    chmod(path, 0)

    try await expectRefusal("cannot be opened: Permission denied", from: nobody)
    chmod(path, 0o600)
  }

  @Test func `because it belongs to another user is left alone`() async throws {
    try makeDatabase()
    // Root gets a refusal too, although it could write to the file.
    if !(try asNobody()).isEmpty { try await expectRefusal("belongs to another user") }
  }

  @Test func `because its folder is read-only is not created`() async throws {
    let nobody = try asNobody()
    chmod(folder, 0o500)

    try await expectRefusal("cannot be opened: Permission denied", from: nobody)
    chmod(folder, 0o700)
  }

  @Test func `because its folder cannot be created is not created`() async throws {
    let nobody = try asNobody()
    chmod(folder, 0o500)
    let terminal = try PseudoTerminal(columns: 250)
    let words =
      nobody + [Command.app, "--database", "\(folder)/new/todos.db"]
    try terminal.start(Command(words[0], Array(words.dropFirst()), home: home))

    #expect(try await terminal.expectExit() == .exitCode(1))
    #expect(terminal.text.contains("/new cannot be created: Permission denied"))
    chmod(folder, 0o700)
  }

  @Test(arguments: [0o620, 0o602])
  func `because others may change it is left alone`(mode: Int) async throws {
    try makeDatabase()
    chmod(path, mode_t(mode))

    try await expectRefusal("other users can change it. Run: chmod go-w")
  }

  @Test func `because others may write to its folder is left alone`() async throws {
    try makeDatabase()
    chmod(folder, 0o777)

    try await expectRefusal("other users can change it. Run: chmod go-w")
  }

  @Test func `because it is a link, a folder or a pipe is left alone`() async throws {
    try makeDatabase()
    rename(path, "\(folder)/real.db")
    symlink("real.db", path)
    try await expectRefusal("is a symbolic link. Give the path of the file that it points to.")
    unlink(path)

    mkdir(path, 0o700)
    try await expectRefusal("it is not a regular file")
    rmdir(path)

    mkfifo(path, 0o600)
    defer { unlink(path) }
    // A pipe has no content to compare; it only must not block the app.
    let terminal = try PseudoTerminal(columns: 250)
    try terminal.start(.paneltodo(["--database", path], home: home))
    #expect(try await terminal.expectExit() == .exitCode(1))
    #expect(terminal.text.contains("it is not a regular file"))
  }

  @Test func `shows the lists again when it is mended`() async throws {
    try makeDatabase()
    chmod(path, 0o606)
    try await expectRefusal("other users can change it")
    chmod(path, 0o600)

    let session = try TmuxSession("--database", path, home: home)

    try await session.expectCurrent("   Errands")
  }
}
