extension Panel {
  /// Requests that titles and key hints are computed again, once, at the end of the turn. A panel
  /// without a window passes the request to its parent, which may show its title.
  public final func setNeedsStatusUpdate() {
    if let window = viewIfLoaded?.window {
      window.setNeedsStatusUpdate()
    } else {
      parent?.setNeedsStatusUpdate()
    }
  }

  /// The application that shows the panel.
  public final var application: Application? { viewIfLoaded?.window?.application }

  /// The title to show: the panel's own, else that of the child that stands for it.
  public final var effectiveTitle: String? { title ?? childForStatus?.effectiveTitle }

  /// The words for the end of the title line: the panel's own, else those of the child that
  /// stands for it.
  public final var effectiveDetail: String? {
    navigationItem.detail ?? childForStatus?.effectiveDetail
  }

  /// A few words about a pending input on the panel, shown instead of ``effectiveDetail``.
  final var effectivePendingDetail: String? {
    pendingDetail ?? childForStatus?.effectivePendingDetail
  }

  /// The responder that takes the keys first while the panel is in front and no other was chosen.
  final var resolvedFirstResponder: Responder {
    if let preferredFirstResponder { return preferredFirstResponder }
    // A child that is shown elsewhere by now, or not yet here, does not stand for this panel.
    guard let child = childForStatus, child.parent === self else { return self }
    return child.resolvedFirstResponder
  }
}
