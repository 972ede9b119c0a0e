import TermPanels

extension NcursesTerminal {
  /// Asks the terminal for what the program wants to hear of the mouse. One that takes no output now
  /// is asked with the next frame.
  func updateMouse() {
    guard hasMouse, sentMouseMode != mouseMode, takesOutput else { return }
    send(MouseReporting.change(from: sentMouseMode, to: mouseMode))
    sentMouseMode = mouseMode
  }

  /// Whether more of the mouse may be on its way: a wheel goes on for a moment, as a surface that
  /// one wipes over does.
  var isMouseMoving: Bool { Self.now() - decoder.lastMouse < 0.5 }
}
