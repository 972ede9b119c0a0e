import CNcurses
import CTerminalGuard
import Glibc
import TermPanels

extension NcursesTerminal {
  /// Gives the terminal back and stops the program's process group, as Ctrl-Z does elsewhere.
  /// When the shell continues it, it takes the terminal over again; then it sends ``Event/resume``,
  /// and ``Event/resize(_:)`` if the size has changed meanwhile. Nothing happens without a shell
  /// that could continue it, or when it is confined.
  public func suspend() {
    // Even a moment of the terminal's own settings would turn typed keys into signals.
    guard isStarted, !isConfined, guard_is_job() == 1 else { return }
    leave()
    guard_stop_group()
    takeAgain()
  }

  /// Takes the terminal over after it was given away for a while.
  func takeAgain() {
    // The current settings are those to return to.
    guard_arm()
    def_shell_mode()
    reset_prog_mode()
    discardSignals()
    enter()
    pending.append(.resume)
    updateSize()
  }

  /// Recovers after the program was stopped without notice (SIGSTOP) and continued: the settings
  /// and the screen may be anything. Leaving and entering again sets every mode anew.
  func resume() {
    meteredLink?.forget()
    leaveScreen()
    reset_prog_mode()
    enter()
    pending.append(.resume)
    updateSize()
  }

  /// Discards the signals that belong to the stop that is over.
  private func discardSignals() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(wakePipe, &bytes, bytes.count) > 0 {}
  }
}
