extension Window {
  /// The program's part of the window: the window without the dock.
  public var programArea: Rect { bounds.inset(by: insets) }

  /// Makes the old dock's panel disappear and the new one's appear, as part of the change under
  /// way.
  func replaceDock(_ old: Dock?) {
    if let old {
      old.panel.beginAppearance(false, animated: false)
      old.overlay.removeFromSuperview()
      old.panel.viewIfLoaded?.removeFromSuperview()
      old.panel.endAppearance()
      insets = .zero
    }
    if let dock {
      dock.panel.join(application)
      dock.panel.beginAppearance(true, animated: false)
      addSubview(dock.overlay)
      addSubview(dock.panel.view)
      ChangeQueue.layOut(.within([dock.panel])) { layoutIfNeeded() }
      dock.panel.endAppearance()
    }
    setNeedsLayout()
    setNeedsStatusUpdate()
  }

  /// Gives the dock its edge and the program the rest.
  func layoutDock() {
    guard let dock else { return }
    insets = dock.insets(in: bounds.size)
    let view = dock.panel.view
    // Panels and toasts shown since then lie above; a tool stays in front of them all.
    if subviews.last !== view {
      addSubview(dock.overlay)
      addSubview(view)
    }
    view.frame = insets == .zero ? .zero : dock.frame(in: bounds, insets)
    dock.overlay.frame = programArea
  }
}
