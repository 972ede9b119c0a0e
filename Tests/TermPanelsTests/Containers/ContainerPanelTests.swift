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

  // Rule 60
  @Test func `a container prefers the size that its content prefers, also after a change`() throws {
    let (a, b) = (panel("A"), panel("B"))
    a.preferredContentSize = Size(width: 20, height: 5)
    b.preferredContentSize = Size(width: 30, height: 6)
    let container = ContainerPanel(content: a)
    let root = Panel()
    let app = try Harness(columns: 60, rows: 12) { _ in root }
    root.present(container)
    #expect(container.view.frame.size == Size(width: 20, height: 5))

    container.content = b
    app.application.turn()
    #expect(container.view.frame.size == Size(width: 30, height: 6))
    container.content = panel("C")
    #expect(container.preferredContentSize == nil)

    container.preferredContentSize = Size(width: 9, height: 3)
    container.content = panel("D")
    #expect(container.preferredContentSize == Size(width: 9, height: 3))
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
