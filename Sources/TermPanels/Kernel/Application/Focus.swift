/// Decides which responder of a window takes the keys first, and notifies it.
@MainActor final class Focus {
  private unowned let window: Window
  /// The responder that asked to take the keys first, if any.
  private(set) weak var chosen: Responder?
  /// The responder that was notified of becoming first responder, and not yet of resigning.
  private weak var notified: Responder?

  init(_ window: Window) { self.window = window }

  /// The responder that takes the keys first: the one that asked to, else the one that the
  /// frontmost panel prefers.
  var firstResponder: Responder? {
    if let chosen { return chosen }
    guard let front = window.frontmostPanel else { return nil }
    let preferred = front.resolvedFirstResponder
    // A panel may prefer a responder that is shown elsewhere by now.
    return preferred.hostWindow === window ? preferred : front
  }

  /// Gives the keys to a responder or, with `nil`, to the one that the frontmost panel prefers.
  ///
  /// - Returns: Whether the responder takes the keys now.
  func choose(_ responder: Responder?) -> Bool {
    guard chosen !== responder else { return true }
    if let responder, !mayChoose(responder) { return false }
    let current = firstResponder
    if let current, current !== responder, !current.canResignFirstResponder { return false }
    chosen = responder
    settle()
    window.setNeedsStatusUpdate()
    return true
  }

  /// Notifies the former and the new first responder if it has changed: a responder asked for the
  /// keys, or the frontmost panel prefers another one.
  func settle() {
    let current = firstResponder?.hostWindow === window ? firstResponder : nil
    guard current !== notified else { return }
    resignNotified()
    // The notified responder may have asked for another change, which is then settled.
    guard notified == nil, let current, current === firstResponder else { return }
    notified = current
    // A sequence that was begun elsewhere does not continue here.
    window.application?.keys.cancelSequence()
    window.setNeedsStatusUpdate()
    current.didBecomeFirstResponder()
  }

  /// Takes the keys from a view that has left the tree or is about to, whether or not the responder
  /// would give them up.
  func leave(_ view: View) {
    if let chosen, isPart(chosen, of: view) {
      self.chosen = nil
      window.setNeedsStatusUpdate()
    }
    if let notified, isPart(notified, of: view) { resignNotified() }
  }

  private func resignNotified() {
    let former = notified
    notified = nil
    window.setNeedsStatusUpdate()
    former?.didResignFirstResponder()
  }

  private func isPart(_ responder: Responder, of view: View) -> Bool {
    let focused = (responder as? View) ?? (responder as? Panel)?.viewIfLoaded
    return focused?.isContained(within: view) == true
  }

  /// Whether a responder may take the keys: not below a modal panel, nor in a panel that is
  /// leaving.
  private func mayChoose(_ responder: Responder) -> Bool {
    var current: Responder? = responder
    while let candidate = current {
      let panel = candidate as? Panel
      if panel?.appearance.state == .disappearing { return false }
      if let presentation = panel?.presentation { return window.presentations.isLast(presentation) }
      current = candidate.next
    }
    return window.presentedPanels.isEmpty
  }
}
