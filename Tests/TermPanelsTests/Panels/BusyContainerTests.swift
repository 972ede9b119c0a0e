import TermPanelsTesting
import Testing

@testable import TermPanels

/// A panel that changes something when it leaves its parent.
private final class LeavingPanel: Panel {
  var whenGone: () -> Void = {}

  override func didMove(toParent parent: Panel?) {
    super.didMove(toParent: parent)
    if parent == nil { whenGone() }
  }
}

@MainActor @Suite("A container in the middle of a change") struct BusyContainerTests {
  private let log = CallbackLog()

  private func panel(_ name: String) -> RecordingPanel { RecordingPanel(name, log: log) }

  // Rule 93
  @Test func `moves into another one when the change is over`() {
    let other = NavigationPanel(root: Panel())
    let leaving = LeavingPanel()
    let container = ContainerPanel(content: leaving)
    _ = (container.view, other.view)
    var parent: Panel?
    leaving.whenGone = {
      other.push(container, animated: false)
      parent = container.parent
    }

    container.content = Panel()

    #expect(parent == nil && container.parent === other)
  }

  // Rule 93
  @Test func `moves after its own change, also while that waits`() {
    let (other, leaving) = (NavigationPanel(root: Panel()), LeavingPanel())
    let (container, waiting) = (ContainerPanel(content: leaving), ContainerPanel())
    _ = (container.view, other.view, waiting.view)
    var parent: Panel?
    leaving.whenGone = {
      // The panel is still a part of the change, so this waits.
      waiting.content = leaving
      other.push(waiting, animated: false)
      parent = waiting.parent
    }

    container.content = Panel()

    #expect(parent == nil && waiting.parent === other && leaving.parent === waiting)
  }

  // Rule 93
  @Test func `an alert that is answered in a callback is dismissed after the change`() throws {
    let (root, next) = (panel("A"), panel("B"))
    let app = try Harness(columns: 40, rows: 8) { _ in root }
    let alert = AlertPanel(title: "Delete?")
    var answers = 0
    let action = AlertAction("Delete") { answers += 1 }
    alert.addAction(action)
    root.present(alert)
    var answersInCallback = -1
    next.onCallback = { event in
      guard event == .willAppear else { return }
      alert.choose(action)
      answersInCallback = answers
    }

    root.embedChild(next)
    app.application.turn()

    #expect(answersInCallback == 0 && answers == 1 && alert.presentingPanel == nil)
    #expect(log.violations == [])
  }

  // Rule 93
  @Test func `a transition from a panel that is taken away meanwhile is not made`() throws {
    let (root, a, b, other) = (panel("P"), panel("A"), panel("B"), panel("C"))
    root.embedChild(a)
    root.addChild(b)
    let app = try Harness(columns: 40, rows: 8) { _ in root }
    var outcomes: [Bool] = []
    other.onCallback = { event in
      guard event == .willAppear else { return }
      root.unembedChild(a)
      root.transition(from: a, to: b, duration: 0) { outcomes.append($0) }
    }

    root.embedChild(other)
    app.application.turn()

    #expect(outcomes == [false] && a.parent == nil && b.viewIfLoaded?.superview == nil)
  }
}
