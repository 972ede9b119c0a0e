import TermPanelsTesting
import Testing

@testable import TermPanels

/// Work that waits until a test lets it end.
@MainActor private final class Gate {
  private var waiting: CheckedContinuation<Int, any Error>?
  /// Whether the work was cancelled by the time of its end; `nil` before.
  private(set) var wasCancelled: Bool?

  var isWaiting: Bool { waiting != nil }

  func pass() async throws -> Int {
    defer { wasCancelled = Task.isCancelled }
    return try await withCheckedThrowingContinuation { waiting = $0 }
  }

  func open(_ result: Result<Int, any Error> = .success(1)) {
    waiting?.resume(with: result)
    waiting = nil
  }
}

private struct LendingFailure: Error, CustomStringConvertible {
  let description = "The book is on loan."
}

/// A panel that presents errors itself.
@MainActor private final class StrictPanel: ContainerPanel {
  private(set) var errors: [String] = []
  private(set) var activities: [Activity] = []

  override func presentError(_ error: any Error) { errors.append(String(describing: error)) }

  override func showActivity(_ activity: Activity) { activities.append(activity) }
}

@MainActor private struct Fixture {
  let app: Harness
  let navigation = NavigationPanel(root: Panel())
  let panel = Panel()
  let gate = Gate()
  let results = Results()

  @MainActor final class Results {
    var values: [Int] = []
  }

  init() throws {
    let root = navigation
    app = try Harness(columns: 50, rows: 8) { _ in root }
  }

  /// Begins work on a panel, and waits until it is under way.
  func begin(on panel: Panel) async -> Activity {
    let activity = panel.task("Reading the books") { [gate] _ in
      try await gate.pass()
    } then: { [results] in
      results.values.append($0)
    }
    #expect(await app.waitUntil { gate.isWaiting })
    return activity
  }

  /// Lets the work end, and waits until its outcome has had its chance.
  func finish(_ result: Result<Int, any Error> = .success(1)) async {
    gate.open(result)
    #expect(await app.waitUntil { gate.wasCancelled != nil })
    for _ in 0..<20 { await Task.yield() }
    app.application.turn()
  }
}

@MainActor @Suite("A task of a panel") struct PanelTaskTests {
  @Test func `delivers its result once, when it is over`() async throws {
    let it = try Fixture()
    it.navigation.push(it.panel)
    let activity = await it.begin(on: it.panel)
    #expect(!activity.isOver && it.results.values == [])

    await it.finish(.success(7))

    #expect(activity.isOver && it.results.values == [7])
    #expect(it.gate.wasCancelled == false)
  }

  @Test func `ends when its panel is popped, and delivers nothing`() async throws {
    let it = try Fixture()
    it.navigation.push(it.panel)
    let activity = await it.begin(on: it.panel)

    it.navigation.pop()
    it.app.application.turn()
    #expect(activity.isOver)
    await it.finish()

    #expect(it.gate.wasCancelled == true && it.results.values == [])
  }

  @Test func `ends with the panel that its own lies in`() async throws {
    let it = try Fixture()
    let container = ContainerPanel(content: it.panel)
    it.navigation.push(container)
    let activity = await it.begin(on: it.panel)

    it.navigation.pop()
    await it.finish(.failure(LendingFailure()))

    #expect(activity.isOver && it.panel.parent === container)
    #expect(!it.app.screen.contains("on loan"))
  }

  @Test func `ends when its panel is dismissed`() async throws {
    let it = try Fixture()
    it.navigation.present(it.panel)
    let activity = await it.begin(on: it.panel)

    it.navigation.dismiss()
    await it.finish()

    #expect(activity.isOver && it.results.values == [])
  }

