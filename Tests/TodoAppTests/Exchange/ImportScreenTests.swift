import Dispatch
import Foundation
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoModel

@MainActor @Suite("An import on the screen") struct ImportScreenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Starts the app with a list, and asks for a file.
  private func start() async throws -> AppHarness {
    let harness = try await AppHarness(columns: 80, rows: 22, home: folder.path) { store in
      let list = try await store.createList(name: "home")
      _ = try await store.createItem(in: list.id, name: "Bread")
    }
    harness.app.type("gI")
    await harness.expect("~/todo.txt")
    return harness
  }

  /// Names a file and waits for its preview.
  private func preview(_ name: String, in harness: AppHarness, _ text: String) async {
    harness.app.type("~/\(name)")
    harness.app.press(.enter)
    await harness.expect(text)
  }

  private func lists(_ harness: AppHarness) throws -> [String] {
    try harness.store.lists().map { "\($0.list.name) \($0.totalCount)" }
  }

  @Test func `shows what it would add, adds that, and is taken back by one undo`() async throws {
    try folder.write("Milk\nEggs\nTea\nSalt due:someday\n", to: "home.txt")
    let harness = try await start()

    await preview("home.txt", in: harness, "todo.txt: 0 lists and 4 items")
    #expect(harness.app.screen.contains("home: 4 items: Milk, Eggs, Tea …"))
    #expect(harness.app.screen.contains("line 4: "))
    #expect(try lists(harness) == ["home 1"] && harness.store.lists()[0].openCount == 1)

    harness.app.press(.enter)
    await harness.expect("Imported 0 lists and 4 items from home.txt   u undo")
    #expect(try lists(harness) == ["home 5"])

    harness.app.type("u")
    await harness.expect("home.txt   ^R redo")
    #expect(try lists(harness) == ["home 1"])
    await harness.close()
  }

  @Test func `takes the files of a folder, and names those that it leaves out`() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("backup"), withIntermediateDirectories: false)
    for (name, text) in ["work.txt": "Milk\n", "garden.md": "- [ ] Dig\n", "x.jpg": "\u{1}"] {
      try folder.write(text, to: "backup/\(name)")
    }
    let harness = try await start()

    await preview("backup/", in: harness, "Folder: 2 lists and 2 items")
    #expect(harness.app.screen.contains("x.jpg is left out: its format is unknown."))

    harness.app.press(.enter)
    await harness.expect("Imported 2 lists and 2 items from backup/   u undo")
    #expect(try lists(harness) == ["garden 1", "home 1", "work 1"])
    await harness.close()
  }

  @Test func `has nothing to do for a file that is here already`() async throws {
    try folder.write("Milk\n", to: "work.txt")
    let harness = try await start()
    await preview("work.txt", in: harness, "work (new): 1 item: Milk")
    harness.app.press(.enter)
    await harness.expect("Imported 1 list and 1 item")

    harness.app.type("gI")
    await preview("work.txt", in: harness, "Nothing new in work.txt")

    #expect(harness.app.screen.contains("Already here, and left as they are: 1 list or item"))
    harness.app.press(.enter)
    #expect(!harness.app.screen.contains("Nothing new"))
    #expect(try lists(harness) == ["home 1", "work 1"])
    await harness.close()
  }

  @Test func `leaves everything as it was after Esc`() async throws {
    try folder.write("Milk\n", to: "work.txt")
    let harness = try await start()
    await preview("work.txt", in: harness, "work (new)")

    harness.app.press(.escape)

    #expect(!harness.app.screen.contains("work"))
    #expect(try lists(harness) == ["home 1"])
    await harness.close()
  }

  @Test func `refuses a broken file with the place of the fault`() async throws {
    try folder.write("BEGIN:VCALENDAR\nBEGIN:VTODO\n", to: "a.ics")
    let harness = try await start()

    await preview("a.ics", in: harness, "a.ics: line 2, column 1: This VTODO is incomplete")

    harness.app.press(.enter)
    #expect(!harness.app.screen.contains("a.ics"))
    #expect(try lists(harness) == ["home 1"])
    await harness.close()
  }

  @Test func `keeps a mistyped path to be corrected`() async throws {
    let harness = try await start()

    await preview("missing", in: harness, "missing cannot be read: No such file or")

    #expect(harness.app.screen.contains("~/missing"))
    await harness.close()
  }

  @Test func `asks for the format where neither name nor content decides`() async throws {
    try folder.write("Milk\n", to: "odd")
    let harness = try await start()
    await preview("odd", in: harness, "Format of “odd”")

    harness.app.type("t")
    harness.app.press(.enter)

    await harness.expect("todo.txt: 1 list and 1 item")
    await harness.close()
  }

  @Test func `takes the todos of MVCTodo`() async throws {
    try folder.write(
      """
      {"lists":[{"identifier":{"rawValue":"936DA01F-9ABD-4D9D-80C7-02AF85C822A8"},"name":"Shop"}],
      "items":[{"identifier":{"rawValue":"0A0B0C0D-0000-4000-8000-000000000001"},"name":"Milk",
      "creation":1}],"associations":[]}
      """, to: "todos.json")
    let harness = try await start()

    await preview("todos.json", in: harness, "MVCTodo: 2 lists and 1 item")

    #expect(harness.app.screen.contains("Unfiled (new): 1 item: Milk"))
    await harness.close()
  }

  @Test func `fills in the names of files`() async throws {
    for name in ["alpha.md", "beta.md", "beta 2.md", ".hidden"] {
      try folder.write("- [ ] Milk\n", to: name)
    }
    let harness = try await start()

    harness.app.type("~/be")
    await harness.expect("Tab: beta 2.md beta.md")
    harness.app.press(.tab, .tab, .enter)

    await harness.expect("Import beta.md")
    await harness.close()
  }

  // MARK: - While something else is written

  /// Keeps the writer of a store busy. The returned function releases it.
  private func occupyWriter(of store: TodoStore) async -> () -> Void {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let gate = DispatchSemaphore(value: 0)
    Task {
      try await store.exchange.importElements(of: "nothing") {
        begin.yield()
        gate.wait()
        return { nil }
      }
    }
    for await _ in begun { break }
    return { gate.signal() }
  }

  @Test func `shows its progress, and the screen stays live`() async throws {
    try folder.write("Milk\n", to: "work.txt")
    let harness = try await start()
    let release = await occupyWriter(of: harness.store)

    await preview("work.txt", in: harness, "Reading …")
    harness.app.resize(columns: 60, rows: 20)
    #expect(harness.app.screen.contains("Reading …"))
    release()

    await harness.expect("work (new): 1 item: Milk")
    await harness.close()
  }

  @Test func `adds nothing once it is cancelled`() async throws {
    try folder.write("Milk\n", to: "work.txt")
    let harness = try await start()
    await preview("work.txt", in: harness, "work (new): 1 item: Milk")
    let release = await occupyWriter(of: harness.store)

    harness.app.press(.enter)
    await harness.expect("Importing …")
    harness.app.press(.escape)
    await harness.expect("Cancelling …")
    release()

    await harness.expect("Nothing was imported.")
    #expect(try lists(harness) == ["home 1"])
    #expect(!harness.app.screen.contains("Cancelling"))
    await harness.close()
  }

  // MARK: - In lines

  @Test func `is a dialogue in lines, too`() async throws {
    try folder.write("Milk\nSalt due:someday\n", to: "work.txt")
    let store = try TodoStore.temporary(clock: AppHarness.clock())

    let lines = try await AppHarness.dialogue(
      store, ["import", "~/work.txt", "import", "quit"], home: folder.path)

    #expect(lines.contains("File: empty. For example: ~/todo.txt"))
    #expect(lines.contains("todo.txt: 1 list and 2 items"))
    #expect(lines.contains("work (new): 2 items: Milk, Salt due:someday"))
    #expect(lines.contains { $0.hasPrefix("Imported 1 list and 2 items from work.txt") })
  }
}
