import TermPanels
import TermPanelsTesting

extension Exhibit {
  static let changing = [
    Exhibit(.screen, "marks") {
      let app = try await AppFixture(columns: 68, rows: 10)
      app.harness.press(.enter)
      app.harness.type("mm")
      await app.close()
      return app.harness.screen
    },
    Exhibit(.screen, "rehearsal") {
      let app = try await AppFixture(columns: 68, rows: 18)
      app.harness.press(.enter)
      app.harness.type("mmmm:+1w #someday !low")
      app.harness.press(.enter)
      _ = await app.harness.waitUntil { app.harness.screen.contains("items change") }
      app.harness.type("jx")
      await app.close()
      return app.harness.screen
    },
  ]
}
