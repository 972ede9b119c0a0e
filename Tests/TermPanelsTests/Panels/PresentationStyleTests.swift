import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite struct PresentationStyleTests {
  private let log = CallbackLog()
  private let root: RecordingPanel
  private let inner: RecordingPanel
  private let app: Harness

  init() throws {
    let log = log
    let inner = RecordingPanel("A", log: log)
    let root = RecordingPanel("R", log: log, embedding: inner)
    (self.root, self.inner) = (root, inner)
    app = try Harness(columns: 30, rows: 8) { _ in root }
    log.clear()
  }

  private func panel(_ name: String, _ style: PresentationStyle = .overContext) -> RecordingPanel {
    let panel = RecordingPanel(name, log: log)
    panel.presentationStyle = style
    return panel
  }

  @Test func `a toast appears above the lines that a full-screen panel leaves free`() throws {
    let modal = FootedPanel()
    modal.presentationStyle = .fullScreen
    inner.present(modal)

    app.application.window.show(Toast("Saved"))
    app.application.update()

    #expect(try app.place(of: "Saved").y == 4)
  }

  // Rule 67
  @Test func `a full-screen panel makes the panels below disappear, and appear again`() throws {
    let modal = panel("M", .fullScreen)

    inner.present(modal)
    app.application.update()
    #expect(
      log.lines == [
        "R.willDisappear", "A.willDisappear", "M.viewDidLoad", "M.willAppear", "A.didDisappear",
        "R.didDisappear", "M.isAppearing", "M.didAppear",
      ])
    #expect(app.screen.hasPrefix("M\n") && modal.view.frame.size == Size(width: 30, height: 8))
    log.clear()

    modal.dismiss()
    app.application.update()
    #expect(
      log.lines == [
        "M.willDisappear", "R.willAppear", "A.willAppear", "M.didDisappear", "R.isAppearing",
        "A.isAppearing", "A.didAppear", "R.didAppear",
      ])
    #expect(app.screen.hasPrefix("A\n"))
  }

  // Rule 69
  @Test func `the focus returns to the panel that a full-screen panel hid`() throws {
    inner.becomeFirstResponder()

    inner.present(panel("M", .fullScreen))
    #expect(!inner.isFirstResponder && !inner.becomeFirstResponder())
    root.dismiss()

    #expect(inner.isFirstResponder)
  }

  @Test func `a full-screen panel hides presented panels below it, and they still resize`()
    throws
  {
    let (m, n) = (panel("M"), panel("N", .fullScreen))
    root.present(m)
    m.present(n)
    app.application.update()
    #expect(!app.screen.contains("M") && n.presentingPanel === m)

    app.resize(columns: 40, rows: 10)
    n.dismiss()
    app.application.update()

    #expect(app.screen.contains("M") && root.view.frame.size == Size(width: 40, height: 10))
    #expect(m.appearance.state == .appeared && root.appearance.state == .appeared)
  }

  @Test(arguments: [Callback.Event.willDisappear, .didDisappear])
  func `a hidden panel may dismiss the panel that hides it`(event: Callback.Event) throws {
    let modal = panel("M", .fullScreen)
    root.onCallback = { [unowned root] in if $0 == event { root.dismiss() } }

    root.present(modal)
    root.onCallback = nil
    if modal.presentation != nil { modal.dismiss() }

    #expect(modal.appearance.state == .disappeared && root.appearance.state == .appeared)
    #expect(modal.presentation == nil)
  }

  @Test func `a new root panel dismisses a full-screen panel`() throws {
    root.present(panel("M", .fullScreen))

    app.application.window.rootPanel = panel("B")
    app.application.update()

    #expect(app.screen.hasPrefix("B\n"))
    #expect(root.appearance.state == .disappeared)
  }

  // Rule 64
  @Test func `the nearest panel that defines a context presents, else the root`() throws {
    let (m, n) = (panel("M"), panel("N"))

    inner.present(m)
    #expect(m.presentingPanel === root && inner.presentedPanel === m)
    m.dismiss()

    inner.definesPresentationContext = true
    inner.present(n)
    #expect(n.presentingPanel === inner && root.presentedPanel == nil)
    n.dismiss()

    let full = panel("F", .fullScreen)
    inner.present(full)
    #expect(full.presentingPanel === root)
  }

  // Rule 64
  @Test func `a panel over a context covers only the context, and follows it`() throws {
    let side = panel("S")
    let outer = Panel()
    outer.view.insets = Insets(left: 20)
    app.application.window.rootPanel = outer
    outer.embedChild(side)
    side.definesPresentationContext = true

    side.present(panel("M"))
    app.application.update()
    #expect(app.screen.split(separator: "\n").contains("                        M"))

    outer.view.insets = Insets(right: 20)
    app.application.update()
    #expect(app.screen.split(separator: "\n").contains("    M"))
  }
}

/// A panel with three lines at its bottom that no presented panel may cover.
private final class FootedPanel: Panel {
  override var presentationInsets: Insets { Insets(bottom: 3) }
}
