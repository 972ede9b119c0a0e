/// The program's access to the mouse: the events that it wants, and whether the person has taken
/// the mouse back.
@MainActor final class MouseAccess {
  private let terminal: any Terminal
  private let window: Window
  private let keys: KeyDispatch
  /// The mouse events that the program receives.
  var mode = MouseMode.off {
    didSet { if mode != oldValue { apply() } }
  }
  /// Whether the person has taken the mouse back for the time being.
  private(set) var isReleased = false {
    didSet { if isReleased != oldValue { apply() } }
  }

  init(_ terminal: any Terminal, _ window: Window, _ keys: KeyDispatch) {
    (self.terminal, self.window, self.keys) = (terminal, window, keys)
  }

  /// Sets which mouse events the terminal reports.
  private func apply() {
    terminal.mouseMode = isReleased ? .off : mode
    window.mouse.reset()
    window.setNeedsStatusUpdate()
  }

  /// Whether the program handles an event: the terminal may report more than was asked for, and
  /// events that were under way when the mouse was released still arrive.
  func admits(_ event: MouseEvent) -> Bool { !isReleased && mode.admits(event) }

  /// The command that releases the mouse and takes it back, enabled where there is one.
  var commands: [KeyCommand] {
    [
      KeyCommand(
        .programMouse, title: isReleased ? "Take back the mouse" : nil,
        isEnabled: mode != .off && terminal.hasMouse
      ) { [unowned self] in
        isReleased.toggle()
        window.show(
          isReleased
            ? Toast("The mouse now selects text.", hint: keyName.map { ($0, "take back") })
            : Toast("The mouse works here again."))
      }
    ]
  }

  /// The bottom line's text while the mouse is released.
  var status: String? {
    guard isReleased else { return nil }
    return "mouse released" + (keyName.map { " (\($0))" } ?? "")
  }

  /// The name of the key that releases the mouse.
  private var keyName: String? { keys.keyName(of: Command.programMouse.id) }
}
