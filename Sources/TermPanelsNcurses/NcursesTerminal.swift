import CNcurses
import CTerminalGuard
import FileKit
import Glibc
public import TermPanels

/// A real terminal, driven by ncurses: that of standard input and output.
///
/// ```swift
/// try NcursesTerminal.checkTerminal()
/// let terminal = NcursesTerminal()
/// try terminal.start()
/// defer { terminal.stop() }
/// ```
///
/// Everything has to be called on the process's main thread, from synchronous code: while
/// ``events(timeout:orReadyForOutput:)`` waits, it runs the work of the main actor itself. There
/// can be one started terminal at a time. However the program ends, by ``stop()``, `exit`, a
/// signal or a crash, the terminal is restored; what was written to standard error meanwhile is
/// shown then.
///
/// Bytes are read as UTF-8 whatever the locale; where the locale is not UTF-8, only ASCII is sent.
/// `NO_COLOR` makes it monochrome; `ESCDELAY` is the time to wait for the rest of an escape
/// sequence, in milliseconds (25).
@MainActor public final class NcursesTerminal: Terminal {
  /// Columns and rows, measured at `start` and reported by ``Event/resize(_:)`` from then on: at
  /// most 1000 and 300, whatever size the terminal reports.
  public internal(set) var size: Size
  /// The number of colours that can be told apart; known after `start`.
  public private(set) var colorDepth = ColorDepth.monochrome
  /// Whether the locale is not UTF-8; known after `start`.
  public var showsOnlyASCII: Bool { isStarted && !Locale.isUTF8 }
  /// Turns roles into colours. The next `present` shows everything in a new theme. `COLORFGBG`
  /// selects the first, which is dark without it; the answer of a terminal that knows its
  /// background is sent as ``Event/background(_:)``.
  public var theme: Theme {
    didSet {
      writer?.setTheme(theme)
      mustWriteAll = true
    }
  }

  /// The mouse events that the terminal is asked to report, from the start to the end and not while
  /// the program is suspended. A terminal without a mouse is not asked.
  public var mouseMode = MouseMode.off {
    didSet { if isStarted { updateMouse() } }
  }
  /// Whether the terminal reports the mouse; known after `start`.
  public private(set) var hasMouse = false

  /// The mouse events that the terminal was last asked to report.
  var sentMouseMode = MouseMode.off
  var isStarted = false
  var decoder = KeyDecoder()
  /// Events to return at the next call.
  var pending: [Event] = []
  var isHungUp = false
  /// Whether input was left for the next call, so that a flood does not hold up the screen.
  var hasMoreInput = false
  var wakePipe: Int32 = -1
  var polled: [pollfd] = []
  var reader = KeyReader()
  var window: UnsafeMutablePointer<WINDOW>?
  var writer: CellWriter?
  /// Counts the bytes of frames, once that was requested.
  var meter: FrameMeter?
  /// Measures the link to the terminal, if that is requested.
  var meteredLink: LinkMeter?
  var mustWriteAll = true
  var mustClear = true
  var isCursorVisible: Bool?
  /// Whether ncurses has entered its screen, which the first frame does.
  var isOnScreen = false
  var asksBackground = false
  /// Whether the terminal supports, or at least ignores, texts for the clipboard.
  var knowsClipboard = false
  private var usesPasteMarks = false
  /// Whether frames are sent between marks, to be shown in one piece.
  var synchronizes = false
  private var screen: OpaquePointer?
  private static var isTaken = false

  /// Whether dates are in the language of the environment; set before ``start()``. A recording,
  /// which is shown elsewhere too, has them in English.
  public var adoptsDates = true

  /// Whether the person at the terminal is confined to this program, as a remote person who has no
  /// shell behind it: it is not suspended, runs no other program and leaves the clipboard alone,
  /// even on request. Set before ``start()``.
  public var isConfined = false

  private let measuresLink: Bool

  /// Creates a terminal without touching it.
  ///
  /// - Parameter measuresLink: Whether the terminal is asked after each frame if it has shown it.
  ///   No frame is then sent while others are on their way, and ``link`` is known. With `nil` it is
  ///   asked if the environment shows that it is at the other end of a network (`SSH_CONNECTION`,
  ///   `SSH_TTY`).
  public init(measuresLink: Bool? = nil) {
    self.measuresLink = measuresLink ?? Self.isRemote
    theme = TerminalBackground.theme(colorFGBG: Environment.value("COLORFGBG"))
    size = Self.measuredSize() ?? Size(width: 80, height: 24)
  }

  isolated deinit { stop() }

  /// Takes the terminal over: alternate screen, raw keys, bracketed paste.
  ///
  /// - Throws: ``TerminalError`` as ``checkTerminal()``, and if the terminal cannot be taken over.
  public func start() throws(TerminalError) {
    guard !isStarted else { return }
    precondition(!Self.isTaken, "Only one terminal can be started at a time.")
    let name = try Self.checkedName()
    Locale.adopt(forDates: adoptsDates)
    // ncurses would adopt any size that is reported. Without that it begins with the description's
    // own, which not every terminal has.
    use_env(!Self.isTooLarge)
    guard guard_prepare(STDIN_FILENO, STDOUT_FILENO) == 0, let screen = cn_newterm(name) else {
      guard_release()
      throw TerminalError("The terminal could not be initialised.")
    }
    self.screen = screen
    window = cn_stdscr()
    beginBuffering()
    configureKeys()
    configureOutput(name: name)
    if measuresLink { measureLink() }
    synchronizes = SynchronizedOutput.isSupported(by: name)
    knowsClipboard = Capabilities.string("Ms") != nil || TerminalBackground.isAskable(name)
    let sync = synchronizes ? Array(SynchronizedOutput.end.utf8) : []
    let reset = sync + Capabilities.reset
    wakePipe = guard_install(reset, reset.count)
    guard wakePipe >= 0 else {
      reset_shell_mode()
      free()
      throw TerminalError("Too many files are open.")
    }
    isStarted = true
    Self.isTaken = true
    enter()
    updateSize()
  }

