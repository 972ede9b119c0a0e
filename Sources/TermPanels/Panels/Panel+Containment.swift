extension Panel {
  /// Makes a panel a child of this one: `willMove(toParent:)`, then the link. What is left to the
  /// container is the child's view and, when that is in its place, `didMove(toParent:)`; most
  /// containers call ``embedChild(_:in:insets:)``, which does all of it in the right order.
  ///
  /// A child that is already one moves to the end of ``children``, without a callback. A child of
  /// another panel is a mistake of the caller: nobody would have told it that it leaves.
  public final func addChild(_ child: Panel) {
    precondition(!isDescendant(of: child), "A panel cannot be a child of itself.")
    if child.parent === self {
      removeFromChildren(child)
      children.append(child)
      return
    }
    precondition(
      child.parent == nil, "Remove the panel from its parent first, or use embedChild(_:in:).")
    child.willMove(toParent: self)
    precondition(child.parent == nil, "A panel that is told where it moves cannot move elsewhere.")
    children.append(child)
    child.parent = self
  }

  /// Ends being a child: the link, then `didMove(toParent: nil)`. The container calls
  /// `willMove(toParent: nil)` and takes the view out before.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.removeFromChildren(self)
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Makes a panel a child of this one and puts its view into a view of this panel's, with every
  /// callback in its order: `willMove`, link, load, will-appear, insert, layout, is-appearing,
  /// did-appear, `didMove`. Off screen there are no appearance callbacks; while this panel
  /// appears, the child's did-appear comes with this panel's.
  ///
  /// A panel that is shown elsewhere leaves that place first, with all its callbacks; its former
  /// parent is told ``didLoseChild(_:)``.
  ///
  /// Asked for in a callback, the child is embedded after the change under way, unless this panel
  /// is off the screen or is being told that it appears.
  ///
  /// - Parameters:
  ///   - child: The panel.
  ///   - container: The view to fill; `nil` takes this panel's own.
  ///   - insets: Space between the container's edges and the child's view, in cells.
  public final func embedChild(
    _ child: Panel, in container: View? = nil, insets: Insets = .zero
  ) {
    let container = container ?? view
    ChangeQueue.perform(in: self, moving: [child]) { [self] in
      embed(child, in: container, insets: insets)
    }
  }

  /// Embeds a child as a part of the change under way.
  final func embed(_ child: Panel, in container: View, insets: Insets = .zero) {
    precondition(
      container.isContained(within: view),
      "A child's view lies in its parent panel's view, or the tree of panels would lie.")
    child.leavePlace()
    addChild(child)
    child.loadViewIfNeeded()
    insertChild(child, animated: false) { container.embedSubview(child.view, insets: insets) }
    child.didMove(toParent: self)
  }

  /// Ends a child's being embedded, with every callback in its order: `willMove(toParent: nil)`,
  /// will-disappear, out of the tree, did-disappear, the link, `didMove(toParent: nil)`.
  ///
  /// A transition that the child takes part in is finished first. Asked for in a callback, the
  /// child leaves after the change under way, unless this panel is off the screen.
  public final func unembedChild(_ child: Panel) {
    precondition(
      child.parent === self || ChangeQueue.isBusy,
      "Only the parent can end a child's being embedded.")
    ChangeQueue.perform(in: self, moving: [child]) { [self] in unembed(child) }
  }

  /// Ends a child's being embedded as a part of the change under way, if it is still a child.
  final func unembed(_ child: Panel) {
    guard child.parent === self else { return }
    finishTransitions { $0.concerns(child) }
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    removeChildView(child)
    child.removeFromParent()
  }

  /// Takes the panel out of the place where it is shown, if there is one: its parent, the window
  /// that it is the root of, or its being presented.
  final func leavePlace() {
    if let parent {
      ChangeQueue.run(in: parent, moving: [self]) { parent.unembed(self) }
      parent.lose(self)
    } else if let window = viewIfLoaded?.window {
      window.remove(self)
    }
  }

  /// Makes a panel a child whose view is in no view, as a part of the change under way. It leaves
  /// the place where it is shown first.
  final func addHiddenChild(_ panel: Panel) {
    panel.leavePlace()
    addChild(panel)
    panel.didMove(toParent: self)
  }

  /// Whether the view of this panel, and so those of the children in it, is on its way onto the
  /// screen or there.
  final var isOnScreen: Bool { appearance.state == .appearing || appearance.state == .appeared }

  /// Puts a child's view in its place with the appearance callbacks that the panel's own state
  /// asks for.
  final func insertChild(_ child: Panel, animated: Bool, insertion: () -> Void) {
    guard isOnScreen else { return insertion() }
    child.beginAppearance(true, animated: animated)
    insertion()
    settleAppearance(of: child)
    if appearance.state == .appeared, child.appearance.state == .appearing {
      child.endAppearance()
    }
  }

  /// Tells a child that was just inserted while it appears that it is in its place, or turns it
  /// back where this panel has itself been turned back meanwhile.
  final func settleAppearance(of child: Panel) {
    guard child.appearance.state == .appearing else { return }
    if !isOnScreen {
      child.beginAppearance(false, animated: false)
      if appearance.state == .disappeared { child.endAppearance() }
    } else if appearance.state == .appeared || appearance.wasAppearingTold {
      layoutInWindow(of: child)
      guard child.appearance.state == .appearing else { return }
      if !child.appearance.wasAppearingTold { child.tellIsAppearing() }
    }
  }

  /// Takes a child's view out of the tree with the appearance callbacks that its state asks for.
  final func removeChildView(_ child: Panel) {
    if child.isOnScreen { child.beginAppearance(false, animated: false) }
    child.viewIfLoaded?.removeFromSuperview()
    if child.appearance.state == .disappearing { child.endAppearance() }
  }

  /// Gives a child that has just been inserted its size, so that is-appearing finds it valid.
  final func layoutInWindow(of child: Panel) {
    let container = child.view.superview ?? child.view
    var outermost = container
    // A container that has no size itself waits for the layout of what it lies in.
    var view = container.bounds.isEmpty ? container.superview : nil
    while let ancestor = view, !ancestor.isLayingOut {
      if ancestor.needsLayout { outermost = ancestor }
      view = ancestor.superview
    }
    ChangeQueue.layOut(.within([child])) { outermost.layoutIfNeeded() }
  }

  private func removeFromChildren(_ child: Panel) {
    for index in children.indices.reversed() where children[index] === child {
      children.remove(at: index)
      return
    }
  }

  /// Whether the panel is the other one, or lies in it at any depth.
  final func isDescendant(of panel: Panel) -> Bool {
    var current: Panel? = self
    while let candidate = current {
      if candidate === panel { return true }
      current = candidate.parent
    }
    return false
  }
}
