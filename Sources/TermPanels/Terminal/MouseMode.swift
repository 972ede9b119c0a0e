/// How much a program hears of the mouse. What it hears of, the terminal no longer does by itself:
/// in most, text is then selected with Shift held.
public enum MouseMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing: the mouse is the terminal's, to select text with.
  case off
  /// The wheel alone: a click changes nothing. The terminal cannot tell the wheel without telling
  /// the rest, which is dropped.
  case wheel
  /// Everything that is done with a button or the wheel.
  case full

  /// Whether a program in this mode hears of an event.
  func admits(_ event: MouseEvent) -> Bool {
    switch self {
    case .off: false
    case .wheel: event.wheelRows != 0
    case .full: true
    }
  }
}
