import TermPanelsTesting
import TestSupport
import Testing

@testable import TermPanels

@MainActor @Suite struct PanelAppearanceTests {
  private let log = CallbackLog()
  private let root: RecordingPanel
  private let app: Harness

  init() throws {
    let root = RecordingPanel("P", log: log)
    self.root = root
    app = try Harness(columns: 30, rows: 8) { _ in root }
    log.clear()
  }

  private func panel(_ name: String, _ content: Panel? = nil) -> RecordingPanel {
    RecordingPanel(name, log: log, embedding: content)
  }

  private func leave() { app.application.window.rootPanel = Panel() }
  private func comeBack() { app.application.window.rootPanel = root }

  // Rules 21, 24, 31
  @Test func `a child embedded in viewDidLoad appears with its parent`() {
    let q = panel("Q", panel("A"))

    root.embedChild(q)

    #expect(
      log.callbacks.filter(\.isAppearance).map(\.description) == [
        "Q.willAppear", "A.willAppear", "Q.isAppearing", "A.isAppearing", "A.didAppear",
        "Q.didAppear",
      ])
  }

  // Rules 22, 23
  @Test func `is-appearing is called once, with the view installed and sized`() {
    let a = panel("A")
    var sizes: [Size?] = []
    a.onCallback = { [unowned a] in
      if $0 == .willAppear { sizes.append(a.view.window.map { _ in a.view.frame.size }) }
      if $0 == .isAppearing { sizes.append(a.view.frame.size) }
    }

    root.embedChild(a)

    #expect(sizes == [nil, Size(width: 30, height: 8)])
  }

  // Rule 23
  @Test func `is-appearing has the size also in a container just added`() {
    let (box, a) = (View(), panel("A"))
    root.view.embedSubview(box, insets: Insets(left: 10))
    var size: Size?
    a.onCallback = { [unowned a] in if $0 == .isAppearing { size = a.view.frame.size } }

    root.embedChild(a, in: box)

    #expect(size == Size(width: 20, height: 8))
  }

  // Rule 25
  @Test func `a child of a visible parent appears alone`() {
    root.embedChild(panel("A"))

    #expect(log.callbacks.filter { $0.panel == "P" }.isEmpty)
  }

  // Rule 26
  @Test func `a child added while its parent appears joins it`() {
    for event in [Callback.Event.willAppear, .isAppearing] {
      let a = panel("A")
      leave()
      log.clear()
      root.onCallback = { [root] in if $0 == event { root.embedChild(a) } }

      comeBack()
      root.onCallback = nil

      #expect(Array(log.lines.suffix(2)) == ["A.didAppear", "P.didAppear"])
      #expect(log.lines(of: "A").count { $0 == "A.isAppearing" } == 1)
      root.unembedChild(a)
    }
  }

  @Test func `a child added during a sibling's did-appear gets did-appear too`() {
    let (a, b) = (panel("A"), panel("B"))
    root.embedChild(a)
    leave()
    log.clear()
    a.onCallback = { [root] in if $0 == .didAppear { root.embedChild(b) } }

    comeBack()

    #expect(
      Array(log.story.suffix(6)) == [
        "A.didAppear", "P.didAppear", "B.willMove(P)", "B.willAppear", "B.didAppear",
        "B.didMove(P)",
      ])
  }

  // Rule 28
  @Test func `hiding a view is not an appearance change`() {
    let a = panel("A")
    root.embedChild(a)
    log.clear()

    a.view.isHidden = true
    app.application.turn()
    a.view.isHidden = false

    #expect(log.lines.isEmpty)
  }

  // Rule 30
  @Test(.enabled(if: Build.checksAssertions))
  func `an unbalanced end stops a debug build`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Panel().endAppearanceTransition() }
    }
  }

  // Rules 20, 29
  @Test func `no order of begin and end calls breaks the appearance cycle`() {
    // From each state, all calls that are legal there, six calls deep.
    func explore(_ calls: [String], _ state: String) {
      let log = CallbackLog()
      let panel = RecordingPanel("Q", log: log, embedding: RecordingPanel("A", log: log))
      for call in calls {
        if call == "end" {
          panel.endAppearanceTransition()
        } else {
          panel.beginAppearanceTransition(call == "come", animated: false)
        }
      }
      #expect(log.violations == [], "\(calls)")
      #expect(panel.treeDescription == "RecordingPanel “Q” \(state)" + child(state), "\(calls)")
      guard calls.count < 6 else { return }
      if state.hasPrefix("dis") { explore(calls + ["come"], "appearing") }
      if !state.hasPrefix("dis") { explore(calls + ["go"], "disappearing") }
      if state == "appearing" { explore(calls + ["end"], "appeared") }
      if state == "disappearing" { explore(calls + ["end"], "disappeared") }
    }
    func child(_ state: String) -> String { "\n  RecordingPanel “A” \(state)" }

    explore(["come"], "appearing")
  }

  // Rule 32
  @Test func `manual begin and end calls are not repeated`() {
    let a = panel("A")
    root.embedChild(a)
    log.clear()

    a.beginAppearanceTransition(false, animated: true)
    leave()

    #expect(
      log.lines == ["A.willDisappear", "P.willDisappear", "A.didDisappear", "P.didDisappear"])
  }

  // Rule 33
  @Test func `a reversed appearance never calls did-appear`() {
    let q = panel("Q", panel("A"))

    q.beginAppearanceTransition(true, animated: true)
    q.beginAppearanceTransition(false, animated: true)
    q.endAppearanceTransition()

    #expect(
      log.callbacks.filter(\.isAppearance).map(\.description) == [
        "Q.willAppear", "A.willAppear", "Q.willDisappear", "A.willDisappear", "A.didDisappear",
        "Q.didDisappear",
      ])
  }

  // Rule 33, the mirror
  @Test func `a reversed disappearance includes the children`() {
    root.embedChild(panel("A"))
    log.clear()

    root.beginAppearanceTransition(false, animated: false)
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()

    #expect(
      log.story == [
        "P.willDisappear", "A.willDisappear", "P.willAppear", "A.willAppear", "A.didAppear",
        "P.didAppear",
      ])
  }

  // Rule 34
  @Test func `did-appear gets the animated flag of its begin call`() {
    for isAnimated in [true, false] {
      let panel = FlagPanel()

      panel.beginAppearanceTransition(true, animated: isAnimated)
      panel.endAppearanceTransition()

      #expect(panel.flags == [isAnimated, isAnimated, isAnimated])
    }
  }

  @Test func `a child that removes its parent while it appears leaves nothing half done`() {
    let a = panel("A")
    let q = panel("Q", a)
    a.onCallback = { [root, unowned q] in
      if $0 == .didAppear, q.parent != nil { root.unembedChild(q) }
    }

    root.embedChild(q)

    #expect(q.treeDescription.contains("Q” disappeared"))
    #expect(a.treeDescription.contains("disappeared") && q.parent == nil)
    #expect(log.violations == [])
  }
}

@MainActor @Suite struct ManualForwardingTests {
  // Rule 31
  @Test func `a container that forwards by hand is the only one to call its children`() throws {
    let log = CallbackLog()
    let container = ForwardingPanel(RecordingPanel("A", log: log))
    let app = try Harness { _ in container }
    log.clear()
    app.application.window.rootPanel = Panel()
    #expect(log.lines.isEmpty)

    app.application.window.rootPanel = container
    container.forward(true)
    container.forward(false)

    #expect(
      log.lines == ["A.willAppear", "A.isAppearing", "A.didAppear", "A.willDisappear"]
        + ["A.didDisappear"])
  }
}

private final class ForwardingPanel: Panel {
  private let content: Panel
  init(_ content: Panel) { self.content = content }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func viewDidLoad() { embedChild(content) }

  func forward(_ isAppearing: Bool) {
    content.beginAppearanceTransition(isAppearing, animated: false)
    content.endAppearanceTransition()
  }
}

private final class FlagPanel: Panel {
  var flags: [Bool] = []
  override func viewWillAppear(animated: Bool) { flags.append(animated) }
  override func viewIsAppearing(animated: Bool) { flags.append(animated) }
  override func viewDidAppear(animated: Bool) { flags.append(animated) }
}
