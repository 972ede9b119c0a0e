extension Window {
  /// Shows a toast in the lower right corner for four seconds; a failure stays for eight. The next
  /// toast replaces it. A narrator presents it in its own way.
  public func show(_ toast: Toast) {
    if let narrator = application?.narrator { return narrator.announce(toast) }
    toastTimer?.cancel()
    toastView.toast = toast
    toastView.alpha = 1
    toastView.isHidden = false
    addSubview(toastView)
    toastTimer = application?.animator.schedule(after: toast.isError ? 8 : 4) { [weak self] in
      self?.fadeToast()
    }
  }

  /// Dismisses the toast at once.
  public func hideToast() {
    toastTimer?.cancel()
    toastTimer = nil
    toastView.removeFromSuperview()
  }

  /// Places the toast in its corner, above the rows that presented panels leave free.
  func layoutToast() {
    let filling = presentations.last { $0.panel.presentationStyle == .fullScreen }?.panel
    let bottom = (filling ?? shownRoot)?.presentationInsets.bottom ?? 0
    let area = programArea
    let size = toastView.sizeThatFits(Size(width: area.width - 4, height: 1))
    toastView.frame = Rect(
      x: area.maxX - size.width - 2, y: area.maxY - bottom - 1, width: size.width, height: 1)
  }

  private func fadeToast() {
    toastTimer = application?.animator.animate(
      duration: 0.2, frames: 4, update: { [toastView] in toastView.alpha = 1 - $0 },
      completion: { [weak self] finished in if finished { self?.hideToast() } })
  }
}
