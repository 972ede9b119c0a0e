extension Panel {
  /// Exchanges one child for another in a view of this panel's, with every callback in its order:
  /// `old.willMove(toParent: nil)`, `new.willMove(toParent: self)`, the transition, then
  /// `old.didMove(toParent: nil)`, `new.didMove(toParent: self)`. This is all that a container
  /// does when its content changes:
  ///
  /// ```swift
  /// var content: Panel? {
  ///   didSet { exchangeChild(oldValue, for: content, duration: 0.2) }
  /// }
  /// ```
  ///
  /// It can be called at any time. An exchange that still runs in the same view is finished first.
  /// In a callback, the exchange follows when the change under way is over or only its fade is
  /// left. Before this panel's view is made nothing is exchanged: ``viewDidLoad()`` embeds the
  /// content of that moment.
  ///
  /// - Parameters:
  ///   - old: The child that leaves. With `nil`, or a panel that is no longer a child, the new one
  ///     is only added.
  ///   - new: The panel that comes; it first leaves the place where it is shown. With `nil`, the
  ///     old one is only removed. A child whose view has no superview gets no `willMove` and no
  ///     `didMove`.
  ///   - container: The view to fill; `nil` takes this panel's own.
  ///   - insets: Space between the container's edges and the new child's view, in cells.
  ///   - duration: Seconds of a crossfade. With 0, from or to `nil`, off screen, or without motion,
  ///     the panels are exchanged at once.
  ///   - completion: Called exactly once, with whether the exchange ran to its end; `false` when
  ///     another one cut it short.
  public final func exchangeChild(
    _ old: Panel?, for new: Panel?, in container: View? = nil, insets: Insets = .zero,
    duration: Double, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    let exchange = Exchange(
      old: old, new: new, container: container, insets: insets, duration: duration,
      completion: completion)
    ChangeQueue.perform(in: self, moving: exchange.panels) { [self] in perform(exchange) }
  }

  /// The parameters of an exchange.
  struct Exchange {
    var old: Panel?
    var new: Panel?
    /// Whether the old panel stays a child, with its view removed.
    var keepsOld = false
    var container: View?
    var insets = Insets.zero
    var duration = 0.0
    var completion: (Bool) -> Void = { _ in }

    /// The old and the new panel, without `nil`.
    var panels: [Panel] { [old, new].compactMap { $0 } }
  }

  /// Exchanges the panels as a part of the change under way.
  final func perform(_ exchange: Exchange) {
    guard isViewLoaded else { return exchange.completion(true) }
    let container = exchange.container ?? view
    // A panel exchanged for itself stays, unless it was taken away meanwhile.
    if exchange.old === exchange.new, exchange.new.map({ isChild($0, in: container) }) ?? true {
      return exchange.completion(true)
    }
    precondition(
      container.isContained(within: view),
      "A child's view must be in its parent panel's view.")
    finishTransitions { $0.fills(container) }
    setNeedsStatusUpdate()
    let old = exchange.old.flatMap { $0.parent === self && $0 !== exchange.new ? $0 : nil }
    let isNewInPlace = exchange.new.map { isChild($0, in: container) } ?? false
    guard let old, let new = exchange.new, isChild(old, in: container), !isNewInPlace else {
      if let old { takeOut(old, keepsIt: exchange.keepsOld) }
      if let new = exchange.new, !isNewInPlace { letIn(new, exchange, container) }
      setNeedsStatusUpdate()
      return exchange.completion(true)
    }
    crossfade(from: old, to: new, exchange, container)
  }

  private func crossfade(from old: Panel, to new: Panel, _ exchange: Exchange, _ container: View) {
    let isNewCovered = isCovered(new)
    if !isNewCovered { new.leavePlace() }
    if !exchange.keepsOld, old.parent === self { old.willMove(toParent: nil) }
    if !isNewCovered { addChild(new) }
    new.loadViewIfNeeded()
    let transition = Transition(
      in: self, from: old, to: new, container: container, insets: exchange.insets
    ) { [self] isFinished in
      if !exchange.keepsOld, old.parent === self { old.removeFromParent() }
      if !isNewCovered, new.parent === self { new.didMove(toParent: self) }
      setNeedsStatusUpdate()
      exchange.completion(isFinished)
    }
    transition.start(duration: exchange.duration)
  }

  private func takeOut(_ old: Panel, keepsIt: Bool) {
    if keepsIt { removeChildView(old) } else { unembed(old) }
  }

  private func letIn(_ new: Panel, _ exchange: Exchange, _ container: View) {
    if isCovered(new) {
      new.loadViewIfNeeded()
      insert(new, exchange, container)
    } else {
      embed(new, in: container, insets: exchange.insets)
    }
  }

  private func insert(_ new: Panel, _ exchange: Exchange, _ container: View) {
    insertChild(new, animated: false) {
      container.embedSubview(new.view, insets: exchange.insets)
    }
  }

  /// Whether the panel is a child whose view is in a view of this panel's.
  final func isChild(_ panel: Panel, in container: View) -> Bool {
    panel.parent === self && panel.viewIfLoaded?.superview === container
  }

  /// Whether the panel is a child whose view has no superview.
  private func isCovered(_ panel: Panel) -> Bool {
    panel.parent === self && panel.viewIfLoaded?.superview == nil
  }
}
