extension Panel {
  /// Exchanges one child's view for another's with a crossfade: begins and ends both appearances,
  /// inserts and removes the views.
  ///
  /// Before: `from.willMove(toParent: nil)`, `addChild(to)`. In the completion:
  /// `from.removeFromParent()`, `to.didMove(toParent: self)`. That is the order of UIKit's
  /// documentation. With no motion, no duration, or off screen everything happens in the same
  /// order before the call returns.
  ///
  /// - Parameters:
  ///   - from: A child whose view is in the tree.
  ///   - to: A child whose view is not.
  ///   - container: The view that both fill; `nil` takes this panel's own.
  ///   - insets: Space around the view, in cells.
  ///   - duration: Seconds; 0 exchanges at once.
  ///   - completion: Called exactly once, with whether the transition ran to its end.
  /// - Returns: The running transition, to finish it before its time.
  @discardableResult
  public final func transition(
    from: Panel, to: Panel, in container: View? = nil, insets: Insets = .zero,
    duration: Double, completion: @escaping (Bool) -> Void
  ) -> Transition? {
    precondition(
      from.parent === self && to.parent === self, "A transition is between two children.")
    precondition(
      from.viewIfLoaded?.isContained(within: view) == true && to.viewIfLoaded?.superview == nil,
      "A transition is from a view in the tree to one that is not.")
    let container = container ?? view
    let isVisible = appearance.state == .appeared && view.window != nil
    let isAnimated = isVisible && duration > 0 && animationsAreEnabled
    if from.isOnScreen { from.beginAppearanceTransition(false, animated: isAnimated) }
    if isOnScreen { to.beginAppearanceTransition(true, animated: isAnimated) }
    let size = container.bounds.size
    container.embedSubview(to.view, insets: insets)
    if isVisible {
      layoutInWindow(of: to)
      to.tellIsAppearing()
    }
    let finish: (Bool) -> Void = { [self] finished in
      from.view.removeFromSuperview()
      if from.appearance.state == .disappearing { from.endAppearanceTransition() }
      // While this panel is still appearing itself, the child's end comes with its own.
      if to.appearance.state == .appearing, appearance.state != .appearing {
        to.endAppearanceTransition()
      }
      completion(finished)
    }
    guard isAnimated, let application else {
      finish(true)
      return nil
    }
    return Transition(
      Crossfade(from: from.view, to: to.view, in: container), size: size, duration: duration,
      application: application, completion: finish)
  }

  private var animationsAreEnabled: Bool {
    guard let application else { return false }
    return application.animator.motion == .full && application.terminal.colorDepth != .monochrome
  }
}
