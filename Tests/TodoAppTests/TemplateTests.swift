import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel
import TodoValues

@testable import TodoApp

/// Templates on the screen: kept, opened, and used.
@MainActor @Suite("A template") struct TemplateTests {
  /// The app with the list Rome, and perhaps with a template of it and one of its item Pack.
  private func start(hasTemplates: Bool = true) async throws -> AppHarness {
    try await AppHarness(columns: 60, rows: 24) { store in
      let list = try await store.createList(name: "Rome")
      let made = try await store.createItems([
        NewItem("Book in {place}", in: list.id, due: AppHarness.today),
        NewItem(
          "Pack", in: list.id, due: AppHarness.today.adding(days: 5),
          subtasks: [NewItem("Socks", in: list.id)]),
      ])
      guard hasTemplates else { return }
      try await store.perform(.keep(list.id, asTemplate: "Trip to {place}"))
      try await store.perform(.keep([made[1].id], asTemplate: "Bags"))
    }
  }

  /// The top-level items of the only list with a name, by their names.
  private func items(_ list: String, _ harness: AppHarness) throws -> [TodoItem] {
    let list = try #require(harness.store.lists().first { $0.list.name == list })
    let items = try harness.store.items(in: list.id)
    return try items.items(in: 0..<items.count).sorted { $0.name < $1.name }
  }

  /// Opens the template of the list Rome from the overview.
  private func openTemplate(_ harness: AppHarness) async {
    harness.app.press(.character("G"), .enter)
    await harness.expect("Trip to {place}")
    harness.app.press(.down, .enter)
    await harness.expect("template · 3 items")
  }

  @Test func `is not there for a person who has none, but for the commands to save one`()
    async throws
  {
    let harness = try await start(hasTemplates: false)
    func titles() -> [String] {
      harness.app.application.activeCommands.map(\.command.title).filter {
        $0.lowercased().contains("template")
      }
    }

    #expect(titles() == ["Save the list as a template"])
    #expect(!harness.app.screen.lowercased().contains("template"))
    harness.app.press(.enter)
    await harness.expect("Pack")
    #expect(titles() == ["Save the item as a template"])
    await harness.close()
  }

  @Test func `of a list is saved with M under a name with a blank, and u undoes it`() async throws {
    let harness = try await start(hasTemplates: false)

    harness.app.press(.character("M"))
    await harness.expect("First day")
    harness.app.press(.control("u"))
    harness.app.type("Trip to {place}")
    harness.app.press(.enter)

    await harness.expect("Added template “Trip to {place}”")
    await harness.expect("▸  Templates")
    let template = try #require(try harness.store.templates.all().first)
    #expect(template.name == "Trip to {place}" && template.template == .list)
    harness.app.press(.character("u"))
    await harness.expect("Undid: add template")
    #expect(try harness.store.templates.all().isEmpty)
    let isGone = await harness.app.waitUntil { !harness.app.screen.contains("▸  Templates") }
    #expect(isGone)
    await harness.close()
  }

  @Test func `of an item is saved with M, and adds items`() async throws {
    let harness = try await start(hasTemplates: false)

    harness.app.press(.enter)
    await harness.expect("Pack")
    harness.app.press(.character("M"))
    await harness.expect("Save as a template")
    harness.app.press(.enter)

    await harness.expect("Added template “Book in {place}”")
    #expect(try harness.store.templates.all().map(\.template) == [.items])
    await harness.close()
  }

  @Test func `is opened from the overview, with distances in the place of dates`() async throws {
    let harness = try await start()

    await openTemplate(harness)

    let rows = harness.app.screen.split(separator: "\n").filter { $0.contains("○") }
    let words = rows.map { row in
      row.split(whereSeparator: \.isWhitespace).filter { $0 != "▌" }.joined(separator: " ")
    }
    #expect(words == ["○ Book in {place} +0 d", "○ Pack ▾ 0/1 +5 d", "○ Socks"])
    await harness.close()
  }

