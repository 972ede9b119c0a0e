/// A device that shows cells and reports keys. The framework draws into cells and knows nothing
/// else of the terminal; `NcursesTerminal` drives a real one, ``MemoryTerminal`` none at all.
///
/// Order of calls: `start`, then any number of the others, then `stop`.
@MainActor public protocol Terminal: AnyObject {
  /// Columns and rows. Changes are reported by ``Event/resize(_:)``.
  var size: Size { get }
  /// The number of distinct colours.
  var colorDepth: ColorDepth { get }
  /// Whether characters beyond ASCII are replaced by similar ones, where there are any: drawings
  /// that consist of them should then be left out. Known after `start`.
  var showsOnlyASCII: Bool { get }
  /// Whether the terminal's font, or its table of widths, lacks the signs that programs draw, while
  /// it shows other characters beyond ASCII. Known after `start`; it may become true later, after
  /// which ``Event/resume`` is reported.
  var lacksSigns: Bool { get }
  /// Whether a frame can be sent now without waiting. While it is not, frames are skipped.
  var isReadyForOutput: Bool { get }
  /// The theme that turns roles into colours; set again when the background becomes known.
  var theme: Theme { get set }
  /// The mouse events that the terminal is asked to report; ``MouseMode/off`` at first. It may
  /// report more, which the application drops.
  var mouseMode: MouseMode { get set }
  /// Whether the terminal can report the mouse; known after `start`.
  var hasMouse: Bool { get }

  /// Bytes that frames have sent so far, where the terminal counts them exactly: compare two
  /// values. `nil` if it does not. Reading this may start the counting, with the next frame.
  var bytesSent: Int? { get }

  /// The speed of the link to the terminal; `nil` if it is not measured, or not yet. No terminal
  /// measures it before it is started.
  var link: LinkSpeed? { get }

  /// Takes the terminal over.
  ///
  /// - Throws: ``TerminalError`` when there is none or it cannot show a full screen; the terminal
  ///   is then as it was.
  func start() throws(TerminalError)

  /// Gives the terminal back exactly as it was. Calling it again does nothing.
  func stop()

  /// Waits until something happens, and returns all events: input is drained before anything is
  /// drawn. Work on the main actor runs while it waits, and ends the wait, perhaps with no event.
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
  ///   - grid: The whole screen; its size is the one that the terminal last reported.
  ///   - changes: The cells that differ from what was presented before.
  ///   - cursor: The cursor; `nil` hides it and leaves it anywhere.
  func present(_ grid: CellGrid, changes: Spans, cursor: Cursor?)

  /// Forgets the contents of the screen: the next `present` sends all of it, whatever `changes` is.
  func invalidate()

  /// Gives the terminal back, suspends the program as Ctrl-Z does elsewhere, and takes the terminal
  /// over again when the program continues, after which ``Event/resume`` is reported.
  func suspend()

  /// Gives the terminal to another program, such as an editor, waits for its end, and takes the
  /// terminal over again, after which ``Event/resume`` is reported. The main actor is blocked
  /// meanwhile.
  ///
  /// - Parameter arguments: The program, which is looked up in `PATH`, and its arguments, as they
  ///   are: no shell interprets them.
  /// - Returns: The program's exit status; 128 plus the signal's number where a signal ended it.
  /// - Throws: ``TerminalError`` when the program cannot be started.
  func run(_ arguments: [String]) throws(TerminalError) -> Int

  /// Launches a program that needs no terminal, such as a browser, and does not wait for it.
  ///
  /// - Parameter arguments: The program, which is looked up in `PATH`, and its arguments, as they
  ///   are: no shell interprets them.
  /// - Throws: ``TerminalError`` when the program cannot be started.
  func launch(_ arguments: [String]) throws(TerminalError)

  /// Puts a text on the clipboard of the person at the terminal, over SSH too.
  ///
  /// - Returns: What has become of it, for the words to the person.
  func setClipboard(_ text: String) -> ClipboardOutcome

  /// Gives a notice to the person at the terminal, over SSH too.
  ///
  /// - Returns: Whether it was sent. The terminal decides what to do with it; many show it only
  ///   while their window is in the background.
  func notify(_ notice: Notice) -> Bool
}

extension Terminal {
  /// Not counted.
  public var bytesSent: Int? { nil }
  /// Not measured.
  public var link: LinkSpeed? { nil }
  /// Does nothing; the work is left to the main actor's own loop.
  public func finishWork() -> Bool { false }
  /// `false`: characters beyond ASCII are shown.
  public var showsOnlyASCII: Bool { false }

  /// `false`: signs are shown.
  public var lacksSigns: Bool { false }

  /// `false`: a terminal has no mouse unless it overrides this.
  public var hasMouse: Bool { false }

  /// Always off, and cannot be set.
  public var mouseMode: MouseMode {
    get { .off }
    set {}
  }

  /// Refuses to run any program.
  public func run(_ arguments: [String]) throws(TerminalError) -> Int {
    throw TerminalError("Other programs cannot be run here.")
  }

  /// Refuses to launch any program.
  public func launch(_ arguments: [String]) throws(TerminalError) {
    throw TerminalError("Other programs cannot be run here.")
  }

  /// Does nothing, since there is no clipboard.
  public func setClipboard(_ text: String) -> ClipboardOutcome {
    .impossible("Nothing can be copied here.")
  }

  /// Does nothing, since there is no way to give a notice.
  public func notify(_ notice: Notice) -> Bool { false }
}

/// The number of colours that a terminal can show.
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

/// An error of a terminal: a sentence for the person at it.
public struct TerminalError: Error, CustomStringConvertible {
  /// The problem and its cure.
  public let description: String

  /// Creates an error from a sentence.
  public init(_ description: String) { self.description = description }
}
