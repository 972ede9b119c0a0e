extension Application {
  /// Gives the mouse to the terminal for the time being, or takes it back. ``mouseMode`` does not
  /// change.
  public func releaseMouse(_ isReleased: Bool = true) {
    guard isReleased != isMouseReleased else { return }
    isMouseReleased = isReleased
    applyMouseMode()
  }

  /// Sets which mouse events the terminal reports.
  func applyMouseMode() {
    terminal.mouseMode = isMouseReleased ? .off : mouseMode
    window.mouse = MouseTracker()
    window.setNeedsStatusUpdate()
  }

  /// Whether the program handles an event: the terminal may report more than was asked for, and
  /// events that were under way when the mouse was released still arrive.
  func hearsOf(_ event: MouseEvent) -> Bool { !isMouseReleased && mouseMode.admits(event) }

  /// The command that releases the mouse and takes it back, enabled where there is one.
  var mouseCommands: [KeyCommand] {
    [
      KeyCommand(
        .programMouse, title: isMouseReleased ? "Take back the mouse" : nil,
        isEnabled: mouseMode != .off && terminal.hasMouse
      ) { [unowned self] in
        releaseMouse(!isMouseReleased)
        window.show(
          isMouseReleased
            ? Toast("The mouse now selects text.", hint: mouseKeyName.map { ($0, "take back") })
            : Toast("The mouse works here again."))
      }
    ]
  }

  /// The bottom line's text while the mouse is released.
  var mouseStatus: String? {
    guard isMouseReleased else { return nil }
    return "mouse released" + (mouseKeyName.map { " (\($0))" } ?? "")
  }

  /// The name of the key that releases the mouse.
  private var mouseKeyName: String? { keyName(of: Command.programMouse.id) }
}
