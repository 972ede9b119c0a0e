extension Panel {
  /// Makes a panel a child of this one: `willMove(toParent:)`, then the link. The container then
  /// inserts the child's view and, when that is in place, calls `didMove(toParent:)`; most
  /// containers call ``embedChild(_:in:insets:)``, which does all of it in the right order.
  ///
  /// A panel that is already a child moves to the end of ``children``, without a callback. Passing
  /// a child of another panel is a mistake of the caller: it would leave that panel without a
  /// callback.
  public final func addChild(_ child: Panel) {
    precondition(!isDescendant(of: child), "A panel cannot be a child of itself.")
    if child.parent === self {
      removeFromChildren(child)
      children.append(child)
      return
    }
    precondition(
      child.parent == nil, "Remove the panel from its parent first, or use embedChild(_:in:).")
    child.join(program)
    child.willMove(toParent: self)
    precondition(child.parent == nil, "A panel cannot move elsewhere in willMove(toParent:).")
    children.append(child)
    child.parent = self
  }

  /// Removes the panel from its parent: the link, then `didMove(toParent: nil)`. Before that, the
  /// container calls `willMove(toParent: nil)` and removes the view.
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
  /// parent receives ``didLoseChild(_:)``.
  ///
  /// In a callback, the child is embedded after the change under way, unless this panel is off the
  /// screen or in its own will-appear or is-appearing callback.
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
      "A child's view must be in its parent panel's view.")
    if child.parent === self {
      finishTransitions { $0.concerns(child) }
      if isChild(child, in: container) { return }
      unembed(child)
    }
    child.leavePlace()
    addChild(child)
    child.loadViewIfNeeded()
    insertChild(child, animated: false) { container.embedSubview(child.view, insets: insets) }
    child.didMove(toParent: self)
  }

  /// Removes an embedded child, with every callback in its order: `willMove(toParent: nil)`,
  /// will-disappear, the view, did-disappear, the link, `didMove(toParent: nil)`.
  ///
  /// A transition that the child takes part in is finished first. In a callback, the child leaves
  /// after the change under way, unless this panel is off the screen.
  public final func unembedChild(_ child: Panel) {
    precondition(
      child.parent === self || ChangeQueue.isBusy,
      "Only its parent can remove an embedded child.")
    ChangeQueue.perform(in: self, moving: [child]) { [self] in unembed(child) }
  }

  /// Removes an embedded child as a part of the change under way, if it is still a child.
  final func unembed(_ child: Panel) {
    guard child.parent === self else { return }
    finishTransitions { $0.concerns(child) }
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    removeChildView(child)
    child.removeFromParent()
  }

  /// Removes the panel from where it is shown, if anywhere: from its parent, from the window whose
  /// root it is, or from its presentation.
  final func leavePlace() {
    if let parent {
      ChangeQueue.run(in: parent, moving: [self]) { parent.unembed(self) }
      parent.lose(self)
    } else if let window = viewIfLoaded?.window {
      window.remove(self)
    }
  }

  /// Adds a child whose view has no superview, as a part of the change under way. The panel first
  /// leaves the place where it is shown.
  final func addHiddenChild(_ panel: Panel) {
    panel.leavePlace()
    addChild(panel)
    panel.didMove(toParent: self)
  }

  /// Whether the panel's view, with the children's views in it, is on the screen or appearing.
  final var isOnScreen: Bool { appearance.state == .appearing || appearance.state == .appeared }

  /// Puts a child's view in its place with the appearance callbacks that the panel's own state
  /// requires.
  final func insertChild(_ child: Panel, animated: Bool, insertion: () -> Void) {
    guard isOnScreen else { return insertion() }
    child.beginAppearance(true, animated: animated)
    insertion()
    settleAppearance(of: child)
    if appearance.state == .appeared, child.appearance.state == .appearing {
      child.endAppearance()
    }
  }

  /// Lays out a child that was just inserted while it appears and calls its is-appearing, or
  /// reverses its transition where this panel's own was reversed meanwhile.
  final func settleAppearance(of child: Panel) {
    guard child.appearance.state == .appearing else { return }
    if !isOnScreen {
      child.beginAppearance(false, animated: false)
      if appearance.state == .disappeared { child.endAppearance() }
    } else if appearance.state == .appeared || appearance.hasCalledIsAppearing {
      layoutInWindow(of: child)
      guard child.appearance.state == .appearing else { return }
      if !child.appearance.hasCalledIsAppearing { child.notifyIsAppearing() }
    }
  }

  /// Takes a child's view out of the tree with the appearance callbacks that its state requires.
  final func removeChildView(_ child: Panel) {
    if child.isOnScreen { child.beginAppearance(false, animated: false) }
    child.viewIfLoaded?.removeFromSuperview()
    if child.appearance.state == .disappearing { child.endAppearance() }
  }

  /// Gives a child that has just been inserted its size, so that it is valid in is-appearing.
  final func layoutInWindow(of child: Panel) {
    let container = child.view.superview ?? child.view
    var outermost = container
    // A container without a size needs the layout of its ancestors.
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
