import CTerminalGuard
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
/// sequence, in milliseconds. Without it that is 25 here, and across a network the time of a round
/// trip, up to half a second.
@MainActor public final class NcursesTerminal: Terminal {
  /// Turns roles into colours. The next `present` shows everything in a new theme. `COLORFGBG`
  /// selects the first, which is dark without it; the answer of a terminal that knows its
  /// background is sent as ``Event/background(_:)``.
  public var theme: Theme {
    didSet { session?.setTheme(theme) }
  }

  /// The mouse events that the terminal is asked to report, from the start to the end and not while
  /// the program is suspended. A terminal without a mouse is not asked.
  public var mouseMode = MouseMode.off {
    didSet { session?.mouseMode = mouseMode }
  }

  /// Whether dates are in the language of the environment; set before ``start()``. A recording,
  /// which is shown elsewhere too, has them in English.
  public var adoptsDates = true

  /// Whether the person at the terminal is confined to this program, as a remote person who has no
  /// shell behind it: it is not suspended, runs no other program, sends no addresses of links,
  /// shows images in cells and leaves the clipboard alone, even on request. Set before ``start()``.
  public var isConfined = false

  private let measuresLink: Bool
  /// The size while the terminal is not started.
  private var idleSize: Size
  private var session: TerminalSession?

  /// Creates a terminal without touching it.
  ///
  /// - Parameter measuresLink: Whether the terminal is asked after each frame if it has shown it.
  ///   No frame is then sent while others are on their way, and ``link`` is known. With `nil` it is
  ///   asked if the environment shows that it is at the other end of a network (`SSH_CONNECTION`,
  ///   `SSH_TTY`).
  public init(measuresLink: Bool? = nil) {
    self.measuresLink = measuresLink ?? Environment.isRemote
    theme = TerminalBackground.theme(colorFGBG: Environment.value("COLORFGBG"))
    idleSize = TerminalSize.measured ?? Size(width: 80, height: 24)
  }

  isolated deinit { stop() }

  // MARK: - Starting and stopping

  /// Takes the terminal over: alternate screen, raw keys, bracketed paste.
  ///
  /// - Throws: ``TerminalError`` as ``checkTerminal()``, and if the terminal cannot be taken over.
  public func start() throws(TerminalError) {
    guard session == nil else { return }
    precondition(guard_is_prepared() == 0, "Only one terminal can be started at a time.")
    session = try TerminalSession(
      kind: Self.checkedKind(), size: idleSize, theme: theme, mouseMode: mouseMode,
      adoptsDates: adoptsDates, measuresLink: measuresLink, isConfined: isConfined)
  }

  /// Gives the terminal back exactly as it was. Calling it again does nothing.
  public func stop() {
    guard let session else { return }
    self.session = nil
    idleSize = session.size
    session.close()
  }

  /// Gives the terminal back and stops the program's process group, as Ctrl-Z does elsewhere.
  /// When the shell continues it, it takes the terminal over again; then it sends ``Event/resume``,
  /// and ``Event/resize(_:)`` if the size has changed meanwhile. Nothing happens without a shell
  /// that could continue it, or when it is confined.
  public func suspend() {
    // Even a moment of the terminal's own settings would turn typed keys into signals.
    guard let session, !isConfined, guard_is_job() == 1 else { return }
    session.suspend()
  }

  /// Gives the terminal to another program, waits for its end, and takes the terminal over again;
  /// then it sends ``Event/resume``, and ``Event/resize(_:)`` if the size has changed meanwhile.
  /// Input that was typed for that program and not read by it is discarded.
  ///
  /// - Parameter arguments: The program, which is looked up in `PATH`, and its arguments.
  /// - Returns: Its exit status; 128 and the signal's number where a signal ended it.
  /// - Throws: `TerminalError` when the program cannot be started, and always where the
  ///   terminal is confined.
  public func run(_ arguments: [String]) throws(TerminalError) -> Int {
    guard let session, let program = arguments.first else {
      throw TerminalError("There is no program to run.")
    }
    guard !isConfined else { throw TerminalError("Other programs cannot be run here.") }
    let (status, problem) = session.run(arguments)
    return try ForegroundProgram.result(status, problem, of: program)
  }

