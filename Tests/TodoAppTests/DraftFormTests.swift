import Foundation
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoValues

@testable import TodoModel

/// The forms whose input is worth keeping.
@MainActor @Suite struct DraftFormTests {
  private let bench: DraftBench

  init() throws { bench = try DraftBench() }

  @Test func `an item's form is restored with typed fields, and keeps the rest`()
    async throws
  {
    let killed = try await bench.start()
    killed.app.press(.enter, .character("e"))
    killed.app.type(" from the market")
    killed.app.press(.tab, .tab, .tab, .tab)
    killed.app.type("fruit")
    killed.app.press(.tab)
    killed.app.type("high")
    killed.app.press(.tab, .tab)
    killed.app.press(.enter)
    killed.app.paste("A kilo.\nAsk for a bag.")
    try await bench.expectKept(
      "Apples from the market", "fruit", "high", "Red ones.\nA kilo.\nAsk for a bag.", in: killed)

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft “Red ones.” in “Apples”, 5 minutes ago")
    harness.app.type("gd")
    await harness.expect("Edit item")
    #expect(harness.app.screen.contains("Apples from the market"))
    #expect(!harness.app.screen.contains("Changed elsewhere"))
    harness.app.press(Key(.enter, .alt))
    await bench.expectGone("Edit item", harness)
    let list = try #require(harness.store.lists().first)
    let item = try #require(harness.store.items(in: list.list.id).items(in: 0..<1).first)
    #expect(item.name == "Apples from the market" && item.tags == ["fruit"])
    #expect(item.priority == .high && item.notes == "Red ones.\nA kilo.\nAsk for a bag.")
    #expect(item.due == AppHarness.today)
    try await bench.expectNothing(in: harness)
    await harness.close()
  }

