/// A terminal that passes everything on to another one and writes down what the program is told:
/// a ``Recording``, which ``Replay`` runs again. It holds every key that was pressed, and so all
/// that was typed.
///
/// ```swift
/// let recorder = Recorder(terminal) { line in write(line) }
/// let application = Application(terminal: recorder, clock: recorder.clock)
/// ```
@MainActor public final class Recorder: Terminal {
  /// What the program has to count by, for the recording to be exact.
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
  ///   - terminal: Where the program is shown.
  ///   - source: The time that passes.
  ///   - settings: What the program needs to know to do the same again: a name without blanks, and
  ///     a value in one line, each.
  ///   - write: Takes each line, with its newline, as soon as it is known.
  public init(
    _ terminal: any Terminal, source: (any FrameClock)? = nil,
    settings: [(name: String, value: String)] = [], write: @escaping (String) -> Void
  ) {
    for (name, value) in settings {
      precondition(
        !name.isEmpty && !name.contains(where: \.isWhitespace)
          && !value.contains(where: \.isNewline),
        "A setting has a name without blanks and a value in one line.")
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
  /// Always: a frame that the terminal cannot take is kept for it. Which frames are drawn then depends
  /// on the program alone.
  public var isReadyForOutput: Bool { true }
  /// The terminal's theme.
  public var theme: Theme {
    get { terminal.theme }
    set { terminal.theme = newValue }
  }
  /// What the terminal is asked to tell of the mouse.
  public var mouseMode: MouseMode {
    get { terminal.mouseMode }
    set { terminal.mouseMode = newValue }
  }
  /// Whether the terminal can tell of the mouse.
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

  /// Gives the terminal back, and writes what is left to write.
  public func stop() {
    writeFrame()
    terminal.stop()
  }

  /// The terminal's events, written down. What the turn before has asked for is done first, and
  /// belongs to the moment of that turn, however long it takes.
  public func events(timeout: Double?, orReadyForOutput output: Bool) -> [Event] {
    writeFrame()
    guard !terminal.finishWork() else {
      write("+0\n")
      return []
    }
    // The clock stood still since the last turn began; the wait ends when it would have.
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

  /// Shows the frame, and remembers what it looks like.
  public func present(_ grid: CellGrid, changes: Spans, cursor: Point?) {
    relay.present(grid, changes: changes, cursor: cursor)
    frame = grid.fingerprint(cursor: cursor)
  }

  /// Has the terminal send the whole screen.
  public func invalidate() { terminal.invalidate() }

  /// Suspends the program.
  public func suspend() { terminal.suspend() }

  /// Passed on. What the other program does is not recorded.
  public func run(_ arguments: [String]) throws(TerminalError) -> Int {
    try terminal.run(arguments)
  }

  /// Passed on.
  public func setClipboard(_ text: String) -> Bool { terminal.setClipboard(text) }

  private func writeFrame() {
    guard let frame else { return }
    let digits = String(frame, radix: 16)
    write("= " + String(repeating: "0", count: 16 - digits.count) + digits + "\n")
    self.frame = nil
  }
}
