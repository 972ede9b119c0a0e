import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

@testable import TodoApp

/// Areas in the overview, and what is put away.
@MainActor @Suite("Areas") struct AreaTests {
  /// The list Alpha; Chairs and Doors in the area Work; the area Home.
  private func start(columns: Int = 60) async throws -> AppHarness {
    try await AppHarness(columns: columns, rows: 24) { store in
      try await store.createList(name: "Alpha")
      let work = try await store.areas.create(name: "Work")
      for name in ["Chairs", "Doors"] { try await store.createList(name: name, in: work.id) }
      try await store.areas.create(name: "Home")
    }
  }

  /// The rows below the heading of the lists, without counts; `>` marks a row in an area.
  private func rows(_ harness: AppHarness) -> [String] {
    let lines = harness.app.screen.split(separator: "\n").map(String.init)
    let shown = lines.drop { $0 != "  Lists" }.dropFirst().dropLast()
    return shown.map { line in
      let isIndented = line.dropFirst(2).hasPrefix("     ")
      let words = line.split(whereSeparator: \.isWhitespace).filter { $0 != "▌" }.reversed()
      let name = words.drop { $0 == "open" || Int($0) != nil }.reversed().joined(separator: " ")
      return (line.hasPrefix("▌") ? "▌" : "") + (isIndented ? ">" : "") + name
    }
  }

  /// Waits until the rows are these.
  private func expect(
    _ rows: [String], _ harness: AppHarness, _ place: SourceLocation = #_sourceLocation
  ) async {
    let isShown = await harness.app.waitUntil(limit: 2_000) {
      harness.app.run(for: 0.1)
      return self.rows(harness) == rows
    }
    if !isShown { Issue.record("\(self.rows(harness))", sourceLocation: place) }
  }

  @Test func `are not there for a person who has none, but for the command to add one`()
    async throws
  {
    let harness = try await AppHarness(rows: 24) { store in
      try await store.createList(name: "Alpha")
    }
    let titles = harness.app.application.activeCommands.map(\.command.title)
    #expect(titles.filter { $0.lowercased().contains("area") } == ["Add an area"])
    #expect(!harness.app.screen.lowercased().contains("area"))

    harness.app.press(.character("N"))
    await harness.expect("New area")
    harness.app.type("Work")
    harness.app.press(.enter)

    await expect(["Alpha", "▌▾ Work"], harness)
    harness.app.press(.character("u"))
    await harness.expect("Undid: add area “Work”")
    await expect(["▌Alpha"], harness)
    await harness.close()
  }

