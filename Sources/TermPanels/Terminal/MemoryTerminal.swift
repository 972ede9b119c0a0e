/// A terminal without a terminal: keeps what was presented and tells the events it was given.
/// Tests, recordings and anything else that wants to see a program's screen without showing it
/// use this one.
@MainActor public final class MemoryTerminal: Terminal {
  /// Columns and rows; change them with ``resize(to:)``.
  public private(set) var size: Size
  /// How many colours the program is told to use.
  public var colorDepth: ColorDepth
  /// Set to `true` to act as a terminal that shows ASCII alone; what is presented stays as it is.
  public var showsOnlyASCII = false
  /// Set to `false` to act as a terminal that takes no more output.
  public var isReadyForOutput = true
  /// The theme last set.
  public var theme: Theme = .calm
  /// What the program last asked to be told of the mouse.
  public var mouseMode = MouseMode.off
  /// Set to `false` to act as a terminal without a mouse.
  public var hasMouse = true
  /// Set it to act as a terminal whose answers have told how fast the way to it is.
  public var link: LinkSpeed?
  /// What is on the screen.
  public private(set) var screen: CellGrid
  /// Where the cursor stands; `nil` while it is hidden.
  public private(set) var cursor: Point?
  /// Frames presented so far.
  public private(set) var frameCount = 0
  /// Cells that the last frame changed.
  public private(set) var lastChangedCellCount = 0
  /// Whether the program holds the terminal.
  public private(set) var isStarted = false
  /// How often the program suspended itself.
  public private(set) var suspendCount = 0
  /// Whether the program asked for the whole screen to be sent again.
  public private(set) var isInvalid = false
  /// What the program has put on the clipboard last.
  public private(set) var clipboard: String?
  /// Stands for the programs that are run: is given the arguments and answers the exit status.
  public var runner: ([String]) -> Int = { _ in 0 }
  private var pending: [Event] = []

  /// Creates a terminal of a size.
  public init(size: Size, colorDepth: ColorDepth = .indexed256) {
    self.size = size
    self.colorDepth = colorDepth
    screen = CellGrid(size: size)
  }

  /// Adds an event for the program to find at its next turn.
  public func send(_ event: Event) { pending.append(event) }

  /// Changes the size, as a person does who drags the window's corner.
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

  /// Keeps the screen. Cells outside `changes` are kept as they were, so that a program which
  /// forgets to tell a change is seen to.
  public func present(_ grid: CellGrid, changes: Spans, cursor: Point?) {
    if isInvalid || grid.size != screen.size {
      screen = grid
      isInvalid = false
    } else {
      for y in 0..<changes.rows {
        for x in changes.columns(row: y) { screen[x, y] = grid[x, y] }
      }
    }
    lastChangedCellCount = changes.cellCount
    self.cursor = cursor
    frameCount += 1
  }

  /// Asks for the whole screen at the next frame.
  public func invalidate() { isInvalid = true }

  /// Counts; goes on at once.
  public func suspend() {
    suspendCount += 1
    pending.append(.resume)
  }

  /// Asks ``runner``.
  public func run(_ arguments: [String]) throws(TerminalError) -> Int {
    defer { pending.append(.resume) }
    return runner(arguments)
  }

  /// Keeps the text.
  public func setClipboard(_ text: String) -> Bool {
    clipboard = text
    return true
  }
}
