import CNcurses
import TermPanels

/// The modes that the program gives the terminal beside those of ncurses: marks around pastes, the
/// order of text, the protocols of keys, and reports of the mouse and of changes between dark and
/// light. They are set whenever the program takes the terminal, and reset whenever it gives it
/// back.
@MainActor final class TerminalModes {
  private let screen: CursesScreen
  private let traits: TerminalTraits
  /// The mouse events that the terminal is asked to report.
  var mouseMode: MouseMode { didSet { updateMouse() } }
  /// The mouse events that it was last asked to report.
  private var sentMouseMode = MouseMode.off
  /// Whether the terminal reports keys in kitty's protocol.
  private var hasKeyProtocol = false

  init(_ screen: CursesScreen, _ traits: TerminalTraits, mouseMode: MouseMode) {
    (self.screen, self.traits, self.mouseMode) = (screen, traits, mouseMode)
  }

  /// Sets the modes, at the start and after each pause.
  func set() {
    // endwin turns the keypad off.
    keypad(screen.window, true)
    if traits.marksPastes { TerminalOutput.send("\u{1B}[?2004h") }
    if traits.takesTextOrder { TerminalOutput.send(TextOrderSequence.byProgram) }
    if traits.takesKeyProtocols { TerminalOutput.send(KeyProtocol.withoutOtherKeys) }
    if traits.reportsBackground { TerminalOutput.send(TerminalBackground.watch) }
    // Another program may have switched it off meanwhile.
    sentMouseMode = .off
    updateMouse()
  }

  /// Asks the terminal to report the mouse events that the program wants. One that takes no output
  /// now is asked with the next frame.
  func updateMouse() {
    guard traits.hasMouse, sentMouseMode != mouseMode, TerminalOutput.isReady else { return }
    TerminalOutput.send(MouseReporting.change(from: sentMouseMode, to: mouseMode))
    sentMouseMode = mouseMode
  }

  /// Begins kitty's protocol of keys, which a terminal keeps for each of its screens, once that of
  /// the program is there.
  func beginKeyProtocol() {
    guard !hasKeyProtocol, screen.isEntered, TerminalOutput.isReady else { return }
    TerminalOutput.send(KeyProtocol.begin)
    hasKeyProtocol = true
  }

  /// Resets the modes.
  func reset() {
    if hasKeyProtocol { TerminalOutput.send(KeyProtocol.end) }
    hasKeyProtocol = false
    if traits.takesKeyProtocols { TerminalOutput.send(KeyProtocol.withOwnOtherKeys) }
    if traits.marksPastes { TerminalOutput.send("\u{1B}[?2004l") }
    if traits.takesTextOrder { TerminalOutput.send(TextOrderSequence.byTerminal) }
    if traits.reportsBackground { TerminalOutput.send(TerminalBackground.unwatch) }
    TerminalOutput.send(MouseReporting.change(from: sentMouseMode, to: .off))
    sentMouseMode = .off
  }
}
