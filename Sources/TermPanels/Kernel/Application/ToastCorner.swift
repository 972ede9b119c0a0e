/// The corner of a window in which toasts come and go.
@MainActor final class ToastCorner {
  /// The width below which a toast may take all columns.
  private static let narrowWidth = 40

  private unowned let window: Window
  /// The view of the toast, in the window while there is one.
  let view = ToastView()
  private var timer: Animation?
  /// Whether the toast has been shown for its time and waits for input.
  private var isWaiting = false

  init(_ window: Window) { self.window = window }

  /// Shows a toast for four seconds; a failure stays for eight. One that waits for input then stays
  /// until there is some.
  func show(_ toast: Toast) {
    timer?.cancel()
    isWaiting = false
    view.toast = toast
    view.alpha = 1
    view.isHidden = false
    window.addSubview(view)
    timer = window.application?.animator.schedule(after: toast.isError ? 8 : 4) { [weak self] in
      self?.timeIsOver()
    }
  }

  /// Whether there is a toast.
  var isShown: Bool { view.superview != nil }

  /// Dismisses the toast at once.
  func hide() {
    timer?.cancel()
    (timer, isWaiting) = (nil, false)
    view.removeFromSuperview()
  }

  /// Lets a toast disappear that has waited for input.
  func inputDidArrive() {
    guard isWaiting else { return }
    isWaiting = false
    fade()
  }

  private func timeIsOver() {
    guard view.toast.waitsForInput else { return fade() }
    timer = nil
    isWaiting = true
  }

  /// Places the toast in an area, at the lower right. In a narrow area it may take the whole width.
  func layOut(in area: Rect) {
    let margin = area.width < Self.narrowWidth ? 0 : 2
    let size = view.sizeThatFits(Size(width: area.width - 2 * margin, height: 1))
    view.frame = Rect(
      x: area.maxX - size.width - margin, y: area.maxY - 1, width: size.width, height: 1)
  }

  private func fade() {
    timer = window.application?.animator.animate(
      duration: 0.2, frames: 4, update: { [view] in view.alpha = 1 - $0 },
      completion: { [weak self] finished in if finished { self?.hide() } })
  }
}
