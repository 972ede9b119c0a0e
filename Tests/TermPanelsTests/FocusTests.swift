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
  @Test func `the keys leave a view that is removed, and go to whom the front panel prefers`()
    throws
  {
    let panel = embedded("A")
    panel.becomeFirstResponder()

    root.unembedChild(panel)

    #expect(app.application.window.firstResponder === root)
  }

  @Test func `a view that only changes its place in the order keeps the keys`() throws {
    let stubborn = StubbornView()
    root.view.addSubview(stubborn)
    stubborn.becomeFirstResponder()

    root.view.insertSubview(stubborn, at: 0)

    #expect(stubborn.isFirstResponder)
  }

  // Rule 44
  @Test func `a panel that was told that it goes cannot take the keys back`() throws {
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
  @Test func `a modal takes the keys, whoever had them, and gives them back`() throws {
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
  @Test func `nobody below a modal can take the keys`() throws {
    let below = embedded("A")
    let modal = RecordingPanel("M", log: log)
    root.present(modal)

    #expect(!below.becomeFirstResponder())
    #expect(modal.isFirstResponder)
  }
}

private final class StubbornView: View {
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { false }
}
