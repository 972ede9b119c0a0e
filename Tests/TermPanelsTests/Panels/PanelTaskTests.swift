import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite("A task of a panel") struct PanelTaskTests {
  @Test func `delivers its result once, when it is over`() async throws {
    let it = try TaskFixture()
    it.navigation.push(it.panel)
    let activity = await it.begin(on: it.panel)
    #expect(!activity.isOver && it.results.values == [])

    await it.finish(.success(7))

    #expect(activity.isOver && it.results.values == [7])
    #expect(it.gate.wasCancelled == false)
  }

  @Test func `ends when its panel is popped, and delivers nothing`() async throws {
    let it = try TaskFixture()
    it.navigation.push(it.panel)
    let activity = await it.begin(on: it.panel)

    it.navigation.pop()
    it.app.application.turn()
    #expect(activity.isOver)
    await it.finish()

    #expect(it.gate.wasCancelled == true && it.results.values == [])
  }

  @Test func `ends with the panel that its own lies in`() async throws {
    let it = try TaskFixture()
    let container = ContainerPanel(content: it.panel)
    it.navigation.push(container)
    let activity = await it.begin(on: it.panel)

    it.navigation.pop()
    await it.finish(.failure(LendingFailure()))

    #expect(activity.isOver && it.panel.parent === container)
    #expect(!it.app.screen.contains("on loan"))
  }

  @Test func `ends when its panel is dismissed`() async throws {
    let it = try TaskFixture()
    it.navigation.present(it.panel)
    let activity = await it.begin(on: it.panel)

    it.navigation.dismiss()
    await it.finish()

    #expect(activity.isOver && it.results.values == [])
  }

  @Test func `delivers nothing when its panel left in the turn in which it began`() async throws {
    let it = try TaskFixture()
    it.navigation.push(it.panel)

    it.panel.task("Reading") { [gate = it.gate] _ in
      try await gate.pass()
    } then: { [results = it.results] in
      results.values.append($0)
    }
    it.navigation.pop()
    #expect(await it.app.waitUntil { it.gate.isWaiting })
    await it.finish()

    #expect(it.results.values == [])
  }

  @Test func `delivers nothing if its panel leaves when the end is reported`() async throws {
    let it = try TaskFixture()
    it.navigation.push(it.panel)
    let activity = await it.begin(on: it.panel)
    activity.onChange = { [navigation = it.navigation] in navigation.pop() }

    await it.finish()

    #expect(activity.isOver && it.panel.parent == nil && it.results.values == [])
  }

  @Test func `goes on behind other panels, and while its panel moves`() async throws {
    let it = try TaskFixture()
    it.navigation.push(it.panel)
    let activity = await it.begin(on: it.panel)
    it.navigation.push(Panel())
    it.app.application.turn()
    #expect(!activity.isOver)

    it.navigation.push(ContainerPanel(content: it.panel))
    await it.finish(.success(3))

    #expect(it.results.values == [3])
  }

  @Test func `may begin before its panel is in the program`() async throws {
    let it = try TaskFixture()
    let root = StrictPanel()
    let app = try Harness { _ in root }
    _ = await it.begin(on: it.panel)
    app.application.turn()
    #expect(root.activities.isEmpty)

    root.setContent(it.panel, animated: false)
    app.application.turn()
    #expect(root.activities.count == 1)
    root.setContent(nil, animated: false)
    app.application.turn()

    #expect(root.activities[0].isOver)
    await it.finish()
  }

  @Test func `is cancelled with a panel that was never shown`() async throws {
    let it = try TaskFixture()
    let activity = await it.begin(on: Panel())

    #expect(activity.isOver)
    await it.finish()
    #expect(it.gate.wasCancelled == true && it.results.values == [])
  }

  @Test func `can be ended by the program`() async throws {
    let it = try TaskFixture()
    it.navigation.push(it.panel)
    let activity = await it.begin(on: it.panel)
    var changes = 0
    activity.onChange = { changes += 1 }

    activity.end()
    activity.end()
    activity.report(0.5)
    await it.finish(.failure(LendingFailure()))

    #expect(changes == 1 && it.results.values == [])
    #expect(!it.app.screen.contains("on loan"))
  }

  @Test func `ends with the program`() async throws {
    let it = try TaskFixture()
    let terminal = MemoryTerminal(size: Size(width: 40, height: 8))
    let application = Application(terminal: terminal, clock: ManualClock())
    let panel = it.panel
    terminal.send(.hangup)
    let activity = panel.task("Reading") { [gate = it.gate] _ in try await gate.pass() }

    try application.run(panel)

    #expect(activity.isOver)
    #expect(await it.app.waitUntil { it.gate.isWaiting })
    await it.finish()
  }
}

@MainActor @Suite("An error of a task") struct PanelErrorTests {
  @Test func `is shown in a toast if no panel presents it`() async throws {
    let it = try TaskFixture()
    it.navigation.push(it.panel)
    _ = await it.begin(on: it.panel)

    await it.finish(.failure(LendingFailure()))

    #expect(it.app.screen.contains("The book is on loan."))
    #expect(it.results.values == [])
  }

  @Test func `is presented by the nearest panel that does so`() async throws {
    let it = try TaskFixture()
    let container = StrictPanel(content: it.panel)
    it.navigation.push(container)
    _ = await it.begin(on: it.panel)
    it.navigation.push(Panel())

    await it.finish(.failure(LendingFailure()))

    #expect(container.errors == ["The book is on loan."])
    #expect(!it.app.screen.contains("on loan"))
  }

  @Test func `that says that it was cancelled is not presented`() async throws {
    let it = try TaskFixture()
    let container = StrictPanel(content: it.panel)
    it.navigation.push(container)
    let activity = await it.begin(on: it.panel)

    await it.finish(.failure(CancellationError()))

    #expect(activity.isOver && container.errors == [])
  }
}
