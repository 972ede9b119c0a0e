import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct ContainerPanelTests {
  private let log = CallbackLog()

  private func panel(_ name: String) -> RecordingPanel { RecordingPanel(name, log: log) }

  // Rules 14, 18
  @Test func `content set before the view is loaded is only stored`() throws {
    let container = ContainerPanel()
    let (a, b) = (panel("A"), panel("B"))
    container.content = a
    container.content = b
    #expect(!container.isViewLoaded && log.lines.isEmpty)

    let app = try Harness(columns: 20, rows: 5) { _ in container }

    #expect(app.screen.hasPrefix("B") && a.parent == nil)
  }

  // Rules 18, 33
  @Test func `content replaced during its first embedding is replaced at once`()
    throws
  {
    let (a, b) = (panel("A"), panel("B"))
    let container = ContainerPanel(content: a)
    a.onCallback = { [unowned container] told in
      if case .willMove(.some) = told { container.content = b }
    }

    let app = try Harness(columns: 20, rows: 5) { _ in container }

    #expect(app.screen.hasPrefix("B"))
    #expect(container.children.map(\.title) == ["B"] && log.violations == [])
  }

  // Rule 59
  @Test func `a container takes its content's title, keys and hints, also after a change`()
    throws
  {
    let (a, b) = (panel("A"), panel("B"))
    b.commands = { [KeyCommand(.character("b"), title: "Buy", hint: "buy") {}] }
    b.navigationItem.detail = "2 left"
    let container = ContainerPanel(content: a)
    let app = try Harness(columns: 30, rows: 5) { _ in NavigationPanel(root: container) }
    #expect(app.screen == "  A\nA\n\n\n")

    container.content = b
    app.application.turn()

    #expect(app.screen == "  B                   2 left\nB\n\n\n  b buy")
    #expect(b.isFirstResponder && container.effectiveTitle == "B")
  }
}
