public import TermPanels
import TermPanelsLinear
public import TermPanelsRecording

/// Films a recording: runs a program on it without a terminal, as fast as it can, and keeps every
/// screen with its time.
///
/// ```swift
/// let camera = Camera(try Recording(text))
/// let application = Application(terminal: camera.terminal, clock: camera.clock)
/// let film = try camera.film(application, root)
/// let picture = film.animatedSVG()
/// ```
///
/// The recording may be a script that was written by hand, without screens; see
/// `Recording.isScript`. Its pauses are filled with turns, so that motion is seen. A camera films
/// once.
@MainActor public final class Camera {
  /// The moment at which a film ends.
  public enum Moment: Equatable, Sendable {
    /// Seconds after the beginning.
    case seconds(Double)
    /// The event in a line of the recording, with everything that it causes before the next event.
    case line(Int)
  }

  /// The terminal for the program.
  public var terminal: any Terminal { replay }
  /// The clock for the program.
  public var clock: TurnClock { replay.clock }
  /// The line of the first turn whose screen differed from the recorded one.
  public var divergence: Int? { replay.divergence }

  /// The longest recording that is filmed, in microseconds: a day.
  private static let longest = 86_400_000_000

  private let recording: Recording
  private let isTooLong: Bool
  private let reel: Reel
  private let replay: Replay

  /// Creates a camera.
  ///
  /// - Parameters:
  ///   - recording: The recording to film.
  ///   - patience: Seconds to wait for a recorded screen before it counts as different.
  ///   - work: Runs the work of the main actor to its end, after waiting for some for a number of
  ///     seconds, and returns whether there was any: `MainQueue.finish(within:)` for a program that
  ///     uses `async` functions.
  public init(
    _ recording: Recording, patience: Double = 2,
    work: @escaping @MainActor (Double) -> Bool = { _ in false }
  ) {
    isTooLong = (recording.turns.last?.time ?? 0) > Camera.longest
    let recording = recording.isScript && !isTooLong ? recording.filled : recording
    self.recording = recording
    reel = Reel(size: recording.largestSize, colorDepth: recording.colorDepth, work: work)
    replay = Replay(recording, on: reel, patience: patience)
    reel.clock = replay.clock
  }

  /// Runs a program on the recording.
  ///
  /// - Parameters:
  ///   - application: The program, with the camera's ``terminal`` and ``clock``.
  ///   - root: The root panel.
  ///   - moment: The moment at which the film ends; `nil` for the end of the recording.
  /// - Returns: The film.
  /// - Throws: `TerminalError` with a sentence, when the moment or the recording cannot be filmed.
  public func film(
    _ application: Application, _ root: Panel, until moment: Moment? = nil
  ) throws(TerminalError) -> Film {
    if case .line(let line)? = moment, !recording.hasEvent(inLine: line) {
      throw TerminalError("Line \(line) of the recording has no event.")
    }
    guard !isTooLong else {
      throw TerminalError("The recording takes more than a day. Film a shorter one.")
    }
    try application.start(root)
    let spoken = try run(application, until: moment)
    let end = replay.clock.microseconds
    replay.stop()
    return Film(
      reel.frames, steps: recording.steps(until: end), end: end, spoken: spoken,
      dark: application.theme(on: Camera.background(of: application.theme, like: .calm)),
      light: application.theme(on: Camera.background(of: application.theme, like: .paper)),
      colorDepth: recording.colorDepth)
  }

  /// The background for a theme: its own one if that is as light as that of another theme.
  private static func background(of theme: Theme?, like other: Theme) -> Color {
    guard let theme, theme.isLight == other.isLight else { return other.terminalBackground }
    return theme.terminalBackground
  }

  /// The last event, if no screen was recorded after it. It may end the program, which has nothing
  /// to read then.
  private var lastUnseenEvent: Recording.Turn? {
    let turns = recording.turns
    guard let index = turns.lastIndex(where: { !$0.events.isEmpty }),
      turns[index...].allSatisfy({ $0.frame == nil })
    else { return nil }
    return turns[index]
  }

  /// Turns the loop to the moment, and returns the sentences of the last screen.
  private func run(
    _ application: Application, until moment: Moment?
  ) throws(TerminalError) -> [String] {
    let lastEvent = lastUnseenEvent
    var spoken: [String] = []
    while application.isRunning, !replay.isOver {
      if let turn = replay.nextTurn {
        if moment?.isBefore(turn) == true { break }
        if turn == lastEvent { spoken = application.spokenScreen }
      }
      application.turn()
      guard !reel.isFull else {
        throw TerminalError(
          "The recording has more than \(Film.mostFrames) screens. Film a shorter one.")
      }
    }
    return application.isQuitting ? spoken : application.spokenScreen
  }
}

extension Camera.Moment {
  /// Whether it is over when a turn begins.
  fileprivate func isBefore(_ turn: Recording.Turn) -> Bool {
    switch self {
    case .seconds(let seconds): Double(turn.time) > seconds * 1_000_000
    case .line(let line): !turn.events.isEmpty && turn.line > line
    }
  }
}
