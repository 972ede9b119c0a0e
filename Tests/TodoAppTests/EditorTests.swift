import Foundation
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoModel

@MainActor @Suite struct EditorTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Starts the app on a list with one item, with an editor that runs `edit` on the file.
  private func start(
    editor: [String] = ["edit", "-x"], _ edit: @escaping (String) throws -> Int = { _ in 0 }
  ) async throws -> AppHarness {
    let harness = try await AppHarness(
      columns: 80, rows: 16,
      store: .open(path: folder.path("todos.db"), clock: AppHarness.clock()),
      editor: editor, stateFolder: folder.path
    ) { store in
      let list = try await store.createList(name: "Errands")
      _ = try await store.createItem(NewItem("Apples", in: list.id, notes: "Red ones."))
    }
    harness.app.press(.enter)
    harness.app.terminal.runner = { arguments in
      #expect(arguments.dropLast() == editor[...])
      return (try? edit(arguments.last ?? "")) ?? 99
    }
    return harness
  }

  private func item(_ harness: AppHarness) throws -> TodoItem {
    let list = try #require(harness.store.lists().first)
    return try #require(harness.store.items(in: list.list.id).items(in: 0..<1).first)
  }

  private var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path("paneltodo"))
        .filter { $0.hasSuffix(".txt") }
    }
  }

  @Test func `the editor gets the name and notes in a private file, and they return`()
    async throws
  {
    let harness = try await start { path in
      let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(rights as? Int == 0o600)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "Apples\n\nRed ones.\n")
      try "Pears\r\n\r\nGreen ones.\r\n\r\nTwo.\r\n\r\n".write(
        toFile: path, atomically: true, encoding: .utf8)
      return 0
    }
    harness.app.type("E")

    await harness.expect("Renamed “Apples” to “Pears”   u undo")
    #expect(try item(harness).name == "Pears" && item(harness).notes == "Green ones.\n\nTwo.")
    #expect(try files == [])
    await harness.close()
  }

  @Test func `text that the editor leaves alone is not written`() async throws {
    let harness = try await start()
    let before = try item(harness)
    harness.app.type("E")

    await harness.expect("Nothing to change")
    #expect(try item(harness) == before && files == [])
    await harness.close()
  }

  @Test func `an editor that fails has changed nothing`() async throws {
    let harness = try await start { path in
      try "Pears".write(toFile: path, atomically: true, encoding: .utf8)
      return 1
    }
    harness.app.type("E")

    await harness.expect("The editor ended with status 1. Nothing was changed.")
    #expect(try item(harness).name == "Apples" && files == [])
    await harness.close()
  }

  @Test(arguments: [
    (Data([0x41, 0xFF]), "The edited text is not UTF-8."),
    (Data([0x41, 0]), "The edited text contains a NUL character."),
    (Data(count: 300_000), "The edited text is too long."),
    (Data("A\n\n".utf8 + Array(repeating: 65, count: 70_000)), "These notes are too long"),
  ])
  func `a text that can be no draft stays in its file`(text: Data, problem: String) async throws {
    let harness = try await start { path in
      try text.write(to: URL(filePath: path))
      return 0
    }
    harness.app.type("E")

    await harness.expect(problem)
    #expect(try item(harness).name == "Apples")
    let file = try #require(try files.first)
    #expect(FileManager.default.contents(atPath: folder.path("paneltodo/\(file)")) == text)
    await harness.close()
  }

  @Test func `a text that cannot be saved is a draft, and leaves no file`() async throws {
    let harness = try await start { path in
      try "\n\nGreen ones.".write(toFile: path, atomically: true, encoding: .utf8)
      // Some editors keep what was there before.
      try "Apples".write(toFile: path + "~", atomically: true, encoding: .utf8)
      return 0
    }
    harness.app.type("E")

    await harness.expect("An item needs a name. Your text is a draft.")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("paneltodo")) == [])
    harness.app.type("gd")
    await harness.expect("Green ones.")
    #expect(try item(harness).name == "Apples")
    await harness.close()
  }

  @Test(arguments: [
    ("Pears", "The editor ended with status 137. Your text is a draft."),
    ("Apples\n\nRed ones.\n", "The editor ended with status 137. Nothing was changed."),
  ])
  func `an editor that a signal ended leaves what it has saved`(
    text: String, message: String
  ) async throws {
    let harness = try await start { path in
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return 137
    }
    harness.app.type("E")

    await harness.expect(message)
    #expect(try item(harness).name == "Apples" && files == [])
    await harness.close()
  }

  /// Something else in the place of the file.
  @Test(arguments: ["pipe", "link", "folder", "nothing"])
  func `what is no file is not read`(kind: String) async throws {
    let secret = try folder.write("Secret", to: "secret")
    let harness = try await start { path in
      unlink(path)
      switch kind {
      case "pipe": mkfifo(path, 0o600)
      case "link": symlink(secret, path)
      case "folder": mkdir(path, 0o700)
      default: break
      }
      return 0
    }
    harness.app.type("E")

    await harness.expect("The edited text")
    #expect(try item(harness).name == "Apples")
    await harness.close()
  }

  @Test func `a message reports that no program may be started`() async throws {
    let harness = try await start(editor: [])
    harness.app.type("E")

    await harness.expect("Other programs can't be started here.")
    await harness.close()
  }
}
