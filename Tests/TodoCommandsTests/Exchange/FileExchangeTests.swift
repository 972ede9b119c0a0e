import CivilCalendar
import TestSupport
import Testing
import TodoFormats
import TodoLanguage
import TodoModel
import TodoValues
import TodoWording

@testable import TodoCommands

@Suite("An exchange with files") @MainActor struct FileExchangeTests {
  private let folder: TemporaryFolder
  private let store: TodoStore
  private let context = ExchangeContext(clock: .drawn)

  init() throws {
    folder = try TemporaryFolder()
    store = try TodoStore.temporary(clock: .drawn)
  }

  @discardableResult
  private func take(
    _ text: String, as name: String, into store: TodoStore, list: String? = nil
  ) async throws -> ImportReport {
    let path = try folder.write(text, to: name)
    return try await FileImport(ImportTask(paths: [path], list: list), context).run(into: store)
  }

  private func text(
    _ name: String, of store: TodoStore, list: Identifier<TodoList>? = nil,
    filter: Query = .everything
  ) async throws -> String {
    let format = try #require(Format.named(name))
    let export = FileExport(format, list: list, filter: filter, context)
    return try await store.exchange.read { snapshot in
      var text = ""
      _ = try export.run(of: snapshot) { text += $0 }
      return text
    }
  }

  private nonisolated static let files = [
    ("todo.txt", "todo.txt", "(A) Pay rent @home due:2026-12-01\nx Milk\nOdd odd:1\n"),
    ("todo.md", "markdown", "Some prose\n\n- [ ] Parent\n  - [x] Child\n\nMore prose\n"),
    ("todo.org", "org", "#+TITLE: todo\n\nProse\n\n* TODO Parent\nNotes\n** DONE Child\n"),
    (
      "todo.json", "taskwarrior",
      """
      [
      {"description":"Milk","entry":"20261101T090000Z","status":"pending",\
      "uuid":"0a0b0c0d-0000-4000-8000-000000000001","odd":"1"}
      ]

      """
    ),
    (
      "todo.ics", "ics",
      """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      PRODID:-//odd//EN\r
      BEGIN:VTODO\r
      UID:abc@host\r
      SUMMARY:Milk\r
      X-ODD:1\r
      END:VTODO\r
      END:VCALENDAR\r

      """
    ),
  ]

  @Test(arguments: files)
  func `brings back each line of a file`(
    name: String, format: String, content: String
  ) async throws {
    try await take(content, as: name, into: store)

    #expect(missing(in: try await text(format, of: store), of: content) == [])
  }

  /// The lines of a file that an export lacks, except for the name of the program.
  private func missing(in export: String, of content: String) -> [String] {
    let lines = Set(export.split(whereSeparator: \.isNewline))
    return content.split(whereSeparator: \.isNewline).filter { line in
      !lines.contains(line) && !line.hasPrefix("PRODID")
    }.map(String.init)
  }

  @Test(arguments: files)
  func `adds nothing the second time, and is taken back by one undo`(
    name: String, format: String, content: String
  ) async throws {
    let first = try await take(content, as: name, into: store)
    let before = try await text("json", of: store)

    let second = try await take(content, as: name, into: store)

    #expect(first.itemsAdded > 0)
    #expect(second.itemsAdded == 0 && second.listsAdded == 0)
    #expect(try await text("json", of: store) == before)
    try await store.undo()
    #expect(try store.lists().isEmpty && !store.canUndo)
  }

  @Test(arguments: files)
  func `goes through our own format without loss`(
    name: String, format: String, content: String
  ) async throws {
    try await take(content, as: name, into: store)
    let other = try TodoStore.temporary(clock: .drawn)
    let json = try await text("json", of: store)

    try await take(json, as: "all.json", into: other)

    #expect(try await text("json", of: other) == json)
    #expect(try await text(format, of: other) == text(format, of: store))
  }