  @Test func `concurrent changes are reported, and only typed fields are written`()
    async throws
  {
    let killed = try await bench.start()
    killed.app.press(.enter, .character("e"))
    killed.app.type(" from the market")
    try await bench.expectKept("Apples from the market", in: killed)
    let item = try #require(
      killed.store.items(in: killed.store.lists()[0].list.id).items(in: 0..<1).first)
    let elsewhere = try bench.open()
    try await elsewhere.update([item.id], [.set(\.name, "Pears"), .set(\.notes, "Green ones.")])
    await elsewhere.close()

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft")
    harness.app.type("gd")
    await harness.expect("Changed elsewhere meanwhile: Name. Here is what you typed.")
    #expect(harness.app.screen.contains("Apples from the market"))
    harness.app.press(.enter)
    await bench.expectGone("Edit item", harness)
    let now = try #require(try harness.store.item(item.id))
    #expect(now.name == "Apples from the market" && now.notes == "Green ones.")
    await harness.close()
  }

  @Test func `a draft of a deleted item can become a new item`() async throws {
    let killed = try await bench.start()
    killed.app.press(.enter, .character("e"))
    for _ in 0..<7 { killed.app.press(.tab) }
    killed.app.type(" A kilo.")
    try await bench.expectKept("Red ones. A kilo.", in: killed)
    let item = try #require(
      killed.store.items(in: killed.store.lists()[0].list.id).items(in: 0..<1).first)
    let elsewhere = try bench.open()
    try await elsewhere.deleteItems([item.id])
    await elsewhere.close()

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft")
    harness.app.type("gd")
    await harness.expect("“Apples” was deleted. Your text can become a new item.")
    #expect(harness.app.screen.contains("New item in Errands"))
    harness.app.press(Key(.enter, .alt))
    await harness.expect("Added “Apples” to “Errands”")
    let made = try #require(
      harness.store.items(in: harness.store.lists()[0].list.id).items(in: 0..<2).last)
    #expect(made.name == "Bread" || made.notes == "Red ones. A kilo.")
    #expect(try bench.names(harness).sorted() == ["Apples", "Bread"])
    try await bench.expectNothing(in: harness)
    await harness.close()
  }

  @Test func `a line for a deleted list goes into another list`() async throws {
    try await bench.killInPrompt { store in _ = try await store.createList(name: "Home") }
    try await bench.deleteFirstList()

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft")
    harness.app.type("gd")
    await harness.expect("The list was deleted. Your text goes into Home.")
    harness.app.type("lk")
    harness.app.press(.enter)
    await harness.expect("○ Buy oat milk")
    #expect(try bench.names(harness, "Home") == ["Buy oat milk"])
    await harness.close()
  }

  @Test func `without any list a line waits until there is one`() async throws {
    try await bench.killInPrompt()
    try await bench.deleteFirstList()

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft")
    harness.app.type("gd")
    await harness.expect("There is no list for this draft. Add one first.")
    harness.app.press(.character("a"))
    harness.app.type("Home")
    harness.app.press(.enter)
    await harness.expect("g d resume")
    harness.app.type("gd")
    await harness.expect("New item in Home")
    #expect(harness.app.screen.contains("Buy oat mi"))
    await harness.close()
  }

  @Test func `a draft of a new name is restored in its row`() async throws {
    let killed = try await bench.start()
    killed.app.press(.enter, .down, .character("r"))
    killed.app.type(" and butter")
    try await bench.expectKept("Bread and butter", in: killed)

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft “Bread and butter” for the name of “Bread”")
    harness.app.type("gd")
    await harness.expect("Enter rename")
    #expect(!harness.app.screen.contains("Edit item"))
    harness.app.type(", please")
    harness.app.press(.enter)
    await harness.expect("Renamed “Bread” to “Bread and butter")
    #expect(try bench.names(harness) == ["Apples", "Bread and butter, please"])
    try await bench.expectNothing(in: harness)

    // Esc keeps the old name, and leaves no draft.
    harness.app.press(.character("r"))
    harness.app.type("!")
    harness.app.press(.escape)
    harness.app.run(for: 2)
    try await bench.expectNothing(in: harness)
    await harness.close()
  }

  @Test func `a new name for an item deleted meanwhile is offered at once`() async throws {
    let harness = try await bench.start()
    harness.app.press(.enter, .character("r"))
    harness.app.type(" and pears")
    let item = try #require(
      harness.store.items(in: harness.store.lists()[0].list.id).items(in: 0..<1).first)
    let elsewhere = try bench.open()
    try await elsewhere.deleteItems([item.id])
    await elsewhere.close()

    await harness.expect("g d resume")
    harness.app.type("gd")
    await harness.expect("“Apples” was deleted. Your text can become a new item.")
    #expect(harness.app.screen.contains("Apples and pears"))
    await harness.close()
  }

  @Test func `a subtask is restored below its item`() async throws {
    let killed = try await bench.start()
    killed.app.press(.enter, .character("p"))
    killed.app.type("Red on")
    try await bench.expectKept("Red on", in: killed)

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft “Red on” under “Apples”, 5 minutes ago")
    harness.app.type("gd")
    await harness.expect("New subtask of Apples")
    harness.app.type("es")
    harness.app.press(.enter)
    await harness.expect("Added “Red ones” to “Apples”")
    await harness.close()
  }

  @Test func `lines that were pasted come back with the question`() async throws {
    let killed = try await bench.start()
    killed.app.press(.enter, .character("a"))
    killed.app.paste("- Tea\n- Jam\n- Salt")
    await killed.expect("Add 3 items?")
    try await bench.expectKept("- Tea\n- Jam\n- Salt", in: killed)

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft “- Tea” in Errands, 5 minutes ago")
    harness.app.type("gd")
    await harness.expect("Add 3 items?")
    harness.app.press(.enter)
    await harness.expect("Added 3 items")
    #expect(try bench.names(harness).sorted() == ["Apples", "Bread", "Jam", "Salt", "Tea"])
    try await bench.expectNothing(in: harness)
    await harness.close()
  }

  @Test func `lists and views come back, new ones and old ones`() async throws {
    let killed = try await bench.start { store in
      _ = try await store.createView(name: "Soon", query: "due<7d")
    }
    killed.app.press(.character("a"))
    killed.app.type("Household")
    killed.app.press(.tab)
    killed.app.type("🏠")
    try await bench.expectKept("Household", "🏠", in: killed)

    var harness = try await bench.restart()
    await harness.expect("Unsaved draft “Household” for a new list")
    harness.app.type("gd")
    await harness.expect("New list")
    harness.app.press(.enter)
    await harness.expect("🏠 Household")
    try await bench.expectNothing(in: harness)

    // The next program that ends while editing an existing list.
    harness.store.drafts.process = ProcessMark(text: ProcessMark.own.text + "0")
    harness.app.press(.character("e"))
    harness.app.type(" and garden")
    try await bench.expectKept("Household and garden", in: harness)
    harness = try await bench.restart()
    await harness.expect("Unsaved draft “Household and garden” for the list Household")
    harness.app.type("gd")
    await harness.expect("Edit list")
    harness.app.press(.enter)
    await harness.expect("🏠 Household and garden")

    harness.store.drafts.process = ProcessMark(text: ProcessMark.own.text + "0")
    harness.app.press(.character("v"))
    harness.app.type("Bills")
    harness.app.press(.tab, .tab)
    harness.app.type("@bills is:op")
    try await bench.expectKept("Bills", "@bills is:op", in: harness)
    harness = try await bench.restart()
    await harness.expect("Unsaved draft “@bills is:op” for a new view")
    harness.app.type("gd")
    await harness.expect("New view")
    harness.app.press(.tab, .tab)
    harness.app.type("en")
    harness.app.press(.enter)
    await harness.expect("Added view “Bills”")
    #expect(try harness.store.views().map(\.query) == ["due<7d", "@bills is:open"])
    try await bench.expectNothing(in: harness)
    await harness.close()
  }
}
