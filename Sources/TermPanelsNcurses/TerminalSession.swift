import CNcurses
import CTerminalGuard
import FileKit
import Glibc
import TermPanels

/// The time in which the program has the terminal, from ``NcursesTerminal/start()`` to
/// ``NcursesTerminal/stop()``: takes the terminal, gives it away for a while, and gives it back.
@MainActor final class TerminalSession {
  /// The abilities of the terminal.
  let traits: TerminalTraits
  /// Whether characters beyond ASCII can be sent.
  let isUTF8: Bool
  /// Columns and rows.
  private(set) var size: Size
  private let screen: CursesScreen
  private let modes: TerminalModes
  private let frames: FrameSender
  private let input: InputPump
  private let link: TerminalLink?
  private let graphics: Graphics?
  private var isOpen = true
  /// Whether the terminal has answered that a sign takes two columns.
  private var hasWideSigns = false

  /// Takes the terminal over.
  ///
  /// - Parameters:
  ///   - kind: The kind of terminal, and the name of its description.
  ///   - size: The size that the program knows; another one is reported.
  ///   - theme: The first theme.
  ///   - mouseMode: The mouse events to report.
  ///   - adoptsDates: Whether dates are in the language of the environment.
  ///   - measuresLink: Whether the link is measured, where the terminal reports its status.
  ///   - isConfined: Whether the person is confined to the program: no addresses of links are sent,
  ///     and images are shown in cells.
  /// - Throws: `TerminalError`, and has given the terminal back then.
  init(
    kind: (name: String, description: String), size: Size, theme: Theme, mouseMode: MouseMode,
    adoptsDates: Bool, measuresLink: Bool, isConfined: Bool
  ) throws(TerminalError) {
    let clock = MonotonicClock()
    isUTF8 = Locale.adopt(forDates: adoptsDates)
    guard guard_prepare(STDIN_FILENO, STDOUT_FILENO) == 0,
      let screen = CursesScreen(description: kind.description)
    else {
      guard_release()
      throw TerminalError("The terminal could not be initialised.")
    }
    let traits = TerminalTraits(name: kind.name)
    // Without an exact count of the bytes there is nothing to measure.
    let meter = measuresLink && traits.reportsStatus ? FrameMeter() : nil
    link = meter == nil ? nil : TerminalLink(clock)
    // Images in pixels would be too much for a network.
    graphics =
      traits.takesImageQuestions && !isConfined && !measuresLink ? Graphics() : nil
    modes = TerminalModes(screen, traits, mouseMode: mouseMode)
    frames = FrameSender(
      screen, traits, theme: theme, isUTF8: isUTF8, takesLinks: !isConfined && traits.takesLinks,
      link: link, meter: meter, graphics: graphics)
    let wakePipe = guard_install(traits.reset, traits.reset.count)
    guard wakePipe >= 0 else {
      screen.leave()
      screen.end()
      guard_release()
      throw TerminalError("Too many files are open.")
    }
    input = InputPump(traits, clock, link: link, graphics: graphics, wakePipe: wakePipe)
    (self.size, self.screen, self.traits) = (size, screen, traits)
    Environment.describe(kind.description)
    enter()
    updateSize()
    if isUTF8, !traits.lacksSigns, traits.reportsCursor { askForWidth() }
  }

  /// Asks how many columns a sign takes, on the screen that the first frame will clear.
  private func askForWidth() {
    screen.refresh()
    input.askForWidth()
  }

  /// Whether the signs that programs draw should be plain.
  var lacksSigns: Bool { isUTF8 && (traits.lacksSigns || hasWideSigns) }

  /// Gives the terminal back exactly as it was.
  func close() {
    isOpen = false
    leave()
    screen.end()
    guard_release()
  }

  // MARK: - Taking and leaving

  /// Sets the modes, at the start and after each pause. The next frame sends them and enters the
  /// alternate screen.
  private func enter() {
    modes.set()
    input.defineKeys()
    input.askForBackground()
    frames.invalidate()
  }

  /// Leaves the screen and resets every mode.
  private func leave() {
    input.awaitLastAnswers()
    if TerminalOutput.isReady {
      frames.deleteImages()
      modes.reset()
      screen.leave()
    } else {
      // A terminal that takes nothing must not keep the program from ending.
      guard_restore()
      screen.wasLeft()
    }
    guard_disarm()
    input.discardRest()
  }

  /// Takes the terminal over after it was given away for a while.
  private func takeAgain() {
    // The current settings are those to return to.
    guard_arm()
    def_shell_mode()
    screen.resume()
    input.discardSignals()
    resumeScreen()
  }

  private func resumeScreen() {
    enter()
    input.post(.resume)
    updateSize()
  }

  /// Recovers after the program was stopped without notice (SIGSTOP) and continued: the settings
  /// and the screen may be anything. Leaving and entering again sets every mode anew.
  private func recover() {
    link?.forget()
    modes.reset()
    screen.leave()
    screen.resume()
    resumeScreen()
  }

