import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite struct FocusTests {
  private let log = CallbackLog()
  private let root: Panel
  private let app: Harness

  init() throws {
    let root = Panel()
    self.root = root
    app = try Harness { _ in root }
  }

  private func embedded(_ name: String) -> RecordingPanel {
    let panel = RecordingPanel(name, log: log)
    root.embedChild(panel)
    return panel
  }

  // Rule 49
  @Test func `a responder that refuses to resign keeps the keys`() throws {
    let stubborn = StubbornView()
    root.view.addSubview(stubborn)
    stubborn.becomeFirstResponder()

    #expect(!embedded("A").becomeFirstResponder())
    #expect(app.application.window.firstResponder === stubborn)
  }

  // Rules 49, 50
  @Test func `only a willing responder in a window takes the keys`() throws {
    #expect(!RecordingPanel("A", log: log).becomeFirstResponder())
    #expect(!root.becomeFirstResponder())
    #expect(embedded("B").becomeFirstResponder())
  }

  // Rule 51
  @Test func `the focus leaves a removed view for the front panel's preferred responder`()
    throws
  {
    let panel = embedded("A")
    panel.becomeFirstResponder()

    root.unembedChild(panel)

    #expect(app.application.window.firstResponder === root)
  }

  @Test func `a view that is only reordered keeps the focus`() throws {
    let stubborn = StubbornView()
    root.view.addSubview(stubborn)
    stubborn.becomeFirstResponder()

    root.view.insertSubview(stubborn, at: 0)

    #expect(stubborn.isFirstResponder)
  }

  // Rule 44
  @Test func `a panel that is being removed cannot take the focus back`() throws {
    app.application.animator.motion = .full
    let a = embedded("A")
    a.becomeFirstResponder()
    let b = RecordingPanel("B", log: log)
    a.willMove(toParent: nil)
    root.addChild(b)
    root.transition(from: a, to: b, duration: 1) { _ in }

    #expect(!a.isFirstResponder)
    #expect(!a.becomeFirstResponder())
    #expect(b.becomeFirstResponder())
    app.run(for: 1)
    #expect(b.isFirstResponder)
  }

  // Rule 69
  @Test func `a modal takes the focus from any responder, and gives it back`() throws {
    let stubborn = StubbornView()
    root.view.addSubview(stubborn)
    stubborn.becomeFirstResponder()
    let modal = RecordingPanel("M", log: log)

    root.present(modal)
    #expect(modal.isFirstResponder)
    modal.dismiss()

    #expect(stubborn.isFirstResponder)
  }

  // Rule 71
  @Test func `no responder below a modal can take the focus`() throws {
    let below = embedded("A")
    let modal = RecordingPanel("M", log: log)
    root.present(modal)

    #expect(!below.becomeFirstResponder())
    #expect(modal.isFirstResponder)
  }

  // Rule 71
  @Test func `no responder below takes the keys while a modal is being presented`() throws {
    let below = embedded("A")
    let field = TextField()
    root.view.addSubview(field)
    for moment in [nil, .viewDidLoad, .willAppear] as [Callback.Event?] {
      let modal = RecordingPanel("M", log: log)
      field.didEndEditing = { if moment == nil { below.becomeFirstResponder() } }
      modal.onCallback = { if $0 == moment { below.becomeFirstResponder() } }
      field.becomeFirstResponder()

      root.present(modal)
      app.press(.character("x"))

      #expect(modal.isFirstResponder && log.lines.last == "M.key(x)")
      modal.dismiss()
      #expect(field.isFirstResponder)
    }
  }
}

@MainActor @Suite struct PreferredFirstResponderTests {
  private let log = FocusLog()
  private let container = ContainerPanel()
  private let app: Harness

  init() throws {
    let container = container
    app = try Harness(motion: .full) { _ in container }
  }

  private func panel(_ name: String) -> Panel { PreferringPanel(ListeningView(name, log)) }

  @Test func `the preferred responder is notified once, and once when it leaves`() {
    container.content = panel("A")
    app.application.turn()
    app.press(.character("x"), .character("x"))
    #expect(log.lines == ["A became"])

    container.content = panel("B")
    app.run(for: 1)
    #expect(log.lines == ["A became", "A resigned", "B became"])

    container.content = nil
    app.run(for: 1)
    #expect(log.lines == ["A became", "A resigned", "B became", "B resigned"])
  }

  @Test func `a preferred responder that also asks for the focus is notified once`() {
    let view = ListeningView("A", log)
    container.content = PreferringPanel(view)
    app.application.turn()

    view.becomeFirstResponder()
    #expect(!view.resignFirstResponder())

    #expect(log.lines == ["A became"])
  }

  @Test func `a modal returns the focus to the preferred responder below`() {
    container.content = panel("A")
    app.application.turn()
    let modal = panel("M")

    container.present(modal)
    app.application.turn()
    modal.dismiss()
    app.application.turn()

    #expect(log.lines == ["A became", "A resigned", "M became", "M resigned", "A became"])
  }

  @Test func `a preferred responder may refuse to resign`() {
    let stubborn = StubbornView()
    container.content = PreferringPanel(stubborn)
    app.application.turn()
    let other = ListeningView("A", log)
    container.view.addSubview(other)

    #expect(!other.becomeFirstResponder())
    #expect(stubborn.isFirstResponder && log.lines == [])
  }

  @Test func `the first responder is notified before the first key`() {
    app.press(.character("x"))
    container.setContent(panel("A"), animated: false)

    app.press(.space)

    #expect(log.lines == ["A became", "A key"])
  }
}

@MainActor private final class FocusLog {
  var lines: [String] = []
}

private final class PreferringPanel: Panel {
  private let preferred: View
  init(_ preferred: View) { self.preferred = preferred }
  override func viewDidLoad() { view.embedSubview(preferred) }
  override var preferredFirstResponder: Responder? { preferred }
}

private final class ListeningView: View {
  private let name: String
  private let log: FocusLog

  init(_ name: String, _ log: FocusLog) {
    (self.name, self.log) = (name, log)
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }
  override func didBecomeFirstResponder() { log.lines.append("\(name) became") }
  override func didResignFirstResponder() { log.lines.append("\(name) resigned") }
  override func keyDown(_ key: Key) -> Bool {
    if key == .space { log.lines.append("\(name) key") }
    return false
  }
}

private final class StubbornView: View {
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { false }
}
