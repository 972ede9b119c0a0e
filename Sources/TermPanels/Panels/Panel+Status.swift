extension Panel {
  /// Has titles and key hints computed again at the end of the turn, however often it is called.
  /// What a panel that is not seen is called may be shown by the one that keeps it.
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

  /// What a person has begun on the panel and is more urgent to tell than ``effectiveDetail``.
  final var effectivePendingDetail: String? {
    pendingDetail ?? childForStatus?.effectivePendingDetail
  }

  /// Who takes the keys first while the panel is in front and nobody else asked to.
  final var resolvedFirstResponder: Responder {
    if let preferredFirstResponder { return preferredFirstResponder }
    // One that is shown elsewhere by now, or not yet here, does not stand for this panel.
    guard let child = childForStatus, child.parent === self else { return self }
    return child.resolvedFirstResponder
  }
}
