/// Runs a program on a terminal: waits, dispatches every event to its responder, then lays out and
/// draws once what became dirty. One direction, once a turn.
///
/// ```swift
/// let app = Application(terminal: terminal)
/// try app.run(ContainerPanel(content: MessagePanel("Hello")))
/// ```
@MainActor public final class Application: Responder {
  /// The terminal on which the program is shown.
  public let terminal: any Terminal
  /// The root of the view tree.
  public let window: Window
  /// The animations and timers.
  public let animator: Animator
  /// Commands that the program offers everywhere, such as quit and help; computed whenever they
  /// are needed.
  public var commands: () -> [KeyCommand] = { [] }
  /// The object notified of the program's life cycle.
  public weak var delegate: (any ApplicationDelegate)?

  /// The chosen theme; with `nil`, the default, the terminal's background decides: dark
  /// ``Theme/calm`` or light ``Theme/paper``. Setting it draws everything again; on a background
  /// that does not suit it, a theme brings its own (see ``Theme/suiting(background:)-method``).
  public var theme: Theme? {
    didSet { applyTheme() }
  }

  /// The appearances of the program's own roles, in every theme (see ``Role/firstFree``).
  public var appearances: [Role: Theme.Appearance] = [:] {
    didSet { applyTheme() }
  }

  /// The commands that are on other keys than their own. A new map applies from the next key on,
  /// and wherever keys are shown.
  public var keyMap = KeyMap() {
    didSet {
      guard keyMap != oldValue else { return }
      pendingKeys = []
      window.setNeedsStatusUpdate()
      window.setNeedsDisplay()
    }
  }
  /// The names of commands that are withheld in this run, whichever responder offers them: no key
  /// performs them, and no help, hint, menu, palette or ``keyCatalogue`` shows them. For a program
  /// used by people who may do less than others.
  public var withheldCommands: Set<String> = [] {
    didSet {
      guard withheldCommands != oldValue else { return }
      pendingKeys = []
      window.setNeedsStatusUpdate()
      window.setNeedsDisplay()
    }
  }
  /// The keys of a sequence that has begun and is not complete; the next key is added to them.
  public internal(set) var pendingKeys: [Key] = []

  /// The observer of the programs of this process; a tool shows itself in ``Window/dock``. Without
  /// an observer nothing is reported and nothing is measured.
  public static weak var observer: (any ProgramObserver)?

  /// The mouse events that the program receives. None at first: until a program sets this, the
  /// mouse selects text. The person can take the mouse back at any time, with
  /// ``Command/programMouse``.
  public var mouseMode = MouseMode.off {
    didSet { if mouseMode != oldValue { applyMouseMode() } }
  }
  /// Whether the person has taken the mouse back for the time being; see ``releaseMouse(_:)``.
  public internal(set) var isMouseReleased = false
  /// Whether motion is limited to what the link to the terminal carries, where that is measured
  /// (see ``link``). A program sets it to `false` for a person who has chosen a degree of motion.
  public var adaptsMotion = true {
    didSet { if adaptsMotion != oldValue { applyLink() } }
  }
  /// The motion that the link to the terminal carries; `nil` where the link is not measured.
  var linkMotion: Motion?
  /// The figures by which ``linkMotion`` was judged.
  var judgedLink: (speed: LinkSpeed?, size: Size) = (nil, .zero)
  /// The narrator that presents the program without a screen; `nil`, the default, for a program on
  /// a screen. It is set before the program starts.
  public var narrator: (any Narrator)?

  private var addedCommands: [() -> [KeyCommand]] = []
  var commandGroups: [KeyCatalogue.Group] = []
  private let screen: Screen
  /// The terminal's background, as far as it is known.
  private var background: Color
  /// Whether the loop runs.
  public private(set) var isRunning = false
  /// Whether ``quit()`` was called.
  public private(set) var isQuitting = false
  /// Work of ``perform(_:)`` that has not begun.
  private var works: [@MainActor () async -> Void] = []
  /// Whether work of ``perform(_:)`` is under way or waits.
  public private(set) var isBusy = false
  /// The time, by the program's clock, of the last key, paste, mouse event or, in a dialogue, line;
  /// ``now`` minus this is the idle time. `nil` before the first input.
  public internal(set) var lastInput: Double?

  /// Creates an application. Nothing touches the terminal before ``run(_:)``.
  ///
  /// - Parameters:
  ///   - terminal: The terminal on which to show it.
  ///   - clock: The clock of animations and timers; `nil` for the machine's.
  ///   - motion: The motion that is allowed.
  public init(
    terminal: any Terminal, clock: (any FrameClock)? = nil, motion: Motion = .full
  ) {
    self.terminal = terminal
    background = terminal.theme.terminalBackground
    window = Window()
    animator = Animator(clock: clock ?? MonotonicClock(), motion: motion)
    screen = Screen(terminal: terminal)
    super.init()
    window.application = self
  }

  /// Takes the terminal, shows the panel, and runs until ``quit()`` or until the terminal is gone.
  /// The terminal is given back whatever happens.
  ///
  /// - Throws: ``TerminalError`` when the terminal cannot be taken; it is then as it was.
  public func run(_ root: Panel) throws(TerminalError) {
    try start(root)
    while isRunning { turn() }
    stop()
  }

