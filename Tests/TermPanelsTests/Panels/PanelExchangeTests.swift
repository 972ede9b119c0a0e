import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite struct PanelExchangeTests {
  private let log = CallbackLog()
  private let root: RecordingPanel
  private let app: Harness
  private let a: RecordingPanel
  private let b: RecordingPanel
  private let c: RecordingPanel
  private let former: Int

  init() throws {
    let root = RecordingPanel("P", log: log)
    self.root = root
    (a, b) = (RecordingPanel("A", log: log), RecordingPanel("B", log: log))
    c = RecordingPanel("C", log: log)
    app = try Harness(columns: 30, rows: 8, motion: .full) { _ in root }
    root.embedChild(a)
    former = log.story.count
  }

  /// The callbacks since the setup.
  private var story: [String] { Array(log.story.dropFirst(former)) }

  private let expected = [
    "A.willMove(nil)", "B.willMove(P)", "A.willDisappear", "B.willAppear", "A.didDisappear",
    "B.didAppear", "A.didMove(nil)", "B.didMove(P)",
  ]

  // Rules 38, 39, 40
  @Test(arguments: [0, 0.3])
  func `an exchange does everything in order`(duration: Double) {
    var completions: [Bool] = []
    root.exchangeChild(a, for: b, duration: duration) { completions.append($0) }
    app.run(for: 0.4)

    #expect(story == expected)
    #expect(completions == [true])
    #expect(a.view.superview == nil && root.children.map(\.title) == ["B"])
  }

  // Rules 41, 42
  @Test func `an exchange in the middle of another one finishes that first`() {
    var completions: [Bool] = []
    root.exchangeChild(a, for: b, duration: 1) { completions.append($0) }
    app.run(for: 0.2)

    root.exchangeChild(b, for: c, duration: 0.2) { completions.append($0) }
    app.run(for: 1)

    #expect(completions == [false, true])
    #expect(Array(story.prefix(8)) == expected)
    #expect(root.children.map(\.title) == ["C"] && log.violations == [])
  }

  // Rule 42
  @Test func `an exchange requested by a callback follows`() {
    for moment in [Callback.Event.willMove("P"), .willAppear, .didMove("P")] {
      b.onCallback = { [root, b, c] in
        if $0 == moment { root.exchangeChild(b, for: c, duration: 0.2) }
      }
      root.exchangeChild(a, for: b, duration: 0.2)
      app.run(for: 1)

      #expect(root.children.map(\.title) == ["C"] && c.view.superview != nil)
      b.onCallback = nil
      root.exchangeChild(c, for: a, duration: 0)
      #expect(log.violations == [])
    }
  }

  // Rule 27
  @Test func `an exchange from or to nothing does not fade`() {
    root.exchangeChild(a, for: nil, duration: 1)
    #expect(root.children.isEmpty && app.application.animator.isIdle)

    root.exchangeChild(nil, for: b, duration: 1)
    #expect(root.children.map(\.title) == ["B"] && app.application.animator.isIdle)
    #expect(log.lines.last == "B.didMove(P)")
  }

  // Rule 43
  @Test func `an exchange for itself does nothing and completes`() {
    var completions: [Bool] = []

    root.exchangeChild(a, for: a, duration: 1) { completions.append($0) }

    #expect(completions == [true] && story.isEmpty)
  }

  // Rules 14, 18
  @Test func `before the view is loaded nothing is exchanged`() {
    let panel = Panel()

    panel.exchangeChild(nil, for: b, duration: 0)

    #expect(!panel.isViewLoaded && b.parent == nil && story.isEmpty)
  }

  // Rule 7
  @Test func `a panel that is embedded elsewhere is removed there first`() {
    let elsewhere = RecordingPanel("Q", log: log)
    elsewhere.embedChild(b)
    log.clear()

    root.exchangeChild(a, for: b, duration: 0)

    #expect(log.story == ["B.willMove(nil)", "B.didMove(nil)"] + expected)
  }

  @Test func `a panel removed meanwhile needs no exchange`() {
    let elsewhere = RecordingPanel("Q", log: log)
    elsewhere.embedChild(a)
    log.clear()

    root.exchangeChild(a, for: b, duration: 0)

    #expect(a.parent === elsewhere && log.lines(of: "A").isEmpty)
    #expect(root.children.map(\.title) == ["B"])
  }

  // Rule 13
  @Test func `a panel that was exchanged is freed`() {
    var d: RecordingPanel? = RecordingPanel("D", log: log)
    weak let reference = d
    root.exchangeChild(a, for: d, duration: 0.2)
    root.exchangeChild(d, for: b, duration: 0.2)
    app.run(for: 1)

    d = nil

    #expect(reference == nil)
  }
}
