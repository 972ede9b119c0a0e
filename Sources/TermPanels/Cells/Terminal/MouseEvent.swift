/// An action of the mouse at a cell, as the terminal reports it.
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: String, Hashable, Sendable, CaseIterable {
    /// The one that clicks.
    case left
    /// The one in the middle, often the wheel itself.
    case middle
    /// The one that opens menus.
    case right
  }

  /// A kind of action.
  public enum Kind: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// A button came up.
    case release(Button)
    /// The mouse went to another cell while a button was down.
    case drag(Button)
    /// The mouse went to another cell while no button was down. A terminal is not asked to report
    /// it, but another program may have left it on.
    case move
    /// The wheel was turned away from the person: rows above come into sight.
    case wheelUp
    /// The wheel was turned towards the person: rows below come into sight.
    case wheelDown
  }

  /// The action.
  public var kind: Kind
  /// The cell of the window. As a terminal reports them, a drag and a release may lie outside; a
  /// responder gets them at the edge.
  public var position: Point
  /// Keys held meanwhile. Most terminals keep Shift to themselves, for selecting text.
  public var modifiers: Key.Modifiers
  /// The number of presses of the button in a row at this cell, including this one: 2 is a double
  /// click. Terminals do not report it; the window counts when it dispatches the event.
  public internal(set) var clickCount = 1

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - kind: The action.
  ///   - position: The cell of the window.
  ///   - modifiers: Keys held meanwhile.
  public init(_ kind: Kind, at position: Point, _ modifiers: Key.Modifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }

  /// Rows that a notch of the wheel scrolls, negative upwards; 0 for other events.
  public var wheelRows: Int {
    switch kind {
    case .wheelUp: -MouseEvent.rowsPerNotch
    case .wheelDown: MouseEvent.rowsPerNotch
    default: 0
    }
  }

  private static let rowsPerNotch = 3
}
