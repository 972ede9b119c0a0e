/// A router that pushes onto a ``NavigationPanel``. A coordinator whose panel leaves the stack is
/// stopped, however it left: the key for going back knows nothing of coordinators.
@MainActor public final class NavigationRouter: Router, NavigationPanelDelegate {
  /// The navigation panel that panels are pushed onto.
  public let navigation: NavigationPanel
  private var shown: [ObjectIdentifier: Coordinator] = [:]

  /// Creates a router whose stack begins with a coordinator's panel.
  public init(root: Coordinator) {
    navigation = NavigationPanel(root: root.primaryPanel)
    shown[ObjectIdentifier(root.primaryPanel)] = root
    navigation.delegate = self
  }

  /// Pushes the coordinator's panel, or goes back to it if it is on the stack.
  public func show(_ coordinator: Coordinator) {
    let panel = coordinator.primaryPanel
    if isOnStack(panel) {
      navigation.pop(to: panel)
    } else {
      shown[ObjectIdentifier(panel)] = coordinator
      navigation.push(panel)
    }
  }

  /// Shows the coordinator's panel directly above another coordinator's on the stack and replaces
  /// all that was there: it goes elsewhere, not deeper.
  public func show(_ coordinator: Coordinator, above other: Coordinator) {
    guard let index = navigation.panels.firstIndex(where: { $0 === other.primaryPanel }) else {
      preconditionFailure("A panel can only be shown above one on the stack.")
    }
    let panel = coordinator.primaryPanel
    shown[ObjectIdentifier(panel)] = coordinator
    navigation.setPanels(navigation.panels[...index] + [panel], animated: true)
  }

  /// Goes back to the panel before the coordinator's.
  public func hide(_ coordinator: Coordinator) {
    let panel = coordinator.primaryPanel
    guard let index = navigation.panels.firstIndex(where: { $0 === panel }), index > 0 else {
      return
    }
    navigation.pop(to: navigation.panels[index - 1])
  }

  /// Presents the panel above the visible one.
  public func present(_ panel: Panel) { navigation.present(panel) }

  /// Shows a toast.
  public func announce(_ toast: Toast) {
    navigation.application?.window.show(toast)
  }

  /// Stops the coordinators whose panels have left.
  public func navigation(_ navigation: NavigationPanel, didPop panels: [Panel]) {
    // A panel may be on the stack again by now.
    for panel in panels.reversed() where !isOnStack(panel) {
      shown.removeValue(forKey: ObjectIdentifier(panel))?.stop()
    }
  }

  private func isOnStack(_ panel: Panel) -> Bool {
    navigation.panels.contains { $0 === panel }
  }
}
