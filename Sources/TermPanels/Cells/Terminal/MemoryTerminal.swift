/// A terminal in memory: keeps what was presented and returns the events it was given. Tests,
/// recordings and anything else that needs a program's screen without showing it use this one.
@MainActor public final class MemoryTerminal: Terminal {
  /// Columns and rows; change them with ``resize(to:)``.
  public private(set) var size: Size
  /// The colours that the program may use.
  public var colorDepth: ColorDepth
  /// Set to `true` to act as a terminal that shows ASCII alone; presented cells stay as they are.
  public var showsOnlyASCII = false
  /// Set to `true` to act as a terminal without the signs that programs draw.
  public var lacksSigns = false
  /// Set to `false` to act as a terminal that takes no more output.
  public var isReadyForOutput = true
  /// The theme last set.
  public var theme: Theme = .calm
  /// The mouse events that the program last asked for.
  public var mouseMode = MouseMode.off
  /// Set to `false` to act as a terminal without a mouse.
  public var hasMouse = true
  /// Set it to act as a terminal whose answers have shown the speed of the link.
  public var link: LinkSpeed?
  /// The cells on the screen.
  public private(set) var screen: CellGrid
  /// The position of the cursor; `nil` while it is hidden.
  public var cursor: Point? { lastCursor?.shown }
  /// The cell on which the cursor stands, shown or hidden: where a person's attention is.
  public var focusPoint: Point? { lastCursor?.position }
  /// Frames presented so far.
  public private(set) var frameCount = 0
  /// Cells that the last frame changed.
  public private(set) var lastChangedCellCount = 0
  /// Whether the program holds the terminal.
  public private(set) var isStarted = false
  /// The number of times that the program suspended itself.
  public private(set) var suspendCount = 0
  /// Whether the program asked for the whole screen to be sent again.
  public private(set) var isInvalid = false
  /// The text that the program last put on the clipboard.
  public private(set) var clipboard: String?
  /// The fate of texts for the clipboard.
  public var clipboardOutcome = ClipboardOutcome.copied
  /// The notices that the program gave, in their order.
  public private(set) var notices: [Notice] = []
  /// Replaces the programs that are run: takes the arguments and returns the exit status.
  public var runner: ([String]) -> Int = { _ in 0 }
  /// The programs that were launched, each with its arguments.
  public private(set) var launched: [[String]] = []
  private var lastCursor: Cursor?
  private var pending: [Event] = []

  /// Creates a terminal of a size.
  public init(size: Size, colorDepth: ColorDepth = .indexed256) {
    self.size = size
    self.colorDepth = colorDepth
    screen = CellGrid(size: size)
  }

  /// Adds an event for the program to find at its next turn.
  public func send(_ event: Event) { pending.append(event) }

  /// Changes the size, as dragging the window's corner does.
  public func resize(to size: Size) {
    self.size = size
    pending.append(.resize(size))
  }

  /// Takes the terminal over.
  public func start() throws(TerminalError) { isStarted = true }

  /// Gives the terminal back.
  public func stop() { isStarted = false }

  /// The events that were sent; never waits.
  public func events(timeout: Double?, orReadyForOutput output: Bool) -> [Event] {
    defer { pending = [] }
    return pending
  }

  /// Keeps the screen. Cells outside `changes` stay as they were, so that a change that a program
  /// does not report does not show.
  public func present(_ grid: CellGrid, changes: Spans, cursor: Cursor?) {
    if isInvalid || grid.size != screen.size {
      screen = grid
      isInvalid = false
    } else {
      for y in 0..<changes.rows {
        for x in changes.columns(row: y) { screen[x, y] = grid[x, y] }
      }
      screen.tags = grid.tags
    }
    lastChangedCellCount = changes.cellCount
    lastCursor = cursor
    frameCount += 1
  }

  /// Asks for the whole screen at the next frame.
  public func invalidate() { isInvalid = true }

  /// Counts the call; the program continues at once.
  public func suspend() {
    suspendCount += 1
    pending.append(.resume)
  }

  /// Calls ``runner``.
  public func run(_ arguments: [String]) throws(TerminalError) -> Int {
    defer { pending.append(.resume) }
    return runner(arguments)
  }

  /// Keeps the arguments.
  public func launch(_ arguments: [String]) throws(TerminalError) { launched.append(arguments) }

  /// Keeps the text.
  public func setClipboard(_ text: String) -> ClipboardOutcome {
    clipboard = text
    return clipboardOutcome
  }

  /// Keeps the notice.
  public func notify(_ notice: Notice) -> Bool {
    notices.append(notice)
    return true
  }
}
