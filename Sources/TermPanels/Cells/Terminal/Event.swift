/// An event that a terminal reports to the application.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted, as one piece; it may hold anything, newlines too. A paste longer than
  /// ``longestPaste`` is cut to its beginning.
  case paste(String)
  /// The mouse was used.
  case mouse(MouseEvent)
  /// The terminal has a new size.
  case resize(Size)
  /// The program was suspended and continues; the contents of the screen are unknown.
  case resume
  /// The program was asked to suspend itself (Ctrl-Z from outside).
  case suspend
  /// The terminal reported its background, or it became known otherwise.
  case background(Color)
  /// The terminal is gone; nothing can be shown any more.
  case hangup

  /// The most bytes of a paste that a terminal keeps.
  public static let longestPaste = 1 << 20
}
