import CivilCalendar
import DatePhrases
import FileKit
import Foundation
import TestSupport
import Testing
import TodoLanguage
import TodoModel

@testable import TodoCommands

@Suite("Lines of the inbox file") @MainActor struct InboxIntakeTests {
  private let folder: TemporaryFolder
  private let store: TodoStore
  private let file: InboxFile

  init() throws {
    folder = try TemporaryFolder()
    store = try CommandBench().store
    file = InboxFile(in: folder.path)
  }

  /// Takes the lines, and returns the names of the new items. A program that another test starts at
  /// this moment may hold the lock until it begins.
  @discardableResult
  private func take() async throws -> [String] {
    try await run().items.map(\.name)
  }

  private func run() async throws -> InboxIntake.Outcome {
    try await InboxIntake(file, into: store, habits: DateHabits()).run(attempts: 200)
  }

  private func append(_ text: String, to name: String = InboxFile.name) throws {
    let old = (try? String(contentsOfFile: folder.path(name), encoding: .utf8)) ?? ""
    try write(Array((old + text).utf8), to: name)
  }

  /// Writes a file, which no program that another test starts at this moment inherits.
  private func write(_ bytes: [UInt8], to name: String) throws {
    File.remove(folder.path(name))
    try Descriptor(creating: folder.path(name)).write(bytes.span.bytes)
  }

  private var files: [String] { Folder.names(in: folder.path).sorted() }

  private var rest: String? {
    try? String(contentsOfFile: folder.path(InboxFile.name), encoding: .utf8)
  }

  @Test func `become items of the Inbox by quick add, in one step of undo`() async throws {
    let home = try await store.createList(name: "Home")
    try append("Pay rent tomorrow @bills !high #home\n\nCall “Ana” #nowhere\r\n")

    #expect(try await take() == ["Pay rent", "Call “Ana” #nowhere"])

    #expect(files == [])
    let inbox = try #require(try store.inbox.list())
    #expect(try store.items(in: inbox.id).count == 1)
    let rent = try #require(try store.items(in: home.id).item(at: 0))
    #expect(rent.due == store.clock.today.adding(days: 1) && rent.tags == ["bills"])
    try await store.undo()
    #expect(try store.items(in: inbox.id).count == 0)
    #expect(try await take() == [])
  }

  @Test func `are below a heading that exists, by its name or its beginning`() async throws {
    let home = try await store.createList(name: "Home")
    let heading = try await store.headings.add("Garden", to: home.id)
    try append("Seeds #home/gar\nPaint #home/Attic\n")

    #expect(try await take() == ["Seeds", "Paint #home/Attic"])
    let seeds = try #require(try store.items(in: home.id).item(at: 0))
    #expect(try seeds.name == "Seeds" && store.headings.above(seeds) == heading)
  }

  @Test func `are whole: the beginning of one waits for its end`() async throws {
    try append("Milk\nBre")
    #expect(try await take() == ["Milk"])
    #expect(rest == "Bre" && files == [InboxFile.name])
    #expect(try await take() == [])

    try append("ad\n")
    #expect(try await take() == ["Bread"])
    #expect(files == [])
  }

  @Test func `come from a program that keeps the file open`() async throws {
    try append("One\n")
    let writer = try Descriptor(opening: folder.path(InboxFile.name), forWriting: true)
    // It continues at the end.
    _ = try writer.readAll(limit: 100)

    #expect(try await take() == ["One"])
    try writer.write("Two\nThr".utf8.span.bytes)
    try append("Other\n")
    #expect(try await Set(take()) == ["Two", "Other"])
    try writer.write("ee\nFo".utf8.span.bytes)
    #expect(try await take() == ["Three"])
    _ = consume writer

    #expect(try await take() == [])
    #expect(rest == "Fo" && files == [InboxFile.name])
  }

  private nonisolated static let token = "936DA01F-9ABD-4D9D-80C7-02AF85C822A8"

