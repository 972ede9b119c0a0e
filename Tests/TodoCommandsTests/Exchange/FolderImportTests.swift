import Foundation
import TestSupport
import Testing
import TodoFormats
import TodoModel
import TodoWording

@testable import TodoCommands

@Suite("An import of a folder") @MainActor struct FolderImportTests {
  private let home: TemporaryFolder
  private let store: TodoStore

  init() throws {
    home = try TemporaryFolder()
    store = try TodoStore.temporary(clock: .drawn)
    for name in ["backup", "backup/older"] {
      try FileManager.default.createDirectory(
        atPath: home.path(name), withIntermediateDirectories: false)
    }
  }

  private func write(_ files: [String: String]) throws {
    for (name, text) in files { try home.write(text, to: "backup/\(name)") }
  }

  private func take(
    _ path: String = "backup/", format: String? = nil, isRehearsal: Bool = false
  ) async throws -> ImportReport {
    let task = ImportTask(paths: [home.path(path)], format: format)
    let files = try FileImport(task, ExchangeContext(clock: .drawn))
    return try await files.run(into: store, isRehearsal: isRehearsal)
  }

  private var lists: [String] {
    get throws { try store.lists().map { "\($0.list.name) \($0.totalCount)" } }
  }

  @Test(arguments: ["backup", "backup/"])
  func `is one step of undo, and names what is left out`(path: String) async throws {
    try write([
      "home.txt": "Milk\nTea\n", "work.md": "- [ ] Call\n", "photo.jpg": "\u{1}",
      ".hidden.txt": "Secret\n",
    ])

    let report = try await take(path)

    #expect(report.numbers == "2 lists and 3 items" && report.file == "backup/")
    #expect(
      report.remarks == [
        "older is left out: it is a folder.",
        "photo.jpg is left out: its format is unknown.",
      ])
    #expect(try lists == ["home 2", "work 1"])
    try await store.undo()
    #expect(try lists == [] && !store.canUndo)
  }

  @Test func `adds nothing the second time, nor in a rehearsal`() async throws {
    try write(["home.txt": "Milk\n", "work.md": "- [ ] Call\n"])

    let rehearsal = try await take(isRehearsal: true)
    #expect(try lists == [])
    let first = try await take()
    let second = try await take()

    #expect(rehearsal.numbers == first.numbers && rehearsal.problems == first.problems)
    #expect(first.itemsAdded == 2 && second.isEmpty)
  }

  @Test(arguments: [nil, "todo.txt"])
  func `leaves out what is no file, and a file whose name cannot be read`(
    format: String?
  ) async throws {
    try write(["home.txt": "Milk\n"])
    for obstacle in Obstacle.behindLinks where obstacle != .folder {
      try obstacle.make(at: home.path("backup/\(obstacle).txt"))
    }
    let start = Array(home.path("backup/a").utf8CString.dropLast())
    let path = start + [CChar(bitPattern: 0xFF)] + Array(".txt".utf8CString)
    let number = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    try #require(number >= 0)
    close(number)

    let report = try await take(format: format)

    #expect(try lists == ["home 1"])
    #expect(
      report.remarks.sorted() == [
        "a\u{FFFD}.txt is left out: it has a name that is not UTF-8, so rename it.",
        "deadLink.txt is left out: it is a symbolic link that leads nowhere.",
        "device.txt is left out: it is a device, not a file.",
        "namedPipe.txt is left out: it is a named pipe, not a file.",
        "older is left out: it is a folder.",
        "socket.txt is left out: it is a socket, not a file.",
      ])
  }

  @Test func `changes nothing if one file is broken, and names the file and the place`()
    async throws
  {
    try write(["a.txt": "Milk\n", "b.ics": "BEGIN:VCALENDAR\nBEGIN:VTODO\n"])

    let error = await #expect(throws: StoreError.self) { try await take() }

    #expect(error?.description.hasPrefix("b.ics: line 2, column 1: ") == true)
    #expect(try lists == [] && !store.canUndo)
  }

  @Test func `is refused with the reasons if no file can be imported`() async throws {
    try write(["photo.jpg": "\u{1}"])

    let error = await #expect(throws: StoreError.self) { try await take() }

    #expect(
      error?.description == """
        backup/ has no file that can be imported. older is left out: it is a folder. photo.jpg is \
        left out: its format is unknown.
        """)
  }

  @Test func `with a declared format has only the files with its endings`() async throws {
    try write(["home.txt": "Milk\n", "work.md": "- [ ] Call\n"])

    let report = try await take(format: "todo.txt")

    #expect(try lists == ["home 1"])
    #expect(
      report.remarks.contains("work.md is left out: its name is not that of a file of todo.txt."))
  }

  @Test func `has the projects of Todoist, and their sections of one name apart`() async throws {
    let project = """
      TYPE,CONTENT,INDENT
      task,Rent,1
      section,Later,
      task,Milk,1
      task,Eggs,1

      """
    try write(["Home [11].csv": project, "Work [12].csv": project])

    let first = try await take()
    let second = try await take()

    #expect(first.itemsAdded == 6 && second.isEmpty)
    #expect(try lists == ["Home 1", "Home / Later 2", "Work 1", "Work / Later 2"])
  }
}
