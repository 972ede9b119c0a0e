/// The mouse events that a program receives. The terminal no longer handles those itself: in most,
/// text is then selected with Shift held.
public enum MouseMode: String, Hashable, Sendable, CaseIterable {
  /// None: the mouse is the terminal's, to select text with.
  case off
  /// The wheel alone: a click changes nothing. The terminal cannot report the wheel without the
  /// rest, which is dropped.
  case wheel
  /// All events of the buttons and the wheel.
  case full

  /// Whether a program in this mode receives an event.
  func admits(_ event: MouseEvent) -> Bool {
    switch self {
    case .off: false
    case .wheel: event.wheelRows != 0
    case .full: true
    }
  }
}