  @Test func `are above their lists, with the number of their open items`() async throws {
    let harness = try await AppHarness(rows: 20) { store in
      let work = try await store.areas.create(name: "Work", emoji: "💼")
      let talk = try await store.createList(name: "Talk", in: work.id)
      for name in ["Slides", "Title"] { try await store.createItem(in: talk.id, name: name) }
      let view = try await store.createView(name: "Late", query: "is:overdue")
      try await store.areas.move(view.id, to: work.id)
    }

    let lines = harness.app.screen.split(separator: "\n").drop { $0 != "  Lists" }
    let words = lines.dropFirst().prefix(3).map { line in
      line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(words == ["▌ ▾ 💼 Work 2 open", "◇ Late 0 open", "Talk ────────── 2 open"])
    await harness.close()
  }

  @Test func `fold with z and Enter, also from one of their lists`() async throws {
    let harness = try await start()
    await expect(["▌Alpha", "▾ Work", ">Chairs", ">Doors", "▾ Home"], harness)
    #expect(harness.app.screen.contains("Enter open "))

    harness.app.press(.down, .character("z"))
    await expect(["Alpha", "▌▸ Work", "▾ Home"], harness)
    #expect(harness.app.screen.contains("Enter unfold "))
    harness.app.press(.enter)
    await expect(["Alpha", "▌▾ Work", ">Chairs", ">Doors", "▾ Home"], harness)
    #expect(harness.app.screen.contains("Enter fold "))
    harness.app.press(.down, .down, .character("z"))
    await expect(["Alpha", "▌▸ Work", "▾ Home"], harness)
    harness.app.press(.character("Z"))
    await expect(["Alpha", "▌▸ Work", "▸ Home"], harness)
    harness.app.press(.character("Z"))
    await expect(["Alpha", "▌▾ Work", ">Chairs", ">Doors", "▾ Home"], harness)
    await harness.close()
  }

  @Test func `are folded again at the next start`() throws {
    var kept = Memory()
    var configuration = AppConfiguration()
    configuration.remember = { kept = $0 }
    let (work, home) = (Identifier<TodoList>(), Identifier<TodoList>())
    let folds = AreaFolds(RememberedChoices(configuration))
    folds.fold([work, home], true)
    folds.fold([home], false)

    configuration.memory = Memory(reading: Array(kept.text.utf8))
    let next = AreaFolds(RememberedChoices(configuration))
    #expect(next.isFolded(work) && !next.isFolded(home))

    folds.fold((0..<AreaFolds.most).map { _ in Identifier() }, true)
    #expect(kept.foldedAreas.count == AreaFolds.most && kept.text.utf8.count < 1 << 16)
  }

  @Test func `take and give lists that J and K move past their ends`() async throws {
    let harness = try await start()
    await expect(["▌Alpha", "▾ Work", ">Chairs", ">Doors", "▾ Home"], harness)

    harness.app.press(.character("J"))
    await expect(["▾ Work", "▌>Alpha", ">Chairs", ">Doors", "▾ Home"], harness)
    harness.app.press(.character("J"), .character("J"), .character("J"))
    await expect(["▾ Work", ">Chairs", ">Doors", "▾ Home", "▌>Alpha"], harness)
    harness.app.press(.character("K"))
    await expect(["▾ Work", ">Chairs", ">Doors", "▌>Alpha", "▾ Home"], harness)
    harness.app.press(.character("u"), .character("u"), .character("u"))
    await expect(["▾ Work", ">Chairs", "▌>Alpha", ">Doors", "▾ Home"], harness)
    await harness.close()
  }

  @Test func `that are folded unfold for a list that is moved into them`() async throws {
    let harness = try await start()
    harness.app.press(.down, .character("z"), .up)
    await expect(["▌Alpha", "▸ Work", "▾ Home"], harness)

    harness.app.press(.character("J"))
    await expect(["▾ Work", "▌>Alpha", ">Chairs", ">Doors", "▾ Home"], harness)
    await harness.close()
  }

  @Test func `move with their lists`() async throws {
    let harness = try await start()
    harness.app.press(.down, .character("J"))
    await expect(["Alpha", "▾ Home", "▌▾ Work", ">Chairs", ">Doors"], harness)
    harness.app.press(.character("K"))
    await expect(["Alpha", "▌▾ Work", ">Chairs", ">Doors", "▾ Home"], harness)
    await harness.close()
  }

  @Test func `take a list that is dragged into them, and are dragged themselves`() async throws {
    let harness = try await start()
    harness.app.application.mouseMode = .full
    func drag(_ name: String, over other: String) throws {
      let (from, to) = (try harness.app.place(of: name), try harness.app.place(of: other))
      harness.app.drag(from: from, to: Point(x: from.x, y: to.y))
    }

    try drag("Alpha", over: "Doors")
    await expect(["▾ Work", ">Chairs", ">Doors", "▌>Alpha", "▾ Home"], harness)
    let isSaved = try await harness.app.waitUntil {
      try harness.store.areas.tree().groups[1].lists.map(\.list.name)
        == ["Chairs", "Doors", "Alpha"]
    }
    #expect(isSaved)
    try drag("Work", over: "Home")
    await expect(["▾ Home", "▌▾ Work", ">Chairs", ">Doors", ">Alpha"], harness)
    harness.app.press(.character("u"), .character("u"))
    await expect(["▌Alpha", "▾ Work", ">Chairs", ">Doors", "▾ Home"], harness)
    await harness.close()
  }

  @Test func `are offered by # for a list, with a new one and none`() async throws {
    let harness = try await start()
    harness.app.press(.character("#"))
    await harness.expect("Move to")
    harness.app.type("home")
    harness.app.press(.enter)
    await harness.expect("Moved list “Alpha” to “Home”")
    await expect(["▾ Work", ">Chairs", ">Doors", "▾ Home", "▌>Alpha"], harness)

    harness.app.press(.character("#"))
    harness.app.type("Garden")
    await harness.expect("new area")
    harness.app.press(.enter)
    await expect(["▾ Work", ">Chairs", ">Doors", "▾ Home", "▾ Garden", "▌>Alpha"], harness)
    harness.app.press(.character("#"))
    harness.app.type("no ar")
    harness.app.press(.enter)
    await expect(["▌Alpha", "▾ Work", ">Chairs", ">Doors", "▾ Home", "▾ Garden"], harness)
    await harness.close()
  }

  @Test func `get the list that is added in them`() async throws {
    let harness = try await start()
    harness.app.press(.down, .character("a"))
    await harness.expect("New list")
    harness.app.type("E")
    harness.app.press(.enter)
    await expect(["Alpha", "▾ Work", ">Chairs", ">Doors", "▌>E", "▾ Home"], harness)
    await harness.close()
  }

  @Test func `leave their lists when they are deleted, and undo brings them back`() async throws {
    let harness = try await start()
    harness.app.press(.down, .character("d"))
    await harness.expect("Deleted area “Work”; its lists stay")
    await expect(["Alpha", "▌Chairs", "Doors", "▾ Home"], harness)
    harness.app.press(.character("u"))
    await expect(["Alpha", "▌▾ Work", ">Chairs", ">Doors", "▾ Home"], harness)
    await harness.close()
  }

  @Test func `are put away with their lists by P, and brought back by P`() async throws {
    let harness = try await start()
    harness.app.press(.down, .character("P"))
    await harness.expect("Put area “Work” away")
    await expect(["Alpha", "▌▾ Home", "▸ Put away"], harness)

    harness.app.press(.down, .enter, .down)
    await expect(["Alpha", "▾ Home", "▾ Put away", "▌>Work"], harness)
    harness.app.press(.enter)
    await harness.expect("Bring the area back to see its lists")
    harness.app.press(.character("P"))
    await harness.expect("Brought back area “Work”")
    await expect(["Alpha", "▌▾ Work", ">Chairs", ">Doors", "▾ Home"], harness)
    await harness.close()
  }

  @Test func `are found by the palette and by g A, and so is what is put away`() async throws {
    let harness = try await start()
    harness.app.press(.character("P"))
    await harness.expect("Put list “Alpha” away")
    harness.app.press(.character("g"), .character("t"))
    await harness.expect("Nothing due today")

    harness.app.press(.character("g"), .character("A"))
    await harness.expect("Area")
    harness.app.type("home")
    harness.app.press(.enter)
    await expect(["▾ Work", ">Chairs", ">Doors", "▌▾ Home", "▸ Put away"], harness)
    harness.app.press(.control("p"))
    harness.app.type("work")
    await harness.expect("area")
    harness.app.press(.enter)
    await expect(["▌▾ Work", ">Chairs", ">Doors", "▾ Home", "▸ Put away"], harness)

    harness.app.press(.control("p"))
    harness.app.type("alpha")
    await harness.expect("put away")
    harness.app.press(.enter)
    await expect(["▾ Work", ">Chairs", ">Doors", "▾ Home", "▾ Put away", "▌>Alpha"], harness)
    harness.app.press(.enter)
    await harness.expect("Nothing to do")
    await harness.close()
  }
}
