/// Where a panel is in its coming and going.
struct Appearance {
  /// The four states, legal only along this cycle, and between the two middle ones when a
  /// transition is turned back.
  enum State { case disappeared, appearing, appeared, disappearing }

  var state: State = .disappeared
  var isAnimated = false
  /// Whether is-appearing was told during this appearance.
  var wasAppearingTold = false
}

extension Panel {
  /// Begins the panel's coming (`true`) or going: tells will-appear or will-disappear. Containers
  /// call this, never the callbacks themselves, and must balance it with
  /// ``endAppearanceTransition()``; a transition that is turned back is begun anew in the other
  /// direction and ended once.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    // Made before the state changes: what viewDidLoad embeds joins this appearance as a child does
    // that was there before, after the parent's own callback.
    if isAppearing { loadViewIfNeeded() }
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
    if isAppearing {
      viewWillAppear(animated: animated)
    } else {
      viewWillDisappear(animated: animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where isForwarded(to: child, isAppearing) {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began: tells is-appearing, if that has
  /// not been told, and did-appear; or did-disappear. The children come before the parent.
  public final func endAppearanceTransition() {
    switch appearance.state {
    case .appearing:
      if !appearance.wasAppearingTold { tellIsAppearing() }
      forwardEnd(while: .appearing)
      appearance.state = .appeared
      viewDidAppear(animated: appearance.isAnimated)
    case .disappearing:
      forwardEnd(while: .disappearing)
      appearance.state = .disappeared
      viewDidDisappear(animated: appearance.isAnimated)
    case .appeared, .disappeared:
      reportUnbalanced("end", appearance.state == .appeared)
    }
  }

  /// Tells that the view is in its place and has its size; the children that appear with this
  /// panel come after it.
  final func tellIsAppearing() {
    appearance.wasAppearingTold = true
    viewIsAppearing(animated: appearance.isAnimated)
    for child in children
    where child.appearance.state == .appearing && !child.appearance.wasAppearingTold
      && child.isInside(self)
    {
      child.tellIsAppearing()
    }
  }

  private func forwardEnd(while state: Appearance.State) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.appearance.state == state && child.isInside(self) {
      child.endAppearanceTransition()
    }
  }

  /// A child follows its parent when its view lies in the parent's, unless it is on that way
  /// already: a container that began by hand is not told twice.
  private func isForwarded(to child: Panel, _ isAppearing: Bool) -> Bool {
    guard child.isInside(self) else { return false }
    return switch child.appearance.state {
    case .disappeared: isAppearing
    case .appeared: !isAppearing
    case .appearing: !isAppearing
    case .disappearing: false
    }
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
