extension Panel {
  /// The panel that is presented above this one or above one of its ancestors.
  public final var presentedPanel: Panel? {
    var current: Panel? = self
    while let panel = current {
      if let presented = panel.ownPresentedPanel { return presented }
      current = panel.parent
    }
    return nil
  }

  /// The panel that presents this one or one of its ancestors.
  public final var presentingPanel: Panel? {
    presentation?.presenter ?? parent?.presentingPanel
  }

  /// Presents a panel above others. It takes all keys until it is dismissed. Presenting while
  /// another panel is presented stacks the new one above it. This panel needs a place in the
  /// program; it may be covered, as by a pushed panel. There is no animation: when this
  /// returns, the panel has appeared, unless it was dismissed in one of its callbacks. In a
  /// callback, it is presented after the change under way.
  ///
  /// The ``presentingPanel`` is the nearest panel from here upwards with
  /// ``definesPresentationContext``, else the topmost one. The panels below stay in sight, dimmed,
  /// and keep drawing; a full-screen panel hides them, a popover does not dim them. When the
  /// presenting panel leaves the window, the presented one stays, and the root panel presents it; a
  /// popover goes with its anchor.
  ///
  /// - Parameter panel: A panel without a parent that is not presented.
  public final func present(_ panel: Panel) {
    precondition(
      (panel.parent == nil && panel.presentation == nil) || ChangeQueue.isBusy,
      "A panel that is presented or has a parent cannot be presented.")
    precondition(!isDescendant(of: panel), "A panel cannot present itself or one of its ancestors.")
    guard let window = viewIfLoaded?.window ?? (isInProgram ? program?.window : nil) else {
      preconditionFailure("Only a panel with a place in a program can present another one.")
    }
    ChangeQueue.perform(in: nil, moving: [panel]) { [self] in
      let context = presentationContext(for: panel.presentationStyle)
      window.presentations.present(panel, by: context)
    }
  }

  /// The presenting panel for a panel of a style that this one presents.
  private func presentationContext(for style: PresentationStyle) -> Panel {
    var context = self
    while style == .fullScreen || !context.definesPresentationContext, let parent = context.parent {
      context = parent
    }
    return context
  }

  /// Dismisses the panel that this one or an ancestor presents, with everything above it. If they
  /// present nothing, this panel, or its presented ancestor, is dismissed itself. When this
  /// returns, the dismissed panel has disappeared, and the keys are back where they were. In a
  /// callback, it is dismissed after the change under way.
  public final func dismiss() {
    ChangeQueue.perform(in: nil) { [self] in
      guard let presented = presentedPanel ?? topmost(self) else { return }
      presented.viewIfLoaded?.window?.presentations.dismiss(presented)
    }
  }

  /// Dismisses this panel and the panels above it.
  final func dismissItself() {
    ChangeQueue.perform(in: nil) { [self] in
      if presentation != nil { viewIfLoaded?.window?.presentations.dismiss(self) }
    }
  }

  private func topmost(_ panel: Panel) -> Panel? {
    panel.presentation != nil ? panel : panel.parent.flatMap(topmost)
  }

  private var ownPresentedPanel: Panel? {
    viewIfLoaded?.window?.presentations.panel(presentedBy: self)
  }
}
