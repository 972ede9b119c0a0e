import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoValues

@testable import TodoModel

/// The values that a screen gives a new item, in the draft of its line.
@MainActor @Suite("The draft of a line") struct DraftPresetTests {
  private let bench: DraftBench

  init() throws { bench = try DraftBench() }

  @Test func `keeps all values of the view in which it was typed`() async throws {
    let lost = try await bench.start { store in
      _ = try await store.createList(name: "Work")
      _ = try await store.createView(
        name: "Calls",
        query: "#Work @phone @talk !high is:flagged plan:today start<=today due<=tomorrow")
    }
    lost.app.press(.control("p"))
    lost.app.type("Calls")
    lost.app.press(.enter)
    await lost.expect("Calls")
    lost.app.type("aRing Ana")
    try await bench.expectKept("Ring Ana", in: lost)

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft “Ring Ana” in Work, 5 minutes ago")
    harness.app.type("gd")
    await harness.expect("New item in Work")
    harness.app.press(.enter)
    try await bench.expectNothing(in: harness)

    let work = try #require(try harness.store.lists().first { $0.list.name == "Work" })
    let item = try #require(try harness.store.items(in: work.list.id).items(in: 0..<1).first)
    let today = AppHarness.today
    #expect(item.name == "Ring Ana" && item.tags.sorted() == ["phone", "talk"])
    #expect(item.priority == .high && item.isFlagged)
    #expect(item.plan == DayPlan(today) && item.deferUntil == today && item.due == today)
    await harness.close()
  }

  @Test func `keeps the item below which it was added`() async throws {
    let lost = try await bench.start { store in
      var list = try store.lists()[0].list
      list.sort = [SortRule(.manual)]
      _ = try await store.updateList(list)
    }
    lost.app.press(.enter)
    await lost.expect("▌ ○ Apples")
    lost.app.type("oPears")
    try await bench.expectKept("Pears", in: lost)

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft “Pears” in Errands")
    harness.app.type("gd")
    await harness.expect("New item in Errands")
    harness.app.press(.enter)
    try await bench.expectNothing(in: harness)

    await harness.expect("▌ ○ Pears")
    let screen = harness.app.screen
    let places = ["○ Apples", "○ Pears", "○ Bread"].compactMap {
      screen.firstRange(of: $0)?.lowerBound
    }
    #expect(places.count == 3 && places == places.sorted(), "\(screen)")
    await harness.close()
  }

  @Test func `of a new view keeps the query that the search has typed`() async throws {
    let lost = try await bench.start()
    lost.app.press(.enter, .character("/"))
    lost.app.type("apple")
    lost.app.press(.control("s"))
    await lost.expect("New view")
    lost.app.type("Fruit")
    try await bench.expectKept("Fruit", "list:Errands apple", in: lost)

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft")
    harness.app.type("gd")
    await harness.expect("New view")
    #expect(harness.app.screen.contains("list:Errands apple"))
    harness.app.press(Key(.enter, .alt))
    try await bench.expectNothing(in: harness)
    #expect(try harness.store.views().map(\.query) == ["list:Errands apple"])
    await harness.close()
  }

  @Test func `of a new list keeps its area`() async throws {
    let lost = try await bench.start { store in
      let area = try await store.areas.create(name: "Work")
      _ = try await store.createList(name: "Talk", in: area.id)
    }
    lost.app.press(.end)
    await lost.expect("▌      Talk")
    lost.app.type("aClients")
    try await bench.expectKept("Clients", in: lost)

    let harness = try await bench.restart()
    await harness.expect("Unsaved draft “Clients”")
    harness.app.type("gd")
    await harness.expect("New list")
    harness.app.press(Key(.enter, .alt))
    try await bench.expectNothing(in: harness)
    let tree = try harness.store.areas.tree()
    #expect(tree.groups.last?.lists.map(\.list.name) == ["Talk", "Clients"])
    await harness.close()
  }
}
