import TermPanels

extension NcursesTerminal {
  /// Asks the terminal to report the mouse events that the program wants. One that takes no output
  /// now is asked with the next frame.
  func updateMouse() {
    guard hasMouse, sentMouseMode != mouseMode, takesOutput else { return }
    send(MouseReporting.change(from: sentMouseMode, to: mouseMode))
    sentMouseMode = mouseMode
  }

  /// Whether more mouse events may be on their way: a wheel keeps turning for a moment, as does a
  /// swipe on a touchpad.
  var isMouseMoving: Bool { Self.now() - decoder.lastMouse < 0.5 }
}