  /// Launches a program that needs no terminal, such as a browser, and does not wait for it.
  ///
  /// - Parameter arguments: The program, which is looked up in `PATH`, and its arguments.
  /// - Throws: `TerminalError` when the program cannot be started, and always where the terminal
  ///   is confined.
  public func launch(_ arguments: [String]) throws(TerminalError) {
    guard !isConfined else { throw TerminalError("Other programs cannot be run here.") }
    try BackgroundProgram.launch(arguments)
  }

  // MARK: - The terminal's abilities

  /// Columns and rows, measured at `start` and reported by ``Event/resize(_:)`` from then on: at
  /// most 1000 and 300, whatever size the terminal reports.
  public var size: Size { session?.size ?? idleSize }

  /// The number of colours that can be told apart; known after `start`.
  public var colorDepth: ColorDepth { session?.traits.colorDepth ?? .monochrome }

  /// Whether the locale is not UTF-8; known after `start`.
  public var showsOnlyASCII: Bool { session.map { !$0.isUTF8 } ?? false }

  /// Whether the signs that programs draw are missing in the terminal's font, as on the Linux
  /// console, or are wider than one column in its table or in the locale's. Known after `start`, or
  /// once the terminal has answered, after which it sends ``Event/resume``.
  public var lacksSigns: Bool { session?.lacksSigns ?? false }

  /// Whether the terminal reports the mouse; known after `start`.
  public var hasMouse: Bool { session?.traits.hasMouse ?? false }

  // MARK: - Input

  /// Waits until something happens, and returns all events. Work on the main actor runs during the
  /// wait and ends it, perhaps without an event. After ``Event/hangup`` there is nothing to wait
  /// for: every call returns it again.
  ///
  /// - Parameters:
  ///   - timeout: Seconds to wait at most; 0 does not wait; `nil` waits as long as it takes.
  ///   - output: Whether to return as well once ``isReadyForOutput`` has become true.
  public func events(timeout: Double?, orReadyForOutput output: Bool) -> [Event] {
    session?.events(timeout: timeout, orReadyForOutput: output) ?? []
  }

  /// Runs the work that waits for the main actor, and what follows from it there, until none is
  /// left.
  ///
  /// - Returns: Whether there was any.
  public func finishWork() -> Bool { MainQueue.finish() }

  // MARK: - Output

  /// Whether the terminal takes a frame now. Where the link is measured, it also has to have shown
  /// most of what was sent before.
  public var isReadyForOutput: Bool { session?.isReadyForOutput ?? TerminalOutput.isReady }

  /// The speed of the link to the terminal, where it is measured; see ``init(measuresLink:)``.
  public var link: LinkSpeed? { session?.speed }

  /// The bytes that frames have sent since this was first requested, counted exactly; `nil` if that
  /// is not possible.
  public var bytesSent: Int? { session?.bytesSent }

  /// Shows the changed cells of a screen and puts the cursor in its place; it returns when the
  /// terminal has taken the frame. Cells outside of ``size`` are left out.
  ///
  /// - Parameters:
  ///   - grid: The whole screen.
  ///   - changes: The differences from the screen that was presented before.
  ///   - cursor: The location of the cursor, or `nil` to hide it.
  public func present(_ grid: CellGrid, changes: Spans, cursor: Cursor?) {
    session?.present(grid, changes: changes, cursor: cursor)
  }

  /// Forgets what is on the screen: the next `present` sends all of it, whatever `changes` says.
  public func invalidate() { session?.invalidate() }

  /// Puts a text on the clipboard of the person at the terminal, over SSH too: by OSC 52, and in
  /// tmux by its own command. It is ``ClipboardOutcome/copied`` where tmux says so and where the
  /// terminal is known for OSC 52, and ``ClipboardOutcome/sent`` to others that take or ignore it.
  public func setClipboard(_ text: String) -> ClipboardOutcome {
    guard let session, !isConfined else { return .impossible("Nothing can be copied here.") }
    return session.setClipboard(text)
  }

  /// Gives a notice to the person at the terminal, over SSH too: by the bell, or by a sequence,
  /// which tmux and screen are asked to pass on; their windows get the bell as well.
  ///
  /// - Returns: Whether it was sent. A sequence is sent to terminals that support or ignore it.
  public func notify(_ notice: Notice) -> Bool {
    guard let session, !isConfined else { return false }
    return session.notify(notice)
  }
}