  @Test(arguments: [
    ("a.ics", "BEGIN:VCALENDAR\nBEGIN:VTODO\n", "line"),
    ("a.json", "{\"paneltodo\":1,\n\"lists\":[],\"items\":[{\"uuid\":1}]}", "line 2"),
  ])
  func `changes nothing if the file is cut`(
    name: String, content: String, place: String
  ) async throws {
    let error = await #expect(throws: StoreError.self) {
      try await take(content, as: name, into: store)
    }

    #expect(error?.description.contains("\(name): ") == true)
    #expect(error?.description.contains(place) == true)
    #expect(try store.lists().isEmpty && !store.canUndo)
  }

  @Test func `asks for the format where two are possible`() throws {
    let path = try folder.write("BEGIN:VCALENDAR\n", to: "odd.org")

    #expect(throws: UsageError.self) { try FileImport(ImportTask(paths: [path]), context) }
  }

  @Test func `takes several files in one step of undo`() async throws {
    let paths = [
      try folder.write("Milk\n", to: "a.txt"), try folder.write("- [ ] Eggs\n", to: "b.md"),
    ]

    let report = try await FileImport(ImportTask(paths: paths), context).run(into: store)

    #expect(report.text == "Imported 2 lists and 2 items from a.txt and 1 more.")
    try await store.undo()
    #expect(try store.lists().isEmpty)
  }

  @Test func `has one list, or the items of a query, where that is asked for`() async throws {
    try await take("Milk\nx Eggs\n", as: "home.txt", into: store)
    try await take("Call\n", as: "work.txt", into: store)

    let work = try #require(try store.lists().first { $0.list.name == "work" })
    #expect(try await text("todo.txt", of: store, list: work.id) == "Call\n")
    #expect(try await text("todo.txt", of: store, filter: Query(parsing: "is:done")) == "x Eggs\n")
  }

  @Test(.floor(.full)) func `keeps every field of random items in our own format, to the byte`()
    async throws
  {
    try await fill(store, count: 500, seed: 7)
    let json = try await text("json", of: store)
    let lines = try await text("jsonl", of: store)
    let (second, third) = (
      try TodoStore.temporary(clock: .drawn), try TodoStore.temporary(clock: .drawn)
    )

    try await take(json, as: "all.json", into: second)
    try await take(lines, as: "all.jsonl", into: third)

    #expect(try await text("json", of: second) == json)
    #expect(try await text("json", of: third) == json)
  }

  /// Adds items with hostile texts and every field at random.
  private func fill(_ store: TodoStore, count: Int, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let texts = Payload.corpus.map(\.text)
    let list = try await store.createList(name: "Random")
    var made: [Identifier<TodoItem>] = []
    for index in 0..<count {
      var item = NewItem("Item \(index)", in: list.id)
      item.parent = index.isMultiple(of: 3) ? made.suffix(5).randomElement(using: &random) : nil
      let stored = try await store.createItem(item)
      made.append(stored.id)
      var edited = stored
      let text = texts.randomElement(using: &random) ?? ""
      if !text.contains("\0") {
        edited.notes = String(String.UnicodeScalarView(text.unicodeScalars.prefix(1000)))
        edited.name =
          "Item \(index) " + String(String.UnicodeScalarView(text.unicodeScalars.prefix(200)))
      }
      edited.priority = Priority.allCases.randomElement(using: &random) ?? .none
      edited.isFlagged = Bool.random(using: &random)
      if Bool.random(using: &random) {
        let day = Day(daysSinceEpoch: Int.random(in: 10_000..<30_000, using: &random))
        edited.plan = DayPlan(day, isEvening: Bool.random(using: &random))
        edited.deferUntil = Bool.random(using: &random) ? day.adding(days: -3) : nil
      }
      edited.tags = Bool.random(using: &random) ? ["home", "漢字"] : []
      if Bool.random(using: &random) {
        edited.due = Day(daysSinceEpoch: Int.random(in: 10_000..<30_000, using: &random))
        edited.dueTime = Bool.random(using: &random) ? TimeOfDay(minutes: 570) : nil
        edited.recurrence = Bool.random(using: &random) ? Recurrence(.monthly(), every: 2) : nil
      }
      try await store.updateItem(edited)
    }
  }
}
