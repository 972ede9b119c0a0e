import CNcurses
import TermPanels

extension NcursesTerminal {
  /// Asks the terminal for what the program wants to hear of the mouse. One that takes no output now
  /// is asked with the next frame.
  func updateMouse() {
    guard hasMouse, sentMouseMode != mouseMode, takesOutput else { return }
    send(MouseReporting.change(from: sentMouseMode, to: mouseMode))
    sentMouseMode = mouseMode
  }

  /// Keeps ncurses from reading the mouse by itself, for which it would wait after each report
  /// whether a click becomes a double one. It has its own idea of what reports begin with only once
  /// it has made its table of keys, which the keypad does.
  func defineMouseReports() {
    define_key(nil, KEY_MOUSE)
    define_key("\u{1B}[M", KeyCode.oldMouseReport)
    define_key("\u{1B}[<", KeyCode.mouseReport)
  }

  /// Whether more of the mouse may be on its way: a wheel goes on for a moment, as a surface that
  /// one wipes over does.
  var isMouseMoving: Bool { Self.now() - decoder.lastMouse < 0.5 }
}
