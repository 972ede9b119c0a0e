/// Runs a program on a terminal: waits, dispatches every event to its responder, then lays out and
/// draws the changes once. One direction, once a turn.
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
  /// The work that the program has requested, such as saving.
  public let work: WorkQueue
  /// Commands that the program offers everywhere, such as quit and help; computed whenever they
  /// are needed.
  public var commands: () -> [KeyCommand] = { [] }
  /// The object notified of the program's life cycle.
  public weak var delegate: (any ApplicationDelegate)?
  /// The observer of the program; a tool shows itself in ``Window/dock``. Without an observer
  /// nothing is reported and nothing is measured.
  public weak var observer: (any ProgramObserver)?

  /// The narrator that presents the program without a screen; `nil`, the default, for a program on
  /// a screen. It is set before the program starts.
  public var narrator: (any Narrator)?

  /// Whether the loop runs.
  public private(set) var isRunning = false
  /// Whether ``quit()`` was called.
  public private(set) var isQuitting = false
  /// The time, by the program's clock, of the last key, paste, mouse event or, in a dialogue, line;
  /// ``now`` minus this is the idle time. `nil` before the first input.
  public private(set) var lastInput: Double?

  /// The dispatch of keys, which views use to press the keys that they show.
  let keys: KeyDispatch
  /// The activities of the panels.
  let activities = Activities()
  private let screen: Screen
  private let mouse: MouseAccess
  private let linkPolicy: LinkPolicy
  private let input: HeldInput
  private var addedCommands: [() -> [KeyCommand]] = []
  private var selection: ThemeSelection {
    didSet {
      terminal.theme = selection.theme
      redraw()
    }
  }

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
    window = Window()
    animator = Animator(clock: clock ?? MonotonicClock(), motion: motion)
    screen = Screen(terminal: terminal)
    input = HeldInput(window)
    work = WorkQueue(input, clock: animator.clock)
    keys = KeyDispatch(window, input)
    mouse = MouseAccess(terminal, window, keys)
    linkPolicy = LinkPolicy(terminal, animator, window, keys)
    selection = ThemeSelection(background: terminal.theme.terminalBackground)
    super.init()
    window.application = self
  }

  /// Takes the terminal, shows the panel, and runs until ``quit()`` or until the terminal is gone.
  /// The terminal is always given back.
  ///
  /// - Throws: ``TerminalError`` when the terminal cannot be taken; it is then as it was.
  public func run(_ root: Panel) throws(TerminalError) {
    try start(root)
    while isRunning { turn() }
    activities.endAll()
    window.dock = nil
    window.removeAllPanels()
    terminal.stop()
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
    let hasNews = screen.needsDrawing(window)
    let delay = hasNews ? work.frameDelay : nil
    let timeout = ChangeQueue.isWaiting ? 0 : [animator.timeout, delay].compactMap(\.self).min()
    let events = terminal.events(timeout: timeout, orReadyForOutput: hasNews && delay == nil)
    while isRunning, let event = input.next() { handle(event) }
    for event in events where isRunning { handle(event) }
    ChangeQueue.goOn()
    linkPolicy.follow()
    animator.advance()
    if isRunning { update() }
  }

  /// Ends the loop, once the requested ``work`` is done and the ``delegate`` has finished its own.
  public func quit() {
    guard !isQuitting else { return }
    isQuitting = true
    work.perform { [self] in
      await delegate?.applicationWillTerminate(self)
      isRunning = false
    }
  }

  /// Whether input waits until requested work is done.
  public var isHoldingInput: Bool { input.isHolding }

  /// Discards the input that waits for work: keys typed for a screen that does not come, since the
  /// work has failed, are not meant for the one that stays.
  public func discardHeldInput() { input.discard() }

  /// The time by the program's clock, in seconds since an arbitrary moment.
  public var now: Double { animator.clock.now }

  // MARK: - Events

  /// Dispatches an event.
  private func handle(_ event: Event) {
    if window.mouse.isOver(with: event) { return takeInput {} }
    switch event {
    case .key(let key): takeInput { keys.take(key) }
    case .paste(let text): takeInput { keys.paste(text) }
    case .mouse(let event) where mouse.admits(event): takeInput { window.mouse.take(event) }
    case .mouse: noteInput()
    case .resize(let size):
      window.frame = Rect(origin: .zero, size: size)
      redraw()
    case .resume: redraw()
    case .suspend: suspend()
    case .background(let color): selection.background = color
    // Nothing can be waited for any more; accepted changes are saved already.
    case .hangup: isRunning = false
    }
  }

  /// Prepares for a person's input and handles it, unless the program is ending.
  private func takeInput(_ handle: () -> Void) {
    noteInput()
    window.inputDidArrive()
    guard !isQuitting else { return }
    delegate?.applicationWillHandleInput(self)
    window.settleFirstResponder()
    window.setNeedsStatusUpdate()
    handle()
  }

  /// Records a person's input; see ``lastInput``. A narrator's input is no event of the terminal.
  public func noteInput() { lastInput = now }

  private func suspend() {
    guard let delegate else { return terminal.suspend() }
    Task { @MainActor in
      await delegate.applicationWillSuspend(self)
      // In a turn of the loop, after it has read the pending input.
      animator.schedule(after: 0) { [self] in
        terminal.suspend()
        delegate.applicationDidResume(self)
      }
    }
  }

  // MARK: - Drawing

  /// Lays out and draws all changes. A frame waits some milliseconds for ``work``, so that it shows
  /// the result as well.
  public func update() {
    activities.follow()
    if let observer { return update(observedBy: observer) }
    window.settle()
    _ = drawIfNeeded()
  }

  /// Draws a frame and reports it to the observer, then draws the changes of the observer.
  private func update(observedBy observer: any ProgramObserver) {
    let begin = now
    let bytes = terminal.bytesSent
    window.settle()
    let isOfProgram = window.dirty.intersects(window.programArea)
    var report: FrameReport?
    if let frame = drawIfNeeded(), isOfProgram {
      report = FrameReport(
        dirtyCells: frame.dirty.cellCount, changedCells: frame.changes.cellCount,
        seconds: now - begin)
      report?.link = link
      if let bytes, let now = terminal.bytesSent { report?.bytes = now - bytes }
    }
    observer.application(self, didUpdateWith: report)
    window.settle()
    _ = drawIfNeeded()
  }

  private func drawIfNeeded() -> (dirty: Spans, changes: Spans)? {
    guard screen.needsDrawing(window), work.frameDelay == nil, terminal.isReadyForOutput else {
      return nil
    }
    return screen.draw(window)
  }

  /// Sends the whole screen again, for when something else wrote on it.
  public func redraw() {
    screen.invalidate()
    window.setNeedsDisplay()
  }

  /// The chosen theme; with `nil`, the default, the terminal's background decides: dark
  /// ``Theme/calm`` or light ``Theme/paper``. Setting it draws everything again; on a background
  /// that does not suit it, a theme brings its own (see ``Theme/suiting(background:)-method``).
  public var theme: Theme? {
    get { selection.chosen }
    set { selection.chosen = newValue }
  }

  /// The theme that the program has on a terminal with a background: the chosen one or the default,
  /// with the program's own roles.
  public func theme(on background: Color) -> Theme {
    var selection = selection
    selection.background = background
    return selection.theme
  }

  /// The appearances of the program's own roles (see ``Role/firstFree``), in every theme; of a
  /// built-in role only the colour is replaced.
  public var appearances: [Role: Theme.Appearance] {
    get { selection.appearances }
    set { selection.appearances = newValue }
  }

  /// The signs that the program draws, such as lines, marks and arrows. Setting them draws
  /// everything again.
  public var signs = Signs.auto { didSet { if signs != oldValue { redraw() } } }

  // MARK: - The mouse and the link

  /// The mouse events that the program receives. None at first: until a program sets this, the
  /// mouse selects text. The person can take the mouse back at any time, with
  /// ``Command/programMouse``.
  public var mouseMode: MouseMode {
    get { mouse.mode }
    set { mouse.mode = newValue }
  }

  /// Whether the person has taken the mouse back for the time being; ``mouseMode`` stays.
  public var isMouseReleased: Bool { mouse.isReleased }

  /// The bottom line's text while the mouse is released.
  var mouseStatus: String? { mouse.status }

  /// Whether the measured speed of the link to the terminal limits motion (see ``link``). A program
  /// sets it to `false` for a person who has chosen a degree of motion.
  public var adaptsMotion: Bool {
    get { linkPolicy.adaptsMotion }
    set { linkPolicy.adaptsMotion = newValue }
  }

  /// Notes on the link for the bottom line, the longest first, to choose by the room there is;
  /// empty where the link is not measured.
  var linkNotes: [String] { linkPolicy.notes }

  // MARK: - Commands

  public override var keyCommandsTitle: String? { "Everywhere" }

  public override var keyCommands: [KeyCommand] {
    let all =
      commands() + addedCommands.flatMap { $0() }
      + [KeyCommand(.programQuit) { [unowned self] in quit() }]
    guard narrator == nil else { return all }
    return all + mouse.commands + linkPolicy.commands + [
      KeyCommand(.programRedraw) { [unowned self] in redraw() },
      KeyCommand(.programSuspend) { [unowned self] in suspend() },
    ]
  }

  /// Adds commands that work everywhere, beside the program's own ``commands``: for tools that a
  /// program has installed.
  public func addCommands(_ commands: @escaping () -> [KeyCommand]) {
    addedCommands.append(commands)
    window.setNeedsStatusUpdate()
  }
}
