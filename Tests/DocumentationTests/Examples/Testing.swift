import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct ReadingPanelTests {
  // begin screen-test
  @Test func `a book can be marked as read`() throws {
    let app = try Harness(columns: 32, rows: 5) { _ in ReadingPanel(Book.shelf[0]) }

    app.press(.character("r"))

    #expect(
      app.screen == """
          ✓ Middlemarch   George Eliot




        """)
    #expect(app.application.activeCommands.allSatisfy { $0.command.hint != "read" })
  }
  // end screen-test
}

extension Exhibit {
  static let testing = [
    Exhibit(.screen, "roles-in-tests") {
      let app = try Harness(columns: 32, rows: 5) { _ in
        ListPanel(content: Book.shelf.map { BookPanel($0) })
      }
      app.press(.down)
      return app.screenWithRoles
    }
  ]
}
