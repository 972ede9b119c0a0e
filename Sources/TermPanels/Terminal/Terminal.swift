/// A place to show cells and to hear of keys. The framework draws into cells and knows no more of
/// the terminal than this; `NcursesTerminal` drives a real one, ``MemoryTerminal`` none at all.
///
/// Order of calls: `start`, then any number of the others, then `stop`.
@MainActor public protocol Terminal: AnyObject {
  /// Columns and rows. Changes are told by ``Event/resize(_:)``.
  var size: Size { get }
  /// How many colours can be told apart.
  var colorDepth: ColorDepth { get }
  /// Whether characters beyond ASCII are shown by others that come near them, where there are any:
  /// what is drawn with them alone had better be left out. Known after `start`.
  var showsOnlyASCII: Bool { get }
  /// Whether a frame can be sent now without waiting. While it is not, frames are skipped.
  var isReadyForOutput: Bool { get }
  /// Turns roles into colours; set again when the background becomes known.
  var theme: Theme { get set }
  /// What the terminal is asked to tell of the mouse; ``MouseMode/off`` at first. It may tell more,
  /// which the application drops.
  var mouseMode: MouseMode { get set }
  /// Whether the terminal can tell of the mouse; known after `start`.
  var hasMouse: Bool { get }

  /// Bytes that frames have sent so far, where the terminal counts them exactly: compare two
  /// values. `nil` where it does not. Asking may begin the counting, with the next frame.
  var bytesSent: Int? { get }

  /// How fast the way to the terminal is, where it is measured, which no terminal does before it is
  /// started. `nil` where it is not, or not yet.
  var link: LinkSpeed? { get }

  /// Takes the terminal over.
  ///
  /// - Throws: ``TerminalError`` when there is none or it cannot show a full screen; the terminal
  ///   is then as it was.
  func start() throws(TerminalError)

  /// Gives the terminal back exactly as it was. Calling it again does nothing.
  func stop()

  /// Waits until something happens, and returns all that has: input is drained before anyone
  /// draws. Work on the main actor runs while it waits, and ends the wait, perhaps with no event.
  ///
  /// - Parameters:
  ///   - timeout: Seconds to wait at most; 0 does not wait; `nil` waits as long as it takes.
  ///   - output: Whether to return as well once ``isReadyForOutput`` has become true.
  func events(timeout: Double?, orReadyForOutput output: Bool) -> [Event]

  /// Runs the work that waits for the main actor, and what follows from it there, until none waits.
  /// It neither waits for work elsewhere, such as on another thread, nor reads input.
  ///
  /// - Returns: Whether there was any.
  func finishWork() -> Bool

  /// Shows the changed cells of a screen and puts the cursor in its place.
  ///
  /// - Parameters:
  ///   - grid: The whole screen; its size is the size the terminal last told.
  ///   - changes: Where it differs from what was presented before.
  ///   - cursor: Where the cursor stands, or `nil` to hide it.
  func present(_ grid: CellGrid, changes: Spans, cursor: Point?)

  /// Forgets what is on the screen: the next `present` sends all of it, whatever `changes` says.
  func invalidate()

  /// Gives the terminal back, stops the program as Ctrl-Z does elsewhere, and takes the terminal
  /// over again when it goes on, after which ``Event/resume`` is told.
  func suspend()

  /// Gives the terminal to another program, such as an editor, waits for its end, and takes the
  /// terminal over again, after which ``Event/resume`` is told. Nothing else happens meanwhile:
  /// not on the main actor.
  ///
  /// - Parameter arguments: The program, which is looked up in `PATH`, and its arguments, as they
  ///   are: no shell reads them.
  /// - Returns: The program's exit status; 128 and the signal's number where a signal ended it.
  /// - Throws: ``TerminalError`` when the program cannot be started.
  func run(_ arguments: [String]) throws(TerminalError) -> Int

  /// Puts a text on the clipboard of the person at the terminal, over SSH too.
  ///
  /// - Returns: Whether the terminal was told. What it does with it is its own affair; many ask
  ///   their user or do it only when they are set up to.
  func setClipboard(_ text: String) -> Bool
}

extension Terminal {
  /// Not counted.
  public var bytesSent: Int? { nil }
  /// Not measured.
  public var link: LinkSpeed? { nil }
  /// Left to whoever runs the main actor.
  public func finishWork() -> Bool { false }
  /// They are shown.
  public var showsOnlyASCII: Bool { false }

  /// A terminal that says nothing of a mouse has none.
  public var hasMouse: Bool { false }

  /// Always off, whatever is set.
  public var mouseMode: MouseMode {
    get { .off }
    set {}
  }

  /// Refused.
  public func run(_ arguments: [String]) throws(TerminalError) -> Int {
    throw TerminalError("Other programs cannot be run here.")
  }

  /// There is none.
  public func setClipboard(_ text: String) -> Bool { false }
}

/// How many colours a terminal can tell apart.
public enum ColorDepth: Int, Comparable, Sendable {
  /// None: meaning is carried by text and attributes.
  case monochrome = 1
  /// Eight.
  case basic8 = 8
  /// Eight and their bright forms.
  case basic16 = 16
  /// The palette of 256.
  case indexed256 = 256
  /// Any colour.
  case direct = 16_777_216

  /// Fewer colours come first.
  public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}

/// Why a terminal could not be taken over: a sentence for the person at it.
public struct TerminalError: Error, CustomStringConvertible {
  /// What is wrong and what to do.
  public let description: String

  /// Creates an error from a sentence.
  public init(_ description: String) { self.description = description }
}
