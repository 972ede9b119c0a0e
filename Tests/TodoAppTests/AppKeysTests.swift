import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

@testable import TodoApp

/// A screen, and the groups of the catalogue that have its commands.
private struct Place {
  let name: String
  /// The keys that lead to it.
  let keys: [KeySequence]
  /// A text that is there when the screen is.
  let text: String
  let groups: Set<String>

  init(_ name: String, _ keys: KeySequence..., text: String, in groups: String...) {
    self.name = name
    self.keys = keys
    self.text = text
    self.groups = Set(groups)
  }

  static let all = [
    Place("lists", text: "Errands", in: "Lists"),
    Place("views", "k", text: "Late", in: "Views in the overview"),
    Place("area", "j", text: "Home", in: "Lists", "Areas"),
    Place("list in an area", "j", "j", text: "Taxes", in: "Lists"),
    Place("put away", "G", "enter", "j", text: "Old", in: "Lists out of sight"),
    Place(
      "templates", "G", "k", "enter", "j", text: "Trip", in: "Templates in the overview",
      "Templates"),
    Place(
      "template", "G", "k", "enter", "j", "enter", text: "template · 1 item", in: "A template"),
    Place("list", "enter", text: "Apples", in: "A list"),
    Place("board", "enter", "b", text: "No priority", in: "A board"),
    Place("search", "enter", "/", text: "Words, @tag", in: "Find", "Typing", "A list"),
    Place("menu", "enter", ".", text: "Actions", in: "Menu", "A list"),
    Place("new item", "enter", "a", text: "Pay rent", in: "Quick add", "Prompt", "Typing"),
    Place("item", "enter", "e", text: "Notes", in: "Prompt", "Typing"),
    Place("name", "enter", "r", text: "rename", in: "Renaming", "Typing", "A list"),
    Place("order", "enter", "s", text: "Sort", in: "Choice", "Prompt"),
    Place("change", "enter", ":", text: "Preview", in: "Changing by typing", "Prompt", "Typing"),
    Place(
      "rehearsal", "enter", ":", "!", "h", "i", "g", "h", "enter", text: "1 item",
      in: "A preview"),
    Place("import", "g", "I", text: "~/todo.txt", in: "The path of a file", "Prompt", "Typing"),
    Place(
      "export", "g", "E", "enter", text: "New file", in: "Import and export", "Scrolling"),
    Place("reasons", "enter", "w", text: "In this view", in: "Why is it here?", "Scrolling"),
    Place(
      "what happened", "enter", "B", text: "What happened?", in: "What happened?", "Scrolling"),
    Place("details", "enter", "i", text: "Details", in: "Details", "Scrolling"),
    Place("calendar", "g", "c", text: "November 2026", in: "Calendar"),
    Place("day", "g", "c", "enter", text: "Apples", in: "A day"),
    Place("week", "g", "w", text: "1 to plan", in: "Planning the week"),
    Place(
      "full day", "g", "w", "w", text: "counts as full", in: "Why is a day full?", "Scrolling"),
    Place("view", "k", "enter", text: "Pears", in: "A view"),
    Place("smart list", "g", "t", text: "Apples", in: "An empty smart list", "A view"),
    Place(
      "empty smart list", "g", "f", text: "Nothing flagged",
      in: "An empty smart list", "Message", "A view"),
    Place(
      "logbook", "g", "l", text: "Nothing completed yet",
      in: "An empty smart list", "Message", "A view", "The Logbook"),
    Place("help", "?", text: "Keys", in: "Help", "Scrolling"),
    Place("history", "H", text: "History", in: "History"),
    Place(
      "past", "H", "down", "down", "down", "down", "down", "right", text: "Errands, as it was",
      in: "A list as it was"),
    Place(
      "year", "g", "l", "Y", text: "Nothing was done in this year", in: "A year of done items",
      "Message"),
    Place("palette", "ctrl-p", text: "Go to", in: "Picker", "Typing", "List"),
    Place("tour", "g", "?", text: "1 of 6", in: "The tour", "A list"),
  ]
}

@MainActor @Suite struct AppKeysTests {
  private func start() async throws -> AppHarness {
    try await AppHarness(columns: 80, rows: 24, home: "/nowhere") { store in
      let trip = try await store.createList(name: "Trip")
      _ = try await store.createItem(in: trip.id, name: "Passport")
      try await store.perform(.keep(trip.id, asTemplate: "Trip"))
      try await store.deleteList(trip.id)
      let list = try await store.createList(name: "Errands")
      _ = try await store.createItem(in: list.id, name: "Apples", due: AppHarness.today)
      _ = try await store.createItem(
        in: list.id, name: "Pears", due: AppHarness.today.adding(days: -1))
      try await store.createView(name: "Late", query: "is:overdue")
      let area = try await store.areas.create(name: "Home")
      try await store.createList(name: "Taxes", in: area.id)
      try await store.areas.putAway(try await store.createList(name: "Old"))
    }
  }

