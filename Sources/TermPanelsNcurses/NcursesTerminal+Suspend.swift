import CNcurses
import CTerminalGuard
import Glibc
import TermPanels

extension NcursesTerminal {
  /// Gives the terminal back and stops the program's process group, as Ctrl-Z does elsewhere.
  /// When the shell continues it, it takes the terminal over again; then ``Event/resume`` is told,
  /// and ``Event/resize(_:)`` when the size has changed meanwhile. Where there is no shell that could
  /// continue it, and where it is confined, nothing happens.
  public func suspend() {
    // Even a moment of the terminal's own settings would make signals of what is typed.
    guard isStarted, !isConfined, guard_is_job() == 1 else { return }
    leave()
    guard_stop_group()
    takeAgain()
  }

  /// Takes the terminal over after it was given back for a while.
  func takeAgain() {
    // The settings of now are those to go back to.
    guard_arm()
    def_shell_mode()
    reset_prog_mode()
    discardSignals()
    enter()
    pending.append(.resume)
    updateSize()
  }

  /// Somebody stopped the program without asking it (SIGSTOP) and has continued it: the settings
  /// and the screen may be anybody's. Leaving and entering again sets every mode anew.
  func resume() {
    meteredLink?.forget()
    leaveScreen()
    reset_prog_mode()
    enter()
    pending.append(.resume)
    updateSize()
  }

  /// The signals that belong to the stop that is over.
  private func discardSignals() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(wakePipe, &bytes, bytes.count) > 0 {}
  }
}