  @Test(arguments: [
    // Moved away, and perhaps stored.
    [".inbox-1-\(token)": "Milk\nBre"],
    // The rest is written.
    [".inbox-1-\(token)": "Milk\nBre", ".inbox-1-\(token).rest": "Bre"],
    // Half of the rest is written.
    [".inbox-1-\(token)": "Milk\nBre", ".new-inbox-x": "B"],
  ])
  func `are taken once, wherever a crash has interrupted that`(
    left: [String: String]
  ) async throws {
    for isStored in [false, true] {
      for (name, text) in left { try write(Array(text.utf8), to: name) }
      #expect(try await take() == (isStored ? [] : ["Milk"]))
      #expect(rest == "Bre" && files == [InboxFile.name])
      try FileManager.default.removeItem(atPath: folder.path(InboxFile.name))
    }
    // Not even what was deleted meanwhile comes back.
    let inbox = try #require(try store.inbox.list())
    let milk = try #require(try store.items(in: inbox.id).item(at: 0))
    try await store.perform(.delete([milk.id]))
    for (name, text) in left { try write(Array(text.utf8), to: name) }
    #expect(try await take() == [])
  }

  @Test(arguments: [false, true])
  func `begin again after a crash in the last step`(hasBothNames: Bool) async throws {
    let rest = ".inbox-1-\(Self.token).rest"
    try append("Bre", to: rest)
    if hasBothNames { try File.link(folder.path(rest), as: folder.path(InboxFile.name)) }
    #expect(try await take() == [])
    #expect(self.rest == "Bre" && files == [InboxFile.name])
  }

  @Test func `are lost in no case, not even where a new file has begun`() async throws {
    try append("Bre", to: ".inbox-1-\(Self.token).rest")
    try append("Milk\n")

    #expect(try await take() == ["Bre", "Milk"])
    #expect(files == [])
  }

  @Test func `are never refused`() async throws {
    let tag = String(repeating: "t", count: 100)
    let long = String(repeating: "long ", count: 2000)
    var bytes = Data("@\(tag) x\n@shop !high\n\u{1B}[31m\0red\n\u{1}\n\(long)\n".utf8)
    bytes += [0xFF, 0x41, 0x0A]
    try write(Array(bytes), to: InboxFile.name)

    let names = try await take()

    #expect(names.prefix(3) == ["@\(tag) x", "@shop !high", "[31mred"])
    #expect(names.count == 5 && names[3].utf8.count <= 4096 && names[4] == "\u{FFFD}A")
    let inbox = try #require(try store.inbox.list())
    let item = try #require(try store.items(in: inbox.id).item(at: 3))
    #expect(item.notes.hasPrefix(long.dropLast()))
  }

  @Test(.floor(.full)) func `wait while another program takes lines`() async throws {
    try append("Milk\n")
    let lock = try FileLock.acquire(Descriptor(folder: folder.path))
    #expect(try await take() == [] && rest == "Milk\n")

    _ = consume lock
    #expect(try await take() == ["Milk"])
  }

  @Test(arguments: [
    ("/d/paneltodo/todos.db", ["XDG_DATA_HOME": "/d"], "/d/paneltodo/inbox.txt"),
    ("/h/.local/share/paneltodo/todos.db", ["HOME": "/h"], "/h/.local/share/paneltodo/inbox.txt"),
    ("/other.db", ["HOME": "/h"], nil),
  ])
  func `stand beside the database at the place of the program alone`(
    database: String, environment: [String: String], path: String?
  ) {
    #expect(InboxFile(beside: database, environment: environment)?.path == path)
  }

  @Test(.floor(.full)) func `are taken some at a time, and the rest by the next runs`() async throws
  {
    let lines = (0..<4500).map { "Line \($0)" }
    try append(lines.joined(separator: "\n") + "\nBre")

    var names: [String] = []
    var runs = 0
    var outcome: InboxIntake.Outcome
    repeat {
      outcome = try await run()
      #expect(outcome.items.count <= InboxFile.mostLines)
      names += outcome.items.map(\.name)
      runs += 1
    } while outcome.isPartial

    #expect(names == lines && runs == 3)
    #expect(rest == "Bre" && files == [InboxFile.name])
    // Each transaction is a step of undo.
    let inbox = try #require(try store.inbox.list())
    try await store.undo()
    #expect(try store.items(in: inbox.id).count == 4000)
  }

  @Test func `are as many as a run may take, and nothing is left`() async throws {
    try append(String(repeating: "x\n", count: InboxFile.mostLines))

    let outcome = try await run()

    #expect(outcome.items.count == InboxFile.mostLines && !outcome.isPartial && files == [])
  }

