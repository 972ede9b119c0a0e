extension Application {
  /// The key that gives the mouse to the terminal, so that text can be selected as usual, and takes
  /// it back.
  public static let mouseKey = Key(.function(8))

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
    let title = isMouseReleased ? "Take the mouse back" : "Release the mouse, to select text"
    return [
      KeyCommand(
        id: Application.mouseCommand, Application.mouseKey, title: title,
        isEnabled: mouseMode != .off && terminal.hasMouse, worksBelowModals: true
      ) { [unowned self] in
        releaseMouse(!isMouseReleased)
        window.show(
          isMouseReleased
            ? Toast("The mouse selects text now.", hint: mouseKeyName.map { ($0, "take it back") })
            : Toast("The mouse is back."))
      }
    ]
  }

  /// The bottom line's text while the mouse is released.
  var mouseStatus: String? {
    guard isMouseReleased else { return nil }
    return "mouse released" + (mouseKeyName.map { " (\($0))" } ?? "")
  }

  /// The name of the key that releases the mouse: ``mouseKey`` unless a person has chosen another.
  private var mouseKeyName: String? { keyName(of: Application.mouseCommand) }

  /// The name of the command that gives the mouse to the terminal.
  private static let mouseCommand = "program.mouse"
}
