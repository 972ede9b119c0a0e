extension Window {
  /// The cursor of the terminal: that of a field which has the keys, or hidden at the place of the
  /// attention. `nil` while the terminal is too small for any panel.
  var terminalCursor: Cursor? {
    guard !isTooSmall, let responder = keyResponder,
      let view = (responder as? View) ?? (responder as? Panel)?.viewIfLoaded, view.window === self
    else { return nil }
    if responder === view, let cursor = view.cursor,
      let place = view.convertToWindowIfVisible(cursor)
    {
      return Cursor(at: place, isVisible: true)
    }
    return attention(in: view).map { Cursor(at: $0, isVisible: false) }
  }

  /// The responder that the keys go to first: the program's, or that of a tool with the keyboard.
  private var keyResponder: Responder? {
    guard let dock, dock.hasKeyboard else { return firstResponder }
    return dock.panel.resolvedFirstResponder
  }

  /// The place of the attention while a view has the keys: the focus point of that view or of the
  /// nearest one around it that has one, else the beginning of the view's own words.
  private func attention(in view: View) -> Point? {
    var current: View? = view
    while let ancestor = current {
      if let place = ancestor.focusPoint.flatMap(ancestor.convertToWindowIfVisible) { return place }
      current = ancestor.superview
    }
    let (area, _, _) = view.visiblePart(of: view.bounds)
    let words = Words.beginning(in: view).flatMap(view.convertToWindowIfVisible)
    return words ?? (area.isEmpty ? nil : area.origin)
  }
}
