public import TermPanels

/// A run of a program as a text: its input, its sizes, and its clock. ``Recorder`` writes one,
/// ``Replay`` runs a program on it.
///
/// The text has one line for each thing, in UTF-8:
///
/// ```text
/// termpanels-recording 1
/// size 80 24
/// colors 256
/// set today 2026-11-21
/// +1250000 key 'a'
/// = 5f3c9d0e8a7b6142
/// +80000 paste "two\nlines"
/// & key enter
/// +33333
/// = 0d4e5f60718293a4
/// ```
///
/// The first line is the format and its version. `size` and `colors` are the terminal's, and so is
/// `mouse`, which is there if the terminal could report one; `set` is a setting of the program's
/// own. A line with `+` is a turn of the loop: the microseconds since the turn before, and the
/// event that it began with, if any; `&` is a further event of that turn. `=` is the fingerprint of
/// the screen that the turn ended with, where it drew one. Events:
///
/// | Words | Event |
/// |---|---|
/// | `key 'a'`, `key C-'r'`, `key A-S-up`, `key f12` | a key, with Control, Alt, Shift |
/// | `paste "text"` | pasted text |
/// | `mouse press left 12 5`, `mouse C-drag right 0 7` | the mouse, at a column and a row |
/// | `mouse wheelup 3 4` | the wheel, at a column and a row |
/// | `resize 100 30` | a new size |
/// | `background d0d0d0` | the terminal reported its background |
/// | `resume`, `suspend`, `hangup` | as in `Event` |
///
/// In texts, `\n`, `\t`, `\\`, `\"`, `\'` and `\u{1b}` mean the same as in Swift.
public struct Recording: Equatable, Sendable {
  /// A turn of the loop.
  public struct Turn: Equatable, Sendable {
    /// Microseconds since the beginning.
    public var time: Int
    /// The events of the turn.
    public var events: [Event]
    /// The fingerprint of the screen that was drawn last; `nil` when nothing was drawn.
    public var frame: UInt64?
    /// The line of the text in which the turn begins, from 1.
    public var line: Int

    /// Whether there was no input and nothing was drawn, because only work was done.
    var isQuiet: Bool { events.isEmpty && frame == nil }
  }

  /// The version of the format that is read and written.
  public static let version = 1
  /// The largest screen that is accepted, in columns or rows.
  static let mostCells = 2000
  /// The most microseconds between two turns: a year.
  static let longestPause = 31_536_000_000_000

  /// The size of the terminal at the start.
  public var size = Size.zero
  /// The number of colours of the terminal.
  public var colorDepth = ColorDepth.indexed256
  /// Whether the terminal could report the mouse.
  public var hasMouse = false
  /// The program's own settings.
  public var settings: [String: String] = [:]
  /// The turns, in order.
  public var turns: [Turn] = []
}

/// A recording that cannot be read.
public struct RecordingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The problem with it.
  public let problem: String

  /// A sentence for the person who has the recording.
  public var description: String { "Line \(line) of the recording: \(problem)" }
}
