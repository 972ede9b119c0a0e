import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite struct PanelTransitionTests {
  private let log = CallbackLog()
  private let root: RecordingPanel
  private let app: Harness
  private let a: RecordingPanel
  private let b: RecordingPanel

  init() throws {
    let root = RecordingPanel("P", log: log)
    self.root = root
    a = RecordingPanel("A", log: log)
    b = RecordingPanel("B", log: log)
    app = try Harness(columns: 30, rows: 8, motion: .full) { _ in root }
    root.embedChild(a)
    log.clear()
  }

  private func exchange(duration: Double, completion: @escaping (Bool) -> Void = { _ in }) {
    a.willMove(toParent: nil)
    root.addChild(b)
    root.transition(from: a, to: b, duration: duration) { [a, b, root] finished in
      a.removeFromParent()
      b.didMove(toParent: root)
      completion(finished)
    }
  }

  private let expected = [
    "A.willMove(nil)", "B.willMove(P)", "A.willDisappear", "B.willAppear", "A.didDisappear",
    "B.didAppear", "A.didMove(nil)", "B.didMove(P)",
  ]

  // Rules 37, 38, 39
  @Test func `a crossfade begins both appearances, and ends both after the last frame`() {
    exchange(duration: 0.3)
    #expect(log.story == Array(expected.prefix(4)))
    #expect(a.view.superview != nil && b.view.superview != nil)

    app.run(for: 0.4)

    #expect(log.story == expected)
    #expect(a.view.superview == nil && root.children.count == 1)
  }

  // Rule 40
  @Test func `without a duration everything happens at once, in the same order`() {
    exchange(duration: 0)

    #expect(log.story == expected)
  }

  // Rule 36
  @Test func `a transition to a panel that is not a child stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (parent, child) = (Panel(), Panel())
        parent.embedChild(child)
        parent.transition(from: child, to: Panel(), duration: 0) { _ in }
      }
    }
  }

  // Rule 41
  @Test func `a transition that is finished early completes once, with false`() {
    var completions: [Bool] = []
    exchange(duration: 1) { completions.append($0) }
    app.run(for: 0.2)

    root.finishTransitions()
    root.finishTransitions()
    app.run(for: 2)

    #expect(completions == [false] && log.story == expected)
  }

  // Rule 43
  @Test func `a transition to itself does nothing and completes`() {
    var completions: [Bool] = []

    root.transition(from: a, to: a, duration: 1) { completions.append($0) }

    #expect(completions == [true] && log.lines.isEmpty)
  }

  // Rules 7, 41
  @Test func `removing a panel in the middle finishes the transition first`() {
    let elsewhere = RecordingPanel("Q", log: log)
    exchange(duration: 1)
    app.run(for: 0.2)

    elsewhere.embedChild(a)
    app.run(for: 2)

    #expect(a.parent === elsewhere && a.view.isContained(within: elsewhere.view))
    #expect(Array(log.story.prefix(8)) == expected)
  }

  // Rule 42
  @Test func `a second transition in the same view finishes the first`() {
    let c = RecordingPanel("C", log: log)
    exchange(duration: 1)
    app.run(for: 0.2)
    root.addChild(c)

    root.transition(from: b, to: c, duration: 1) { _ in }

    #expect(
      Array(log.lines(of: "B").suffix(3)) == ["B.didAppear", "B.didMove(P)", "B.willDisappear"])
    #expect(a.parent == nil)
  }

  // Rules 33, 41
  @Test func `removing the parent in the middle finishes the transition first`() {
    exchange(duration: 1)
    app.run(for: 0.2)
    log.clear()

    app.application.window.rootPanel = nil

    #expect(
      log.story == Array(expected.suffix(4)) + [
        "P.willDisappear", "B.willDisappear", "B.didDisappear", "P.didDisappear",
      ])
  }

  // Rule 13
  @Test func `a finished transition retains no panel`() {
    var c: RecordingPanel? = RecordingPanel("C", log: log)
    weak let reference = c
    var transition: Transition?
    if let c {
      root.addChild(c)
      root.transition(from: a, to: c, duration: 1) { [c] _ in _ = c }
      transition = root.transitions.first
      root.finishTransitions()
      root.unembedChild(c)
    }

    c = nil

    #expect(reference == nil && transition != nil)
  }

  // Rule 45
  @Test func `a resize lays out both sides of a transition`() {
    exchange(duration: 1)
    app.run(for: 0.2)

    app.resize(columns: 44, rows: 9)

    #expect(a.view.frame.size == Size(width: 44, height: 9))
    #expect(b.view.frame.size == Size(width: 44, height: 9))
  }
}
