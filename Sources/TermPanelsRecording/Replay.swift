public import TermPanels

/// A terminal that replays a ``Recording``: it returns the recorded events at the recorded times,
/// and shows the program on another terminal, which may be a `MemoryTerminal`.
///
/// ```swift
/// let replay = Replay(recording, on: terminal, pace: .speed(2))
/// let application = Application(terminal: replay, clock: replay.clock)
/// ```
///
/// Each turn waits until the screen is the one that was recorded, since work that the program
/// awaits, such as a write to a disk, takes a different time on every run. A screen that never
/// comes is a ``divergence``. When the recording is over, the program has the terminal to itself,
/// and time passes again; see ``isOver``.
@MainActor public final class Replay: Terminal {
  /// The speed of a replay.
  public enum Pace: Equatable, Sendable {
    /// As fast as the program can.
    case immediate
    /// This many times as fast as it was recorded.
    case speed(Double)
    /// With each key, on to the next turn with an event.
    case stepped
  }

  /// The clock that the program must use.
  public let clock = TurnClock()
  /// The line of the first turn whose screen differed from the recorded one.
  public private(set) var divergence: Int?
  /// Whether every turn has been replayed.
  public var isOver: Bool { next == recording.turns.count && awaited == nil }
  /// The turn that comes next; `nil` after the last one, and while a recorded screen is awaited.
  public var nextTurn: Recording.Turn? {
    awaited == nil && next < recording.turns.count ? recording.turns[next] : nil
  }

  private let recording: Recording
  private let terminal: any Terminal
  private let relay: FrameRelay
  private let pace: Pace
  private let source: any FrameClock
  private let patience: Double
  private var next = 0
  /// The turn whose screen is awaited, and the time until which it is.
  private var awaited: (turn: Recording.Turn, until: Double)?
  private var screen: UInt64?
  private var lastFrame: (grid: CellGrid, cursor: Cursor?)?
  /// The time of the turn before.
  private var former = 0.0
  private var mayStep = false
  /// The background of the terminal underneath, as far as it is known.
  private var background: Color
  private var isTellingBackground = false
  private var passedOn: [Event] = []

  /// Creates a replay.
  ///
  /// - Parameters:
  ///   - recording: The recording to replay.
  ///   - terminal: The terminal on which to show it.
  ///   - pace: The speed.
  ///   - source: The clock of the time that passes meanwhile; `nil` for the machine's.
  ///   - patience: Seconds to wait for a recorded screen before it counts as different.
  public init(
    _ recording: Recording, on terminal: any Terminal, pace: Pace = .immediate,
    source: (any FrameClock)? = nil, patience: Double = 2
  ) {
    self.recording = recording
    self.terminal = terminal
    relay = FrameRelay(terminal)
    self.pace = pace
    self.source = source ?? MonotonicClock()
    self.patience = patience
    size = recording.size
    background = terminal.theme.terminalBackground
  }

  // MARK: - Terminal

  /// The size that was recorded.
  public private(set) var size: Size
  /// The colours that were recorded.
  public var colorDepth: ColorDepth { recording.colorDepth }
  /// Always `true`, as during the recording.
  public var isReadyForOutput: Bool { true }
  /// The program's theme, as it suits the terminal's own background. A recorded background changes
  /// nothing: it was another terminal's.
  public var theme: Theme {
    get { terminal.theme }
    set {
      guard !isTellingBackground else { return }
      terminal.theme = newValue.suiting(background: background)
    }
  }

  /// The mouse events that the terminal is asked to report, once the recording is over.
  public var mouseMode: MouseMode {
    get { terminal.mouseMode }
    set { terminal.mouseMode = newValue }
  }
  /// Whether the recorded terminal could report the mouse.
  public var hasMouse: Bool { recording.hasMouse }

  /// Takes the terminal over.
  ///
  /// - Throws: ``TerminalError`` also when the terminal is smaller than the recorded screen.
  public func start() throws(TerminalError) {
    guard terminal.size.width >= size.width, terminal.size.height >= size.height else {
      throw TerminalError(
        "The recording needs a terminal of \(size.width)×\(size.height), and this one has "
          + "\(terminal.size.width)×\(terminal.size.height). Make it larger.")
    }
    try terminal.start()
    former = source.now
    if let first = recording.turns.first, first.events.isEmpty, first.time == 0 { begin(first) }
  }

  /// Gives the terminal back.
  public func stop() {
    if let awaited, awaited.turn.frame != screen { diverge(at: awaited.turn) }
    awaited = nil
    terminal.stop()
  }

