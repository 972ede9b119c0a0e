extension Application {
  /// The key that gives the mouse to the terminal, so that text can be selected as anywhere else,
  /// and takes it back.
  public static let mouseKey = Key(.function(8))

  /// Gives the mouse to the terminal for the time being, or takes it back. ``mouseMode`` stays what
  /// it is.
  public func releaseMouse(_ isReleased: Bool = true) {
    guard isReleased != isMouseReleased else { return }
    isMouseReleased = isReleased
    applyMouseMode()
  }

  /// Tells the terminal what it is to report.
  func applyMouseMode() {
    terminal.mouseMode = isMouseReleased ? .off : mouseMode
    window.mouse = MouseTracker()
    window.setNeedsStatusUpdate()
  }

  /// Whether the program hears of an event: the terminal may report more than was asked for, and
  /// what was under way when the mouse was released comes after that.
  func hearsOf(_ event: MouseEvent) -> Bool { !isMouseReleased && mouseMode.admits(event) }

  /// Releasing the mouse and taking it back, where there is one.
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

  /// What the bottom line says as long as the mouse is released.
  var mouseStatus: String? {
    guard isMouseReleased else { return nil }
    return "mouse released" + (mouseKeyName.map { " (\($0))" } ?? "")
  }

  /// The key that gives the mouse away now, which is not ``mouseKey`` where a person wants another.
  private var mouseKeyName: String? { keyName(of: Application.mouseCommand) }

  /// The name of the command that gives the mouse to the terminal.
  private static let mouseCommand = "program.mouse"
}
