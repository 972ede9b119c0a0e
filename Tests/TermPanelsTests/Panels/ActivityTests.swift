import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite("An activity") struct ActivityTests {
  @Test func `is shown in the corner while its work takes time`() async throws {
    let it = try TaskFixture()
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
    let it = try TaskFixture()
    it.navigation.push(it.panel)
    _ = await it.begin(on: it.panel)

    await it.finish()
    it.app.run(for: 0.3)

    #expect(!it.app.screen.contains("Reading"))
  }

  @Test func `without work is shown at once, until it is ended`() throws {
    let it = try TaskFixture()
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
    let it = try TaskFixture()
    it.navigation.push(it.panel)
    let activity = it.panel.showProgress("Importing")
    it.app.application.turn()

    it.navigation.pop()
    it.app.application.turn()

    #expect(activity.isOver && !it.app.screen.contains("Importing"))
  }

  @Test func `stands above a toast, and counts the others`() throws {
    let it = try TaskFixture()
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
    let it = try TaskFixture()
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
    let it = try TaskFixture()
    it.navigation.push(it.panel)
    it.navigation.push(Panel())

    it.panel.showToast("Saved")
    it.app.application.turn()
    #expect(it.app.screen.contains("Saved"))

    it.panel.showToast("The disk is full.", isError: true)
    it.app.application.turn()
    #expect(it.app.screen.contains("The disk is full.") && !it.app.screen.contains("Saved"))
  }

  @Test func `is shown by no panel without a program`() throws {
    let it = try TaskFixture()
    let panel = Panel()

    panel.showToast("Saved")
    it.navigation.push(panel)
    it.app.application.turn()

    #expect(!it.app.screen.contains("Saved"))
  }
}
