public import TermPanels

/// The terminal of a dialogue: lays panels out and shows nothing. It is narrow, so that views that
/// stand side by side where there is room come one after the other.
@MainActor final class DialogueTerminal: Terminal {
  let size = Size(width: 40, height: 24)
  let colorDepth = ColorDepth.monochrome
  /// Nothing is drawn.
  let isReadyForOutput = false
  var theme = Theme.calm
  /// The dialogue of the application that has the terminal.
  private(set) var dialogue: LinearDialogue?
  private let lines: any LineChannel

  init(_ lines: any LineChannel) { self.lines = lines }

  /// Begins the dialogue of an application.
  func begin(_ application: Application) { dialogue = LinearDialogue(lines, of: application) }

  func start() throws(TerminalError) { try lines.start() }

  func stop() {
    dialogue?.end()
    lines.stop()
  }

  func events(timeout: Double?, orReadyForOutput output: Bool) -> [Event] {
    dialogue?.turn(timeout: timeout)
    return []
  }

  func present(_ grid: CellGrid, changes: Spans, cursor: Cursor?) {}

  func invalidate() {}

  func suspend() {}
}

extension Application {
  /// Creates an application that is a dialogue in lines, for people who do not see a screen and for
  /// scripts: the same panels, read aloud by anything that reads lines. See `LinearDialogue`.
  ///
  /// - Parameters:
  ///   - lines: The source and the destination of the lines.
  ///   - clock: The clock of timers; `nil` for the machine's.
  public convenience init(lines: any LineChannel, clock: (any FrameClock)? = nil) {
    let terminal = DialogueTerminal(lines)
    self.init(terminal: terminal, clock: clock, motion: .none)
    terminal.begin(self)
    narrator = terminal.dialogue
  }

  /// The dialogue that replaces the screen; `nil` for a program on a screen. See
  /// ``init(lines:clock:)``.
  public var dialogue: LinearDialogue? { (terminal as? DialogueTerminal)?.dialogue }
}