  /// Returns the events of the next turn, once it is due.
  public func events(timeout: Double?, orReadyForOutput output: Bool) -> [Event] {
    isTellingBackground = false
    let isAwaited = isScreenAwaited()
    // Work that the turn before requested is done first, as during the recording.
    if terminal.finishWork() { return [] }
    if isAwaited {
      pump(for: 0.02)
      return takePassedOn()
    }
    guard next < recording.turns.count else { return liveEvents(timeout) }
    let turn = recording.turns[next]
    if let wait = wait(for: turn) {
      pump(for: wait)
      return takePassedOn()
    }
    pump(for: 0)
    let events = takePassedOn()
    guard events.isEmpty else { return events }
    begin(turn)
    for case .resize(let size) in turn.events { self.size = size }
    for case .background in turn.events { isTellingBackground = true }
    return turn.events
  }

  /// Shows the frame.
  public func present(_ grid: CellGrid, changes: Spans, cursor: Cursor?) {
    screen = grid.fingerprint(cursor: cursor?.shown)
    lastFrame = (grid, cursor)
    relay.present(grid, changes: changes, cursor: cursor)
  }

  /// Makes the terminal send the whole screen.
  public func invalidate() { terminal.invalidate() }

  /// Does nothing: the program was suspended during the recording, and continued.
  public func suspend() {}

  /// Leaves the viewer's clipboard alone.
  public func setClipboard(_ text: String) -> ClipboardOutcome { .copied }

  /// Gives the viewer no notice.
  public func notify(_ notice: Notice) -> Bool { true }

  // MARK: - Turns

  private func begin(_ turn: Recording.Turn) {
    next += 1
    clock.microseconds = turn.time
    former = source.now
    if !turn.events.isEmpty { mayStep = false }
    // After the first difference, all later screens would differ too.
    if turn.frame != nil, divergence == nil { awaited = (turn, source.now + patience) }
  }

  /// Whether the recorded screen has yet to come.
  private func isScreenAwaited() -> Bool {
    guard let (turn, until) = awaited else { return false }
    if turn.frame == screen || skipsToScreen() {
      awaited = nil
    } else if source.now >= until {
      diverge(at: turn)
      awaited = nil
    }
    return awaited != nil
  }

  /// Skips to a later turn whose screen is the current one: work that came in several pieces during
  /// the recording may come at once now.
  private func skipsToScreen() -> Bool {
    var index = next
    while index < recording.turns.count, recording.turns[index].events.isEmpty {
      if recording.turns[index].frame == screen {
        next = index + 1
        clock.microseconds = recording.turns[index].time
        return true
      }
      index += 1
    }
    return false
  }

  private func diverge(at turn: Recording.Turn) { divergence = divergence ?? turn.line }

  /// Seconds until a turn is due; `nil` when it is.
  private func wait(for turn: Recording.Turn) -> Double? {
    switch pace {
    case .immediate: return nil
    case .speed(let factor): return rest(before: turn, factor)
    case .stepped where mayStep: return nil
    // Turns without events are part of the step of the event before them.
    case .stepped: return turn.events.isEmpty ? rest(before: turn, 1) : 3600
    }
  }

  private func rest(before turn: Recording.Turn, _ factor: Double) -> Double? {
    let recorded = Double(turn.time - clock.microseconds) / 1_000_000
    var pause = recorded / max(factor, 0.001)
    // Work that the program awaits takes its time, however fast the rest goes: it must be done by
    // the time at which it was done in the recording.
    if turn.events.isEmpty { pause = max(pause, min(recorded, 0.05)) }
    if next > 0, recording.turns[next - 1].isQuiet { pause = max(pause, 0.02) }
    let rest = former + pause - source.now
    return rest > 0 ? rest : nil
  }

  // MARK: - The terminal underneath

  /// Handles the terminal's own events; of the input, only keys that end the program or make a step
  /// matter now.
  private func pump(for seconds: Double) {
    for event in relay.events(timeout: seconds) {
      switch event {
      case .key(.control("c")), .hangup: passedOn.append(event)
      case .key: mayStep = pace == .stepped && awaited == nil
      case .resize, .resume: showAgain()
      case .background(let color):
        adopt(color)
      case .suspend: terminal.suspend()
      case .paste, .mouse: break
      }
    }
  }

  private func takePassedOn() -> [Event] {
    defer { passedOn = [] }
    return passedOn
  }

  private func adopt(_ color: Color) {
    background = color
    let isDefault = [Theme.calm.name, Theme.paper.name].contains(terminal.theme.name)
    terminal.theme = isDefault ? .suiting(background: color) : theme.suiting(background: color)
    showAgain()
  }

  private func showAgain() {
    guard let (grid, cursor) = lastFrame else { return }
    terminal.invalidate()
    relay.present(grid, changes: Spans(size: grid.size), cursor: cursor)
  }

  /// Returns the events after the recording: keys and time are the person's, the size stays.
  private func liveEvents(_ timeout: Double?) -> [Event] {
    let begin = source.now
    let events = relay.events(timeout: timeout)
    clock.microseconds += Int((source.now - begin) * 1_000_000)
    return events.filter {
      switch $0 {
      case .resize, .resume: showAgain()
      case .background(let color): adopt(color)
      case .suspend: terminal.suspend()
      case .key, .paste, .mouse, .hangup: return true
      }
      return false
    }
  }
}
