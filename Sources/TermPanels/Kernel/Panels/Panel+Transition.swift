extension Panel {
  /// Exchanges one child's view for another's with a crossfade: begins and ends both appearances,
  /// inserts and removes the views.
  ///
  /// Before: `from.willMove(toParent: nil)`, `addChild(to)`. In the completion:
  /// `from.removeFromParent()`, `to.didMove(toParent: self)`. That is the order of UIKit's
  /// documentation, and what ``exchangeChild(_:for:in:insets:duration:completion:)`` does for you;
  /// where both panels stay children, nothing is called before and after. Without motion, with no
  /// duration, or off screen, everything happens in the same order before the call returns.
  ///
  /// - Parameters:
  ///   - from: A child whose view is in the tree.
  ///   - to: A child whose view is not in the tree.
  ///   - container: The view that both fill; `nil` takes this panel's own.
  ///   - insets: Space around the view, in cells.
  ///   - duration: Seconds; 0 exchanges at once.
  ///   - completion: Called exactly once, with whether the transition ran to its end.
  ///
  /// A transition that is still running in the same view is finished first. A transition from a
  /// panel to itself only completes. When this panel begins to disappear, or one of the two is
  /// taken away, the transition is finished; ``finishTransitions()`` finishes it early. In a
  /// callback, it begins after the change under way, unless that has taken one of the two away.
  public final func transition(
    from: Panel, to: Panel, in container: View? = nil, insets: Insets = .zero,
    duration: Double, completion: @escaping (Bool) -> Void
  ) {
    guard from !== to else { return completion(true) }
    let container = container ?? view
    let transition = Transition(
      in: self, from: from, to: to, container: container, insets: insets, completion: completion)
    let mayWait = ChangeQueue.isBusy
    ChangeQueue.perform(in: self, moving: [from, to]) { [self] in
      finishTransitions { $0.fills(container) }
      let areChildren = from.parent === self && to.parent === self
      let leadsIntoTree =
        from.viewIfLoaded?.isContained(within: view) == true && to.viewIfLoaded?.superview == nil
      // A change before it may have taken one of them.
      if mayWait, !areChildren || !leadsIntoTree { return completion(false) }
      precondition(areChildren, "A transition is between two children.")
      precondition(leadsIntoTree, "A transition leads from a view in the tree to one outside it.")
      transition.start(duration: duration)
    }
  }

  /// Finishes the transitions between children that are under way: the new content is in its
  /// place when this returns. A container calls it before it changes its content again. In a
  /// callback, they are finished after the change under way.
  public final func finishTransitions() {
    ChangeQueue.perform(in: self) { [self] in finishTransitions { _ in true } }
  }

  /// Finishes transitions as a part of the change under way.
  final func finishTransitions(where isConcerned: (Transition) -> Bool) {
    for transition in transitions where isConcerned(transition) { transition.finish() }
  }

  /// The application if a transition of this panel's children would be animated, else `nil`.
  final var applicationForAnimations: Application? { applicationForAnimations(needing: .short) }

  /// The application if an animation that needs this much motion would be seen, else `nil`. Without
  /// colours nothing can fade, so everything is a cut.
  final func applicationForAnimations(needing motion: Motion) -> Application? {
    guard appearance.state == .appeared, let application,
      application.animator.currentMotion >= motion,
      application.terminal.colorDepth != .monochrome
    else { return nil }
    return application
  }
}