  @Test func `are once there after a run that was stopped in the middle`() async throws {
    struct Stop: Error {}
    let lines = (0..<1200).map { "Line \($0)" }
    try append(lines.joined(separator: "\n") + "\n")
    var taken: [InboxFile.Line] = []

    await #expect(throws: Stop.self) {
      _ = try await file.takeLines(attempts: 200) { piece in
        if taken.count >= 1000 { throw Stop() }
        taken += piece
      }
    }
    var again: [InboxFile.Line] = []
    let isPartial = try await file.takeLines(attempts: 200) { again += $0 }

    #expect(taken.map(\.text) == Array(lines.prefix(1000)) && !isPartial)
    #expect(again.map(\.text) == lines)
    #expect(again.prefix(1000).map(\.id) == taken.map(\.id))
    #expect(Set(again.map(\.id)).count == lines.count && files == [])
  }

  @Test func `that are blank or long take their time, too`() async throws {
    let long = String(repeating: "long ", count: 30_000)
    let blank = String(repeating: "\n", count: 1_200_000)
    try append("\(long)\n\(blank)Milk\n")

    var names: [String] = []
    var outcome: InboxIntake.Outcome
    repeat {
      outcome = try await run()
      names += outcome.items.map(\.name)
    } while outcome.isPartial

    #expect(names.count == 2 && names.last == "Milk" && files == [])
  }

  @Test(arguments: Obstacle.allCases)
  func `come from files alone, and from the others beside something else`(
    obstacle: Obstacle
  ) async throws {
    let name = ".inbox-1-\(Self.token)"
    try obstacle.make(at: folder.path(name))
    try append("Milk\n")
    let sentence = "\(name) \(obstacle.predicate(followingLinks: false))."

    let error = await #expect(throws: CommandFailure.self) { try await take() }

    #expect(error?.description.hasPrefix(sentence) == true, "\(error?.description ?? "")")
    let inbox = try #require(try store.inbox.list())
    #expect(try store.items(in: inbox.id).item(at: 0)?.name == "Milk")
    #expect(try store.items(in: inbox.id).count == 1 && rest == nil)
  }

  @Test(arguments: Obstacle.allCases)
  func `do not come through something else with the name of the file`(
    obstacle: Obstacle
  ) async throws {
    try append("Milk\n", to: ".inbox-1-\(Self.token)")
    try obstacle.make(at: file.path)
    let sentence = "inbox.txt \(obstacle.predicate(followingLinks: false))."

    let error = await #expect(throws: CommandFailure.self) { try await take() }

    #expect(error?.description.hasPrefix(sentence) == true, "\(error?.description ?? "")")
    let inbox = try #require(try store.inbox.list())
    #expect(try store.items(in: inbox.id).item(at: 0)?.name == "Milk" && File.exists(file.path))
  }

  @Test(arguments: [
    "x", "9223372036854775807-x", "9223372036854775807-\(token)", "1-x", "-1-\(token)", "\(token)",
    "1-\(token)-", "1-\(token)-x", "1-\(token)-9223372036854775808", "٣-\(token)",
    String(repeating: "9", count: 200), "1-\(token)0",
  ])
  func `are not in files with names of another form`(end: String) async throws {
    try append("Not mine\n", to: ".inbox-\(end)")
    try append("Milk\n")

    #expect(try await take() == ["Milk"] && files == [".inbox-\(end)"])
  }

  @Test(arguments: ["0", "999999999999999"])
  func `are in files with any number`(number: String) async throws {
    try append("Tea\n", to: ".inbox-\(number)-\(Self.token)")
    try append("Milk\n")

    #expect(try await Set(take()) == ["Tea", "Milk"] && files == [])
  }

  @Test(arguments: [5, 999_999_999_999_999])
  func `begin where the name of their file says, unless it is shorter`(
    position: Int
  ) async throws {
    try append("Milk\nBread\n", to: ".inbox-1-\(Self.token)-\(position)")

    #expect(try await take() == (position == 5 ? ["Bread"] : ["Milk", "Bread"]))
    #expect(files == [])
  }

  @Test func `with very many unknown lists are only a name`() async throws {
    _ = try await store.createList(name: "Home")
    let marks = (0..<33).map { "#list\($0)" }.joined(separator: " ")
    try append("Milk tomorrow #home\n\(marks) tomorrow\n")

    #expect(try await take() == ["Milk", "\(marks) tomorrow"])
  }
}