  @Test func `takes items whose dates count from the first day of use`() async throws {
    let harness = try await start()
    await openTemplate(harness)

    harness.app.press(.character("a"))
    harness.app.type("Visa +2d")
    await harness.expect("+2 d")
    harness.app.press(.enter)
    await harness.expect("template · 4 items")
    func due() throws -> Int? {
      let template = try #require(harness.store.templates.all().first)
      let items = try harness.store.items(in: template.id)
      return try items.items(in: 0..<items.count).first { $0.name == "Visa" }?.due?.templateOffset
    }
    #expect(try due() == 2)

    harness.app.press(.character("t"))
    await harness.expect("A week later")
    harness.app.press(.character("w"))
    let isSet = await harness.app.waitUntil { (try? due()) == 7 }
    #expect(isSet)
    harness.app.press(.character("e"))
    await harness.expect("+7d")
    harness.app.press(.tab)
    harness.app.type("+9d")
    await harness.expect("→ +9 d")
    harness.app.press(.enter)
    let isSaved = await harness.app.waitUntil { (try? due()) == 9 }
    #expect(isSaved)
    await harness.close()
  }

  @Test func `has items that cannot be completed`() async throws {
    let harness = try await start()
    await openTemplate(harness)

    harness.app.press(.space)

    await harness.expect("belongs to a template")
    #expect(!harness.app.screen.contains("✓"))
    await harness.close()
  }

  @Test func `is used with g T, which asks for its blanks and the first day`() async throws {
    let harness = try await start()

    harness.app.type("gT")
    await harness.expect("Use a template")
    harness.app.type("trip")
    harness.app.press(.enter)
    await harness.expect("First day")
    // A blank needs a text.
    harness.app.press(.enter)
    await harness.expect("Enter a text.")
    harness.app.type("Oslo")
    harness.app.press(.tab)
    harness.app.type("24 dec")
    harness.app.press(.enter)

    await harness.expect("Lists › Trip to Oslo")
    let first = try #require(Day(iso: "2026-12-24"))
    let items = try items("Trip to Oslo", harness)
    #expect(items.map(\.name) == ["Book in Oslo", "Pack"])
    #expect(items.map(\.due) == [first, first.adding(days: 5)])
    harness.app.press(.character("u"))
    await harness.expect("Undid: add list “Trip to Oslo”")
    #expect(try harness.store.lists().map(\.list.name) == ["Rome"])
    await harness.close()
  }

  @Test func `is used from the palette by its name, and with U where it is open`() async throws {
    let harness = try await start()

    harness.app.press(.control("p"))
    harness.app.type("trip")
    await harness.expect("use the template")
    harness.app.press(.enter)
    await harness.expect("First day")
    harness.app.press(.escape)
    await openTemplate(harness)
    harness.app.press(.character("U"))
    await harness.expect("First day")
    await harness.close()
  }

  @Test func `is used by a line of quick add, whose words fill the first blank`() async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("Pack")

    harness.app.press(.character("a"))
    harness.app.type("template:trip Oslo 24 dec")
    await harness.expect("use “Trip to {place}”")
    harness.app.press(.enter)

    await harness.expect("Lists › Trip to Oslo")
    let items = try items("Trip to Oslo", harness)
    #expect(items.first?.due == Day(iso: "2026-12-24"))
    await harness.close()
  }

  @Test func `of an item adds it to the list on the screen`() async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("Pack")

    harness.app.press(.character("a"))
    harness.app.type("template:bags Oslo")
    harness.app.press(.enter)
    await harness.expect("The template has no blank for “Oslo”.")
    harness.app.press(.control("u"))
    harness.app.type("template:bags")
    harness.app.press(.enter)
    await harness.expect("Bags → Rome")
    harness.app.press(.enter)

    await harness.expect("Added “Pack”")
    let items = try items("Rome", harness)
    #expect(items.map(\.name) == ["Book in {place}", "Pack", "Pack"])
    #expect(items.filter { $0.name == "Pack" }.map(\.subtaskCount) == [1, 1])
    #expect(items.contains { $0.name == "Pack" && $0.due == AppHarness.today })
    await harness.close()
  }

  @Test func `in a line of quick add goes into the list of the prompt`() async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("Pack")
    harness.app.type("gta")
    await harness.expect("New item in Inbox")
    harness.app.type("template:bags")
    harness.app.press(.enter)
    await harness.expect("Bags → Inbox")
    harness.app.press(.enter)

    await harness.expect("Added “Pack”")
    #expect(try items("Inbox", harness).map(\.name) == ["Pack"])
    await harness.close()
  }
}