  /// Gives the terminal back exactly as it was. Calling it again does nothing.
  public func stop() {
    guard isStarted else { return }
    isStarted = false
    Self.isTaken = false
    leave()
    free()
    pending = []
  }

  /// Sets the modes of the keys, at the start and after each pause. The next frame sends them and
  /// enters the alternate screen.
  func enter() {
    // endwin turns the keypad off.
    keypad(window, true)
    defineKeys()
    if usesPasteMarks { send("\u{1B}[?2004h") }
    // Another program may have switched it off meanwhile.
    sentMouseMode = .off
    updateMouse()
    mustWriteAll = true
    mustClear = true
  }

  /// Leaves the screen and resets every mode.
  func leave() {
    settleLink()
    if takesOutput {
      if usesPasteMarks { send("\u{1B}[?2004l") }
      send(MouseReporting.change(from: sentMouseMode, to: .off))
      leaveScreen()
    } else {
      // A terminal that takes nothing must not keep the program from ending.
      guard_restore()
    }
    isOnScreen = false
    sentMouseMode = .off
    guard_disarm()
    if asksBackground || isMouseMoving {
      // The answer, or the rest of a turn of the wheel, may be here already, and would be typed
      // into the shell.
      tcflush(STDIN_FILENO, TCIFLUSH)
      asksBackground = false
    }
  }

  /// Gives the screen and the settings back. Without a frame there is no screen to leave, and the
  /// cursor would jump to wherever it was saved last.
  func leaveScreen() {
    guard isOnScreen else {
      reset_shell_mode()
      return
    }
    endwin()
    // Without another screen to return to, the next prompt should not appear in this one.
    if !Capabilities.hasAlternateScreen, let clear = Capabilities.string("clear") { send(clear) }
  }

  /// Sends what ncurses has no function for, all of it unless the terminal is gone. Not putp(),
  /// which would leave it in stdio's buffer.
  func send(_ text: String) {
    // A terminal that is gone is reported as a hangup.
    try? Descriptor.write(text.utf8.span.bytes, to: STDOUT_FILENO)
  }

  private func free() {
    if let screen { delscreen(screen) }
    (window, screen, writer, meter) = (nil, nil, nil, nil)
    meteredLink = nil
    wakePipe = -1
    guard_release()
  }

  /// Brings ncurses out of its first state, in which it writes out its buffer at every move of the
  /// cursor (6.4, mvcur): a frame would be a hundred writes, and be seen being drawn. Any endwin
  /// ends that state; the output of this one, which enters the screen and leaves it again, is
  /// discarded. The first frame then enters it properly.
  private func beginBuffering() {
    let terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    if terminal >= 0, nowhere >= 0 {
      dup2(nowhere, STDOUT_FILENO)
      endwin()
      dup2(terminal, STDOUT_FILENO)
    }
    if terminal >= 0 { close(terminal) }
    if nowhere >= 0 { close(nowhere) }
  }

  private func configureKeys() {
    raw()
    noecho()
    nonl()
    // Without meta(): it would send smm, which nothing undoes; ncurses passes all eight bits of a
    // terminal with eight bits anyway.
    usesPasteMarks = Capabilities.hasAlternateScreen
    hasMouse = Capabilities.hasMouse
    decoder = KeyDecoder(swallowsOldMouse: hasMouse, patience: escapeDelay) { code in
      keyname(code).map { String(cString: $0) }
    }
    (isHungUp, hasMoreInput, pending) = (false, false, [])
  }

  /// The time to wait for the rest of an escape sequence, in seconds.
  private var escapeDelay: Double {
    Double(Environment.nonEmpty("ESCDELAY").flatMap { Int($0) } ?? 25) / 1000
  }

  /// Makes the reader recognise every key of the terminal's description, and the marks of a paste
  /// and of the mouse.
  private func defineKeys() {
    reader = KeyReader(patience: escapeDelay)
    reader.adoptDescription()
    if usesPasteMarks {
      reader.define(Array("\u{1B}[200~".utf8), as: KeyCode.pasteBegin)
      reader.define(Array("\u{1B}[201~".utf8), as: KeyCode.pasteEnd)
    }
    if hasMouse {
      reader.define(Array("\u{1B}[M".utf8), as: KeyCode.oldMouseReport)
      reader.define(Array("\u{1B}[<".utf8), as: KeyCode.mouseReport)
    }
  }

  private func configureOutput(name: String) {
    idlok(window, true)
    scrollok(window, false)
    leaveok(window, false)
    // The loop drains the input before it draws; ncurses need not look for keys in mid-frame.
    typeahead(-1)
    colorDepth =
      Environment.nonEmpty("NO_COLOR") == nil ? Capabilities.colorDepth : .monochrome
    if colorDepth > .monochrome {
      start_color()
      use_default_colors()
      if usesPasteMarks, TerminalBackground.isAskable(name) {
        send(TerminalBackground.question)
        asksBackground = true
      }
    }
    writer = CellWriter(
      theme: theme, depth: colorDepth, isUTF8: Locale.isUTF8,
      canStrike: cn_strike_instead_of_blink())
    cn_keep_palette()
    isCursorVisible = nil
  }
}
