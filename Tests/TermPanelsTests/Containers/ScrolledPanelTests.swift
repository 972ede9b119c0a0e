import TermPanels
import TermPanelsTesting
import Testing

/// The child of a panel that scrolls its content.
@MainActor @Suite struct ScrolledPanelTests {
  private let log = CallbackLog()

  private func show(_ panel: Panel) throws -> Harness {
    try Harness(columns: 20, rows: 5) { _ in panel }
  }

  // Rule 28
  @Test func `a panel that is scrolled out of sight gets no callback`() throws {
    let (top, bottom) = (RecordingPanel("top", log: log), RecordingPanel("bottom", log: log))
    let panel = ScrollingContentPanel(content: PairPanel(top, bottom))
    let app = try show(panel)
    log.clear()

    app.press(.end)

    #expect(app.screen.contains("bottom") && !app.screen.contains("top"))
    #expect(log.callbacks.filter(\.isAppearance).isEmpty)
  }

  // Rule 59
  @Test func `new content starts at its top, with its own title, keys and hints`() throws {
    let first = RecordingPanel("First", log: log)
    first.preferredContentSize = Size(width: 5, height: 50)
    let second = RecordingPanel("Second", log: log)
    second.commands = { [KeyCommand(.character("b"), title: "Buy", hint: "buy") {}] }
    let panel = ScrollingContentPanel(content: first)
    let app = try Harness(columns: 30, rows: 6) { _ in NavigationPanel(root: panel) }
    #expect(app.screen.hasPrefix("  First\n") && app.screen.hasSuffix("\n  ↓ scroll"))
    app.press(.end)

    panel.content = second
    app.application.turn()

    #expect(app.screen == "  Second\nSecond\n\n\n\n  b buy")
    #expect(panel.contentOffset == .zero && second.isFirstResponder && first.parent == nil)
    #expect(log.violations == [])
  }

  @Test func `only the visible part is drawn`() throws {
    let views = (0..<2_000).map { _ in CountingView() }
    let panel = ScrollingContentPanel(contentView: StackView(.vertical, views))
    let app = try show(panel)
    func drawings() -> Int { views.reduce(0) { $0 + $1.drawings } }
    #expect(drawings() == 5)

    app.press(.down)

    #expect(drawings() == 10)
  }
}

private final class CountingView: View {
  private(set) var drawings = 0

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }
  override func draw(in canvas: Canvas) { drawings += 1 }
}

/// Two panels, ten rows apart.
private final class PairPanel: Panel {
  private let pair: [Panel]

  init(_ first: Panel, _ second: Panel) { pair = [first, second] }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(pair[0], insets: Insets(bottom: 11))
    embedChild(pair[1], insets: Insets(top: 11))
  }
}
