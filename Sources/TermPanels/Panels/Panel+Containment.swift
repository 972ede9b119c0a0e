extension Panel {
  /// Makes a panel a child of this one: `willMove(toParent:)`, then the link. What is left to the
  /// container is the child's view and, when that is in its place, `didMove(toParent:)`; most
  /// containers call ``embedChild(_:in:insets:)``, which does all of it in the right order.
  ///
  /// A child that is already one moves to the end of ``children``, without a callback. A child of
  /// another panel is a mistake of the caller: nobody would have told it that it leaves.
  public final func addChild(_ child: Panel) {
    precondition(!contains(ancestor: child), "A panel cannot be a child of itself.")
    if child.parent === self {
      children.removeAll { $0 === child }
      children.append(child)
      return
    }
    precondition(
      child.parent == nil, "Remove the panel from its parent first, or use embedChild(_:in:).")
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Ends being a child: the link, then `didMove(toParent: nil)`. The container calls
  /// `willMove(toParent: nil)` and takes the view out before.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Makes a panel a child of this one and puts its view into a view of this panel's, with every
  /// callback in its order: `willMove`, link, load, will-appear, insert, layout, is-appearing,
  /// did-appear, `didMove`. Off screen there are no appearance callbacks; while this panel
  /// appears, the child's did-appear comes with this panel's.
  ///
  /// A panel that is embedded elsewhere leaves that place first, with all its callbacks.
  ///
  /// - Parameters:
  ///   - child: The panel.
  ///   - container: The view to fill; `nil` takes this panel's own.
  ///   - insets: Space between the container's edges and the child's view, in cells.
  public final func embedChild(
    _ child: Panel, in container: View? = nil, insets: Insets = .zero
  ) {
    let container = container ?? view
    precondition(
      container.isContained(within: view),
      "A child's view lies in its parent panel's view, or the tree of panels would lie.")
    child.parent?.unembedChild(child)
    addChild(child)
    child.loadViewIfNeeded()
    insertChild(child, animated: false) { container.embedSubview(child.view, insets: insets) }
    child.didMove(toParent: self)
  }

  /// Ends a child's being embedded, with every callback in its order: `willMove(toParent: nil)`,
  /// will-disappear, out of the tree, did-disappear, the link, `didMove(toParent: nil)`.
  public final func unembedChild(_ child: Panel) {
    precondition(child.parent === self, "Only the parent can end a child's being embedded.")
    child.willMove(toParent: nil)
    removeChildView(child)
    child.removeFromParent()
  }

  /// Whether the view of this panel, and so those of the children in it, is on its way onto the
  /// screen or there.
  final var isOnScreen: Bool { appearance.state == .appearing || appearance.state == .appeared }

  /// Puts a child's view in its place with the appearance callbacks that the panel's own state
  /// asks for.
  final func insertChild(_ child: Panel, animated: Bool, insertion: () -> Void) {
    guard isOnScreen else { return insertion() }
    child.beginAppearanceTransition(true, animated: animated)
    insertion()
    if appearance.state == .appeared {
      layoutInWindow(of: child)
      child.endAppearanceTransition()
    } else if appearance.wasAppearingTold {
      layoutInWindow(of: child)
      child.tellIsAppearing()
    }
  }

  /// Takes a child's view out of the tree with the appearance callbacks that its state asks for.
  final func removeChildView(_ child: Panel) {
    let wasOnScreen = child.isOnScreen || child.appearance.state == .disappearing
    if child.isOnScreen { child.beginAppearanceTransition(false, animated: false) }
    child.viewIfLoaded?.removeFromSuperview()
    if wasOnScreen { child.endAppearanceTransition() }
  }

  /// Gives a child that has just been inserted its size, so that is-appearing finds it valid.
  final func layoutInWindow(of child: Panel) {
    (child.viewIfLoaded?.superview ?? child.view).layoutIfNeeded()
  }

  private func contains(ancestor panel: Panel) -> Bool {
    var current: Panel? = self
    while let candidate = current {
      if candidate === panel { return true }
      current = candidate.parent
    }
    return false
  }
}
