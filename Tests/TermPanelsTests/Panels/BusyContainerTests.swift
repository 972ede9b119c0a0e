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
}
