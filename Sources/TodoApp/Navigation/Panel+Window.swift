import TermPanels

extension Panel {
  /// Whether the panel is on the screen, or would be if there were room.
  var hasWindow: Bool { viewIfLoaded?.window != nil }
}
