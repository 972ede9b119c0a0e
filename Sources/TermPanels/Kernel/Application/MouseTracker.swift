/// The window's memory of the mouse: the responder that handled a press and waits for the release,
/// and the number of presses in a row.
@MainActor struct MouseTracker {
  /// The most seconds between two presses of a double click.
  static let doubleClickInterval = 0.4

  /// The responder that handled the press whose button is still down.
  private(set) weak var pressed: Responder?
  /// Whether the mouse was dragged since that press, which then is the first of no double click.
  var isDrag = false {
    didSet { if isDrag { last = nil } }
  }
  /// The presented panel that was in front at that press.
  private weak var front: Panel?
  private var count = 0
  private var last: (view: ObjectIdentifier, position: Point, time: Double)?

  /// Counts a press of the left button. One on another view, at another cell or later than
  /// ``doubleClickInterval`` counts as the first.
  mutating func countPress(on view: View, at position: Point, time: Double) {
    let id = ObjectIdentifier(view)
    if let last, last.view == id, last.position == position,
      (0...MouseTracker.doubleClickInterval).contains(time - last.time)
    {
      count += 1
    } else {
      count = 1
    }
    last = (id, position, time)
  }

  /// The event with the number of presses in a row.
  func counted(_ event: MouseEvent) -> MouseEvent {
    var event = event
    event.clickCount = max(1, count)
    return event
  }

  /// Gives the events that follow to a responder, or to none.
  mutating func capture(_ responder: Responder?, front: Panel?) {
    (pressed, self.front, isDrag) = (responder, front, false)
  }

  /// Gives the events that follow to no responder.
  mutating func release() { capture(nil, front: nil) }

  /// The responder that gets the events that follow; `nil` once it has left the window or cannot be
  /// hit, or another panel is in front.
  func captor(in window: Window) -> Responder? {
    guard let pressed, pressed.hostWindow === window, front === window.presentations.front?.panel
    else { return nil }
    var current = (pressed as? View) ?? (pressed as? Panel)?.viewIfLoaded
    while let view = current {
      guard view.canBeHit else { return nil }
      current = view.superview
    }
    return pressed
  }
}
