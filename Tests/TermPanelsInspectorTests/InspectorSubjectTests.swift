import TermPanels
import TermPanelsInspector
import TermPanelsTesting
import Testing

@MainActor @Suite("The inspector's subject") struct InspectorSubjectTests {
  @Test func `is selected and revealed when it changes`() throws {
    var inspector: Inspector?
    var subject: Panel?
    let panel = LettersPanel()
    let app = try Harness(columns: 80, rows: 24) { application in
      inspector = Inspector.install(in: application)
      inspector?.subject = { subject }
      return NavigationPanel(root: panel)
    }
    app.press(f12, f9, .up, .up, .left, f9)
    #expect(!app.screen.contains("LettersPanel (1)"))

    subject = panel.list
    app.application.turn()

    #expect(app.lines(with: "▌     ▾ ● ListPanel").count == 1)
    #expect(app.pointedAt.count == 8)

    // Meanwhile the user looks at another panel.
    app.press(f9, .down, f9, .down)
    #expect(app.lines(with: "▌         ● LetterPanel “Alpha”").count == 1)

    subject = nil
    app.application.turn()
    #expect(app.pointedAt.isEmpty)
    app.press(f12)
    _ = inspector
  }
}
