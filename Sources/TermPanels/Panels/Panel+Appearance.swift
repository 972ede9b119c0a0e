/// Where a panel is in its coming and going.
struct Appearance {
  var state: AppearanceState = .disappeared
  var isAnimated = false
  /// Whether is-appearing was told during this appearance.
  var wasAppearingTold = false
  /// Whether the panel is told now that it will appear or is appearing: children that it gets in
  /// that moment appear with it.
  var letsChildrenJoin = false
}

extension Panel {
  /// Begins the panel's coming (`true`) or going: tells will-appear or will-disappear. Containers
  /// call this, never the callbacks themselves, and must balance it with
  /// ``endAppearanceTransition()``; a transition that is turned back is begun anew in the other
  /// direction and ended once.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    ChangeQueue.run(in: nil) { beginAppearance(isAppearing, animated: animated) }
  }

  /// Begins the coming or going as a part of the change under way.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    // What `viewDidLoad` embeds is told after this panel, so the view is made before.
    if isAppearing { loadViewIfNeeded() } else { finishTransitions { _ in true } }
    switch (appearance.state, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      appearance.state = .appearing
      appearance.wasAppearingTold = false
    case (.appeared, false), (.appearing, false):
      appearance.state = .disappearing
    default:
      return reportUnbalanced("begin", isAppearing)
    }
    appearance.isAnimated = animated
    let state = appearance.state
    if isAppearing {
      tell(.willAppear)
      lettingChildrenJoin { viewWillAppear(animated: animated) }
    } else {
      tell(.willDisappear)
      viewWillDisappear(animated: animated)
      if let view = viewIfLoaded { view.window?.takeFocus(from: view) }
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    // A container that forwards by hand may have turned this panel back.
    for child in children where appearance.state == state && isForwarded(to: child, isAppearing) {
      child.beginAppearance(isAppearing, animated: animated)
    }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began: tells is-appearing, if that has
  /// not been told, and did-appear; or did-disappear. The children come before the parent.
  public final func endAppearanceTransition() {
    ChangeQueue.run(in: nil) { endAppearance() }
  }

  /// Ends the coming or going as a part of the change under way.
  final func endAppearance() {
    switch appearance.state {
    case .appearing:
      if !appearance.wasAppearingTold { tellIsAppearing() }
      forwardEnd(while: .appearing)
      guard appearance.state == .appearing else { return }
      appearance.state = .appeared
      tell(.didAppear)
      viewDidAppear(animated: appearance.isAnimated)
    case .disappearing:
      forwardEnd(while: .disappearing)
      guard appearance.state == .disappearing else { return }
      appearance.state = .disappeared
      tell(.didDisappear)
      viewDidDisappear(animated: appearance.isAnimated)
    case .appeared, .disappeared:
      reportUnbalanced("end", appearance.state == .appeared)
    }
  }

  /// Tells that the view is in its place and has its size; the children that appear with this
  /// panel come after it.
  final func tellIsAppearing() {
    appearance.wasAppearingTold = true
    tell(.isAppearing)
    lettingChildrenJoin { viewIsAppearing(animated: appearance.isAnimated) }
    for child in children
    where child.appearance.state == .appearing && !child.appearance.wasAppearingTold
      && child.isInside(self)
    {
      child.tellIsAppearing()
    }
  }

  private func forwardEnd(while state: AppearanceState) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    // A child that is told may add another one, which then ends here too.
    while appearance.state == state,
      let child = children.first(where: { $0.appearance.state == state && $0.isInside(self) })
    {
      child.endAppearance()
    }
  }

  /// Whether children that the panel gets now appear with it.
  final var letsChildrenJoin: Bool { appearance.letsChildrenJoin }

  private func lettingChildrenJoin(_ callback: () -> Void) {
    appearance.letsChildrenJoin = true
    callback()
    appearance.letsChildrenJoin = false
  }

  /// A child follows its parent when its view lies in the parent's, unless it is on that way
  /// already: a container that began by hand is not told twice.
  private func isForwarded(to child: Panel, _ isAppearing: Bool) -> Bool {
    guard child.parent === self, child.isInside(self) else { return false }
    return child.isOnScreen != isAppearing
  }

  private func isInside(_ parent: Panel) -> Bool {
    guard let view = viewIfLoaded, let container = parent.viewIfLoaded else { return false }
    return view.isContained(within: container)
  }

  private func reportUnbalanced(_ call: String, _ isAppearing: Bool) {
    assertionFailure(
      "Unbalanced \(call)AppearanceTransition of \(type(of: self)): it is "
        + "\(appearance.state) and was asked to \(isAppearing ? "appear" : "disappear").")
  }
}
