/// The appearance of a panel: its state and the details of the current transition.
struct Appearance {
  var state: AppearanceState = .disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was called during this appearance.
  var hasCalledIsAppearing = false
  /// Whether will-appear or is-appearing is being called: children that the panel gets meanwhile
  /// appear with it.
  var letsChildrenJoin = false
}

extension Panel {
  /// Begins the panel's appearance (`true`) or disappearance: calls will-appear or will-disappear.
  /// Containers call this, never the callbacks themselves, and must balance it with
  /// ``endAppearanceTransition()``; a reversed transition is begun again in the other direction and
  /// ended once.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    ChangeQueue.run(in: nil) { beginAppearance(isAppearing, animated: animated) }
  }

  /// Begins the appearance or disappearance as a part of the change under way.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    // Children that `viewDidLoad` embeds get their callbacks after this panel, so the view is made
    // first.
    if isAppearing { loadViewIfNeeded() } else { finishTransitions { _ in true } }
    switch (appearance.state, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      appearance.state = .appearing
      appearance.hasCalledIsAppearing = false
    case (.appeared, false), (.appearing, false):
      appearance.state = .disappearing
    default:
      return reportUnbalanced("begin", isAppearing)
    }
    appearance.isAnimated = animated
    let state = appearance.state
    if isAppearing {
      notifyObserver(.willAppear)
      lettingChildrenJoin { viewWillAppear(animated: animated) }
    } else {
      notifyObserver(.willDisappear)
      viewWillDisappear(animated: animated)
      if let view = viewIfLoaded { view.window?.takeFocus(from: view) }
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    // A container that forwards manually may have reversed this panel's transition.
    for child in children where appearance.state == state && isForwarded(to: child, isAppearing) {
      child.beginAppearance(isAppearing, animated: animated)
    }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began: calls is-appearing, if it has not
  /// been called, and did-appear; or did-disappear. The children come before the parent.
  public final func endAppearanceTransition() {
    ChangeQueue.run(in: nil) { endAppearance() }
  }

  /// Ends the appearance or disappearance as a part of the change under way.
  final func endAppearance() {
    switch appearance.state {
    case .appearing:
      if !appearance.hasCalledIsAppearing { notifyIsAppearing() }
      forwardEnd(while: .appearing)
      guard appearance.state == .appearing else { return }
      appearance.state = .appeared
      notifyObserver(.didAppear)
      viewDidAppear(animated: appearance.isAnimated)
    case .disappearing:
      forwardEnd(while: .disappearing)
      guard appearance.state == .disappearing else { return }
      appearance.state = .disappeared
      notifyObserver(.didDisappear)
      viewDidDisappear(animated: appearance.isAnimated)
    case .appeared, .disappeared:
      reportUnbalanced("end", appearance.state == .appeared)
    }
  }

  /// Calls is-appearing, once the view is in place and has its size; the children that appear with
  /// this panel come after it.
  final func notifyIsAppearing() {
    appearance.hasCalledIsAppearing = true
    notifyObserver(.isAppearing)
    lettingChildrenJoin { viewIsAppearing(animated: appearance.isAnimated) }
    for child in children
    where child.appearance.state == .appearing && !child.appearance.hasCalledIsAppearing
      && child.isInside(self)
    {
      child.notifyIsAppearing()
    }
  }

  private func forwardEnd(while state: AppearanceState) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    // A child's callback may add another child, whose transition then ends here too.
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

  /// Whether a child follows its parent: its view lies in the parent's, and it is not already going
  /// the same way, as when a container began its transition manually.
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
      "Unbalanced \(call)AppearanceTransition of \(type(of: self).typeName): it is "
        + "\(appearance.state) and was asked to \(isAppearing ? "appear" : "disappear").")
  }
}