  /// Takes the terminal and shows the panel. A program calls ``run(_:)``; this is for callers that
  /// turn the loop themselves.
  public func start(_ root: Panel) throws(TerminalError) {
    try terminal.start()
    isRunning = true
    window.frame = Rect(origin: .zero, size: terminal.size)
    window.rootPanel = root
    update()
  }

  /// One turn of the loop: waits for something to happen, handles all of it, draws once.
  public func turn() {
    // Waits for the terminal to take output only while there is something to show.
    let wantsOutput = screen.needsDrawing(window)
    let timeout = ChangeQueue.isWaiting ? 0 : animator.timeout
    for event in terminal.events(timeout: timeout, orReadyForOutput: wantsOutput)
    where isRunning {
      handle(event)
    }
    ChangeQueue.goOn()
    followLink()
    animator.advance()
    if isRunning { update() }
  }

  /// Ends the loop, once the work of ``perform(_:)`` is done and the ``delegate`` has finished its
  /// own.
  public func quit() {
    guard !isQuitting else { return }
    isQuitting = true
    perform { [self] in
      await delegate?.applicationWillTerminate(self)
      isRunning = false
    }
  }

  /// Runs work, such as saving, as a task on the main actor, after all work requested before: each
  /// finds the results of the ones before it, however fast the keys came. The program continues
  /// meanwhile; only a dialogue waits for it before it takes its next line.
  public func perform(_ work: @escaping @MainActor () async -> Void) {
    works.append(work)
    guard !isBusy else { return }
    isBusy = true
    // One task for all: waiting for another task leaves the main queue for a moment, which a
    // recording would take for the end of the work.
    Task { @MainActor in
      while !works.isEmpty { await works.removeFirst()() }
      isBusy = false
    }
  }

  /// Lays out and draws what is dirty, without waiting for anything.
  public func update() {
    if let observer = Application.observer { return update(observedBy: observer) }
    window.settle()
    _ = drawIfNeeded()
  }

  func drawIfNeeded() -> (dirty: Spans, changes: Spans)? {
    guard screen.needsDrawing(window), terminal.isReadyForOutput else { return nil }
    return screen.draw(window)
  }

  /// Adds commands that work everywhere, beside the program's own ``commands``: for tools that a
  /// program has installed.
  public func addCommands(_ commands: @escaping () -> [KeyCommand]) {
    addedCommands.append(commands)
    window.setNeedsStatusUpdate()
  }

  /// Sends the whole screen again, for when something else wrote on it.
  public func redraw() {
    screen.invalidate()
    window.setNeedsDisplay()
  }

  /// The commands that would fire now, the nearest responder's first, each with the keys that
  /// reach it: what key hints and help show.
  public var activeCommands: [(title: String?, command: KeyCommand, keys: [KeySequence])] {
    window.responderChain.activeCommands.map { ($0.title, $0.command, $0.keys) }
  }

  // MARK: - Responder

  public override var keyCommandsTitle: String? { "Everywhere" }

  public override var keyCommands: [KeyCommand] {
    let quit = KeyCommand(.programQuit) { [unowned self] in self.quit() }
    let screen = [
      KeyCommand(.programRedraw) { [unowned self] in redraw() },
      KeyCommand(.programSuspend) { [unowned self] in suspend() },
    ]
    let all = commands() + addedCommands.flatMap { $0() } + [quit]
    return narrator == nil ? all + mouseCommands + motionCommands + screen : all
  }

  /// Dispatches an event.
  func handle(_ event: Event) {
    switch event {
    case .key, .paste, .mouse: lastInput = now
    default: break
    }
    switch event {
    case .key where isQuitting, .paste where isQuitting, .mouse where isQuitting: break
    case .key(let key):
      delegate?.applicationWillHandleInput(self)
      window.settleFirstResponder()
      window.setNeedsStatusUpdate()
      take(key)
    case .paste(let text):
      delegate?.applicationWillHandleInput(self)
      pendingKeys = []
      window.settleFirstResponder()
      window.setNeedsStatusUpdate()
      // A cut also drops the character that it went through, so the text may be a little shorter.
      let isCut = text.utf8.count > Event.longestPaste - 4
      if window.responderChain.paste(text), isCut { window.tellOfCutPaste() }
    case .mouse(let event):
      guard hearsOf(event) else { break }
      delegate?.applicationWillHandleInput(self)
      window.settleFirstResponder()
      window.setNeedsStatusUpdate()
      window.handle(event)
    case .resize(let size):
      window.frame = Rect(origin: .zero, size: size)
      redraw()
    case .resume:
      redraw()
    case .suspend:
      suspend()
    case .background(let color):
      background = color
      applyTheme()
    case .hangup:
      // Nothing can be waited for any more; accepted changes are saved already.
      isRunning = false
    }
  }

  private func suspend() {
    guard let delegate else { return terminal.suspend() }
    Task { @MainActor in
      await delegate.applicationWillSuspend(self)
      // In a turn of the loop, after it has read the pending input.
      animator.schedule(after: 0) { [terminal] in terminal.suspend() }
    }
  }

  private func applyTheme() {
    var theme = theme?.suiting(background: background) ?? .suiting(background: background)
    for (role, appearance) in appearances { theme[role] = appearance }
    terminal.theme = theme
    redraw()
  }

  private func stop() {
    window.dock = nil
    window.removeAllPanels()
    terminal.stop()
  }
}