  /// Adopts the terminal's size, and adds an event if it has changed.
  private func updateSize() {
    // Where the system knows no size, that of the description stays, which ncurses has adopted.
    let new = TerminalSize.measured ?? screen.size
    if new != screen.size { screen.resize(to: new) }
    graphics?.askForCellSize()
    guard new != size else { return }
    size = new
    frames.invalidate()
    input.post(.resize(new))
  }

  /// Stops the program's process group, and takes the terminal again when it continues.
  func suspend() {
    leave()
    guard_stop_group()
    takeAgain()
  }

  /// Gives the terminal to another program and waits for its end.
  ///
  /// - Returns: The status of the program as from `waitpid`; below 0 when it was not started, for
  ///   the reason in `problem`.
  func run(_ arguments: [String]) -> (status: Int32, problem: Int32) {
    leave()
    var pointers = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    let status = guard_run(pointers)
    let problem = errno
    // Input typed ahead was not meant for the screen that comes back.
    tcflush(STDIN_FILENO, TCIFLUSH)
    takeAgain()
    return (status, problem)
  }

  // MARK: - Events

  /// Waits until something happens, and returns all events.
  func events(timeout: Double?, orReadyForOutput output: Bool) -> [Event] {
    // A terminal that has taken everything and shown little reports by an answer that it is ready.
    let isHolding = output && isHolding
    let wakeup = input.wait(
      seconds: timeout, until: isHolding ? link?.deadline : nil,
      orReadyForOutput: output && !isHolding)
    if wakeup.signals.contains(SIGCONT) { recover() }
    if wakeup.signals.contains(SIGWINCH) { updateSize() }
    if wakeup.signals.contains(SIGTSTP) { input.post(.suspend) }
    if wakeup.hasWork {
      MainQueue.run()
      // That work may have ended the program.
      guard isOpen else { return [] }
    }
    input.takeInput(wakeup)
    beginKeyProtocol()
    if let graphics, graphics.take(input.takeGraphicsAnswers()) { frames.showImages(in: size) }
    for report in input.takeReports() { adopt(report) }
    return input.takeEvents()
  }

  /// Adopts what the terminal has reported by itself or has answered.
  private func adopt(_ report: TerminalReport) {
    switch report {
    case .cursor(let column):
      guard TerminalReport.isWide(column), !hasWideSigns else { return }
      hasWideSigns = true
      input.post(.resume)
    case .background: input.askForBackground()
    }
  }

  // MARK: - Output

  /// Whether the terminal takes a frame now.
  var isReadyForOutput: Bool { !isHolding && TerminalOutput.isReady }

  /// Whether frames wait for an answer of the terminal.
  private var isHolding: Bool { link?.isHolding ?? false }

  /// The speed of the link, where it is measured.
  var speed: LinkSpeed? { link?.speed }

  /// The mouse events that the terminal is asked to report.
  var mouseMode: MouseMode {
    get { modes.mouseMode }
    set { modes.mouseMode = newValue }
  }

  /// Shows everything in another theme with the next frame.
  func setTheme(_ theme: Theme) { frames.setTheme(theme) }

  /// Forgets what is on the screen.
  func invalidate() { frames.invalidate() }

  /// The bytes that frames have sent since this was first requested.
  var bytesSent: Int? { frames.bytesSent }

  /// Sends the changed cells of a screen, and puts the cursor in its place.
  func present(_ grid: CellGrid, changes: Spans, cursor: Cursor?) {
    modes.updateMouse()
    frames.send(grid, changes: changes, cursor: cursor, in: size)
    beginKeyProtocol()
  }

  /// Begins kitty's protocol of keys as soon as the terminal has told that it has it.
  private func beginKeyProtocol() { if input.hasKeyProtocol { modes.beginKeyProtocol() } }

  /// Puts a text on the clipboard.
  func setClipboard(_ text: String) -> ClipboardOutcome {
    if Multiplexer.current == .tmux, TmuxClipboard.set(text) { return .copied }
    guard Multiplexer.current != .screen, traits.takesClipboard else {
      return .impossible(traits.clipboardProblem)
    }
    guard let sequence = ClipboardSequence.setting(text) else {
      return .impossible("The text is too long for the clipboard of a terminal.")
    }
    guard send(sequence) else { return .impossible("The terminal takes nothing now; try again.") }
    return Multiplexer.current == nil && traits.setsClipboard ? .copied : .sent
  }

  /// Gives a notice; returns whether it was sent.
  func notify(_ notice: Notice) -> Bool {
    // What ignores a sequence for the clipboard ignores these too: they have the same form.
    guard notice.way == .bell || traits.takesClipboard || Multiplexer.current != nil else {
      return false
    }
    return send(NoticeSequence.giving(notice, through: Multiplexer.current))
  }

  /// Sends a sequence that is no frame; returns whether the terminal took it.
  private func send(_ sequence: String) -> Bool {
    guard TerminalOutput.isReady else { return false }
    TerminalOutput.send(sequence)
    link?.sentBesides(sequence.utf8.count)
    return true
  }
}
