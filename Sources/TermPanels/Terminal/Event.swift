/// What a terminal tells the application.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted, as one piece; it may hold anything, newlines too. Of one that is longer than
  /// ``longestPaste`` it is the beginning.
  case paste(String)
  /// Something was done with the mouse.
  case mouse(MouseEvent)
  /// The terminal has another size now.
  case resize(Size)
  /// The program was stopped and goes on: what is on the screen is unknown.
  case resume
  /// Somebody asked the program to stop itself (Ctrl-Z from outside).
  case suspend
  /// The terminal told its background, or it became known otherwise.
  case background(Color)
  /// The terminal is gone; nothing can be shown any more.
  case hangup

  /// The bytes of a paste that a terminal keeps at most.
  public static let longestPaste = 1 << 20
}
