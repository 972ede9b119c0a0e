import TermPanels
import TermPanelsTesting
import Testing

@testable import Watchlist

// begin tutorial-6
@MainActor @Suite struct FilmsTests {
  private let films = Films()

  @Test func `a film is added, opened and marked as seen`() async throws {
    let app = try Harness(columns: 44, rows: 6) { _ in films.root }

    app.press(.enter)
    app.type("Stalker")
    app.press(.enter)
    #expect(await app.waitUntil { app.screen.contains("○ Stalker") })
    app.press(.enter, .character("s"))

    #expect(
      app.screen == """
          Films
        ▌ ✓ Stalker



          Enter open   a add
        """)
  }

  @Test func `an empty title is refused`() throws {
    let app = try Harness(columns: 44, rows: 12) { _ in films.root }

    app.press(.character("a"), .enter)

    #expect(app.screen.contains("A film needs a title."))
  }
}
// end tutorial-6