  @Test func `delivers nothing when its panel left in the turn in which it began`() async throws {
    let it = try Fixture()
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

  @Test func `goes on behind other panels, and while its panel moves`() async throws {
    let it = try Fixture()
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
    let it = try Fixture()
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
    let it = try Fixture()
    let activity = await it.begin(on: Panel())

    #expect(activity.isOver)
    await it.finish()
    #expect(it.gate.wasCancelled == true && it.results.values == [])
  }

  @Test func `can be ended by the program`() async throws {
    let it = try Fixture()
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
    let it = try Fixture()
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
    let it = try Fixture()
    it.navigation.push(it.panel)
    _ = await it.begin(on: it.panel)

    await it.finish(.failure(LendingFailure()))

    #expect(it.app.screen.contains("The book is on loan."))
    #expect(it.results.values == [])
  }

  @Test func `is presented by the nearest panel that does so`() async throws {
    let it = try Fixture()
    let container = StrictPanel(content: it.panel)
    it.navigation.push(container)
    _ = await it.begin(on: it.panel)
    it.navigation.push(Panel())

    await it.finish(.failure(LendingFailure()))

    #expect(container.errors == ["The book is on loan."])
    #expect(!it.app.screen.contains("on loan"))
  }

  @Test func `that says that it was cancelled is not presented`() async throws {
    let it = try Fixture()
    let container = StrictPanel(content: it.panel)
    it.navigation.push(container)
    let activity = await it.begin(on: it.panel)

    await it.finish(.failure(CancellationError()))

    #expect(activity.isOver && container.errors == [])
  }
}

@MainActor @Suite("An activity") struct ActivityTests {
  @Test func `is shown in the corner while its work takes time`() async throws {
    let it = try Fixture()
    it.navigation.push(it.panel)
    let activity = await it.begin(on: it.panel)
    #expect(!it.app.screen.contains("Reading"))

    it.app.run(for: 0.2)
    #expect(it.app.screen.contains("Reading the books…"))
    activity.report(0.5, "Reading shelf 2")
    it.app.application.turn()
    #expect(it.app.screen.contains("Reading shelf 2…  ━━━━━─────"))
    await it.finish()

    #expect(!it.app.screen.contains("Reading"))
  }

  @Test func `is not shown when its work is over within a moment`() async throws {
    let it = try Fixture()
    it.navigation.push(it.panel)
    _ = await it.begin(on: it.panel)

    await it.finish()
    it.app.run(for: 0.3)

    #expect(!it.app.screen.contains("Reading"))
  }

  @Test func `without work is shown at once, until it is ended`() throws {
    let it = try Fixture()
    it.navigation.push(it.panel)

    let activity = it.panel.showProgress("Importing", 0)
    it.app.application.turn()
    #expect(it.app.screen.contains("Importing…  ──────────"))
    activity.report(0.99)
    it.app.application.turn()
    #expect(it.app.screen.contains("Importing…  ━━━━━━━━━─"))
    activity.end()
    it.app.application.turn()

    #expect(!it.app.screen.contains("Importing"))
  }

  @Test func `leaves the corner with its panel`() throws {
    let it = try Fixture()
    it.navigation.push(it.panel)
    let activity = it.panel.showProgress("Importing")
    it.app.application.turn()

    it.navigation.pop()
    it.app.application.turn()

    #expect(activity.isOver && !it.app.screen.contains("Importing"))
  }

  @Test func `stands above a toast, and counts the others`() throws {
    let it = try Fixture()
    it.navigation.push(it.panel)
    let first = it.panel.showProgress("Importing")
    let second = it.panel.showProgress("Exporting")
    it.panel.showToast("Saved")
    it.app.application.turn()

    let rows = it.app.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[5].hasSuffix("Exporting, and 1 more"))
    #expect(rows[6].hasSuffix("Saved"))
    second.end()
    it.app.application.turn()

    #expect(it.app.screen.contains("Importing…"))
    first.end()
  }

  @Test func `is shown by the nearest panel that does so`() throws {
    let it = try Fixture()
    let container = StrictPanel(content: it.panel)
    it.navigation.push(container)

    let activity = it.panel.showProgress("Importing")
    it.app.application.turn()
    it.app.application.turn()

    #expect(container.activities.count == 1 && container.activities[0] === activity)
    #expect(!it.app.screen.contains("Importing"))
  }
}

@MainActor @Suite("A toast of a panel") struct PanelToastTests {
  @Test func `is shown by any panel of the program, also by a covered one`() throws {
    let it = try Fixture()
    it.navigation.push(it.panel)
    it.navigation.push(Panel())

    it.panel.showToast("Saved")
    it.app.application.turn()
    #expect(it.app.screen.contains("Saved"))

    it.panel.showToast("The disk is full.", isError: true)
    it.app.application.turn()
    #expect(it.app.screen.contains("The disk is full.") && !it.app.screen.contains("Saved"))
  }

  @Test func `is shown by no panel without a program`() {
    Panel().showToast("Saved")
  }
}
