import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite struct PresentationTests {
  private let log = CallbackLog()
  private let root: Panel
  private let app: Harness

  init() throws {
    let root = Panel()
    self.root = root
    app = try Harness(columns: 30, rows: 8) { _ in root }
  }

  private func panel(_ name: String) -> RecordingPanel { RecordingPanel(name, log: log) }

  // Rule 67
  @Test func `a presented panel appears; the presenter gets no callback`() throws {
    let below = panel("A")
    root.embedChild(below)
    let modal = panel("M")
    log.clear()

    below.present(modal)
    modal.dismiss()

    #expect(
      log.lines == [
        "M.viewDidLoad", "M.willAppear", "M.isAppearing", "M.didAppear", "M.willDisappear",
        "M.didDisappear",
      ])
    app.application.turn()
    #expect(!app.screen.contains("M"))
  }

  @Test func `a panel behind a pushed one can present another one`() throws {
    let (below, modal) = (panel("A"), panel("M"))
    let navigation = NavigationPanel(root: below)
    root.embedChild(navigation)
    navigation.push(panel("B"), animated: false)

    below.present(modal)

    #expect(modal.appearanceState == .appeared && modal.presentingPanel === root)
    #expect(below.appearanceState == .disappeared)
  }

  // Rule 65
  @Test func `presenter and presented are known to descendants`() throws {
    let inner = panel("A")
    root.embedChild(inner)
    let child = panel("C")
    let modal = RecordingPanel("M", log: log, embedding: child)

    root.present(modal)

    #expect(inner.presentedPanel === modal)
    #expect(child.presentingPanel === root)
  }

  // Rule 68
  @Test func `dismissing a presenter dismisses everything above, the frontmost first`() throws {
    let (m, n) = (panel("M"), panel("N"))
    root.present(m)
    m.present(n)
    log.clear()

    root.dismiss()

    #expect(
      log.lines == ["N.willDisappear", "N.didDisappear", "M.willDisappear", "M.didDisappear"])
    #expect(root.presentedPanel == nil && m.presentation == nil && n.presentation == nil)
  }

  // Rule 66
  @Test func `presenting while another panel is presented stacks`() throws {
    let (m, n) = (panel("M"), panel("N"))
    root.present(m)
    app.application.turn()
    log.clear()

    root.present(n)

    #expect(log.lines(of: "M").isEmpty && n.isFirstResponder)
    #expect(root.presentedPanel === m && n.presentingPanel === root)
    app.press(.character("x"))
    #expect(log.lines(of: "N").last == "N.key(x)" && log.lines(of: "M").isEmpty)

    n.dismiss()
    #expect(m.isFirstResponder && root.presentedPanel === m)
  }

  // Rule 94
  @Test func `the root presents a panel whose presenter moves into it`() {
    let screen = panel("A")
    screen.definesPresentationContext = true
    root.embedChild(screen)
    let modal = panel("M")
    screen.present(modal)

    modal.embedChild(screen)

    #expect(modal.presentingPanel === root && screen.parent === modal)
    app.press(.control("c"))
    #expect(app.application.isQuitting)
  }

  @Test func `a child of a presented panel dismisses it`() throws {
    let child = panel("C")
    root.present(RecordingPanel("M", log: log, embedding: child))

    child.dismiss()

    #expect(root.presentedPanel == nil)
  }

  // Rule 30
  @Test func `a panel may be dismissed in any callback, even while it disappears`() throws {
    for event in [Callback.Event.isAppearing, .didAppear, .willDisappear, .didDisappear] {
      let (below, modal) = (panel("N"), panel("M"))
      modal.onCallback = { [unowned modal] in if $0 == event { modal.dismiss() } }
      root.present(below)

      root.present(modal)
      if modal.presentation != nil { modal.dismiss() }

      #expect(modal.presentation == nil && below.presentation != nil)
      #expect(log.lines(of: "M").last == "M.didDisappear")
      below.dismiss()
      log.clear()
    }
  }

  @Test func `a panel may present another one as soon as it has appeared`() throws {
    let (m, n) = (panel("M"), panel("N"))
    m.onCallback = { [unowned m] in if $0 == .didAppear { m.present(n) } }

    root.present(m)

    #expect(m.presentedPanel === n && n.isFirstResponder)
  }

  @Test func `a modal survives its presenter and can still be dismissed`() throws {
    var presenter: RecordingPanel? = panel("A")
    weak let reference = presenter
    let modal = panel("M")
    if let presenter {
      root.embedChild(presenter)
      presenter.present(modal)
      root.unembedChild(presenter)
    }
    presenter = nil
    #expect(reference == nil)

    app.press(.character("x"))
    modal.dismiss()

    #expect(log.lines(of: "M").contains("M.key(x)"))
    #expect(modal.presentation == nil)
  }

  // Rule 60
  @Test func `a new preferred size is reported once, to the parent or presenter`() throws {
    let parent = SizedPanel()
    let child = panel("C")
    parent.addChild(child)

    child.preferredContentSize = Size(width: 3, height: 1)
    child.preferredContentSize = Size(width: 3, height: 1)

    #expect(parent.count == 1)
  }

  // Rule 71
  @Test func `panels below a modal keep drawing`() throws {
    let label = Label("one")
    root.view.addSubview(label)
    label.frame = Rect(x: 0, y: 0, width: 9, height: 1)
    root.present(panel("M"))
    app.application.turn()

    label.text = "two"
    app.application.turn()

    #expect(app.screen.hasPrefix("two"))
  }
}

private final class SizedPanel: Panel {
  var count = 0
  override func preferredContentSizeDidChange(forChild child: Panel) { count += 1 }
}
