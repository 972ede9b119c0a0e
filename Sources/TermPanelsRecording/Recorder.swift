public import TermPanels

/// A terminal that passes everything on to another one and writes down the program's input: a
/// ``Recording``, which ``Replay`` runs again. It holds every key that was pressed, and so all text
/// that was typed.
///
/// ```swift
/// let recorder = Recorder(terminal) { line in write(line) }
/// let application = Application(terminal: recorder, clock: recorder.clock)
/// ```
@MainActor public final class Recorder: Terminal {
  /// The clock that the program must use for the recording to be exact.
  public let clock = TurnClock()

  private let terminal: any Terminal
  private let relay: FrameRelay
  private let source: any FrameClock
  private let settings: [(name: String, value: String)]
  private let write: (String) -> Void
  private var began = 0.0
  private var lastTurn = 0
  private var frame: UInt64?
  private var isBegun = false

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - terminal: The terminal on which the program is shown.
  ///   - source: The clock of the time that passes; `nil` for the machine's.
  ///   - settings: The settings that the program needs to do the same again, each with a name
  ///     without blanks and a value in one line.
  ///   - write: Takes each line, with its newline, as soon as it is known.
  public init(
    _ terminal: any Terminal, source: (any FrameClock)? = nil,
    settings: [(name: String, value: String)] = [], write: @escaping (String) -> Void
  ) {
    for (name, value) in settings {
      precondition(
        !name.isEmpty && !name.contains(where: \.isWhitespace)
          && !value.contains(where: \.isNewline),
        "A setting needs a name without blanks and a value in one line.")
    }
    self.terminal = terminal
    relay = FrameRelay(terminal)
    self.source = source ?? MonotonicClock()
    self.settings = settings
    self.write = write
  }

  /// The terminal's size.
  public var size: Size { terminal.size }
  /// The terminal's colours.
  public var colorDepth: ColorDepth { terminal.colorDepth }
  /// Always `true`: a frame that the terminal cannot take is kept for it. The frames that are drawn
  /// then depend on the program alone.
  public var isReadyForOutput: Bool { true }
  /// The terminal's theme.
  public var theme: Theme {
    get { terminal.theme }
    set { terminal.theme = newValue }
  }
  /// The mouse events that the terminal is asked to report.
  public var mouseMode: MouseMode {
    get { terminal.mouseMode }
    set { terminal.mouseMode = newValue }
  }
  /// Whether the terminal can report the mouse.
  public var hasMouse: Bool { terminal.hasMouse }

  /// Takes the terminal over, and writes the beginning of the recording.
  public func start() throws(TerminalError) {
    try terminal.start()
    guard !isBegun else { return }
    isBegun = true
    began = source.now
    write("termpanels-recording \(Recording.version)\n")
    write("size \(size.width) \(size.height)\n")
    write("colors \(colorDepth.rawValue)\n")
    if hasMouse { write("mouse\n") }
    for (name, value) in settings { write("set \(name) \(value)\n") }
    // The first drawing belongs to no event.
    write("+0\n")
  }

  /// Gives the terminal back, and writes the rest of the recording.
  public func stop() {
    writeFrame()
    terminal.stop()
  }

  /// Returns the terminal's events and writes them down. Work that the turn before requested is
  /// done first, and belongs to the time of that turn, however long it takes.
  public func events(timeout: Double?, orReadyForOutput output: Bool) -> [Event] {
    writeFrame()
    guard !terminal.finishWork() else {
      write("+0\n")
      return []
    }
    // The clock has stood still since the last turn began; the wait ends when it would have ended.
    let late = source.now - began - clock.now
    let events = relay.events(timeout: timeout.map { max(0, $0 - late) })
    clock.microseconds = max(lastTurn, Int((source.now - began) * 1_000_000))
    var line = "+\(clock.microseconds - lastTurn)"
    lastTurn = clock.microseconds
    for (index, event) in events.enumerated() {
      line += index == 0 ? " \(event.recorded)" : "\n& \(event.recorded)"
    }
    write(line + "\n")
    return events
  }

  /// Shows the frame and remembers its fingerprint.
  public func present(_ grid: CellGrid, changes: Spans, cursor: Cursor?) {
    relay.present(grid, changes: changes, cursor: cursor)
    frame = grid.fingerprint(cursor: cursor?.shown)
  }

  /// Makes the terminal send the whole screen.
  public func invalidate() { terminal.invalidate() }

  /// Suspends the program.
  public func suspend() { terminal.suspend() }

  /// Passes the call on. The other program is not recorded.
  public func run(_ arguments: [String]) throws(TerminalError) -> Int {
    try terminal.run(arguments)
  }

  /// Passes the call on. The other program is not recorded.
  public func launch(_ arguments: [String]) throws(TerminalError) {
    try terminal.launch(arguments)
  }

  /// Passes the text on.
  public func setClipboard(_ text: String) -> ClipboardOutcome { terminal.setClipboard(text) }

  /// Passes the notice on.
  public func notify(_ notice: Notice) -> Bool { terminal.notify(notice) }

  private func writeFrame() {
    guard let frame else { return }
    let digits = String(frame, radix: 16)
    write("= " + String(repeating: "0", count: 16 - digits.count) + digits + "\n")
    self.frame = nil
  }
}
