/// A presented panel, with its presenter, the view around it, and the former first responder.
@MainActor final class Presentation {
  let panel: Panel
  let host: ModalView
  weak var formerFirstResponder: Responder?
  /// The panels that a full-screen one hides, rearmost first. They appear again when it disappears.
  var covered: [Panel] = []
  /// Whether the panel is being dismissed.
  var isEnding = false
  private weak var chosenPresenter: Panel?
  private weak var window: Window?

  init(panel: Panel, presenter: Panel, in window: Window) {
    self.panel = panel
    chosenPresenter = presenter
    self.window = window
    formerFirstResponder = window.chosenFirstResponder
    host = ModalView(panel: panel)
  }

  /// The presenting panel: the chosen one as long as it lies below in the window, else the window's
  /// root panel.
  var presenter: Panel? {
    guard let window else { return nil }
    if let chosenPresenter, let view = chosenPresenter.viewIfLoaded, view.window === window,
      window.isBelow(view, self)
    {
      return chosenPresenter
    }
    return window.shownRoot
  }
}

extension Window {
  /// Presents a panel as a part of the change under way, unless it is already presented.
  func present(_ panel: Panel, by presenter: Panel) {
    guard panel.presentation == nil, !presenter.isDescendant(of: panel), shownRoot != nil else {
      return
    }
    panel.leavePlace()
    panel.join(application)
    let presentation = Presentation(panel: panel, presenter: presenter, in: self)
    panel.presentation = presentation
    takeFocus(from: self)
    if panel.presentationStyle == .fullScreen { presentation.covered = panelsInSight }
    for covered in presentation.covered.reversed() {
      covered.beginAppearance(false, animated: false)
    }
    panel.beginAppearance(true, animated: false)
    presentations.append(presentation)
    presentation.host.addSubview(panel.view)
    addSubview(presentation.host)
    ChangeQueue.layOut(.within([panel])) { layoutIfNeeded() }
    for covered in presentation.covered.reversed() { covered.endAppearance() }
    panel.endAppearance()
    setNeedsStatusUpdate()
  }

  /// Dismisses a presented panel and all above it, the frontmost first, as a part of the change
  /// under way.
  func dismiss(_ panel: Panel) {
    while presentations.contains(where: { $0.panel === panel && !$0.isEnding }),
      let last = presentations.last(where: { !$0.isEnding })
    {
      ChangeQueue.run(in: nil, moving: [last.panel]) { end(last) }
    }
  }

  private func end(_ presentation: Presentation) {
    let panel = presentation.panel
    presentation.isEnding = true
    panel.beginAppearance(false, animated: false)
    let uncovered = presentation.covered.filter {
      $0.viewIfLoaded?.window === self && !$0.isOnScreen
    }
    for panel in uncovered { panel.beginAppearance(true, animated: false) }
    presentation.host.removeFromSuperview()
    panel.viewIfLoaded?.removeFromSuperview()
    presentations.removeAll { $0 === presentation }
    if !uncovered.isEmpty { ChangeQueue.layOut(.within(uncovered)) { layoutIfNeeded() } }
    panel.endAppearance()
    for panel in uncovered { panel.endAppearance() }
    panel.presentation = nil
    if let former = presentation.formerFirstResponder, former.hostWindow === self {
      _ = makeFirstResponder(former)
    }
    setNeedsStatusUpdate()
    panel.didDismiss()
  }

  func dismissAll() {
    if let first = presentations.first { dismiss(first.panel) }
  }

  /// Sets the frame of every presented panel: above the window, or above its presenting panel.
  func placePresentations() {
    for presentation in presentations {
      let area = area(of: presentation)
      if presentation.host.frame != area { presentation.host.frame = area }
    }
  }

  private func area(of presentation: Presentation) -> Rect {
    if presentation.panel.presentationStyle == .fullScreen { return programArea }
    if let presenter = presentation.presenter, presenter.definesPresentationContext,
      let view = presenter.viewIfLoaded, view.window === self
    {
      return Rect(origin: view.convertToWindow(.zero), size: view.frame.size)
    }
    let below = presentations.prefix { $0 !== presentation }
    let filling = below.last { $0.panel.presentationStyle == .fullScreen }?.panel ?? shownRoot
    return programArea.inset(by: filling?.presentationInsets ?? .zero)
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

  /// The visible panels, rearmost first.
  private var panelsInSight: [Panel] {
    let panels = [shownRoot].compactMap { $0 } + presentations.map(\.panel)
    return panels.filter(\.isOnScreen)
  }
}
