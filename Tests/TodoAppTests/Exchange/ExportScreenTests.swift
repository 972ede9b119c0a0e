import Foundation
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoApp
import TodoAppTesting
import TodoModel

@MainActor @Suite("An export on the screen") struct ExportScreenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Starts the app on a list, one of two.
  private func start(store: TodoStore? = nil) async throws -> AppHarness {
    let harness = try await AppHarness(
      columns: 80, rows: 22, startView: .list("Home"), store: store, home: folder.path
    ) { store in
      let home = try await store.createList(name: "Home")
      _ = try await store.createItem(NewItem("Bread", in: home.id, notes: "Rye."))
      let work = try await store.createList(name: "Work")
      _ = try await store.createItem(in: work.id, name: "Call")
    }
    await harness.expect("Bread")
    harness.app.type("gE")
    await harness.expect("~/Home.json")
    return harness
  }

  private func text(of name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func `shows what the format loses, and writes the list on the screen`() async throws {
    let harness = try await start()
    harness.app.press(.tab)
    harness.app.type("t")
    await harness.expect("~/Home.txt")

    harness.app.press(.enter)
    await harness.expect("todo.txt: 1 list and 1 item")
    #expect(harness.app.screen.contains("New file: ~/Home.txt"))
    #expect(harness.app.screen.contains("todo.txt has no place for “notes”."))
    #expect(try files == [])

    harness.app.press(.enter)
    await harness.expect("Exported 1 item to ~/Home.txt")
    #expect(try text(of: "Home.txt").contains("Bread"))
    #expect(try files == ["Home.txt"])
    await harness.close()
  }

  @Test func `has everything where that is chosen`() async throws {
    let harness = try await start()
    harness.app.press(.right)
    await harness.expect("~/paneltodo.json")

    harness.app.press(.enter)
    await harness.expect("2 lists and 2 items")
    #expect(harness.app.screen.contains("Export everything"))
    harness.app.press(.enter)

    await harness.expect("Exported 2 items")
    #expect(try text(of: "paneltodo.json").contains("Call"))
    await harness.close()
  }

  @Test func `replaces a file only after a question`() async throws {
    try folder.write("precious", to: "Home.json")
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("~/Home.json exists, and will be replaced.")

    harness.app.press(.escape)
    #expect(try text(of: "Home.json") == "precious")

    harness.app.type("gE")
    await harness.expect("~/Home.json")
    harness.app.press(.enter)
    await harness.expect("will be replaced")
    harness.app.press(.enter)
    await harness.expect("Exported 1 item")
    #expect(try text(of: "Home.json").contains("Bread"))
    #expect(try files == ["Home.json"])
    await harness.close()
  }

  @Test func `does not replace a file that came after the question`() async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("New file: ~/Home.json")
    try folder.write("precious", to: "Home.json")

    harness.app.press(.enter)

    await harness.expect("exists. Choose another name.")
    #expect(try text(of: "Home.json") == "precious" && files == ["Home.json"])
    await harness.close()
  }

  @Test func `goes neither into a folder nor over the database`() async throws {
    let harness = try await start(
      store: .open(path: folder.path("todos.db"), clock: AppHarness.clock()))
    harness.app.press(.tab, .tab, .control("u"))
    harness.app.type("~")
    harness.app.press(.enter)
    await harness.expect("~ is a folder. Add the name of a file.")

    harness.app.type("/todos.db")
    harness.app.press(.enter)

    await harness.expect("~/todos.db is the database.")
    await harness.close()
  }

  @Test func `has the items of the view on the screen`() async throws {
    let harness = try await start()
    harness.app.press(.escape)
    try await harness.store.createView(name: "Phone", query: "call")
    harness.app.press(.escape, .control("p"))
    harness.app.type("phone")
    await harness.expect("view")
    harness.app.press(.enter)
    await harness.expect("Call")

    harness.app.type("gE")
    await harness.expect("~/Phone.json")
    harness.app.press(.enter)

    await harness.expect("2 lists and 1 item")
    await harness.close()
  }

  @Test func `is a dialogue in lines, too`() async throws {
    let store = try TodoStore.temporary(clock: AppHarness.clock())
    let home = try await store.createList(name: "Home")
    _ = try await store.createItem(in: home.id, name: "Bread")

    let lines = try await AppHarness.dialogue(
      store, ["export", "", "Markdown", "~/all.md", "export", "quit"], home: folder.path)

    #expect(lines.contains("Markdown: 1 list and 1 item"))
    #expect(lines.contains("Exported 1 item to ~/all.md"))
    #expect(try text(of: "all.md").contains("- [ ] Bread"))
  }

  @Test func `is not offered where a program has no files`() async throws {
    let harness = try await AppHarness()

    harness.app.type("gE")

    await harness.expect("No files can be reached here")
    await harness.close()
  }
}
