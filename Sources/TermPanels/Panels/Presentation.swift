/// A panel above the others: who presents it, what lies around it, and who had the keys before.
@MainActor final class Presentation {
  let panel: Panel
  weak var presenter: Panel?
  weak var formerFirstResponder: Responder?
  let host: ModalView
  /// The panels that a full-screen one hides, the rearmost first. They appear again when it goes.
  var covered: [Panel] = []
  /// Whether it is being dismissed: callbacks may ask for that again.
  var isEnding = false

  init(panel: Panel, presenter: Panel, formerFirstResponder: Responder?) {
    self.panel = panel
    self.presenter = presenter
    self.formerFirstResponder = formerFirstResponder
    host = ModalView(panel: panel)
  }
}

extension Window {
  func present(_ panel: Panel, by presenter: Panel) {
    let presentation = Presentation(
      panel: panel, presenter: presenter, formerFirstResponder: chosenFirstResponder)
    panel.presentation = presentation
    takeFocus(from: self)
    if panel.presentationStyle == .fullScreen { presentation.covered = panelsInSight }
    for covered in presentation.covered.reversed() {
      covered.beginAppearanceTransition(false, animated: false)
    }
    panel.beginAppearanceTransition(true, animated: false)
    presentations.append(presentation)
    presentation.host.addSubview(panel.view)
    addSubview(presentation.host)
    layoutIfNeeded()
    for covered in presentation.covered.reversed()
    where covered.appearance.state == .disappearing {
      covered.endAppearanceTransition()
    }
    // It may have been dismissed while the others were told that they have gone.
    if panel.appearance.state == .appearing { panel.endAppearanceTransition() }
    setNeedsStatusUpdate()
  }

  /// Dismisses a presented panel and all above it, the frontmost first.
  func dismiss(_ panel: Panel) {
    while presentations.contains(where: { $0.panel === panel && !$0.isEnding }),
      let last = presentations.last(where: { !$0.isEnding })
    {
      end(last)
    }
  }

  private func end(_ presentation: Presentation) {
    let panel = presentation.panel
    presentation.isEnding = true
    panel.beginAppearanceTransition(false, animated: false)
    let uncovered = presentation.covered.filter { $0.viewIfLoaded?.window === self }
    for panel in uncovered where !panel.isOnScreen {
      panel.beginAppearanceTransition(true, animated: false)
    }
    presentation.host.removeFromSuperview()
    panel.viewIfLoaded?.removeFromSuperview()
    presentations.removeAll { $0 === presentation }
    if !uncovered.isEmpty { layoutIfNeeded() }
    panel.endAppearanceTransition()
    for panel in uncovered where panel.appearance.state == .appearing {
      panel.endAppearanceTransition()
    }
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

  /// Gives every presented panel its place: above the window, or above the panel that carries its
  /// presentation out.
  func placePresentations() {
    for presentation in presentations {
      let area = area(of: presentation)
      if presentation.host.frame != area { presentation.host.frame = area }
    }
  }

  private func area(of presentation: Presentation) -> Rect {
    if presentation.panel.presentationStyle == .fullScreen { return bounds }
    if let presenter = presentation.presenter, presenter.definesPresentationContext,
      let view = presenter.viewIfLoaded, view.window === self
    {
      return Rect(origin: view.convertToWindow(.zero), size: view.frame.size)
    }
    let below = presentations.prefix { $0 !== presentation }
    let filling = below.last { $0.panel.presentationStyle == .fullScreen }?.panel ?? rootPanel
    return bounds.inset(by: filling?.presentationInsets ?? .zero)
  }

  /// Whether a view of the window's lies below a full-screen panel.
  func isCovered(_ view: View) -> Bool {
    for presentation in presentations {
      for panel in presentation.covered {
        if view === panel.presentation?.host ?? panel.viewIfLoaded { return true }
      }
    }
    return false
  }

  /// The panels that can be seen, the rearmost first.
  private var panelsInSight: [Panel] {
    let panels = [rootPanel].compactMap { $0 } + presentations.map(\.panel)
    return panels.filter(\.isOnScreen)
  }
}
