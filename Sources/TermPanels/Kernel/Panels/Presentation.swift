/// A presented panel, with its presenter, the view around it, and the former first responder.
@MainActor final class Presentation {
  let panel: Panel
  let host: PresentationView
  /// The host, if the panel is a popover.
  let popover: PopoverView?
  private(set) weak var formerFirstResponder: Responder?
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
    if case .popover(let anchor, let isFramed) = panel.presentationStyle {
      let popover = PopoverView(panel: panel, anchor: anchor, isFramed: isFramed)
      (host, self.popover) = (popover, popover)
      popover.presentation = self
    } else {
      (host, popover) = (ModalView(panel: panel), nil)
    }
  }

  /// The presenting panel: the chosen one as long as it lies below in the window, else the window's
  /// root panel.
  var presenter: Panel? {
    guard let window else { return nil }
    if let chosenPresenter, let view = chosenPresenter.viewIfLoaded, view.window === window,
      window.presentations.isBelow(view, self)
    {
      return chosenPresenter
    }
    return window.shownRoot
  }
}
