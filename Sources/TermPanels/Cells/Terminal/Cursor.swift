/// The cursor of the terminal. It stands where a person's attention is, whether or not it is shown:
/// screen readers, braille displays, screen magnifiers and input methods look for it there.
public struct Cursor: Hashable, Sendable {
  /// The cell on which it stands.
  public var position: Point
  /// Whether it is shown, as in a field.
  public var isVisible: Bool

  /// Creates a cursor on a cell.
  public init(at position: Point, isVisible: Bool) {
    (self.position, self.isVisible) = (position, isVisible)
  }

  /// The cell, while the cursor is shown.
  public var shown: Point? { isVisible ? position : nil }
}
