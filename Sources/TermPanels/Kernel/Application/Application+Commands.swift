extension Command {
  /// Quits the program: the command that no ``KeyMap`` should put out of reach.
  public static let programQuit = Command(
    "program.quit", .control("c"), title: "Quit", worksBelowModals: true)

  /// Draws the screen again.
  public static let programRedraw = Command(
    "program.redraw", .control("l"), title: "Redraw the screen", worksBelowModals: true)

  /// Suspends the program, and gives the terminal back to the shell.
  public static let programSuspend = Command(
    "program.suspend", .control("z"), title: "Suspend (fg resumes)",
    worksBelowModals: true)

  /// Gives the mouse to the terminal, so that text can be selected as usual, and takes it back.
  public static let programMouse = Command(
    "program.mouse", Key(.function(8)), title: "Release the mouse to select text",
    worksBelowModals: true)

  /// Cycles through the degrees of motion, where the terminal is across a network.
  public static let programMotion = Command(
    "program.motion", Key(.function(7)), title: "Change the amount of motion",
    worksBelowModals: true)
}
