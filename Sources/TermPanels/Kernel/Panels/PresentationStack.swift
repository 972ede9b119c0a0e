/// The panels that a window presents above its root panel.
@MainActor final class PresentationStack {
  private unowned let window: Window
  /// The presentations, the frontmost last.
  private var presentations: [Presentation] = []

  init(_ window: Window) { self.window = window }

  /// The presented panels, the frontmost last.
  var panels: [Panel] { presentations.map(\.panel) }

  /// The presentation in front of all others that is not being ended.
  var front: Presentation? { presentations.last { !$0.isEnding } }

  /// The frontmost panel that fills the window.
  var filling: Panel? { Self.filling(presentations) }

  private static func filling(_ presentations: some BidirectionalCollection<Presentation>) -> Panel?
  {
    presentations.last { $0.panel.presentationStyle == .fullScreen }?.panel
  }

  /// Whether a presentation is in front of all others, also of those that are being ended.
  func isLast(_ presentation: Presentation) -> Bool { presentation === presentations.last }

  /// The panel that another one presents.
  func panel(presentedBy presenter: Panel) -> Panel? {
    presentations.first { $0.presenter === presenter }?.panel
  }

  // MARK: - Presenting and dismissing

  /// Presents a panel as a part of the change under way, unless it is already presented.
  func present(_ panel: Panel, by presenter: Panel) {
    guard panel.presentation == nil, !presenter.isDescendant(of: panel), window.shownRoot != nil
    else { return }
    panel.leavePlace()
    panel.join(window.application)
    let presentation = Presentation(panel: panel, presenter: presenter, in: window)
    panel.presentation = presentation
    window.takeFocus(from: window)
    if panel.presentationStyle == .fullScreen { presentation.covered = panelsInSight }
    for covered in presentation.covered.reversed() {
      covered.beginAppearance(false, animated: false)
    }
    panel.beginAppearance(true, animated: false)
    presentations.append(presentation)
    // A callback since then may have asked for the keys below.
    window.takeFocus(from: window)
    presentation.host.hold()
    window.addSubview(presentation.host)
    ChangeQueue.layOut(.within([panel])) { window.layoutIfNeeded() }
    for covered in presentation.covered.reversed() { covered.endAppearance() }
    panel.endAppearance()
    window.setNeedsStatusUpdate()
  }

  /// The visible panels, rearmost first.
  private var panelsInSight: [Panel] {
    ([window.shownRoot].compactMap { $0 } + panels).filter(\.isOnScreen)
  }

  /// Dismisses a presented panel and all above it, the frontmost first, as a part of the change
  /// under way.
  func dismiss(_ panel: Panel) {
    while presentations.contains(where: { $0.panel === panel && !$0.isEnding }), let front {
      ChangeQueue.run(in: nil, moving: [front.panel]) { end(front) }
    }
  }

  /// Dismisses every presented panel.
  func dismissAll() {
    if let first = presentations.first { dismiss(first.panel) }
  }

  private func end(_ presentation: Presentation) {
    let panel = presentation.panel
    presentation.isEnding = true
    panel.beginAppearance(false, animated: false)
    let uncovered = presentation.covered.filter {
      $0.viewIfLoaded?.window === window && !$0.isOnScreen
    }
    for panel in uncovered { panel.beginAppearance(true, animated: false) }
    presentation.host.removeFromSuperview()
    panel.viewIfLoaded?.removeFromSuperview()
    presentations.removeAll { $0 === presentation }
    if !uncovered.isEmpty {
      ChangeQueue.layOut(.within(uncovered)) { window.layoutIfNeeded() }
    }
    panel.endAppearance()
    for panel in uncovered { panel.endAppearance() }
    panel.presentation = nil
    if let former = presentation.formerFirstResponder, former.hostWindow === window {
      _ = window.makeFirstResponder(former)
    }
    window.setNeedsStatusUpdate()
    panel.didDismiss()
  }

  // MARK: - Places

  /// Sets the frame of every presented panel: above the window, or above its presenting panel.
  func place() {
    for presentation in presentations {
      let area = area(of: presentation)
      if presentation.host.frame != area { presentation.host.frame = area }
      presentation.popover?.follow()
    }
  }

  /// Dismisses the popovers whose anchors are gone.
  func dismissAdrift() {
    for presentation in presentations where presentation.popover?.isAdrift == true {
      presentation.panel.dismissItself()
    }
  }

  /// Updates the parts that show other panels' state.
  func updateStatus() {
    for presentation in presentations {
      presentation.panel.updateStatus()
      presentation.host.updateStatus()
    }
  }

  private func area(of presentation: Presentation) -> Rect {
    if presentation.panel.presentationStyle == .fullScreen { return window.programArea }
    // An anchor may be at the edge of a narrow context, so a popover may leave the context.
    if presentation.popover == nil, let presenter = presentation.presenter,
      presenter.definesPresentationContext, let view = presenter.viewIfLoaded,
      view.window === window
    {
      return Rect(origin: view.convertToWindow(.zero), size: view.frame.size)
    }
    let below = Self.filling(presentations.prefix { $0 !== presentation }) ?? window.shownRoot
    return window.programArea.inset(by: below?.presentationInsets ?? .zero)
  }

  /// Whether a view of the window lies below a full-screen panel.
  func isCovered(_ view: View) -> Bool {
    for presentation in presentations {
      for panel in presentation.covered {
        if view === panel.presentation?.host ?? panel.viewIfLoaded { return true }
      }
    }
    return false
  }

  /// Whether a view of the window lies below a presented panel, or will once that is shown: in the
  /// root panel, or in a panel presented earlier.
  func isBelow(_ view: View, _ presentation: Presentation) -> Bool {
    for other in presentations.reversed() where view.isContained(within: other.host) {
      guard other !== presentation else { return false }
      let own = presentations.firstIndex { $0 === presentation } ?? presentations.count
      return presentations.firstIndex { $0 === other }.map { $0 < own } ?? false
    }
    return true
  }
}
