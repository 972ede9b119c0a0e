import TermPanels
import TermPanelsTesting
import TodoAppTesting

extension Exhibit {
  static let changing = [
    Exhibit(.screen, "marks") {
      let harness = try await AppHarness.ofPages(columns: 68, rows: 10)
      harness.app.press(.enter)
      harness.app.type("mm")
      await harness.close()
      return harness.app.screen
    },
    Exhibit(.screen, "rehearsal") {
      let harness = try await AppHarness.ofPages(columns: 68, rows: 18)
      harness.app.press(.enter)
      harness.app.type("mmmm:+1w #someday !low")
      harness.app.press(.enter)
      _ = await harness.app.waitUntil { harness.app.screen.contains("items change") }
      harness.app.type("jx")
      await harness.close()
      return harness.app.screen
    },
  ]
}
