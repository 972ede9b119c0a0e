import TermPanels
import TermPanelsTesting
import Testing
import TodoApp
import TodoAppTesting
import TodoModel

@MainActor @Suite("A link of an item") struct LinkOpeningTests {
  private func start(
    _ notes: String, name: String = "Plants", browser: [String] = ["firefox"]
  ) async throws -> AppHarness {
    let harness = try await AppHarness(columns: 160, rows: 20, browser: browser) { store in
      let list = try await store.createList(name: "Home")
      _ = try await store.createItem(NewItem(name, in: list.id, notes: notes))
    }
    harness.app.press(.enter, .character("i"))
    await harness.expect("Created: ")
    return harness
  }

  @Test func `is opened by o and copied by Y`() async throws {
    let harness = try await start("See https://plants.example/a")
    #expect(harness.app.screen.contains("open link"))

    harness.app.press(.character("o"))
    #expect(harness.app.terminal.launched == [["firefox", "https://plants.example/a"]])
    await harness.expect("Opened https://plants.example/a")
    #expect(harness.app.terminal.clipboard == nil)

    harness.app.press(.character("Y"))
    #expect(harness.app.terminal.clipboard == "https://plants.example/a")
    await harness.close()
  }

  @Test func `is chosen among several`() async throws {
    let harness = try await start("[One](https://one.example) and [two](https://two.example)")

    harness.app.press(.character("o"))
    await harness.expect("Open a link")
    harness.app.type("two")
    harness.app.press(.enter)

    #expect(harness.app.terminal.launched == [["firefox", "https://two.example"]])
    await harness.close()
  }

  @Test func `is opened on the terminal by a browser that draws there`() async throws {
    let harness = try await start("https://plants.example", browser: ["w3m"])
    var runs: [[String]] = []
    harness.app.terminal.runner = { arguments in
      runs.append(arguments)
      return 3
    }

    harness.app.press(.character("o"))

    #expect(runs == [["w3m", "https://plants.example"]])
    #expect(harness.app.terminal.launched.isEmpty)
    await harness.expect("The browser ended with status 3.")
    await harness.close()
  }

  @Test func `is copied where no browser takes it`() async throws {
    let harness = try await start("[Share](smb://host/share)")

    harness.app.press(.character("o"))

    #expect(harness.app.terminal.clipboard == "smb://host/share")
    #expect(harness.app.terminal.launched.isEmpty)
    await harness.close()
  }

  @Test func `lies on its cells, in the notes and in the name`() async throws {
    let harness = try await start(
      "See [plants](https://plants.example) and [no](file:///etc/passwd)",
      name: "Read https://one.example today")
    let screen = harness.app.terminal.screen

    var texts: [LinkAddress: String] = [:]
    for y in 0..<screen.size.height {
      for x in 0..<screen.size.width {
        if let link = screen.link(x, y) { texts[link, default: ""] += screen[x, y].glyph.text }
      }
    }
    #expect(
      texts == [
        try #require(LinkAddress("https://plants.example")): "plants",
        try #require(LinkAddress("https://one.example")): "https://one.example",
      ])
    await harness.close()
  }
}
