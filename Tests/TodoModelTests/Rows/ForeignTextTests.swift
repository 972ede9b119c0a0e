import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoLanguage
import TodoValues

@testable import TodoModel

/// Texts that another program has written into the file, bypassing paneltodo and the rules of the
/// schema.
@MainActor
@Suite("A text by another program") struct ForeignTextTests {
  private static let today = Day(daysSinceEpoch: 20_778)
  private let folder: TemporaryFolder
  private let path: String

  init() async throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
    await (try TodoStore.open(path: path, clock: .drawn)).close()
  }

  /// The payload, or a letter if it is empty, since a name must not be.
  private func name(_ payload: Payload) -> [UInt8] {
    payload.bytes.isEmpty ? [0x61] : payload.bytes
  }

  /// Writes one list with an item for each payload, and each payload everywhere else too.
  private func plantCorpus() throws {
    let rows = try ForeignRows(path: path)
    try rows.addList(0, name: Array("Hostile".utf8))
    for (number, payload) in Payload.corpus.enumerated() {
      try rows.addList(number + 1, name: name(payload), emoji: payload.bytes)
      try rows.addList(number + 1001, name: name(payload), query: name(payload))
      try rows.addItem(
        number, to: 0, name: name(payload), notes: payload.bytes, tags: payload.bytes,
        extra: number % 2 == 0 ? payload.bytes : nil, due: number % 3 == 0 ? 20_778 : nil,
        isDone: number % 5 == 0)
      try rows.addEntry(payload.bytes)
    }
    try rows.close()
  }

  @Test func `is read in every field, and each row once`() async throws {
    try plantCorpus()
    let count = Payload.corpus.count
    let store = try TodoStore.open(path: path, clock: .drawn)

    #expect(try store.lists().count == 1 + count && store.views().count == count)
    let list = Identifier<TodoList>(bytes: ForeignRows.list(0))
    let results = try store.items(in: list)
    var seen: [Identifier<TodoItem>] = []
    for start in stride(from: 0, to: results.count, by: 20) {
      seen += try results.items(in: start..<(start + 20)).map(\.id)
    }
    #expect(results.count == count && seen.count == count && Set(seen).count == count)
    // Also backwards and in leaps: knowledge from one direction is used in the other.
    for start in stride(from: results.count - 20, to: 0, by: -53) {
      #expect(
        try results.items(in: start..<(start + 20)).map(\.id) == Array(seen[start..<(start + 20)]))
    }
    for id in seen { #expect(try results.index(of: id) == seen.firstIndex(of: id)) }
    #expect(try store.journal.history(before: nil, limit: 2000).count == count)
    #expect(try store.counts.tags(atMost: .max).count == Payload.corpus.count { !$0.bytes.isEmpty })
    await store.close()
  }

  @Test func `can be completed if it obeys the rules, and always deleted`()
    async throws
  {
    try plantCorpus()
    let store = try TodoStore.open(path: path, clock: .drawn)
    var refused = 0

    let tried = Payload.corpus.count / Thorough.count(8, thorough: 1)
    for number in 0..<tried {
      let id = Identifier<TodoItem>(bytes: ForeignRows.item(number))
      do {
        _ = try await store.update([id], [.done(true)])
      } catch {
        #expect("\(error)".hasPrefix("Another program stored a value here"))
        refused += 1
      }
      if number % 7 == 0 { try await store.deleteItems([id]) }
    }

    #expect(refused > 0 && refused < tried)
    let deleted = stride(from: 0, to: tried, by: 7).map { $0 }
    for number in deleted {
      #expect(try store.item(Identifier(bytes: ForeignRows.item(number))) == nil)
    }
    await store.close()
    let diagnosis = Doctor(path: path, clock: .drawn).examine()
    #expect(diagnosis.findings.contains(.good("The file is intact: all pages, indexes and rules.")))
    #expect(!"\(diagnosis)".contains("\u{1B}"))
  }

  @Test func `names a tag once, even if repeated`() async throws {
    let rows = try ForeignRows(path: path)
    try rows.addList(0, name: Array("Hostile".utf8))
    try rows.addItem(0, to: 0, name: Array("Milk".utf8), tags: Array("one two One one".utf8))
    try rows.close()
    let store = try TodoStore.open(path: path, clock: .drawn)
    let id = Identifier<TodoItem>(bytes: ForeignRows.item(0))

    #expect(try store.item(id)?.tags == ["one", "two"])
    _ = try await store.update([id], [.done(true)])

    #expect(try store.item(id)?.isDone == true)
    #expect(try store.counts.tags().map(\.name).sorted() == ["one", "two"])
    await store.close()
  }

  @Test func `cannot inject SQL through a query`() async throws {
    let store = try TodoStore.open(path: path, clock: .drawn)
    let list = try await store.createList(name: "Plain").id
    try await store.createItem(in: list, name: "Milk")
    let schema = try store.connection.text("SELECT group_concat(sql) FROM sqlite_schema")

    for payload in Payload.sample(Thorough.count(136, thorough: .max)) {
      guard let query = try? Query(parsing: payload.text) else { continue }
      let results = try store.results(
        for: ItemQuery(.everything, filter: query, today: Self.today))
      _ = try results.items(in: 0..<10)
      _ = try store.counts.count(of: ItemQuery(.everything, filter: query, today: Self.today))
    }

    #expect(try store.connection.text("SELECT group_concat(sql) FROM sqlite_schema") == schema)
    #expect(try store.items(in: list).count == 1)
    await store.close()
  }

  @Test func `is stored only by the program's rules, or refused with a reason`() async throws {
    let store = try TodoStore.open(path: path, clock: .drawn)
    let list = try await store.createList(name: "Plain").id
    var taken = 0

    let payloads = Payload.sample(Thorough.count(51, thorough: .max))
    for payload in payloads {
      for write in [
        { try await store.createList(name: payload.text, emoji: payload.text).id.uuidString },
        { try await store.createItem(in: list, name: payload.text).id.uuidString },
        {
          try await store.createItem(
            NewItem("Notes", in: list, notes: payload.text, tags: [payload.text])
          ).id.uuidString
        },
        { try await store.createView(name: payload.text, query: payload.text).id.uuidString },
      ] as [() async throws -> String] {
        do {
          _ = try await write()
          taken += 1
        } catch let error as StoreError {
          #expect(ForeignOutput.find(in: Array("\(error)".utf8), by: .lines) == nil)
        }
      }
    }

    #expect(taken > payloads.count)
    for query: SQL in [
      "SELECT name FROM list", "SELECT emoji FROM list",
      "SELECT query FROM list WHERE query NOTNULL",
      "SELECT name FROM item", "SELECT notes FROM item", "SELECT tags FROM item",
    ] {
      let statement = try store.connection.statement(query)
      while try statement.step() {
        let bytes = statement.withBytes(0) { Array($0) }
        let text = try #require(String(validating: bytes, as: UTF8.self))
        #expect(
          text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
          })
      }
      statement.reset()
    }
    await store.close()
  }

  @Test(.floor(.full)) func `of ten megabytes is read cut, refused in full, replaced and deleted`()
    async throws
  {
    let rows = try ForeignRows(path: path)
    let long = [UInt8]("é".utf8) + [UInt8](repeating: 0x78, count: 10_000_000)
    let lines = [UInt8]((0..<100_000).map { "line \($0)\n" }.joined().utf8)
    try rows.addList(0, name: long)
    for number in 0..<3 {
      try rows.addItem(
        number, to: 0, name: long, notes: lines, extra: number == 2 ? nil : Array("{}".utf8) + long)
    }
    try rows.addItem(3, to: 0, name: Array("short".utf8))
    try rows.addEntry(long)
    try rows.close()
    let ids = (0..<4).map { Identifier<TodoItem>(bytes: ForeignRows.item($0)) }

    let store = try TodoStore.open(path: path, clock: .drawn)
    let item = try #require(try store.item(ids[0]))
    #expect(item.name.utf8.count <= 4100 && item.name.hasSuffix("…") && item.name.hasPrefix("éxx"))
    #expect(item.notes.utf8.count <= 65_540 && item.notes.hasPrefix("line 0\nline 1\n"))
    let listName = try #require(try store.lists().first).list.name
    #expect(listName.utf8.count <= 4100 && listName.hasSuffix("…"))
    #expect(
      try #require(try store.journal.history(before: nil, limit: 9).last).entry.oldLabel.utf8.count
        < 20_000
    )

    await #expect(throws: StoreError.self) { try await store.update([ids[0]], [.done(true)]) }
    #expect(try store.connection.integer("SELECT length(name) FROM item ORDER BY pk") == 10_000_001)
    let other = try #require(try store.item(ids[2]))
    var renamed = other
    (renamed.name, renamed.notes) = ("Short", "now")
    try await store.updateItem(renamed, editedFrom: other)
    #expect(try store.item(ids[2])?.name == "Short")
    try await store.deleteItems([ids[1]])
    #expect(try store.item(ids[1]) == nil)
    try await store.deleteList(Identifier(bytes: ForeignRows.list(0)))
    #expect(try store.lists().isEmpty)
    // Restoring the list would truncate its name, so the undo is refused and the file unchanged.
    await #expect(throws: StoreError.self) { _ = try await store.undo() }
    #expect(try store.connection.integer("SELECT length(name) FROM list") == 10_000_001)
    await store.close()
    #expect(
      Doctor(path: path, clock: .drawn).examine().findings.contains {
        if case .bad(let sentence) = $0 {
          sentence.contains("too long or contains a NUL")
        } else {
          false
        }
      })
  }

  @Test(.floor(.full)) func `that is too long is refused with the limit`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Plain").id
    let long = String(repeating: "x", count: 10_000_000)

    for (limit, write) in [
      ("4096", { try await store.createItem(in: list, name: long).name }),
      ("4096", { try await store.createList(name: long).name }),
      ("65536", { try await store.createItem(NewItem("N", in: list, notes: long)).name }),
      ("4096", { try await store.createView(name: "V", query: long).name }),
    ] as [(String, () async throws -> String)] {
      let error = await #expect(throws: StoreError.self) { _ = try await write() }
      #expect("\(error.map { "\($0)" } ?? "")".contains("the limit is \(limit) bytes"))
    }
    Thorough.report(
      "B6", "10 MB name, 100,000 lines: refused with the limit; stored ones open, are cut, deleted")
  }
}

extension Identifier {
  fileprivate init(bytes: [UInt8]) {
    let number = { (bytes: ArraySlice<UInt8>) in bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    self.init(high: number(bytes[..<8]), low: number(bytes[8...]))
  }
}
