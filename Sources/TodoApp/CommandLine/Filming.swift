import TodoCommands

/// The film of a recording: its form, and the file that it is written to.
public struct Filming: Equatable, Sendable {
  /// The form of a film.
  public enum Form: Equatable, Sendable {
    /// An SVG of the screen at a moment.
    case still(Moment)
    /// An animated SVG.
    case animation
    /// An asciicast.
    case cast
  }

  /// A moment of a recording.
  public enum Moment: Equatable, Sendable {
    /// Seconds after the beginning.
    case seconds(Double)
    /// The event in a line of the file, with everything that it causes.
    case line(Int)

    /// Reads a moment: `3.5` or `line:12`.
    init?(_ text: String) {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      if parts.count == 2, parts[0] == "line", let line = Int(parts[1]), line > 0 {
        self = .line(line)
      } else if let seconds = Double(text), (0...86_400).contains(seconds) {
        self = .seconds(seconds)
      } else {
        return nil
      }
    }
  }

  /// The form.
  public var form: Form
  /// The path of the file; `-` is standard output.
  public var output: String
  /// The speed, as a multiple of the recorded one.
  public var speed: Double

  /// The film that a command line asks for; `nil` if it shows the recording.
  init?(_ line: ParsedCommandLine) {
    speed = line[ProgramOptions.speed] ?? 1
    if let path = line[ProgramOptions.svg] {
      (form, output) = (line[ProgramOptions.at].map(Form.still) ?? .animation, path)
    } else if let path = line[ProgramOptions.cast] {
      (form, output) = (.cast, path)
    } else {
      return nil
    }
  }
}
