import TermPanels
import TermPanelsTesting

@testable import Watchlist

extension Exhibit {
  static let tutorial = [
    Exhibit(.screen, "tutorial-1") {
      let films = TutorialStep1.Films()
      defer { withExtendedLifetime(films) {} }
      return try Harness(columns: 44, rows: 5) { _ in films.root }.screen
    },
    Exhibit(.screen, "tutorial-2") {
      let films = TutorialStep2.Films()
      defer { withExtendedLifetime(films) {} }
      return try Harness(columns: 44, rows: 5) { _ in films.root }.screen
    },
    Exhibit(.screen, "tutorial-3") {
      let films = TutorialStep3.Films()
      defer { withExtendedLifetime(films) {} }
      let app = try Harness(columns: 44, rows: 5, motion: .full) { _ in films.root }
      films.films = [Film(title: "Stalker", year: "1979")]
      app.run(for: 1)
      films.films = []
      app.run(for: 1)
      return app.screen
    },
    Exhibit(.screen, "tutorial-4-prompt") {
      let films = TutorialStep4.Films()
      defer { withExtendedLifetime(films) {} }
      let app = try Harness(columns: 44, rows: 12) { _ in films.root }
      app.press(.enter, .enter)
      return app.screen
    },
    Exhibit(.screen, "tutorial-4") {
      let films = TutorialStep4.Films()
      defer { withExtendedLifetime(films) {} }
      let app = try Harness(columns: 44, rows: 7) { _ in films.root }
      for (title, year) in [("Stalker", "1979"), ("東京物語", "1953")] {
        app.press(.character("a"))
        app.type(title)
        app.press(.tab)
        app.type(year)
        app.press(.enter)
        _ = await app.waitUntil { !app.screen.contains("New film") }
      }
      return app.screen
    },
    Exhibit(.screen, "tutorial-5") {
      let films = Films()
      defer { withExtendedLifetime(films) {} }
      let app = try Harness(columns: 44, rows: 8) { _ in films.root }
      app.press(.character("a"))
      app.type("Stalker")
      app.press(.tab)
      app.type("1979")
      app.press(.enter)
      _ = await app.waitUntil { !app.screen.contains("New film") }
      app.press(.enter)
      return app.screen
    },
  ]
}
