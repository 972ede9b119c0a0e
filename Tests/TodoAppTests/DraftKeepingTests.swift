import Foundation
import SQLiteKit
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoLanguage

@testable import TodoModel

/// The moments at which typed text is kept as a draft, and at which the draft is removed.
@MainActor @Suite struct DraftKeepingTests {
  private let bench: DraftBench

  init() throws { bench = try DraftBench() }

  @Test func `without typing there is no timer and no write`() async throws {
    let harness = try await bench.start()
    harness.app.press(.enter, .character("a"))
    harness.app.run(for: 5)
    #expect(!bench.isWaiting(harness))

    harness.app.type("Tea")
    #expect(bench.isWaiting(harness))
    try await bench.expectKept("Tea", in: harness)
    harness.app.run(for: 5)
    #expect(!bench.isWaiting(harness))

    // A field that is emptied again leaves no draft.
    harness.app.press(.control("u"))
    try await bench.expectKept(in: harness)
    harness.app.press(.escape)
    #expect(try bench.names(harness) == ["Apples", "Bread"])
    await harness.close()
  }

  @Test func `keys without a pause are also saved`() async throws {
    let harness = try await bench.start()
    harness.app.press(.enter, .character("a"))
    for _ in 0..<20 {
      harness.app.type("x")
      harness.app.run(for: 0.1)
    }
    var count = 20
    let isKept = try await harness.app.waitUntil {
      if (try harness.store.drafts.abandoned().first?.fields.first?.text.count ?? 0) > 5 {
        return true
      }
      harness.app.type("x")
      harness.app.run(for: 0.1)
      count += 1
      return false
    }
    #expect(isKept)
    try await bench.expectKept(String(repeating: "x", count: count), in: harness)
    await harness.close()
  }

  @Test func `a failed save keeps the draft, a successful one removes it`()
    async throws
  {
    let harness = try await bench.start()
    harness.app.press(.enter, .character("e"))
    harness.app.press(.control("u"))
    harness.app.press(.enter)
    await harness.expect("An item needs a name.")
    try await bench.expectKept("", in: harness)

    harness.app.type("Pears")
    try await bench.expectKept("Pears", in: harness)
    harness.app.press(.enter)
    await bench.expectGone("Edit item", harness)
    try await bench.expectNothing(in: harness)
    #expect(try bench.names(harness) == ["Pears", "Bread"])
    await harness.close()
  }

  @Test func `a form saved before its draft leaves no draft`() async throws {
    let harness = try await bench.start()
    harness.app.press(.enter, .character("a"))
    harness.app.type("Tea")
    harness.app.press(.enter)
    await harness.expect("○ Tea")
    harness.app.run(for: 2)
    try await bench.expectNothing(in: harness)
    await harness.close()
  }

  @Test func `a failed save of a draft is silent, and tried again`() async throws {
    let harness = try await bench.start()
    harness.app.press(.enter, .character("a"))
    harness.app.type("Buy")
    try await bench.expectKept("Buy", in: harness)
    let lock = try LockedDatabase(path: harness.store.path)
    harness.app.type(" oat mi")
    let before = harness.app.screen
    for _ in 0..<5 {
      harness.app.run(for: 1)
      await Task.yield()
    }
    #expect(harness.app.screen == before)
    #expect(try harness.store.drafts.abandoned().map(\.fields[0].text) == ["Buy"])

    try lock.release()
    let isKept = try await harness.app.waitUntil {
      harness.app.run(for: 1)
      return try harness.store.drafts.abandoned().first?.fields.first?.text == "Buy oat mi"
    }
    #expect(isKept)
    await harness.close()
  }

  @Test func `quitting with an open form saves the latest text`() async throws {
    let killed = try await bench.start()
    killed.app.press(.enter, .character("a"))
    killed.app.type("Buy oat mi")
    killed.app.press(.control("c"))
    #expect(await killed.app.waitUntil { !killed.app.application.isRunning })

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft “Buy oat mi” in Errands")
    await harness.close()
  }

  @Test func `the latest text is saved before the program is suspended`() async throws {
    let harness = try await bench.start()
    harness.app.press(.enter, .character("a"))
    harness.app.type("Buy oat mi")
    harness.app.press(.control("z"))
    let isStopped = await harness.app.waitUntil {
      harness.app.run(for: 0.01)
      return harness.app.terminal.suspendCount == 1
    }
    #expect(isStopped)
    #expect(try harness.store.drafts.abandoned().map(\.fields[0].text) == ["Buy oat mi"])
    await harness.close()
  }

  @Test func `sample data keeps no drafts`() async throws {
    let harness = try await AppHarness(columns: 80, rows: 18) { store in
      _ = try await store.createList(name: "Errands")
    }
    harness.app.press(.enter, .character("a"))
    harness.app.type("Buy oat mi")
    #expect(!bench.isWaiting(harness))
    harness.app.run(for: 2)
    #expect(try harness.store.parts.reader.read { try $0.drafts().isEmpty })
    await harness.close()
  }

  @Test func `a text of the editor that cannot be saved is offered`() async throws {
    let store = try bench.open()
    store.drafts.process = ProcessMark(text: ProcessMark.own.text + "0")
    let harness = try await AppHarness(
      columns: 80, rows: 18, store: store, editor: ["edit"], stateFolder: bench.folder.path
    ) { store in
      let errands = try await store.createList(name: "Errands")
      _ = try await store.createItem(NewItem("Apples", in: errands.id, notes: "Red ones."))
      _ = try await store.createList(name: "Home")
    }
    harness.app.press(.enter)
    let elsewhere = try Connection(path: store.path, mode: .readWrite)
    harness.app.terminal.runner = { arguments in
      // Another program deletes the list while the editor is open.
      #expect(throws: Never.self) {
        try elsewhere.run("DELETE FROM item")
        try elsewhere.run("DELETE FROM list WHERE name = 'Errands'")
      }
      _ = FileManager.default.createFile(
        atPath: arguments.last ?? "", contents: Data("Apples\n\nGreen ones.\n".utf8))
      return 0
    }
    harness.app.type("E")

    await harness.expect("g d resume")
    harness.app.type("gd")
    await harness.expect("“Apples” was deleted. Your text can become a new item.")
    #expect(harness.app.screen.contains("Green ones."))
    await harness.close()
  }
}