  /// The commands of all responders, the nearest first.
  private func offered(by harness: AppHarness) -> [[KeyCommand]] {
    var offered: [[KeyCommand]] = []
    var responder = harness.app.application.window.firstResponder
    while let current = responder {
      offered.append(current.keyCommands)
      responder = current.next
    }
    return offered
  }

  /// Checks that the groups have every command that is offered.
  private func check(_ harness: AppHarness, _ name: String, in titles: Set<String>) {
    let everywhere: Set = ["Navigation", "Columns", "Everywhere"]
    let groups = harness.app.application.keyCatalogue.groups.filter {
      titles.union(everywhere).contains($0.title)
    }
    #expect(Set(groups.map(\.title)).isSuperset(of: titles), "\(name)")
    let known = groups.flatMap(\.commands)
    for commands in offered(by: harness) {
      let ids = commands.map(\.id)
      #expect(Set(ids).count == ids.count, "\(name)")
      for command in commands {
        let isKnown = known.contains { $0.id == command.id && $0.keys == command.keys }
        #expect(isKnown, "\(name): \(command.id ?? "no name") \(command.title)")
      }
    }
  }

  @Test func `the catalogue has the commands of every screen, and no others`() async throws {
    var found: [String: Set<String>] = [:]
    for place in Place.all {
      let harness = try await start()
      await harness.expect("Errands")
      for key in place.keys { harness.app.press(key.first) }
      await harness.expect(place.text)
      check(harness, place.name, in: place.groups)
      let ids = offered(by: harness).joined().compactMap(\.id)
      for title in place.groups { found[title, default: []].formUnion(ids) }
      await harness.close()
    }
    // The tests below walk these.
    let elsewhere: Set = ["No lists yet", "The tour of the panels", "The end of a tour"]
    for group in KeyCatalogue.Group.app where !elsewhere.contains(group.title) {
      let missing = Set(group.commands.map(\.id)).subtracting(found[group.title] ?? [])
      #expect(missing.isEmpty, "\(group.title): \(missing)")
    }
  }

  @Test func `the commands of an empty start are in the catalogue`() async throws {
    let harness = try await AppHarness { _ in }
    await harness.expect("No lists yet")
    check(harness, "empty", in: ["No lists yet", "Message", "Button", "Lists"])
    await harness.close()
  }

  @Test func `the commands of the tours are in the catalogue`() async throws {
    let harness = try await start()
    harness.app.type("g?")
    await harness.expect("1 of 6")
    for step in 1...6 {
      harness.app.press(.control("g"))
      await harness.expect(step == 6 ? "That's all you need" : "\(step + 1) of 6")
    }
    check(harness, "end", in: ["The end of a tour"])
    await harness.close()

    let store = try TodoStore.temporary(clock: AppHarness.clock())
    var made: AppCoordinator?
    let guided = try Harness(columns: 80, rows: 24) { application in
      let app = AppCoordinator(store, application)
      app.start()
      made = app
      return app.explainContainment().primaryPanel
    }
    let panel = try #require(guided.application.window.rootPanel as? TourPanel)
    #expect(panel.offers.map(\.command.id) == TourPanel.showing.map(\.id))
    made?.stop()
    await store.close()
  }

  @Test func `a map with good keys has no problems`() async throws {
    let harness = try await start()
    let catalogue = harness.app.application.keyCatalogue
    #expect(KeyMap(["item.toggleDone": ["x"], "app.quit": []]).problems(in: catalogue) == [])
    await harness.close()
  }

  @Test func `the details' own key is checked against the actions' keys`() async throws {
    let harness = try await start()
    let catalogue = harness.app.application.keyCatalogue
    let problems = KeyMap(["detail.copyLink": ["e"]]).problems(in: catalogue)
    #expect(problems == [.taken(command: "item.edit", keys: "e", by: "detail.copyLink")])
    await harness.close()
  }

  @Test func `an empty screen names the key that the map has`() async throws {
    let harness = try await AppHarness { _ in }
    harness.app.application.keyMap = KeyMap(["lists.add": ["n"]])
    harness.app.application.turn()

    #expect(harness.app.screen.contains("Add a list  n"))
    harness.app.press(.character("n"))
    await harness.expect("New list")
    await harness.close()
  }
}
